//! Whose move it is, and how a game ends.

use crate::{Seat, SeatSet};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Somebody who plays: sees what is public and what is this seat's own.
    Seat(Seat),
    /// Everybody else: sees what is public.
    Spectator,
}

/// What a state waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// A step of this seat.
    Decide(Seat),
    /// An outcome of chance: a deal, a roll, a draw.
    Chance,
    /// Nothing: the game has ended.
    Over(Payoff),
}

/// The absolute outcome of a game that has ended: who has won. Several winners share the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payoff {
    winners: SeatSet,
}

impl Payoff {
    /// One seat wins.
    pub fn win(seat: Seat) -> Payoff {
        Self::shared([seat].into_iter().collect())
    }

    /// These seats share the win; in a game of two, both is a draw.
    ///
    /// # Panics
    /// When nobody wins: somebody always does.
    pub fn shared(winners: SeatSet) -> Payoff {
        assert!(!winners.is_empty(), "a game that is over has a winner");
        Payoff { winners }
    }

    /// Who has won.
    pub fn winners(self) -> SeatSet {
        self.winners
    }

    /// The part of the win that this seat gets: 1, 0, or equal parts when it is shared. The shares of all
    /// seats add up to 1.
    pub fn share(self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}
