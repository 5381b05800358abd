//! What a bot has to know about a game besides its rules.

use crate::Level;
use game::{Determinize, Illegal, Node, Seat};
use rand::Rng;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A game that is played at levels.
pub trait Player: Determinize {
    /// What a bot of a level remembers from one turn to the next. It never changes what may be played, and a
    /// bot without it plays on all the same.
    type Mind: Default + Send;

    /// How many steps the turn under way takes yet, as far as one can tell; at least 1. In a game without
    /// hidden cards nothing random happens until they are made.
    fn steps_due(&self) -> u32;

    /// Whether the turn of this seat is still under way, and it is to decide.
    fn goes_on(&self, seat: Seat) -> bool {
        !self.turn_begins() && self.node() == Node::Decide(seat)
    }

    /// The steps by which a bot of this level ends the turn under way, at least one. With a `time` it thinks
    /// that long about all of them, else as long as belongs to the level. It ends within a few milliseconds
    /// once `stop` is set, with the best that it has.
    ///
    /// # Errors
    /// When the view contradicts itself, or the seat is not to decide.
    fn turn<G: Rng + ?Sized>(
        mind: &mut Self::Mind,
        view: &Self::View,
        seat: Seat,
        level: Level,
        time: Option<Duration>,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Result<Vec<Self::Step>, Illegal>;

    /// Lets a mind think on so many threads from now on, at least one. A game whose search knows one thread only
    /// stays with it.
    fn use_threads(_mind: &mut Self::Mind, _threads: u8) {}

    /// The iterations of all searches of a mind.
    fn iterations(mind: &Self::Mind) -> u64;

    /// The memory that a mind takes, in bytes.
    fn bytes(_mind: &Self::Mind) -> usize {
        0
    }
}
