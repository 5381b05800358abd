//! What a position is worth at a glance: a sum of learned weights.
//!
//! Seen from the side of the player to move, the weights of small patterns add up to a number whose logistic is
//! the share of the win: of flowers (a cell with its six neighbours), of triangles and lines of three cells, of
//! how many placements each side has, and of every bug's size and room. Where a stone may be placed is a part of
//! the patterns, as that is what the game is about. Weights differ by the size of the board and by how full it
//! is, but not by place, direction or colour. They are learned from games of the program against itself: see
//! [`super::learn`].

use crate::layout::{BEYOND, Layout, RING_CLASSES, ring_classes};
use crate::manner::logistic;
use crate::weights;
use ::bug::{Bug, Colour, Phase};
use game::{Rules, Seat};
use hexgrid::{Cell, CellSet, Grid};
use std::sync::OnceLock;

/// What may be on a cell: empty, and nobody, the player, the opponent or both may place there; a stone of
/// the player's or of the opponent's; and beyond the edge.
const SIGNS: usize = 7;
const MINE: u8 = 1;
const THEIRS: u8 = 2;
const OWN: u8 = 4;
const ENEMY: u8 = 5;
const OUTSIDE: u8 = 6;
/// The marks of a ring for the signs, and one more that makes them a power of two.
const MARKS: [u16; SIGNS + 1] = [0, 0, 0, 0, 1, 2, BEYOND as u16, 0];

/// The most placements of a side that are told apart.
const PLACEMENTS: usize = 32;
/// The largest size of a bug that is told apart, and of what it lacks to the largest bug, and of its room.
const SIZES: usize = 12;
const LACKS: usize = 6;
const ROOMS: usize = 8;

const TRIANGLES_FROM: usize = (SIGNS - 1) * RING_CLASSES;
const LINES_FROM: usize = TRIANGLES_FROM + SIGNS * SIGNS * SIGNS;
const PLACEMENTS_FROM: usize = LINES_FROM + SIGNS * SIGNS * SIGNS;
const BUGS_FROM: usize = PLACEMENTS_FROM + PLACEMENTS * PLACEMENTS;
const CONSTANT: usize = BUGS_FROM + 2 * SIZES * LACKS * ROOMS;
/// The weights of a board that is so full.
const OF_A_FILL: usize = CONSTANT + 1;
const FILLS: usize = 4;
/// The weights of boards of one size.
pub(super) const OF_A_SIZE: usize = FILLS * OF_A_FILL;
/// Small, middle and large boards.
pub(super) const BOARD_SIZES: usize = 3;
/// How many weights there are.
pub(super) const WEIGHTS: usize = BOARD_SIZES * OF_A_SIZE;

/// The most cells of a board, and one for all that is beyond it; a power of two, so that a remainder costs nothing.
pub(super) const CELLS: usize = 512;

/// How the file of weights begins. `cargo run --release -p bots --example learn-bug` makes it; `crate::weights`
/// tells its form.
const MAGIC: &weights::Magic = b"vivbug_1";
const FILE: &[u8] = include_bytes!("../../learned/bug.bin");

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Value {
    pub weights: Vec<f32>,
}

/// The same triangle and the same line, whichever cell is named first.
struct Classes {
    triangles: [u16; SIGNS * SIGNS * SIGNS],
    lines: [u16; SIGNS * SIGNS * SIGNS],
}

fn classes() -> &'static Classes {
    static CLASSES: OnceLock<Classes> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let signs = |place: usize| [place % SIGNS, place / SIGNS % SIGNS, place / SIGNS / SIGNS];
        let place = |[a, b, c]: [usize; 3]| (a + SIGNS * (b + SIGNS * c)) as u16;
        let triangle = |at| {
            let mut three = signs(at);
            three.sort_unstable();
            place(three)
        };
        let line = |at| {
            let [a, b, c] = signs(at);
            place([a.min(c), b, a.max(c)])
        };
        Classes { triangles: std::array::from_fn(triangle), lines: std::array::from_fn(line) }
    })
}

/// Which weights a board of so many cells has.
pub(super) fn size_of_board(cells: usize) -> usize {
    match cells {
        ..=27 => 0,
        28..=48 => 1,
        _ => 2,
    }
}

