//! What a step would do, told before it is made.

use crate::{Herd, Step};
use game::Rules;
use serde::Serialize;

/// What a step of Herd would do at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = HerdEffect), ts(rename = "HerdEffect"))]
pub struct Effect {
    /// The enemy stones that a placement would capture, sorted.
    pub captures: Vec<String>,
}

impl<const W: usize> Herd<W> {
    /// What a legal step would do.
    pub fn effect(&self, step: Step) -> Effect {
        let other = self.mover().other();
        let captured = match step {
            Step::Place(_) => self.stones(other) - self.after(step).stones(other),
            Step::Remove(_) => return Effect { captures: Vec::new() },
        };
        Effect { captures: captured.iter().map(|cell| self.grid().name(cell)).collect() }
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
    fn captures_are_told_before_they_happen() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut met = 0;
        for _ in 0..20 {
            let mut state = Herd::<1>::start(&"hex4".parse::<Setup>().unwrap());
            while !matches!(state.node(), Node::Over(_)) {
                if state.node() == Node::Chance {
                    state = state.after_chance(state.sample_chance(&mut rng));
                    continue;
                }
                let step = state.random_step(&mut rng);
                let (other, effect) = (state.mover().other(), state.effect(step));
                let after = state.after(step);
                let lost = state.stones(other).len() - after.stones(other).len();
                let removed = usize::from(matches!(step, Step::Remove(_)));
                assert_eq!(effect.captures.len() + removed, lost);
                met += effect.captures.len();
                state = after;
            }
        }
        assert!(met > 20);
    }
}
