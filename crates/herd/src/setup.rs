//! The board.

use game::Illegal;
use hexgrid::Board;
use std::fmt;
use std::str::FromStr;

/// What a game of Herd is played on. Text form: `hex5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The board.
    pub board: Board,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { board: Board::hex(5) }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.fmt(f)
    }
}

impl FromStr for Setup {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Setup, Illegal> {
        if text.contains(' ') {
            return Err(Illegal::new(
                "unknown-option",
                "Herd has no options besides the board, such as hex5.",
            ));
        }
        let unknown =
            Illegal::new("unknown-board", "There is no such board: use hex2 to hex10 or limp2 to limp6.");
        text.parse().map(|board| Setup { board }).map_err(|_| unknown)
    }
}
