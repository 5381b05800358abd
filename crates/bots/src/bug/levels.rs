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
        1 => (5, 3.0),
        2 => (14, 0.45),
        3 => (34, 0.19),
        4 => (95, 0.095),
        5 => (270, 0.053),
        6 => (1_200, 0.012),
        7 => (2_600, 0.0065),
        _ => return Manner { thinking: Thinking::Time(Duration::from_secs(2)), carelessness: 0.0 },
    };
    Manner { thinking: Thinking::Iterations(iterations), carelessness }
}
