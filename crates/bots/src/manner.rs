//! How much a bot thinks, and how careless it is.

use crate::Pace;
use rand::{Rng, RngExt};
use search::Budget;
use search::mcts::Thoughts;
use std::time::Duration;

/// From a sum of weights to a share of the win.
#[inline]
pub(crate) fn logistic(sum: f32) -> f32 {
    1.0 / (1.0 + (-sum).exp())
}

/// How much a level thinks when it is not told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Thinking {
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
pub(crate) enum Allowance {
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

/// The step that is chosen with this carelessness: how far apart two steps must seem for e times the better
/// chance to be chosen, as a difference of the logit of the share. At 0 it is always the best.
pub(crate) fn choose<S: Copy, G: Rng + ?Sized>(thoughts: &Thoughts<S>, carelessness: f32, rng: &mut G) -> S {
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
