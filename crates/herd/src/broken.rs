//! The rules of Herd that a step can break.

use game::Illegal;

/// There is a stone on the cell.
pub const OCCUPIED: Illegal = Illegal::new("occupied", "There is already a stone on that cell.");
/// Every neighbour is an enemy stone.
pub const SURROUNDED: Illegal =
    Illegal::new("surrounded", "A stone may not be placed where enemy stones surround it completely.");
/// Only enemy stones are removed.
pub const NOT_AN_ENEMY: Illegal = Illegal::new("not-an-enemy", "Only stones of the opponent are removed.");
/// Removals come first.
pub const REMOVE_FIRST: Illegal =
    Illegal::new("remove-first", "Remove stones of the opponent first, such as -b2.");
/// No removals are left.
pub const NOTHING_TO_REMOVE: Illegal =
    Illegal::new("nothing-to-remove", "All removals of this turn are made: place a stone, such as +c4.");
/// The roll is impossible.
pub const BAD_ROLL: Illegal =
    Illegal::new("bad-roll", "A roll is the lower die, a dash and the higher die, such as 2-5.");
/// The captures that a text names are not those that happen.
pub const WRONG_CAPTURES: Illegal =
    Illegal::new("wrong-captures", "This placement does not capture exactly these stones.");
