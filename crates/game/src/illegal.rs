//! Refusals.

use std::fmt;

/// Why a step, a turn or an outcome of chance is refused: the rule it breaks.
///
/// Each game declares its own as constants in its module `broken`; the codes are stable and part of the
/// public interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Illegal {
    /// A stable name in kebab case, such as `too-big`.
    pub code: &'static str,
    /// One sentence that says which rule is broken or what to do.
    pub sentence: &'static str,
}

impl Illegal {
    /// A refusal of this code and sentence.
    pub const fn new(code: &'static str, sentence: &'static str) -> Illegal {
        Illegal { code, sentence }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence)
    }
}

impl fmt::Debug for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)
    }
}

impl std::error::Error for Illegal {}

/// The refusals that every game shares.
pub mod broken {
    use super::Illegal;

    /// Somebody else is to move.
    pub const NOT_YOUR_TURN: Illegal = Illegal::new("not-your-turn", "It is not your turn.");
    /// The game has ended.
    pub const GAME_OVER: Illegal = Illegal::new("game-over", "The game is over.");
    /// Chance decides next, not a player.
    pub const CHANCE_IS_DUE: Illegal =
        Illegal::new("chance-is-due", "Chance decides now: the dice or the cards come first.");
    /// A player decides next, not chance.
    pub const STEP_IS_DUE: Illegal = Illegal::new("step-is-due", "A player decides now, not chance.");
    /// The text is a step of the game, but not of this phase of the turn.
    pub const WRONG_PHASE: Illegal =
        Illegal::new("wrong-phase", "This step does not fit this part of the turn.");
    /// The turn goes on behind its end.
    pub const TURN_IS_OVER: Illegal =
        Illegal::new("turn-is-over", "The turn has already ended before this step.");
    /// The seat has ended no turn yet.
    pub const NOTHING_TO_TAKE_BACK: Illegal =
        Illegal::new("nothing-to-take-back", "You have ended no turn that could be taken back.");
    /// What chance has told since cannot be forgotten.
    pub const RANDOM_SINCE: Illegal = Illegal::new(
        "random-since",
        "Chance has decided since your last turn began: it cannot be taken back.",
    );
    /// The turn is not complete.
    pub const TURN_INCOMPLETE: Illegal = Illegal::new("turn-incomplete", "The turn is not complete.");
}
