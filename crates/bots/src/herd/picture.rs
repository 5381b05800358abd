//! A position as the evaluation sees it.

use crate::layout::{BEYOND, Layout, RING_CLASSES, RingClasses, ring_classes};
use ::herd::{Colour, Herd, Phase};

/// An empty cell.
pub(super) const EMPTY: u8 = 0;
/// A stone of the one from whose side it is seen.
pub(super) const OWN: u8 = 1;
/// A stone of the opponent.
pub(super) const ENEMY: u8 = 2;

/// The most cells of a board, and one for all that is beyond it.
const CELLS: usize = 272;

/// How many flowers there are: what lies on a cell, and the class of the ring around it.
pub(super) const FLOWERS: usize = 3 * RING_CLASSES;

/// A position from the side of the player whose turn is under way; before a roll, of the one whose turn has just
/// ended. So all positions of a turn, its end included, are seen from one side.
pub(super) struct Picture {
    layout: &'static Layout,
    classes: &'static RingClasses,
    marks: [u8; CELLS],
    /// By cell: the marks around it.
    rings: [u16; CELLS],
    pub tally: Tally,
}

/// What is counted in a position.
#[derive(Clone, Copy)]
pub(super) struct Tally {
    /// Stones still to remove.
    pub remove: i32,
    /// Stones still to place.
    pub place: i32,
    pub empty: i32,
    pub own: i32,
    pub enemy: i32,
    /// Empty cells that the opponent may not use: all their neighbours are own stones.
    pub own_eyes: i32,
    /// Empty cells that the player may not use.
    pub enemy_eyes: i32,
}

impl Tally {
    /// The empty cells at the end of the turn when all that is due is done; below 0 when the board gets full
    /// before. A capture changes nothing about it: it leaves a cell and gives a stone to place.
    pub fn room(&self) -> i32 {
        self.empty + self.remove - self.place
    }

    /// By how many stones the player is ahead when all that is due is done, as far as there is room.
    pub fn lead(&self) -> i32 {
        self.own - self.enemy + self.remove + self.place.min(self.empty + self.remove)
    }
}

/// The colour from whose side a position is seen.
pub(super) fn side_of<const W: usize>(state: &Herd<W>) -> Colour {
    if state.phase() == Phase::Roll { state.mover().other() } else { state.mover() }
}

impl Picture {
    pub fn of<const W: usize>(state: &Herd<W>) -> Picture {
        let layout = Layout::of(state.grid());
        let side = side_of(state);
        let (own, enemy) = (state.stones(side), state.stones(side.other()));
        let mut marks = [EMPTY; CELLS];
        own.iter().for_each(|cell| marks[cell.index()] = OWN);
        enemy.iter().for_each(|cell| marks[cell.index()] = ENEMY);
        marks[layout.cells] = BEYOND;
        let mut rings = [0; CELLS];
        for (ring, near) in rings.iter_mut().zip(&layout.near) {
            let mark = |place: usize| u16::from(marks[usize::from(near[place])]) << (2 * place);
            *ring = mark(0) | mark(1) | mark(2) | mark(3) | mark(4) | mark(5);
        }
        let (remove, place) = if state.phase() == Phase::Roll { (0, 0) } else { state.due() };
        let tally = Tally {
            remove: remove.into(),
            place: place.into(),
            empty: (layout.cells - own.len() - enemy.len()) as i32,
            own: own.len() as i32,
            enemy: enemy.len() as i32,
            own_eyes: 0,
            enemy_eyes: 0,
        };
        let mut picture = Picture { layout, classes: ring_classes(), marks, rings, tally };
        (0..picture.cells()).for_each(|cell| picture.count_eyes(cell, 1));
        picture
    }

    pub fn cells(&self) -> usize {
        self.layout.cells
    }

    pub fn mark(&self, cell: usize) -> u8 {
        self.marks[cell]
    }

    /// The neighbours of a cell, without those beyond the edge.
    pub fn near(&self, cell: usize) -> impl Iterator<Item = usize> + use<> {
        let cells = self.layout.cells;
        self.layout.near[cell].into_iter().map(usize::from).filter(move |&near| near < cells)
    }

    /// The number of the flower around a cell, less than [`FLOWERS`].
    #[inline]
    pub fn flower(&self, cell: usize) -> usize {
        let class = self.classes[usize::from(self.rings[cell] & 0xfff)];
        usize::from(self.marks[cell]) * RING_CLASSES + usize::from(class)
    }

    /// Whether own stones alone would be around this cell if one lay on that neighbour, too.
    pub fn would_be_surrounded(&self, cell: usize, by: usize) -> bool {
        let near = &self.layout.near[cell];
        let ring = near.iter().enumerate().find(|(_, there)| usize::from(**there) == by);
        let Some((place, _)) = ring else { return false };
        holds_only(self.rings[cell] & !(3 << (2 * place)) | u16::from(OWN) << (2 * place), OWN)
    }

    /// Counts (or, with -1, counts no longer) a cell among the eyes, if it is one.
    pub fn count_eyes(&mut self, cell: usize, by: i32) {
        if self.marks[cell] == EMPTY {
            self.tally.own_eyes += by * i32::from(holds_only(self.rings[cell], OWN));
            self.tally.enemy_eyes += by * i32::from(holds_only(self.rings[cell], ENEMY));
        }
    }

    /// Puts another mark on a cell. The counts stay as they are.
    #[inline]
    pub fn put(&mut self, cell: usize, mark: u8) {
        self.marks[cell] = mark;
        for (place, &near) in self.layout.near[cell].iter().enumerate() {
            // Seen from there, this cell lies in the opposite direction.
            let back = 2 * ((place + 3) % 6);
            let ring = &mut self.rings[usize::from(near)];
            *ring = *ring & !(3 << back) | u16::from(mark) << back;
        }
    }
}

/// Whether a ring holds nothing but this mark, on the board.
#[inline]
fn holds_only(ring: u16, mark: u8) -> bool {
    const LOW_BITS: u16 = 0x555;
    let (low, high) = (ring & LOW_BITS, ring >> 1 & LOW_BITS);
    // Beyond the edge both bits are set.
    let wanted = if mark == OWN { low } else { high };
    wanted == LOW_BITS
}
