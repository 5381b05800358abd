//! What the levels of Bug Off are.

use crate::Level;
use search::Budget;
use std::time::Duration;

/// By how much a step may be rated worse than the best and still be chosen by somebody. Set by hand: players make
/// mistakes, but they do not throw away what everybody sees.
pub(super) const PLAUSIBLE: f32 = 12.0;

/// How a level comes to its step.
pub(super) enum Thinking {
    /// Draws from the policy among plausible steps. The higher the temperature, the less it minds which; at 1 it
    /// plays as it has learned.
    Glance {
        /// By which the rates of the policy are divided.
        temperature: f32,
    },
    /// Looks ahead, and takes the best.
    Search(Budget),
}

/// The levels, so far apart that each beats the one below clearly: temperatures set by hand, by what they score.
/// Only the highest depends on how fast the machine is.
pub(super) fn thinking(level: Level) -> Thinking {
    let glance = |temperature| Thinking::Glance { temperature };
    match level.number() {
        1 => glance(25.0),
        2 => glance(10.5),
        3 => glance(6.7),
        4 => glance(4.9),
        5 => glance(3.7),
        6 => glance(2.9),
        7 => glance(2.0),
        _ => Thinking::Search(Budget::Time(Duration::from_secs(2))),
    }
}
