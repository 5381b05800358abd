//! The worth of many positions that differ little: all those that one step leads to.

use super::value::{CELLS, Look, Signs, Value, counts, first_weight, patterns_at, share_of_mover};
use crate::layout::Layout;
use ::bug::Bug;

/// Judges positions behind one position. What they share with it is added up once.
pub(super) struct Siblings<'a, const W: usize> {
    value: &'a Value,
    before: &'a Bug<W>,
    /// The position before as the one to move sees it, and as the other does.
    common: [Option<Common<W>>; 2],
}

/// The patterns of the position before, from one side.
struct Common<const W: usize> {
    look: Look<W>,
    signs: Signs,
    /// Where the weights begin.
    from: usize,
    /// By cell, and all together.
    sums: [f32; CELLS],
    sum: f32,
}

impl<'a, const W: usize> Siblings<'a, W> {
    /// For what steps of this position lead to.
    pub fn behind(before: &'a Bug<W>, value: &'a Value) -> Self {
        Siblings { value, before, common: [None, None] }
    }

    /// As [`Value::of_mover`].
    pub fn of_mover(&mut self, state: &Bug<W>) -> f32 {
        share_of_mover(state, &mut |state| self.sum(state))
    }

    /// As [`Value::sum`], but for rounding.
    fn sum(&mut self, state: &Bug<W>) -> f32 {
        let (grid, side, from) = (state.grid(), state.mover(), first_weight(state));
        let layout = Layout::of(grid);
        let weights = &self.value.weights;
        let common = self.common[usize::from(side == self.before.mover())]
            .get_or_insert_with(|| Common::new(Look::of(self.before, side), layout, from, weights));
        let look = Look::of(state, side);
        let changed = look.differences(&common.look);
        let concerned = changed | grid.border(changed);
        if common.from != from || 2 * concerned.len() > layout.cells {
            return self.value.sum(state);
        }
        changed.iter().for_each(|cell| common.signs[cell.index()] = look.sign(cell));
        let mut sum = common.sum;
        for cell in concerned.iter().map(|cell| cell.index()) {
            sum -= common.sums[cell];
            patterns_at(cell, &common.signs, layout, |place| sum += weights[from + place]);
        }
        changed.iter().for_each(|cell| common.signs[cell.index()] = common.look.sign(cell));
        counts(grid, &look, |place| sum += weights[from + place]);
        sum
    }
}

impl<const W: usize> Common<W> {
    fn new(look: Look<W>, layout: &Layout, from: usize, weights: &[f32]) -> Self {
        let signs = look.signs(layout);
        let mut sums = [0.0; CELLS];
        for (cell, sum) in sums.iter_mut().enumerate().take(layout.cells) {
            patterns_at(cell, &signs, layout, |place| *sum += weights[from + place]);
        }
        Common { look, signs, from, sum: sums.iter().sum(), sums }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::bug::Setup;
    use game::{Node, Rules};
    use rand::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn siblings_are_worth_what_they_are_alone() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
        let value = Value::carried();
        for board in ["hex2", "limp3", "hex4", "hex4 swap", "hex5"] {
            let mut state = Bug::<1>::start(&board.parse::<Setup>().unwrap());
            while !matches!(state.node(), Node::Over(_)) {
                let mut siblings = Siblings::behind(&state, value);
                for step in state.steps() {
                    let after = state.after(step);
                    let (near, alone) = (siblings.of_mover(&after), value.of_mover(&after));
                    assert!((near - alone).abs() < 1e-3, "{near} {alone}");
                }
                state = state.after(state.random_step(&mut rng));
            }
        }
    }
}
