//! One cell of a board, and its name.

use std::fmt;

/// A cell, by its index on its board: from the bottom row upwards, in a row from the left. The order of
/// indexes is therefore the order in which lists of cells are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub(crate) u16);

impl Cell {
    /// The index, less than the number of cells.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// Why a text names no cell of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellError {
    /// Not a lower-case letter followed by a number without leading zeros.
    Malformed,
    /// The board has no row of that letter.
    NoSuchRow,
    /// The row is shorter than that.
    NoSuchCell,
}

impl fmt::Display for CellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CellError::Malformed => {
                "A cell is a row letter and a number, such as c3 (rows are lettered from the bottom)."
            }
            CellError::NoSuchRow => "This board has no row of that letter.",
            CellError::NoSuchCell => "This row has no cell of that number.",
        })
    }
}

impl std::error::Error for CellError {}

/// Splits a cell name into the row (0 is the bottom row) and the place in the row (0 is the leftmost).
pub(crate) fn split_name(text: &str) -> Result<(usize, usize), CellError> {
    let bytes = text.as_bytes();
    let (&letter, digits) = bytes.split_first().ok_or(CellError::Malformed)?;
    let plain = matches!(digits, [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
    if !letter.is_ascii_lowercase() || !plain {
        return Err(CellError::Malformed);
    }
    let number = digits.iter().fold(0, |n, d| n * 10 + usize::from(d - b'0'));
    Ok((usize::from(letter - b'a'), number - 1))
}
