//! Draws are fair.

use super::demand;
use crate::chi_square::fair;
use crate::{Breach, Subject, Suite, TestRng};
use game::{EnumerableChance, Event, Node, Rules};
use std::collections::HashMap;
use std::hash::Hash;

/// How many states of a game are sampled: each costs thousands of draws.
const SAMPLED_STATES: usize = 5;

/// How often each of these comes in enough draws to tell.
fn count<T: Hash + Eq + Copy>(candidates: &[T], mut draw: impl FnMut() -> T) -> Result<Vec<u64>, T> {
    let place: HashMap<T, usize> = candidates.iter().copied().zip(0..).collect();
    let mut counts = vec![0; candidates.len()];
    for _ in 0..(40 * candidates.len()).clamp(2_000, 20_000) {
        let drawn = draw();
        counts[*place.get(&drawn).ok_or(drawn)?] += 1;
    }
    Ok(counts)
}

/// `random_step` draws every legal step with the same probability.
pub fn fair_steps<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    few_games(suite, SAMPLED_STATES).each_state("fair steps", |_, _, state, rng| {
        let steps: Vec<R::Step> = state.steps().collect();
        if steps.is_empty() {
            return Ok(());
        }
        let counts = count(&steps, || state.random_step(rng))
            .map_err(|step| format!("random_step draws {step:?}, which is not listed"))?;
        fair(&counts, &vec![1; steps.len()]).map_err(|why| format!("random_step is not uniform: {why}"))
    })
}

/// What chance draws is possible, and what is possible happens as `Event` says.
pub fn possible_chance<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    suite.each_state("possible chance", |_, _, state, rng| {
        if state.node() != Node::Chance {
            return Ok(());
        }
        for _ in 0..16 {
            let outcome = state.sample_chance(rng);
            possible(state, outcome)?;
        }
        Ok(())
    })
}

fn possible<R: Rules>(state: &R, outcome: R::Chance) -> Result<(), String> {
    let verdict = state.is_possible(outcome);
    demand!(verdict.is_ok(), "chance draws what is_possible refuses: {verdict:?}");
    let applied = Event::<R>::Chance(outcome).apply(*state);
    demand!(applied == Ok(state.after_chance(outcome)), "apply and after_chance differ");
    Ok(())
}

/// Outcomes are listed once, with the probabilities with which they are drawn.
pub fn weighted_chance<R: Subject + EnumerableChance>(suite: &Suite<R>) -> Result<(), Breach> {
    few_games(suite, 4 * SAMPLED_STATES).each_state("weighted chance", |_, _, state, rng| {
        match state.node() {
            Node::Chance => weights_hold(state, rng),
            _ => Ok(()),
        }
    })
}

fn weights_hold<R: EnumerableChance>(state: &R, rng: &mut TestRng) -> Result<(), String> {
    let (outcomes, weights): (Vec<R::Chance>, Vec<u32>) = state.outcomes().unzip();
    let distinct: std::collections::HashSet<_> = outcomes.iter().collect();
    demand!(distinct.len() == outcomes.len(), "an outcome is listed twice");
    demand!(weights.iter().all(|&weight| weight > 0), "an outcome has no weight");
    outcomes.iter().try_for_each(|&outcome| possible(state, outcome))?;
    let counts = count(&outcomes, || state.sample_chance(rng))
        .map_err(|_| "chance draws an outcome that is not listed".to_owned())?;
    let weights: Vec<u64> = weights.into_iter().map(u64::from).collect();
    fair(&counts, &weights).map_err(|why| format!("chance is not as its weights say: {why}"))
}

/// The same suite with at most two games a setup.
fn few_games<R: Subject>(suite: &Suite<R>, looks: usize) -> Suite<R> {
    Suite { games: suite.games.min(2), looks, ..suite.clone() }
}
