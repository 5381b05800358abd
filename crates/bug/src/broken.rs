//! The rules of Bug that a step can break.

use game::Illegal;

/// There is a stone on the cell.
pub const OCCUPIED: Illegal = Illegal::new("occupied", "There is already a stone on that cell.");
/// The placement touches two of the player's bugs.
pub const MERGE: Illegal = Illegal::new("merge", "A stone may not join two of your bugs.");
/// The placement makes a bug larger than every bug there is.
pub const TOO_BIG: Illegal =
    Illegal::new("too-big", "A bug may not grow larger than the largest bug on the board.");
/// The player still has to eat.
pub const MUST_EAT: Illegal =
    Illegal::new("must-eat", "A bug of yours must eat first: choose where it grows, such as /b2.");
/// The growth touches no bug that could eat.
pub const NOT_AN_EATER: Illegal =
    Illegal::new("not-an-eater", "No bug of yours that touches this cell can eat now.");
/// The growth of an eater joins another bug.
pub const GROWTH_MERGES: Illegal =
    Illegal::new("growth-merges", "An eater may not grow into another bug of yours.");
/// Nothing to eat: a placement is due.
pub const NOTHING_TO_EAT: Illegal =
    Illegal::new("nothing-to-eat", "No bug of yours has to eat now: place a stone, such as c3.");
/// The pie rule is not on offer.
pub const NO_SWAP: Illegal = Illegal::new(
    "no-swap",
    "Colours are swapped only by White, instead of the first turn, and only when the game has that option.",
);
/// Bug knows no chance.
pub const NO_CHANCE: Illegal = Illegal::new("no-chance", "There is no chance in Bug.");
