//! The rules once more, slow and obvious: nothing is kept but the stones, everything is searched for whenever
//! it is asked. No part of the program plays by it. Tests compare the rules with it, and
//! `vivarium bench playouts bug --plain` measures against it.

use crate::{Bug, Colour, Phase};
use hexgrid::{Board, Cell, CellSet, Grid, congruent};
use rand::{Rng, RngExt};

/// A position of Bug, as plain as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainBug<const W: usize> {
    grid: Grid<W>,
    stones: [CellSet<W>; 2],
    mover: Colour,
    phase: Phase,
    targets: CellSet<W>,
}

/// A bug that must eat, unless another one eats first.
struct Eater<const W: usize> {
    victims: CellSet<W>,
    growth: CellSet<W>,
}

impl<const W: usize> PlainBug<W> {
    /// The empty board.
    pub fn start(board: Board) -> Self {
        let grid = Grid::of(board);
        let stones = [CellSet::EMPTY; 2];
        PlainBug { grid, stones, mover: Colour::Black, phase: Phase::Place, targets: grid.all() }
    }

    /// The same position, by the plain rules.
    pub fn like(state: &Bug<W>) -> Self {
        let stones = [state.stones(Colour::Black), state.stones(Colour::White)];
        let (grid, mover, phase) = (state.grid(), state.mover(), state.phase());
        let mut plain = PlainBug { grid, stones, mover, phase, targets: CellSet::EMPTY };
        plain.targets = if phase == Phase::Eat { plain.growths() } else { plain.placements() };
        plain
    }

    /// Whether this is the position of that state, with the same things to do.
    pub fn is_like(&self, state: &Bug<W>) -> bool {
        let stones = [state.stones(Colour::Black), state.stones(Colour::White)];
        (self.stones, self.mover, self.phase, self.targets)
            == (stones, state.mover(), state.phase(), state.targets())
    }

    /// Where the mover may place, or an eater of it may grow.
    pub fn targets(&self) -> CellSet<W> {
        self.targets
    }

    /// What the mover has to do.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The position after a placement or a growth on one of the targets.
    #[must_use]
    pub fn after(mut self, cell: Cell) -> Self {
        if self.phase == Phase::Eat {
            let eater = self.eaters().find(|eater| eater.growth.contains(cell));
            self.stones[self.mover.other() as usize] -= eater.expect("a target has an eater").victims;
        }
        self.stones[self.mover as usize].insert(cell);
        self.phase = Phase::Eat;
        self.targets = self.growths();
        if self.targets.is_empty() {
            self.mover = self.mover.other();
            self.targets = self.placements();
            self.phase = if self.targets.is_empty() { Phase::Over } else { Phase::Place };
        }
        self
    }

    /// Plays to the end, each cell drawn uniformly: the winner, the turns and the steps. With the same
    /// generator it is the game that [`Bug`] plays.
    pub fn playout<G: Rng + ?Sized>(mut self, rng: &mut G) -> (Colour, u32, u32) {
        let (mut turns, mut steps) = (0, 0);
        while self.phase != Phase::Over {
            let count = self.targets.len() as u32;
            let cell = self.targets.nth(rng.random_range(0..count) as usize).expect("one of the targets");
            self = self.after(cell);
            steps += 1;
            turns += u32::from(self.phase != Phase::Eat);
        }
        (self.mover, turns, steps)
    }

    fn own(&self) -> CellSet<W> {
        self.stones[self.mover as usize]
    }

    fn enemies(&self) -> CellSet<W> {
        self.stones[self.mover.other() as usize]
    }

    fn empty_cells(&self) -> CellSet<W> {
        self.grid.all() - self.stones[0] - self.stones[1]
    }

    /// Growing: an empty cell that touches at most one bug of the mover's, and the bug that results is no
    /// larger than the largest there was.
    fn placements(&self) -> CellSet<W> {
        let bugs = self.grid.groups(self.own()).chain(self.grid.groups(self.enemies()));
        let largest = bugs.map(|bug| bug.len()).max().unwrap_or(0);
        let may_place = |cell: &Cell| {
            let near = self.grid.neighbours(*cell);
            let mut touched = self.grid.groups(self.own()).filter(|bug| near.meets(*bug));
            match (touched.next(), touched.next()) {
                (None, _) => true,
                (Some(bug), None) => bug.len() < largest,
                (Some(_), Some(_)) => false,
            }
        };
        self.empty_cells().iter().filter(may_place).collect()
    }

    /// Eating: a bug of the mover's that touches enemy bugs of its own shape, and could grow after eating them.
    fn eaters(&self) -> impl Iterator<Item = Eater<W>> {
        self.grid.groups(self.own()).filter_map(|bug| {
            let border = self.grid.border(bug);
            let eaten = |enemy: &CellSet<W>| border.meets(*enemy) && congruent(&self.grid, bug, *enemy);
            let victims =
                self.grid.groups(self.enemies()).filter(eaten).fold(CellSet::EMPTY, |all, enemy| all | enemy);
            if victims.is_empty() {
                return None;
            }
            let others = self.own() - bug;
            let room = border & (self.empty_cells() | victims);
            let growth: CellSet<W> =
                room.iter().filter(|&cell| !self.grid.neighbours(cell).meets(others)).collect();
            (!growth.is_empty()).then_some(Eater { victims, growth })
        })
    }

    fn growths(&self) -> CellSet<W> {
        self.eaters().fold(CellSet::EMPTY, |all, eater| all | eater.growth)
    }
}
