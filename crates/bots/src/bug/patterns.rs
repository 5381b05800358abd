//! The patterns of a position, from the side of the player to move: which weights count.
//!
//! Flowers (a cell with its six neighbours), triangles and lines of three cells, how many placements each side has,
//! and every bug's size and room. Where a stone may be placed is a part of the patterns, as that is what the game is
//! about. Weights differ by the size of the board and by how full it is, but not by place, direction or colour.

use super::around::{BITS, ENEMY, MINE, OUTSIDE, OWN, RING_BITS, SIGNS, Surroundings, THEIRS};
use crate::layout::{Layout, RING_CLASSES};
use ::bug::{Bug, Colour};
use hexgrid::{Cell, CellSet, Grid};

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
pub(super) const OF_A_FILL: usize = CONSTANT + 1;
const FILLS: usize = 4;
/// The weights of boards of one size.
pub(super) const OF_A_SIZE: usize = FILLS * OF_A_FILL;
/// Small, middle and large boards.
pub(super) const BOARD_SIZES: usize = 3;
/// How many weights there are.
pub(super) const WEIGHTS: usize = BOARD_SIZES * OF_A_SIZE;

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

    /// What is around every cell.
    pub fn surroundings(&self, grid: Grid<W>) -> Surroundings<W> {
        Surroundings::of(Layout::of(grid), grid.all().iter().map(|cell| self.sign(cell)))
    }
}

/// Where the weights of a position's board and fill begin.
pub(super) fn first_weight<const W: usize>(state: &Bug<W>) -> usize {
    let cells = state.grid().cell_count();
    let empty = cells - state.stones(Colour::Black).len() - state.stones(Colour::White).len();
    size_of_board(cells) * OF_A_SIZE + empty * FILLS / (cells + 1) * OF_A_FILL
}

/// Tells the number of every weight that counts in a position, from the side of the player to move.
pub(super) fn features<const W: usize>(state: &Bug<W>, mut tell: impl FnMut(usize)) {
    let (grid, from) = (state.grid(), first_weight(state));
    let look = Look::of(state, state.mover());
    let surroundings = look.surroundings(grid);
    let patterns = (0..grid.cell_count()).flat_map(|cell| surroundings[cell].patterns());
    patterns.filter_map(Pattern::place).for_each(|place| tell(from + place));
    counts(&look, &look.bugs(grid), |place| tell(from + place));
}

/// The placements of both sides, and their bugs.
#[inline]
pub(super) fn counts<const W: usize>(look: &Look<W>, bugs: &[Found<W>], mut tell: impl FnMut(usize)) {
    let count = |set: CellSet<W>| set.len().min(PLACEMENTS - 1);
    tell(PLACEMENTS_FROM + count(look.mine) * PLACEMENTS + count(look.theirs));
    let largest = bugs.iter().map(|found| found.size).max().unwrap_or(0);
    for &Found { of_enemy, size, border, .. } in bugs {
        let placements = if of_enemy { look.theirs } else { look.mine };
        let (lack, room) = ((largest - size).min(LACKS - 1), (border & placements).len().min(ROOMS - 1));
        let kind = (usize::from(of_enemy) * SIZES + size.min(SIZES - 1)) * LACKS + lack;
        tell(BUGS_FROM + kind * ROOMS + room);
    }
    tell(CONSTANT);
}

/// A pattern around a cell, by the signs in it: the number of bits that they make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    /// The cell and the class of its ring.
    Flower(usize),
    /// Three cells that touch each other.
    Triangle(usize),
    /// Three cells in a row.
    Line(usize),
}

impl Pattern {
    /// Its place among the weights of a fill; `None` for what is not counted.
    pub fn place(self) -> Option<usize> {
        let signs = |three: usize| [three, three >> BITS, three >> (2 * BITS)].map(|sign| sign & 7);
        let place = |[a, b, c]: [usize; 3]| a + SIGNS * (b + SIGNS * c);
        match self {
            Pattern::Flower(flower) => {
                let (sign, class) = (flower >> RING_BITS, flower & ((1 << RING_BITS) - 1));
                let possible = sign < usize::from(OUTSIDE) && class < RING_CLASSES;
                possible.then_some(sign * RING_CLASSES + class)
            }
            // The same triangle and the same line, whichever cell is named first. Beyond the edge nobody counts
            // triangles: those that reach there would count for some directions only.
            Pattern::Triangle(three) => {
                let mut three = signs(three);
                three.sort_unstable();
                (three[2] < usize::from(OUTSIDE)).then_some(TRIANGLES_FROM + place(three))
            }
            Pattern::Line(three) => {
                let [a, b, c] = signs(three);
                let possible = a.max(b).max(c) < SIGNS;
                possible.then_some(LINES_FROM + place([a.min(c), b, a.max(c)]))
            }
        }
    }
}

/// A bug of the player's or of the enemy's.
#[derive(Clone, Copy)]
pub(super) struct Found<const W: usize> {
    of_enemy: bool,
    cells: CellSet<W>,
    size: usize,
    border: CellSet<W>,
}

impl<const W: usize> Look<W> {
    /// All bugs, in place of what `all` holds. Of those that are `known` from a position that differs little, the
    /// ones that are still there need not be looked for.
    #[inline]
    pub fn find_bugs(&self, grid: Grid<W>, known: &[Found<W>], all: &mut Vec<Found<W>>) {
        all.clear();
        let mut left = [self.own, self.enemy];
        for found in known {
            let stones = if found.of_enemy { self.enemy } else { self.own };
            if stones.covers(found.cells) && !stones.meets(found.border) {
                left[usize::from(found.of_enemy)] -= found.cells;
                all.push(*found);
            }
        }
        for (of_enemy, stones) in [(false, self.own), (true, self.enemy)] {
            let left = &mut left[usize::from(of_enemy)];
            while let Some(first) = left.first() {
                let (cells, border) = grid.group_and_border(CellSet::of(first), stones);
                *left -= cells;
                all.push(Found { of_enemy, cells, size: cells.len(), border });
            }
        }
    }

    /// All bugs.
    pub fn bugs(&self, grid: Grid<W>) -> Vec<Found<W>> {
        let mut all = Vec::new();
        self.find_bugs(grid, &[], &mut all);
        all
    }
}
