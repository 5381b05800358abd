//! What lies on and around every cell, as one number a cell: another sign on a cell changes seven numbers.

use super::patterns::Pattern;
use crate::layout::{BEYOND, Layout, RingClasses, ring_classes};
use std::ops::{Index, IndexMut};

/// What may be on a cell: empty, and nobody, the player, the opponent or both may place there; a stone of
/// the player's or of the opponent's; and beyond the edge.
pub(super) const SIGNS: usize = 7;
pub(super) const MINE: u8 = 1;
pub(super) const THEIRS: u8 = 2;
pub(super) const OWN: u8 = 4;
pub(super) const ENEMY: u8 = 5;
pub(super) const OUTSIDE: u8 = 6;
/// Bits of a sign.
pub(super) const BITS: usize = 3;
/// Bits of a mark, which tells less than a sign, and the marks of the signs, and one more that makes them a power of
/// two.
const MARK_BITS: usize = 2;
const MARKS: [u8; 1 << BITS] = [0, 0, 0, 0, 1, 2, BEYOND, 0];
/// Where the marks of the ring begin: behind the signs of the cell and of the ring.
const MARKS_FROM: usize = 32;
/// Bits of the class of a ring.
pub(super) const RING_BITS: usize = 8;

/// How many numbers there are of a cell with the class of its ring, of three signs, and of four.
pub(super) const FLOWERS: usize = 1 << (BITS + RING_BITS);
pub(super) const THREES: usize = 1 << (3 * BITS);
pub(super) const FOURS: usize = 1 << (4 * BITS);

/// The signs of a cell and of its six neighbours in circular order, and the marks of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Around(u64);

impl Around {
    /// The sign of the cell and the class of its ring.
    #[inline]
    pub fn flower(self, rings: &RingClasses) -> usize {
        let ring = (self.0 >> MARKS_FROM) as usize % rings.len();
        self.centre() << RING_BITS | usize::from(rings[ring])
    }

    /// The signs of the cell and of three neighbours side by side: two triangles.
    #[inline]
    pub fn triangles(self) -> usize {
        self.0 as usize % FOURS
    }

    /// The signs of a line through the cell, of which there are three.
    #[inline]
    pub fn line(self, number: usize) -> usize {
        let signs = self.0 as usize;
        let one = signs >> (BITS * (1 + number)) & 0o7;
        one | self.centre() << BITS | signs >> (BITS * (2 + number)) & 0o700
    }

    #[inline]
    fn centre(self) -> usize {
        self.0 as usize & 0o7
    }

    /// What is counted at the cell. On a board every flower, triangle and line is counted once.
    pub fn patterns(self) -> [Pattern; 6] {
        let [first, second] = two_triangles(self.triangles());
        let line = |number| Pattern::Line(self.line(number));
        [Pattern::Flower(self.flower(ring_classes())), first, second, line(0), line(1), line(2)]
    }
}

/// The triangles that four signs make.
pub(super) fn two_triangles(four: usize) -> [Pattern; 2] {
    [four % THREES, four & 0o7 | four >> BITS & 0o770].map(Pattern::Triangle)
}

/// Something of every cell of a board of so many words, and of what is beyond its edge.
#[derive(Clone, Copy)]
pub(super) struct ByCell<T, const W: usize>([[T; 64]; W]);

impl<T: Copy, const W: usize> ByCell<T, W> {
    pub fn all(thing: T) -> Self {
        ByCell([[thing; 64]; W])
    }
}

impl<T, const W: usize> Index<usize> for ByCell<T, W> {
    type Output = T;

    #[inline]
    fn index(&self, cell: usize) -> &T {
        // The remainders change nothing, but a number below them needs no check.
        &self.0[cell / 64 % W][cell % 64]
    }
}

impl<T, const W: usize> IndexMut<usize> for ByCell<T, W> {
    #[inline]
    fn index_mut(&mut self, cell: usize) -> &mut T {
        &mut self.0[cell / 64 % W][cell % 64]
    }
}

/// What is around the cells of a board.
pub(super) type Surroundings<const W: usize> = ByCell<Around, W>;

impl<const W: usize> Surroundings<W> {
    /// Of a board with these signs on its cells.
    pub fn of(layout: &Layout, signs: impl Iterator<Item = u8>) -> Self {
        let mut all = Self::all(Around(0));
        for (cell, sign) in signs.enumerate() {
            if sign != 0 {
                all.change(layout, cell, 0, sign);
            }
            for (direction, &near) in layout.near[cell].iter().enumerate() {
                if usize::from(near) == layout.cells {
                    all[cell].0 ^= seen(direction, 0, OUTSIDE);
                }
            }
        }
        all
    }

    /// Puts one sign in the place of another on a cell.
    #[inline]
    pub fn change(&mut self, layout: &Layout, cell: usize, from: u8, to: u8) {
        self[cell].0 ^= u64::from(from ^ to);
        for (direction, &near) in layout.near[cell].iter().enumerate() {
            // Beyond the edge nobody looks.
            self[usize::from(near)].0 ^= seen((direction + 3) % 6, from, to);
        }
    }
}

/// What changes for a cell when in this direction from it one sign comes in the place of another.
#[inline]
fn seen(direction: usize, from: u8, to: u8) -> u64 {
    let mark = |sign: u8| MARKS[usize::from(sign) % MARKS.len()];
    u64::from(from ^ to) << (BITS * (1 + direction))
        | u64::from(mark(from) ^ mark(to)) << (MARKS_FROM + MARK_BITS * direction)
}
