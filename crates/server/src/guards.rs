//! What keeps hidden knowledge from those who may not have it, by name.
//!
//! In a program for people each of these guards stands, and asking for it costs nothing. With the feature
//! `removable-guards`, which only the tests of this crate turn on, one thread can go without one of them: so the tests
//! of secrets show that each is missed.

use game::{Audience, Seat};

/// One guard, which stands in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guard {
    /// The position is seen with the reader's eyes.
    View,
    /// So are the turns before.
    Turns,
    /// And what has just happened.
    Events,
    /// Only who is to decide is told what may be done, which depends on the hand.
    Steps,
    /// And what that would do.
    Effects,
    /// There is no record of a running game with hidden cards.
    Record,
    /// The seed stays secret until the game is over.
    Seed,
    /// Who does not sit there is not told by which token one sits down.
    Invite,
    /// What is written once for all who watch is written for nobody who sits.
    Spectators,
    /// While the game runs, those who sit and those who watch do not read each other.
    Rooms,
    /// Nor hear each other live.
    Said,
    /// Only who is to decide may try a step: the answer depends on the hand.
    Turn,
    /// A hint is made from what the seat sees that asks.
    Hint,
}

impl Guard {
    /// All of them.
    #[cfg(feature = "removable-guards")]
    pub const ALL: [Guard; 13] = {
        use Guard::{
            Effects, Events, Hint, Invite, Record, Rooms, Said, Seed, Spectators, Steps, Turn, Turns, View,
        };
        [View, Turns, Events, Steps, Effects, Record, Seed, Invite, Spectators, Rooms, Said, Turn, Hint]
    };

    /// Whether it stands: always, but in a test that has taken it away.
    #[cfg(not(feature = "removable-guards"))]
    pub(crate) const fn stands(self) -> bool {
        true
    }

    /// Whether it stands: always, but in a test that has taken it away.
    #[cfg(feature = "removable-guards")]
    pub(crate) fn stands(self) -> bool {
        removed::AWAY.get() != Some(self)
    }

    /// With whose eyes is looked: with these while it stands, else with those of another seat.
    pub(crate) fn eyes(self, audience: Audience) -> Audience {
        match audience {
            _ if self.stands() => audience,
            Audience::Seat(Seat::SECOND) => Audience::Seat(Seat::FIRST),
            _ => Audience::Seat(Seat::SECOND),
        }
    }
}

#[cfg(feature = "removable-guards")]
mod removed {
    use super::Guard;
    use std::cell::Cell;

    thread_local! {
        pub(super) static AWAY: Cell<Option<Guard>> = const { Cell::new(None) };
    }

    impl Guard {
        /// From now on this thread goes without it. For tests only.
        pub fn remove(self) {
            AWAY.set(Some(self));
        }
    }
}
