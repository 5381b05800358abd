//! Bots on trial: their turns compared with the best ones, where those are known exactly.

use crate::arena::SeatedBot;
use crate::binding::Listed;
use crate::solve::{bug_position, not_at_once, random_position};
use crate::{BotSpec, Refusal};
use bots::Player;
use bug::Bug;
use game::{EnumerableChance, Match, Node, Notation, Rules, turn_text};
use herd::{Herd, Roll};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::arena::{Done, Fault, Thought, in_order, take_turn};
use std::sync::atomic::AtomicBool;
use truth::bug::InstantTruth;
use truth::herd::HerdExact;

/// Who is tried, and on what.
#[derive(Clone, Debug, PartialEq)]
pub struct BotTrial {
    /// The setup as a record writes it.
    pub setup: String,
    /// The bot.
    pub bot: BotSpec,
    /// Where the random numbers of the positions and of the bot begin.
    pub seed: u64,
    /// How many turns are thought about at a time.
    pub threads: usize,
}

/// A turn that was not as good as the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The position before it, in Herd with the roll.
    pub position: String,
    /// The steps of the bot, as far as they were legal.
    pub turn: String,
    /// The probability of winning that it cost.
    pub loss: f64,
    /// Why it would have lost the game at once: an illegal step, or being late.
    pub fault: Option<String>,
}

/// What a bot of Bug made of positions that it could win.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BugErrors {
    /// Positions that it was asked about.
    pub positions: usize,
    /// Each turn that gave the win away.
    pub mistakes: Vec<Mistake>,
    /// How much it has thought.
    pub thought: Thought,
}

/// What the turns of a bot of Herd cost it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HerdLosses {
    /// Positions before a roll that there are.
    pub states: usize,
    /// Positions behind a roll that it was asked about.
    pub rolls: usize,
    /// The mean loss of winning probability a turn, over all positions before a roll and all rolls by their
    /// probability; over those that were asked about when it was stopped.
    pub mean_loss: f64,
    /// The mean of a sample is within so much of that of all with a probability of 95 %; `None` when no sample
    /// was asked for.
    pub error: Option<f64>,
    /// Turns that were not the best, those with the greatest loss first.
    pub mistakes: Vec<Mistake>,
    /// How much it has thought.
    pub thought: Thought,
}

/// What a bot did in a position.
struct Asked<R: Rules> {
    after: R,
    turn: String,
    fault: Option<Fault>,
    thought: Thought,
}

/// Asks a bot for a turn; it remembers nothing from before.
fn ask<R: Listed + Player>(
    setup: R::Setup,
    state: R,
    bot: BotSpec,
    seed: u64,
    clock: impl Fn() -> f64,
    stop: &AtomicBool,
) -> Asked<R> {
    let mut play = Match::from_position(setup, state);
    let mut thought = Thought::default();
    let mut fault = None;
    if let Node::Decide(seat) = state.node() {
        let mut seated = SeatedBot::<R>::new(bot, seed, stop);
        fault = take_turn(&mut play, seat, &mut seated, &mut thought, clock).err();
    }
    Asked { after: *play.state(), turn: turn_text(play.history()), fault, thought }
}

/// The seed of the bot's random numbers for a position. Those of neighbouring seeds of the whole are far apart.
fn seed_of(seed: u64, index: usize) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(index as u64)
}

/// Asks a bot of Bug for a turn in positions of random games that it can win and lose: each at the start of a
/// turn, won with best play, with a turn that loses. `clock` reads the CPU seconds of the thread that calls it;
/// `go_on` hears how many positions are done.
///
/// # Errors
/// When the text is no setup of Bug, or the truth about its board is not known at once.
pub fn bench_bug_bot(
    trial: &BotTrial,
    positions: usize,
    clock: impl Fn() -> f64 + Sync,
    mut go_on: impl FnMut(usize) -> bool,
) -> Result<BugErrors, Refusal> {
    let (setup, start) = bug_position(&trial.setup, None)?;
    let truth = InstantTruth::of(setup.board).ok_or_else(|| not_at_once("choose one of them"))?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(trial.seed);
    let drawn: Vec<Bug<1>> = (0..positions).map(|_| critical_position(start, truth, &mut rng)).collect();
    let stop = AtomicBool::new(false);
    let mut found = BugErrors::default();
    let work = |index: usize| {
        let state: Bug<1> = drawn[index];
        let asked = ask(setup, state, trial.bot, seed_of(trial.seed, index), &clock, &stop);
        let loses = asked.fault.is_some() || truth.mover_wins(&asked.after);
        Some((asked, loses.then(|| state.position_text())))
    };
    in_order(positions, trial.threads, &stop, work, |done| match done {
        Done::SoFar(count) => go_on(count),
        Done::Next((asked, losing)) => {
            found.positions += 1;
            found.thought.add(asked.thought);
            let fault = asked.fault.map(|fault| fault.to_string());
            let mistake = losing.map(|position| Mistake { position, turn: asked.turn, loss: 1.0, fault });
            found.mistakes.extend(mistake);
            true
        }
    });
    Ok(found)
}

