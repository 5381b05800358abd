//! Growing: where a stone may be placed.

use crate::{Bug, Colour, broken};
use game::{Illegal, broken as common};
use hexgrid::{Cell, CellSet};

impl<const W: usize> Bug<W> {
    /// The size of the largest bug on the board, of either colour.
    fn largest(&self) -> usize {
        let groups = self.grid.groups(self.black).chain(self.grid.groups(self.white));
        groups.map(|bug| bug.len()).max().unwrap_or(0)
    }

    /// Where this colour may place at the start of a turn.
    pub(crate) fn placements(&self, colour: Colour) -> CellSet<W> {
        let own = self.stones(colour);
        let mut largest = self.grid.groups(self.stones(colour.other())).map(|b| b.len()).max().unwrap_or(0);
        // Borders seen once, twice, and those of the bugs that are the largest of this colour so far.
        let (mut once, mut twice, mut of_largest) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
        for bug in self.grid.groups(own) {
            let border = self.grid.border(bug);
            twice |= once & border;
            once |= border;
            let size = bug.len();
            if size > largest {
                largest = size;
                of_largest = border;
            } else if size == largest {
                of_largest |= border;
            }
        }
        self.empty_cells() - twice - of_largest
    }

    /// Why this cell is no placement, for a cell that is none.
    pub(crate) fn why_no_placement(&self, cell: Cell) -> Illegal {
        if !self.grid.all().contains(cell) {
            return common::WRONG_PHASE;
        }
        if !self.empty_cells().contains(cell) {
            return broken::OCCUPIED;
        }
        let own = self.stones(self.mover);
        let touched = self.grid.groups(own).filter(|bug| self.grid.neighbours(cell).meets(*bug));
        let sizes: Vec<usize> = touched.map(|bug| bug.len()).collect();
        debug_assert!(sizes.len() > 1 || sizes.first() == Some(&self.largest()));
        if sizes.len() > 1 { broken::MERGE } else { broken::TOO_BIG }
    }
}
