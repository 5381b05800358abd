//! The sizes of all bugs, as far as it takes to tell most of them apart at a glance.

use hexgrid::CellSet;

/// For each stone the size of its bug modulo 4, one set of cells a bit. It says nothing about empty cells.
#[derive(Clone, Copy)]
pub(crate) struct Sizes<const W: usize>([CellSet<W>; 2]);

impl<const W: usize> Sizes<W> {
    pub const NONE: Self = Sizes([CellSet::EMPTY; 2]);

    /// Writes down the size of a bug at all its cells.
    #[inline]
    pub fn set(&mut self, bug: CellSet<W>) {
        let size = bug.len();
        for (bit, cells) in self.0.iter_mut().enumerate() {
            *cells = (*cells - bug) | bug.only_if(size >> bit & 1 == 1);
        }
    }

    /// The stones whose bugs may have this size: among stones all that have, and few others.
    #[inline]
    pub fn alike(&self, size: usize) -> CellSet<W> {
        let mut different = CellSet::EMPTY;
        for (bit, &cells) in self.0.iter().enumerate() {
            different |= cells ^ (!CellSet::EMPTY).only_if(size >> bit & 1 == 1);
        }
        !different
    }
}
