//! The worth of many positions that differ little: all those that one step leads to.

use super::around::{ByCell, Surroundings};
use super::patterns::{Found, Look};
use super::value::{Tables, Value, share_of_mover};
use crate::layout::Layout;
use ::bug::{Bug, Colour};
use hexgrid::{CellSet, Grid};

/// Judges positions behind one position. What they share is added up once.
pub(super) struct Siblings<'a, const W: usize> {
    value: &'a Value,
    before: &'a Bug<W>,
    /// Of the position before and of some of those behind it, as the one to move sees them.
    known: Vec<Known<'a, W>>,
    /// Of the position that is judged.
    bugs: Vec<Found<W>>,
}

/// Of so many positions the patterns are kept. When the largest bug is eaten or a larger one is made, placements
/// change all over the board, and in the same way behind several steps.
const MOST_KNOWN: usize = 6;

/// The patterns of a position, from one side.
struct Known<'a, const W: usize> {
    side: Colour,
    tables: &'a Tables,
    look: Look<W>,
    bugs: Vec<Found<W>>,
    surroundings: Surroundings<W>,
    /// What the patterns add up to, by cell and all together.
    sums: ByCell<f32, W>,
    sum: f32,
}

impl<'a, const W: usize> Siblings<'a, W> {
    /// For what steps of this position lead to.
    pub fn behind(before: &'a Bug<W>, value: &'a Value) -> Self {
        Siblings { value, before, known: Vec::with_capacity(MOST_KNOWN), bugs: Vec::new() }
    }

    /// As [`Value::of_mover`].
    pub fn of_mover(&mut self, state: &Bug<W>) -> f32 {
        share_of_mover(state, &mut |state| self.sum(state))
    }

    /// As [`Value::sum`], but for rounding.
    fn sum(&mut self, state: &Bug<W>) -> f32 {
        let (side, tables, grid) = (state.mover(), self.value.tables(state), state.grid());
        let look = Look::of(state, side);
        let of_this = |known: &Known<'_, W>| known.side == side && std::ptr::eq(known.tables, tables);
        if !self.known.iter().any(of_this) {
            let look = Look::of(self.before, side);
            self.known.push(Known::new(look, side, tables, grid, look.bugs(grid)));
        }
        let near = self.known.iter().filter(|known| of_this(known));
        let near = near.min_by_key(|known| look.differences(&known.look).len()).expect("one was added");
        look.find_bugs(grid, &near.bugs, &mut self.bugs);
        let counts = tables.sum_of_counts(&look, &self.bugs);
        let changed = look.differences(&near.look);
        let concerned = changed | grid.border(changed);
        let surroundings = near.surroundings_of(&look, changed, grid);
        let patterns = near.sum_of(&surroundings, concerned);
        if 2 * concerned.len() > grid.cell_count() && self.known.len() < MOST_KNOWN {
            let mut sums = near.sums;
            concerned.iter().for_each(|cell| sums[cell.index()] = tables.sum_at(surroundings[cell.index()]));
            let bugs = self.bugs.clone();
            self.known.push(Known { side, tables, look, bugs, surroundings, sums, sum: patterns });
        }
        patterns + counts
    }
}

impl<'a, const W: usize> Known<'a, W> {
    fn new(look: Look<W>, side: Colour, tables: &'a Tables, grid: Grid<W>, bugs: Vec<Found<W>>) -> Self {
        let surroundings = look.surroundings(grid);
        let (mut sums, mut sum) = (ByCell::all(0.0), 0.0);
        for cell in 0..grid.cell_count() {
            sums[cell] = tables.sum_at(surroundings[cell]);
            sum += sums[cell];
        }
        Known { side, tables, look, bugs, surroundings, sums, sum }
    }

    /// What is around the cells of another position that is seen from the same side and differs on these.
    #[inline]
    fn surroundings_of(&self, look: &Look<W>, changed: CellSet<W>, grid: Grid<W>) -> Surroundings<W> {
        let (layout, mut there) = (Layout::of(grid), self.surroundings);
        for cell in changed.iter() {
            there.change(layout, cell.index(), self.look.sign(cell), look.sign(cell));
        }
        there
    }

    /// What the patterns of that position add up to, which differs around these cells.
    #[inline]
    fn sum_of(&self, there: &Surroundings<W>, concerned: CellSet<W>) -> f32 {
        let gain = |cell: usize| self.tables.sum_at(there[cell]) - self.sums[cell];
        self.sum + concerned.iter().map(|cell| gain(cell.index())).sum::<f32>()
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
        ["hex2", "limp3", "hex4", "hex4 swap", "hex5"].into_iter().for_each(compare_in_a_game::<1>);
        // As many cells as two words can hold with one for what is beyond.
        compare_in_a_game::<2>("hex7");
    }

    fn compare_in_a_game<const W: usize>(board: &str) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
        let value = Value::carried();
        let mut state = Bug::<W>::start(&board.parse::<Setup>().unwrap());
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
