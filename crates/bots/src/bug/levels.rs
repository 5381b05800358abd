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
        2 => (100, 0.8),
        3 => (260, 0.43),
        4 => (900, 0.2),
        5 => (2_200, 0.09),
        6 => (5_000, 0.03),
        7 => (12_000, 0.01),
        _ => return Manner { thinking: Thinking::Time(Duration::from_secs(2)), carelessness: 0.0 },
    };
    Manner { thinking: Thinking::Iterations(iterations), carelessness }
}
