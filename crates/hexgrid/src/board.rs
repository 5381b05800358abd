//! The names and sizes of the boards.

use std::fmt;
use std::str::FromStr;

/// The outline of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BoardKind {
    /// A hexagon with the same number of cells on each side.
    Hex,
    /// A hexagon whose sides alternate between N and N + 1 cells.
    Limp,
}

/// One of the boards: `hex2` to `hex10`, `limp2` to `limp6`.
///
/// ```
/// # use hexgrid::Board;
/// let board: Board = "hex3".parse().unwrap();
/// assert_eq!(board.cell_count(), 19);
/// assert_eq!("limp3".parse::<Board>().unwrap().cell_count(), 27);
/// assert!("hex1".parse::<Board>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Board {
    kind: BoardKind,
    side: u8,
}

impl Board {
    /// Every board there is, by kind and then by size.
    pub const ALL: [Board; 14] = {
        let mut all = [Board { kind: BoardKind::Hex, side: 2 }; 14];
        let mut i = 0;
        while i < 14 {
            all[i] = if i < 9 {
                Board { kind: BoardKind::Hex, side: i as u8 + 2 }
            } else {
                Board { kind: BoardKind::Limp, side: i as u8 - 7 }
            };
            i += 1;
        }
        all
    };

    /// The board of this kind and side, if there is one.
    pub fn new(kind: BoardKind, side: u8) -> Option<Board> {
        Self::ALL.into_iter().find(|b| b.kind == kind && b.side == side)
    }

    /// `hexN`. Panics when there is no such board.
    pub fn hex(side: u8) -> Board {
        Self::new(BoardKind::Hex, side).expect("hex boards have 2 to 10 cells on a side")
    }

    /// `limpN`. Panics when there is no such board.
    pub fn limp(side: u8) -> Board {
        Self::new(BoardKind::Limp, side).expect("limp boards have 2 to 6 cells on the short side")
    }

    /// The outline.
    pub fn kind(self) -> BoardKind {
        self.kind
    }

    /// Cells on a side (on the shorter one of a limp board).
    pub fn side(self) -> u8 {
        self.side
    }

    /// The place of this board in [`Board::ALL`].
    pub fn index(self) -> usize {
        match self.kind {
            BoardKind::Hex => self.side as usize - 2,
            BoardKind::Limp => self.side as usize + 7,
        }
    }

    /// The smallest and the largest value of each of q, r and q + r.
    pub(crate) fn span(self) -> (i16, i16) {
        let n = i16::from(self.side);
        match self.kind {
            BoardKind::Hex => (-(n - 1), n - 1),
            BoardKind::Limp => (-(n - 1), n),
        }
    }

    /// The number of cells.
    pub fn cell_count(self) -> usize {
        let n = usize::from(self.side);
        match self.kind {
            BoardKind::Hex => 3 * n * (n - 1) + 1,
            BoardKind::Limp => 3 * n * n,
        }
    }

    /// How many 64-bit words a [`CellSet`](crate::CellSet) of this board needs: 1, 2 or 5.
    pub fn words(self) -> usize {
        match self.cell_count() {
            0..=64 => 1,
            65..=128 => 2,
            _ => 5,
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            BoardKind::Hex => "hex",
            BoardKind::Limp => "limp",
        };
        write!(f, "{kind}{}", self.side)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBoard;

impl fmt::Display for UnknownBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("There is no such board: use hex2 to hex10 or limp2 to limp6.")
    }
}

impl std::error::Error for UnknownBoard {}

impl FromStr for Board {
    type Err = UnknownBoard;

    fn from_str(text: &str) -> Result<Board, UnknownBoard> {
        // Fourteen names: comparing them all is the strictest parser there is (`hex03` is no name).
        Board::ALL.into_iter().find(|b| b.to_string() == text).ok_or(UnknownBoard)
    }
}
