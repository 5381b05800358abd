//! What a step would do, told before it is made.

use crate::{Bug, Phase, Step};
use game::Rules;
use hexgrid::{Cell, CellSet};
use serde::Serialize;

/// What a step of Bug would do at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = BugEffect), ts(rename = "BugEffect"))]
pub struct Effect {
    /// The size that the bug with the new stone would reach; 0 for a swap.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub size: usize,
    /// The stones that would be eaten, sorted: by a growth itself, or behind a placement after which a bug must eat,
    /// whichever way it then grows.
    pub eats: Vec<String>,
    /// Between how many ways of growing the player would have to choose next.
    #[cfg_attr(feature = "schema", ts(type = "number"))]
    pub choices: usize,
}

impl<const W: usize> Bug<W> {
    /// What a legal step would do.
    pub fn effect(&self, step: Step) -> Effect {
        let (grid, mover) = (self.grid(), self.mover());
        let enemies = |state: &Bug<W>| state.stones(mover.other());
        let after = self.after(step);
        let size = |cell: Cell| grid.group(cell, after.stones(mover)).len();
        let goes_on = after.phase() == Phase::Eat;
        let (size, eaten) = match step {
            Step::Swap => return Effect { size: 0, eats: Vec::new(), choices: 0 },
            Step::Grow(cell) => (size(cell), enemies(self) - enemies(&after)),
            Step::Place(cell) => {
                let by = |growth| enemies(&after) - enemies(&after.after(growth));
                let all = after.steps().filter(|_| goes_on).map(by);
                (size(cell), all.fold(CellSet::EMPTY, |eaten, by| eaten | by))
            }
        };
        let choices = if goes_on { after.steps().len() } else { 0 };
        Effect { size, eats: eaten.iter().map(|cell| grid.name(cell)).collect(), choices }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    #[test]
    fn a_stone_alone_does_nothing_else() {
        let start = Bug::<1>::start(&"hex3".parse::<Setup>().unwrap());
        let step = start.steps().next().unwrap();
        assert_eq!(start.effect(step), Effect { size: 1, eats: vec![], choices: 0 });
    }

    #[test]
    fn what_would_be_eaten_is_told_and_how_many_ways_there_are() {
        let start = Bug::<1>::start(&"hex3".parse::<Setup>().unwrap());
        let mut met = 0;
        // Every placement beside a lone enemy stone must eat it, and grows into any free cell around.
        let after = start.after(start.steps().nth(9).unwrap());
        for step in after.steps() {
            let effect = after.effect(step);
            let mut state = after.after(step);
            if state.phase() != Phase::Eat {
                assert_eq!(effect, Effect { size: 1, eats: vec![], choices: 0 });
                continue;
            }
            met += 1;
            assert_eq!((effect.size, effect.eats.len(), effect.choices), (1, 1, state.steps().len()));
            let growth = state.steps().next().unwrap();
            let grown = state.effect(growth);
            assert_eq!((grown.size, &grown.eats), (2, &effect.eats));
            state = state.after(growth);
            assert!(state.stones(after.mover().other()).is_empty());
        }
        assert!(met >= 3);
    }
}
