//! What tells the levels apart: how much they think, how wide they look, and how often they err.

use crate::Level;
use crate::manner::Thinking;
use std::time::Duration;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Manner {
    pub thinking: Thinking,
    /// How many steps of a position it looks at, the most promising ones.
    pub breadth: usize,
    /// How far apart two steps must seem to it for e times the better chance to be chosen: a difference of the
    /// logit of the share. At 0 it always chooses the best.
    pub carelessness: f32,
}

/// The manner of a level. That they lie in order, and how far apart, was measured on `hex5`.
pub(super) fn manner(level: Level) -> Manner {
    let (iterations, breadth, carelessness) = match level.number() {
        1 => (1, 61, 1.5),
        2 => (1, 40, 0.62),
        3 => (1, 24, 0.38),
        4 => (1, 16, 0.25),
        5 => (1, 12, 0.165),
        6 => (1, 12, 0.1),
        7 => (10, 12, 0.05),
        _ => {
            let thinking = Thinking::Time(Duration::from_secs(2));
            return Manner { thinking, breadth: 12, carelessness: 0.0 };
        }
    };
    Manner { thinking: Thinking::Iterations(iterations), breadth, carelessness }
}
