//! What can be said for a turn.

use ::bug_off::Kind;
use serde::Serialize;

/// A fact about a turn that the rules support, found by comparing the positions before it and behind it. "You" is
/// the seat that asks; sizes, stones and cards are counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// The game is over behind it, and you have won.
    Wins,
    /// It is known who wins with best play from here on.
    Proven {
        /// Whether it is you.
        wins: bool,
        /// Whether every other turn has the other outcome.
        only: bool,
    },
    /// Bug: your bug eats.
    Eats {
        /// The size of the eater, and of each bug that it eats.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        size: usize,
        /// How many bugs.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        bugs: usize,
    },
    /// Bug: if you did nothing, the opponent could eat your bug of this size in the next turn; behind it this bug
    /// cannot be eaten in the next turn.
    SavesBug {
        /// Of your bug.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        size: usize,
    },
    /// Bug, a warning: another placement would let the opponent eat a bug of yours in the next turn, larger than
    /// any that can be eaten behind this turn.
    LetsEat {
        /// The cell of that placement.
        cell: String,
        /// The size of your bug, with that stone if it is part of it.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        size: usize,
    },
    /// Bug: the cells where each side could place behind it. Who has none at the start of a turn wins.
    Mobility {
        /// Yours.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        mine: usize,
        /// The opponent's.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        theirs: usize,
    },
    /// Herd: it captures stones.
    Captures {
        /// How many.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        stones: usize,
    },
    /// Herd: fewer of your stones stand alone with at most two free cells around them.
    Shelters {
        /// How many fewer.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        stones: usize,
    },
    /// Herd: more empty cells have your stones on every side, so that the opponent may not use them.
    Secures {
        /// How many more.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        cells: usize,
    },
    /// Herd: the stones on the board behind it.
    Score {
        /// Yours.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        mine: usize,
        /// The opponent's.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        theirs: usize,
    },
    /// Bug Off: cards that move to the score piles.
    Scores {
        /// Of which kind.
        kind: Kind,
        /// To yours.
        mine: u8,
        /// To that of the one among the others who gets most.
        most: u8,
    },
    /// Bug Off: nobody has this kind on display, so that scoring it gives nothing to anybody.
    GivesNothing {
        /// Which kind.
        kind: Kind,
    },
    /// Bug Off: it takes cards of yours from where they could be swept away.
    AvoidsLoss {
        /// Of which kind.
        kind: Kind,
        /// How many.
        cards: u8,
        /// Whether any Bug Off card would sweep them, because that of their kind has come; else that of their
        /// kind alone, which is still in the deck.
        any: bool,
        /// Cards left in the deck.
        left: u32,
    },
    /// Bug Off: your display grows.
    Builds {
        /// By which kind.
        kind: Kind,
        /// How many of it lie there then.
        cards: u8,
    },
}
