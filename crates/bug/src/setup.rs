//! Board and options.

use game::Illegal;
use hexgrid::Board;
use std::fmt;
use std::str::FromStr;

/// What a game of Bug is played on. Text form: `hex3`, or `hex3 swap` with the pie rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The board.
    pub board: Board,
    /// Whether White may exchange colours instead of the first turn.
    pub swap: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { board: Board::hex(3), swap: false }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.board, if self.swap { " swap" } else { "" })
    }
}

impl FromStr for Setup {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Setup, Illegal> {
        let (board, swap) = match text.split_once(' ') {
            Some((board, "swap")) => (board, true),
            Some(_) => return Err(UNKNOWN_OPTION),
            None => (text, false),
        };
        let board = board.parse().map_err(|_| UNKNOWN_BOARD)?;
        Ok(Setup { board, swap })
    }
}

const UNKNOWN_OPTION: Illegal =
    Illegal::new("unknown-option", "The only option of Bug is swap, written behind the board: hex3 swap.");
const UNKNOWN_BOARD: Illegal =
    Illegal::new("unknown-board", "There is no such board: use hex2 to hex10 or limp2 to limp6.");
