//! How the time of a turn is divided among its steps.

use search::Stopwatch;
use std::time::Duration;

/// The time of one turn, from when it was made, as the thread that thinks counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    begun: Stopwatch,
    turn: Duration,
}

/// What part of a turn's time a step gets at least. Nobody can tell how often a bug will eat.
const LEAST: u32 = 10;

impl Pace {
    /// Begins now.
    pub fn of_a_turn(turn: Duration) -> Pace {
        Pace { begun: Stopwatch::start(), turn }
    }

    /// How long to think about the next of so many steps that are due: an even share of what is left.
    pub fn of_a_step(&self, due: u32) -> Duration {
        let left = self.turn.saturating_sub(self.begun.elapsed());
        (left / due.max(1)).max(self.turn / LEAST)
    }
}