/// What the patterns of a position hang on, from the side of one player: where the player, the opponent or both may
/// place, and the stones of each.
#[derive(Clone, Copy)]
pub(super) struct Look<const W: usize> {
    mine: CellSet<W>,
    theirs: CellSet<W>,
    own: CellSet<W>,
    enemy: CellSet<W>,
}

impl<const W: usize> Look<W> {
    pub fn of(state: &Bug<W>, side: Colour) -> Self {
        let other = side.other();
        let (mine, theirs) = (state.placements(side), state.placements(other));
        Look { mine, theirs, own: state.stones(side), enemy: state.stones(other) }
    }

    /// The cells where two looks differ.
    #[inline]
    pub fn differences(&self, other: &Self) -> CellSet<W> {
        (self.mine ^ other.mine)
            | (self.theirs ^ other.theirs)
            | (self.own ^ other.own)
            | (self.enemy ^ other.enemy)
    }

    #[inline]
    pub fn sign(&self, cell: Cell) -> u8 {
        match (self.own.contains(cell), self.enemy.contains(cell)) {
            (true, _) => OWN,
            (_, true) => ENEMY,
            _ => u8::from(self.mine.contains(cell)) * MINE + u8::from(self.theirs.contains(cell)) * THEIRS,
        }
    }

    pub fn signs(&self, layout: &Layout) -> Signs {
        let mut signs = [0; CELLS];
        self.mine.iter().for_each(|cell| signs[cell.index()] |= MINE);
        self.theirs.iter().for_each(|cell| signs[cell.index()] |= THEIRS);
        self.own.iter().for_each(|cell| signs[cell.index()] = OWN);
        self.enemy.iter().for_each(|cell| signs[cell.index()] = ENEMY);
        signs[layout.cells] = OUTSIDE;
        signs
    }
}

/// By cell what may be on it, and one more for all that is beyond the edge.
pub(super) type Signs = [u8; CELLS];

/// Where the weights of a position's board and fill begin.
pub(super) fn first_weight<const W: usize>(state: &Bug<W>) -> usize {
    let cells = state.grid().cell_count();
    let empty = cells - state.stones(Colour::Black).len() - state.stones(Colour::White).len();
    size_of_board(cells) * OF_A_SIZE + empty * FILLS / (cells + 1) * OF_A_FILL
}

/// Tells the number of every weight that counts in a position, from the side of the player to move.
#[inline]
pub(super) fn features<const W: usize>(state: &Bug<W>, mut tell: impl FnMut(usize)) {
    let layout = Layout::of(state.grid());
    let look = Look::of(state, state.mover());
    let (from, signs) = (first_weight(state), look.signs(layout));
    (0..layout.cells).for_each(|cell| patterns_at(cell, &signs, layout, |place| tell(from + place)));
    counts(state.grid(), &look, |place| tell(from + place));
}

/// The placements of both sides, and their bugs.
#[inline]
pub(super) fn counts<const W: usize>(grid: Grid<W>, look: &Look<W>, mut tell: impl FnMut(usize)) {
    let count = |set: CellSet<W>| set.len().min(PLACEMENTS - 1);
    tell(PLACEMENTS_FROM + count(look.mine) * PLACEMENTS + count(look.theirs));
    let bugs = [(0, look.own, look.mine), (1, look.enemy, look.theirs)];
    let bugs = bugs.into_iter().flat_map(|(whose, stones, placements)| {
        Bugs { grid, left: stones, stones }
            .map(move |(size, border)| (whose, size, (border & placements).len()))
    });
    let largest = bugs.clone().map(|(_, size, _)| size).max().unwrap_or(0);
    for (whose, size, room) in bugs {
        let kind = (whose * SIZES + size.min(SIZES - 1)) * LACKS + (largest - size).min(LACKS - 1);
        tell(BUGS_FROM + kind * ROOMS + room.min(ROOMS - 1));
    }
    tell(CONSTANT);
}

