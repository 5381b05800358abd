//! Who wins, for all positions with few stones: what the program carries along.

use super::file::{self, FileError, Kind};
use super::numbering::Numbering;
use super::whole::Whole;
use bug::Bug;
use hexgrid::Board;
use std::io::{self, Read, Write};

/// The book of `hex3`, as `cargo xtask book` makes it.
pub(super) const HEX3: &[u8] = include_bytes!("../../books/bug-hex3.book");

/// For every position with at most so many stones, whether a game can lead to it or not: does the player to
/// move win? One bit each, by its number.
#[derive(Debug)]
pub struct Book {
    numbering: Numbering,
    stones: u32,
    bits: Vec<u8>,
}

impl Book {
    /// The book of all positions with at most so many stones, from a solved board.
    pub fn of(whole: &Whole, stones: u32) -> Vec<u8> {
        let count = whole.numbering().len_up_to(stones);
        let mut bits = vec![0u8; count.div_ceil(8)];
        for (number, value) in whole.distances().take(count).enumerate() {
            bits[number / 8] |= u8::from(value.is_some_and(|turns| turns % 2 == 0)) << (number % 8);
        }
        bits
    }

    /// Writes the book of all positions with at most so many stones.
    ///
    /// # Errors
    /// Those of `to`.
    pub fn write(whole: &Whole, stones: u32, to: &mut dyn Write) -> io::Result<()> {
        let board = whole.numbering().grid().board();
        file::write(to, Kind::Book, board, stones, &Self::of(whole, stones))
    }

    /// Reads a book for a board.
    ///
    /// # Errors
    /// When it is no book, of another version or board, or damaged.
    pub fn read(board: Board, from: &mut dyn Read) -> Result<Book, FileError> {
        let numbering = Numbering::new(board);
        let length = |stones| numbering.len_up_to(stones).div_ceil(8);
        let (stones, bits) = file::read(from, Kind::Book, board, length)?;
        Ok(Book { numbering, stones, bits })
    }

    /// The most stones of a position in the book.
    pub fn stones(&self) -> u32 {
        self.stones
    }

    /// Whether the player to move wins from the start of a turn; `None` when there are too many stones.
    #[inline]
    pub fn mover_wins(&self, state: &Bug<1>) -> Option<bool> {
        let stones = self.numbering.grid().cell_count() - state.empty_cells().len();
        (stones as u32 <= self.stones).then(|| {
            let number = self.numbering.number(state);
            self.bits[number / 8] >> (number % 8) & 1 == 1
        })
    }
}
