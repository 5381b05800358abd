//! What tells the levels apart: how much they think, and how often they err.

use crate::Level;
use crate::manner::Thinking;
use std::time::Duration;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Manner {
    pub thinking: Thinking,
    /// How careless it is: see `crate::manner::choose`.
    pub carelessness: f32,
}

/// The manner of a level. That they lie in order, and how far apart, was measured on `hex3`.
pub(super) fn manner(level: Level) -> Manner {
    let (iterations, carelessness) = match level.number() {
        1 => (20, 3.0),
        2 => (40, 1.4),
        3 => (80, 0.9),
        4 => (150, 0.6),
        5 => (300, 0.4),
        6 => (700, 0.25),
        7 => (2000, 0.1),
        _ => return Manner { thinking: Thinking::Time(Duration::from_secs(2)), carelessness: 0.0 },
    };
    Manner { thinking: Thinking::Iterations(iterations), carelessness }
}