/// A position of a random game in which it matters what the mover does.
fn critical_position(start: Bug<1>, truth: &InstantTruth, rng: &mut Xoshiro256PlusPlus) -> Bug<1> {
    loop {
        let state = random_position(start, rng, Rules::turn_begins);
        let turns = truth.turns(&state);
        let some = |wins| turns.iter().any(|turn| turn.wins == Some(wins));
        if some(true) && some(false) {
            return state;
        }
    }
}

/// Asks a bot of Herd for a turn in all positions with all rolls, or in a sample of them, and compares the value
/// of what it does with that of the best. `clock` reads the CPU seconds of the thread that calls it; `go_on` hears
/// how many of how many are done.
///
/// # Errors
/// When the text is no setup of Herd, or the board is too large to be solved.
pub fn bench_herd_bot(
    trial: &BotTrial,
    sample: Option<usize>,
    clock: impl Fn() -> f64 + Sync,
    mut go_on: impl FnMut(usize, usize) -> bool,
) -> Result<HerdLosses, Refusal> {
    let setup: herd::Setup = trial.setup.parse()?;
    let exact = HerdExact::of(setup.board)?;
    let states = exact.starts_of_turns();
    let cases = rolls_of(&states, sample, trial.seed);
    let stop = AtomicBool::new(false);
    let mut found = HerdLosses { states: states.len(), ..HerdLosses::default() };
    let mut sums = Sums::default();
    let work = |index: usize| {
        let (before, roll, weight) = cases[index];
        let state: Herd<1> = before.after_chance(roll);
        let asked = ask(setup, state, trial.bot, seed_of(trial.seed, index), &clock, &stop);
        let value = |state: &Herd<1>| exact.value(state, before.mover().seat()).unwrap_or_default();
        let reached = if asked.fault.is_some() { 0.0 } else { value(&asked.after) };
        // The two are sums of the same numbers in another order.
        let loss = Some(value(&state) - reached).filter(|loss| *loss > ROUNDING).unwrap_or_default();
        Some((asked, weight, loss, state.position_text()))
    };
    in_order(cases.len(), trial.threads, &stop, work, |done| match done {
        Done::SoFar(count) => go_on(count, cases.len()),
        Done::Next((asked, weight, loss, position)) => {
            found.rolls += 1;
            found.thought.add(asked.thought);
            sums.add(f64::from(weight), loss);
            if loss > 0.0 {
                let fault = asked.fault.map(|fault| fault.to_string());
                found.mistakes.push(Mistake { position, turn: asked.turn, loss, fault });
            }
            true
        }
    });
    found.mean_loss = sums.mean();
    found.error = sample.is_some().then(|| sums.error());
    found.mistakes.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    Ok(found)
}

/// A smaller difference of values is none.
const ROUNDING: f64 = 1e-12;

/// All positions with all rolls and their weights, or so many drawn by these weights.
fn rolls_of(states: &[Herd<1>], sample: Option<usize>, seed: u64) -> Vec<(Herd<1>, Roll, u32)> {
    let Some(sample) = sample else {
        let all =
            states.iter().flat_map(|state| state.outcomes().map(|(roll, weight)| (*state, roll, weight)));
        return all.collect();
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let draw = |_| {
        let state = states[rng.random_range(0..states.len())];
        (state, state.sample_chance(&mut rng), 1)
    };
    (0..sample).map(draw).collect()
}

/// Weighted losses, summed up.
#[derive(Default)]
struct Sums {
    count: f64,
    weights: f64,
    losses: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, weight: f64, loss: f64) {
        self.count += 1.0;
        self.weights += weight;
        self.losses += weight * loss;
        self.squares += weight * loss * loss;
    }

    fn mean(&self) -> f64 {
        if self.weights > 0.0 { self.losses / self.weights } else { 0.0 }
    }

    /// 1.96 standard errors of the mean.
    fn error(&self) -> f64 {
        if self.count == 0.0 {
            return 0.0;
        }
        let variance = (self.squares / self.weights - self.mean().powi(2)).max(0.0);
        1.96 * (variance / self.count).sqrt()
    }
}
