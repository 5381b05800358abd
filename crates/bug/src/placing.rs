//! Growing: where a stone may be placed.

use crate::{Bug, Colour, broken};
use game::{Illegal, broken as common};
use hexgrid::{Cell, CellSet};

impl<const W: usize> Bug<W> {
    /// Where this colour may place at the start of a turn.
    #[inline]
    pub fn placements(&self, colour: Colour) -> CellSet<W> {
        let own = self.side(colour);
        self.empty_cells() - own.joints() - own.too_big(self.side(colour.other()))
    }

    /// Why this cell is no placement, for a cell that is none.
    pub(crate) fn why_no_placement(&self, cell: Cell) -> Illegal {
        if !self.grid.all().contains(cell) {
            return common::WRONG_PHASE;
        }
        if !self.empty_cells().contains(cell) {
            return broken::OCCUPIED;
        }
        let own = self.side(self.mover);
        if own.joints().contains(cell) {
            return broken::MERGE;
        }
        debug_assert!(own.too_big(self.side(self.mover.other())).contains(cell));
        broken::TOO_BIG
    }
}
