//! What tells the levels apart: how much they think, how wide they look, and how often they err.

use super::value::logistic;
use crate::{Level, Pace};
use ::herd::Step;
use rand::{Rng, RngExt};
use search::Budget;
use search::mcts::Thoughts;
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

/// How much a level thinks when it is not told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Thinking {
    /// So many iterations about each step: the same on every machine.
    Iterations(u32),
    /// So long about a turn.
    Time(Duration),
}

impl Thinking {
    /// Begins a turn now.
    pub fn begin(self) -> Allowance {
        match self {
            Thinking::Iterations(most) => Allowance::Iterations(most),
            Thinking::Time(turn) => Allowance::Pace(Pace::of_a_turn(turn)),
        }
    }
}

/// What a turn under way may use.
#[derive(Clone, Copy, Debug)]
pub(super) enum Allowance {
    /// So many iterations about each step.
    Iterations(u32),
    /// What is left of the time.
    Pace(Pace),
}

impl Allowance {
    /// The budget of the next of so many steps that are due.
    pub fn for_a_step(&self, due: u32) -> Budget {
        match self {
            Allowance::Iterations(most) => Budget::Iterations((*most).into()),
            Allowance::Pace(pace) => Budget::Time(pace.of_a_step(due)),
        }
    }
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

/// The step that is chosen with this carelessness.
pub(super) fn choose<G: Rng + ?Sized>(thoughts: &Thoughts<Step>, carelessness: f32, rng: &mut G) -> Step {
    if carelessness <= 0.0 {
        return thoughts.best();
    }
    // The limits keep a certain win or loss within reach of the others.
    let logit = |share: f32| {
        let share = share.clamp(logistic(-8.0), logistic(8.0));
        (share / (1.0 - share)).ln()
    };
    let best = thoughts.steps.iter().map(|thought| logit(thought.share)).fold(f32::MIN, f32::max);
    let weight = |share: f32| ((logit(share) - best) / carelessness).exp();
    let sum: f32 = thoughts.steps.iter().map(|thought| weight(thought.share)).sum();
    let mut left = rng.random::<f32>() * sum;
    for thought in &thoughts.steps {
        left -= weight(thought.share);
        if left < 0.0 {
            return thought.step;
        }
    }
    thoughts.best()
}
