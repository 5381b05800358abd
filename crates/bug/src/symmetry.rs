//! Images of positions and steps under the symmetries of the board.

use crate::{Bug, Step};

impl<const W: usize> Bug<W> {
    /// The number of symmetries of the board; number 0 is the identity.
    pub fn symmetry_count(&self) -> usize {
        self.grid.symmetries().len()
    }

    /// The position as a symmetry of the board shows it.
    ///
    /// # Panics
    /// When the board has no symmetry of that number.
    #[must_use]
    pub fn image(&self, symmetry: usize) -> Self {
        let map = &self.grid.symmetries()[symmetry];
        let of = |cells| self.grid.image(map, cells);
        Bug { black: of(self.black), white: of(self.white), targets: of(self.targets), ..*self }
    }

    /// The step as a symmetry of the board shows it.
    ///
    /// # Panics
    /// When the board has no symmetry of that number.
    pub fn image_of_step(&self, symmetry: usize, step: Step) -> Step {
        let map = &self.grid.symmetries()[symmetry];
        match step {
            Step::Place(cell) => Step::Place(map[cell.index()]),
            Step::Grow(cell) => Step::Grow(map[cell.index()]),
            Step::Swap => Step::Swap,
        }
    }
}
