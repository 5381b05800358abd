//! Sets of cells as bits.

use crate::Cell;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

/// A set of cells of one board, as `W` words of 64 bits. It does not know its board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CellSet<const W: usize>(pub(crate) [u64; W]);

impl<const W: usize> CellSet<W> {
    /// The empty set.
    pub const EMPTY: Self = CellSet([0; W]);

    /// The set of one cell.
    #[inline]
    pub fn of(cell: Cell) -> Self {
        let mut set = Self::EMPTY;
        set.insert(cell);
        set
    }

    /// The set of the first `count` cells.
    pub(crate) fn first_cells(count: usize) -> Self {
        (0..count as u16).map(Cell).collect()
    }

    /// The set of these words, lowest cells first.
    #[inline]
    pub fn from_words(words: [u64; W]) -> Self {
        CellSet(words)
    }

    /// The words, lowest cells first.
    pub fn words(&self) -> &[u64; W] {
        &self.0
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        let i = cell.index();
        self.0.get(i >> 6).is_some_and(|word| word >> (i & 63) & 1 == 1)
    }

    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        let i = cell.index();
        self.0[i >> 6] |= 1 << (i & 63);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        let i = cell.index();
        self.0[i >> 6] &= !(1 << (i & 63));
    }

    /// How many cells it holds.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether it holds none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Whether both share a cell.
    #[inline]
    pub fn meets(&self, other: Self) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }

    /// Whether every cell of `other` is in this set.
    #[inline]
    pub fn covers(&self, other: Self) -> bool {
        (other - *self).is_empty()
    }

    /// The lowest cell.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        let at = self.0.iter().position(|&word| word != 0)?;
        Some(Cell(at as u16 * 64 + self.0[at].trailing_zeros() as u16))
    }

    /// The cell that has exactly `n` lower cells before it in the set.
    #[inline]
    pub fn nth(&self, mut n: usize) -> Option<Cell> {
        for (at, &word) in self.0.iter().enumerate() {
            let ones = word.count_ones() as usize;
            if n < ones {
                return Some(Cell(at as u16 * 64 + nth_one(word, n as u64) as u16));
            }
            n -= ones;
        }
        None
    }

    /// This set, or the empty one.
    #[inline]
    #[must_use]
    pub fn only_if(self, wanted: bool) -> Self {
        let mask = u64::from(wanted).wrapping_neg();
        CellSet(self.0.map(|word| word & mask))
    }

    /// The cells, lowest first.
    #[inline]
    pub fn iter(&self) -> Cells<W> {
        Cells(*self)
    }
}

impl<const W: usize> Default for CellSet<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> std::fmt::Debug for CellSet<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<const W: usize> FromIterator<Cell> for CellSet<W> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl<const W: usize> IntoIterator for CellSet<W> {
    type Item = Cell;
    type IntoIter = Cells<W>;

    fn into_iter(self) -> Cells<W> {
        Cells(self)
    }
}

/// The cells of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Cells<const W: usize>(CellSet<W>);

impl<const W: usize> Cells<W> {
    /// Those still to come.
    #[inline]
    pub fn as_set(&self) -> CellSet<W> {
        self.0
    }
}

impl<const W: usize> Iterator for Cells<W> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        for (at, word) in self.0.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros() as u16;
                *word &= *word - 1;
                return Some(Cell(at as u16 * 64 + bit));
            }
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<const W: usize> ExactSizeIterator for Cells<W> {}

macro_rules! by_word {
    ($op:ident, $method:ident, $assign_op:ident, $assign:ident, |$a:ident, $b:ident| $word:expr) => {
        impl<const W: usize> $op for CellSet<W> {
            type Output = Self;
            #[inline]
            fn $method(mut self, other: Self) -> Self {
                for ($a, $b) in self.0.iter_mut().zip(other.0) {
                    *$a = $word;
                }
                self
            }
        }
        impl<const W: usize> $assign_op for CellSet<W> {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
}
by_word!(BitAnd, bitand, BitAndAssign, bitand_assign, |a, b| *a & b);
by_word!(BitOr, bitor, BitOrAssign, bitor_assign, |a, b| *a | b);
by_word!(BitXor, bitxor, BitXorAssign, bitxor_assign, |a, b| *a ^ b);
by_word!(Sub, sub, SubAssign, sub_assign, |a, b| *a & !b);

impl<const W: usize> Not for CellSet<W> {
    type Output = Self;
    /// Every bit turned, those beyond the board too: meet it with the board's own cells afterwards.
    #[inline]
    fn not(mut self) -> Self {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

/// The sum of the number's bytes up to each byte; for a number of one byte eight times that byte.
const fn in_all_bytes(byte: u64) -> u64 {
    byte.wrapping_mul(0x0101_0101_0101_0101)
}

/// The place of the bit that has `n` ones below it; `n` is less than the number of ones. It takes no branch:
/// a random bit is what no processor foresees. After S. Vigna, "Broadword implementation of rank/select
/// queries" (2008), with a table for the last byte.
#[inline]
fn nth_one(word: u64, n: u64) -> u32 {
    let pairs = word - ((word >> 1) & in_all_bytes(0x55));
    let fours = (pairs & in_all_bytes(0x33)) + ((pairs >> 2) & in_all_bytes(0x33));
    // The ones in each byte and all below it.
    let sums = in_all_bytes((fours + (fours >> 4)) & in_all_bytes(0x0f));
    // A bit for each byte up to which there are no more than `n` ones.
    let below = ((in_all_bytes(n) | in_all_bytes(0x80)) - sums) & in_all_bytes(0x80);
    let byte = below.count_ones() * 8;
    let before = ((sums << 8) >> byte) & 0xff;
    let rest = (word >> byte) & 0xff;
    byte + u32::from(NTH_IN_BYTE[(((n - before) << 8) | rest) as usize & 0x7ff])
}

/// By `n` and byte: the place of the bit of the byte that has `n` ones below it.
static NTH_IN_BYTE: [u8; 2048] = {
    let mut table = [0; 2048];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if (byte >> bit) & 1 == 1 {
                table[(n << 8) | byte] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::nth_one;

    #[test]
    fn every_one_of_a_word_is_found_by_its_number() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        let sparse = (0..64).map(|bit| 1 << bit).chain([u64::MAX, 1, 1 << 63, 0x8000_0000_0000_0001]);
        let dense: Vec<u64> = (0..2000)
            .map(|_| {
                word = word.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
                word ^ word >> 29
            })
            .collect();
        for word in sparse.chain(dense) {
            let ones: Vec<u32> = (0..64).filter(|bit| word >> bit & 1 == 1).collect();
            let found: Vec<u32> = (0..ones.len() as u64).map(|n| nth_one(word, n)).collect();
            assert_eq!(found, ones, "{word:x}");
        }
    }
}
