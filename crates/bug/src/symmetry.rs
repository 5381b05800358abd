//! Images of positions and steps under the symmetries of the board.

use crate::{Bug, Colour, Phase, Step};

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
        let of = |colour| self.grid.image(map, self.stones(colour));
        let (mover, eating) = (self.mover, self.phase == Phase::Eat);
        let image = Self::position(self.grid, [of(Colour::Black), of(Colour::White)], mover, eating);
        let mut image = image.expect("an image has to eat where its original has");
        (image.pie, image.swapped) = (self.pie, self.swapped);
        image
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
