//! Images of positions and steps under the symmetries of the board.

use crate::{Herd, Step};

impl<const W: usize> Herd<W> {
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
        Herd { red: of(self.red), blue: of(self.blue), targets: of(self.targets), ..*self }
    }

    /// The step as a symmetry of the board shows it.
    ///
    /// # Panics
    /// When the board has no symmetry of that number.
    pub fn image_of_step(&self, symmetry: usize, step: Step) -> Step {
        let map = &self.grid.symmetries()[symmetry];
        match step {
            Step::Remove(cell) => Step::Remove(map[cell.index()]),
            Step::Place(cell) => Step::Place(map[cell.index()]),
        }
    }
}
