//! Steps and their enumeration.

use crate::{Herd, Phase};
use hexgrid::{Cell, Cells};

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Take an enemy stone off the board.
    Remove(Cell),
    /// Put a stone on the board.
    Place(Cell),
}

/// The legal steps, by cell.
#[derive(Clone, Debug)]
pub struct Steps<const W: usize> {
    cells: Cells<W>,
    make: fn(Cell) -> Step,
}

impl<const W: usize> Steps<W> {
    #[inline]
    pub(crate) fn of(state: &Herd<W>) -> Self {
        let make = if state.phase == Phase::Remove { Step::Remove } else { Step::Place };
        Steps { cells: state.targets.iter(), make }
    }

    /// The step with `n` before it.
    #[inline]
    pub(crate) fn nth_step(&self, n: usize) -> Step {
        (self.make)(self.cells.as_set().nth(n).expect("n is less than the number of steps"))
    }
}

impl<const W: usize> Iterator for Steps<W> {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        self.cells.next().map(self.make)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.cells.size_hint()
    }
}

impl<const W: usize> ExactSizeIterator for Steps<W> {}
