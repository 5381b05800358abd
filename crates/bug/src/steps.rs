//! Steps and their enumeration.

use crate::state::Pie;
use crate::{Bug, Phase};
use hexgrid::{Cell, Cells};

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Place a stone on a cell.
    Place(Cell),
    /// The bug that touches the cell eats, and grows there.
    Grow(Cell),
    /// Exchange colours with the other seat.
    Swap,
}

/// The legal steps, by cell; the swap last.
#[derive(Clone, Debug)]
pub struct Steps<const W: usize> {
    cells: Cells<W>,
    eating: bool,
    swap: bool,
}

impl<const W: usize> Steps<W> {
    #[inline]
    pub(crate) fn of(state: &Bug<W>) -> Self {
        let eating = state.phase == Phase::Eat;
        Steps { cells: state.targets.iter(), eating, swap: state.pie == Pie::Offered }
    }

    #[inline]
    fn step(&self, cell: Cell) -> Step {
        if self.eating { Step::Grow(cell) } else { Step::Place(cell) }
    }

    /// The step with `n` before it.
    #[inline]
    pub(crate) fn nth_step(&self, n: usize) -> Step {
        self.cells.as_set().nth(n).map_or(Step::Swap, |cell| self.step(cell))
    }
}

impl<const W: usize> Iterator for Steps<W> {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        match self.cells.next() {
            Some(cell) => Some(self.step(cell)),
            None => std::mem::take(&mut self.swap).then_some(Step::Swap),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.cells.len() + usize::from(self.swap);
        (count, Some(count))
    }
}

impl<const W: usize> ExactSizeIterator for Steps<W> {}
