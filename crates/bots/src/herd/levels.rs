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
        1 => (1, 24, 1.0),
        2 => (1, 20, 0.45),
        3 => (1, 16, 0.28),
        4 => (1, 12, 0.19),
        5 => (1, 12, 0.12),
        6 => (1, 12, 0.07),
        7 => (20, 12, 0.03),
        _ => {
            let thinking = Thinking::Time(Duration::from_secs(2));
            return Manner { thinking, breadth: 12, carelessness: 0.0 };
        }
    };
    Manner { thinking: Thinking::Iterations(iterations), breadth, carelessness }
}