/// The flower of a cell, and the triangles and lines that are counted with it. They depend on this cell and on its
/// neighbours alone.
#[inline]
pub(super) fn patterns_at(cell: usize, signs: &Signs, layout: &Layout, mut tell: impl FnMut(usize)) {
    let (rings, classes) = (ring_classes(), classes());
    let here = usize::from(signs[cell]);
    let around = layout.near[cell].map(|cell| usize::from(signs[usize::from(cell) % CELLS]));
    let ring = (0..6).fold(0, |ring, place| ring | MARKS[around[place] % MARKS.len()] << (2 * place));
    tell(here * RING_CLASSES + usize::from(rings[usize::from(ring) % rings.len()]));
    for place in 0..2 {
        let (second, third) = (around[place], around[place + 1]);
        // Beyond the edge nobody counts triangles: those that reach there would count for some directions only.
        if second.max(third) < usize::from(OUTSIDE) {
            let triangle = here + SIGNS * (second + SIGNS * third);
            tell(TRIANGLES_FROM + usize::from(classes.triangles[triangle]));
        }
    }
    for place in 0..3 {
        let line = around[place] + SIGNS * (here + SIGNS * around[place + 3]);
        tell(LINES_FROM + usize::from(classes.lines[line]));
    }
}

/// The size and the border of every bug of some stones.
#[derive(Clone)]
struct Bugs<const W: usize> {
    grid: Grid<W>,
    left: CellSet<W>,
    stones: CellSet<W>,
}

impl<const W: usize> Iterator for Bugs<W> {
    type Item = (usize, CellSet<W>);

    #[inline]
    fn next(&mut self) -> Option<(usize, CellSet<W>)> {
        let first = self.left.first()?;
        let (bug, border) = self.grid.group_and_border(CellSet::of(first), self.stones);
        self.left -= bug;
        Some((bug.len(), border))
    }
}

impl Value {
    /// What the program carries, read at the first call.
    pub fn carried() -> &'static Value {
        static VALUE: OnceLock<Value> = OnceLock::new();
        VALUE.get_or_init(|| {
            let weights = weights::read(MAGIC, WEIGHTS, FILE).expect("a test reads this file");
            Value { weights }
        })
    }

    /// The content of the file for this.
    pub fn file(&self) -> Vec<u8> {
        weights::write(MAGIC, &self.weights)
    }

    /// Nothing learned: everything is even.
    pub fn even() -> Value {
        Value { weights: vec![0.0; WEIGHTS] }
    }

    /// The sum of weights of a position, from the side of the player to move.
    #[inline]
    pub fn sum<const W: usize>(&self, state: &Bug<W>) -> f32 {
        let mut sum = 0.0;
        features(state, |place| sum += self.weights[place]);
        sum
    }

    /// The share of the win that the player to move can expect.
    pub fn of_mover<const W: usize>(&self, state: &Bug<W>) -> f32 {
        share_of_mover(state, &mut |state| self.sum(state))
    }

    /// The share of the win of the first seat.
    pub fn of_first<const W: usize>(&self, state: &Bug<W>) -> f32 {
        let share = self.of_mover(state);
        if state.seat(state.mover()) == Seat::FIRST { share } else { 1.0 - share }
    }
}

/// The share of the win that the player to move can expect by sums of weights: in the middle of a turn, by the growth
/// that looks best.
pub(super) fn share_of_mover<const W: usize>(state: &Bug<W>, sum: &mut impl FnMut(&Bug<W>) -> f32) -> f32 {
    match state.phase() {
        Phase::Over => 1.0,
        Phase::Place => {
            let share = logistic(sum(state));
            // Whoever may swap takes the better side.
            if state.can_swap() { share.max(1.0 - share) } else { share }
        }
        Phase::Eat => {
            let mut best = 0.0_f32;
            for step in state.steps() {
                let after = state.after(step);
                let share = share_of_mover(&after, sum);
                best = best.max(if after.mover() == state.mover() { share } else { 1.0 - share });
            }
            best
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::bug::Setup;
    use game::Node;
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn the_carried_file_is_read_and_written_the_same() {
        let value = Value::carried();
        assert_eq!(value.file(), FILE);
        assert!(FILE.len() < 100_000);
        assert!(value.weights.iter().filter(|weight| **weight != 0.0).count() > WEIGHTS / 10);
    }

    #[test]
    fn symmetric_positions_are_worth_the_same() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let value = Value { weights: (0..WEIGHTS).map(|_| rng.random_range(-1.0..1.0)).collect() };
        let mut state = Bug::<1>::start(&"hex4".parse::<Setup>().unwrap());
        while !matches!(state.node(), Node::Over(_)) {
            let sum = value.sum(&state);
            for symmetry in 0..state.symmetry_count() {
                assert!((value.sum(&state.image(symmetry)) - sum).abs() < 1e-3);
            }
            state = state.after(state.random_step(&mut rng));
        }
    }
}
