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
        1 => (6, 0.8),
        2 => (21, 0.32),
        3 => (52, 0.143),
        4 => (145, 0.075),
        5 => (395, 0.0375),
        6 => (1_620, 0.0095),
        7 => (3_000, 0.0055),
        _ => return Manner { thinking: Thinking::Time(Duration::from_secs(2)), carelessness: 0.0 },
    };
    Manner { thinking: Thinking::Iterations(iterations), carelessness }
}
