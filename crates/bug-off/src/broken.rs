//! The rules of Bug Off that a step or an outcome of chance can break.

use game::Illegal;

/// The card is not in the player's hand.
pub const NOT_IN_HAND: Illegal = Illegal::new("not-in-hand", "You have no such card in your hand.");
/// The card cannot come from the deck.
pub const NO_SUCH_CARD_LEFT: Illegal =
    Illegal::new("no-such-card-left", "There is no such card left in the deck.");
/// The deal comes first.
pub const DEAL_IS_DUE: Illegal = Illegal::new("deal-is-due", "The cards are dealt first.");
/// The cards are dealt already.
pub const ALREADY_DEALT: Illegal = Illegal::new("already-dealt", "The cards are dealt already.");
