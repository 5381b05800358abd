//! What a step would do, told before it is made.

use crate::{BugOff, Step};
use game::{Rules, Seat};
use serde::Serialize;

/// What a step of Bug Off would do at once. It hangs on the displays alone, which everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = BugOffEffect), ts(rename = "BugOffEffect"))]
pub struct Effect {
    /// How many cards of the kind would then lie on the own display.
    pub display: u8,
    /// By seat, how many cards would move to the score pile; empty for a placing.
    pub scores: Vec<u8>,
}

impl BugOff {
    /// What a legal step would do.
    pub fn effect(&self, step: Step) -> Effect {
        match step {
            Step::Place(kind) => {
                Effect { display: self.display(self.mover()).of(kind) + 1, scores: Vec::new() }
            }
            Step::Score(kind) => {
                let scores = Seat::all(self.seats()).map(|seat| self.display(seat).of(kind));
                Effect { display: 0, scores: scores.collect() }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use game::Node;
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn what_is_told_is_what_happens() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut scored = 0;
        for _ in 0..20 {
            let mut state = BugOff::start(&"seats=3 copies=6".parse::<Setup>().unwrap());
            loop {
                match state.node() {
                    Node::Over(_) => break,
                    Node::Chance => state = state.after_chance(state.sample_chance(&mut rng)),
                    Node::Decide(seat) => {
                        let step = state.random_step(&mut rng);
                        let (Step::Place(kind) | Step::Score(kind)) = step;
                        let (effect, after) = (state.effect(step), state.after(step));
                        assert_eq!(effect.display, after.display(seat).of(kind));
                        for (seat, cards) in Seat::all(3).zip(effect.scores) {
                            let gained = after.score_pile(seat).of(kind) - state.score_pile(seat).of(kind);
                            assert_eq!(gained, cards);
                            scored += u32::from(cards);
                        }
                        state = after;
                    }
                }
            }
        }
        assert!(scored > 20);
    }
}
