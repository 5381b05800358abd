//! What the search is told about Bug.

use super::siblings::Siblings;
use super::value::Value;
use ::bug::{Bug, Step};
use game::{Rules, Seat};
use rand::Rng;
use search::mcts::{Candidate, Knowledge};

/// The learned value, and an order of steps by what it says of where they lead.
pub(super) struct Learned<'a> {
    pub value: &'a Value,
}

/// How much better the odds of a step must look for it to weigh as much better: as a power.
const SHARPNESS: f32 = 1.4;
/// The longest odds that are told apart, either way.
const ODDS: f32 = 1000.0;
/// The least weight against the best step's.
const LEAST_WEIGHT: f32 = 1e-3;

impl<const W: usize> Knowledge<Bug<W>> for Learned<'_> {
    fn evaluate<G: Rng>(&self, state: &Bug<W>, _rng: &mut G) -> f32 {
        self.value.of_first(state)
    }

    fn candidates(&self, state: &Bug<W>, _seat: Seat, list: &mut Vec<Candidate<Step>>) {
        let from = list.len();
        let odds = |share: f32| (share / (1.0 - share)).clamp(1.0 / ODDS, ODDS);
        let mut best = 0.0_f32;
        let mut siblings = Siblings::behind(state, self.value);
        list.extend(state.steps().map(|step| {
            let after = state.after(step);
            let of_mover = siblings.of_mover(&after);
            // Who is to move when it is over has won.
            let share = if after.mover() == state.mover() { of_mover } else { 1.0 - of_mover };
            best = best.max(share);
            Candidate { step, weight: share, share: Some(share) }
        }));
        let best = odds(best);
        for candidate in &mut list[from..] {
            candidate.weight = (odds(candidate.weight) / best).powf(SHARPNESS).max(LEAST_WEIGHT);
        }
    }
}
