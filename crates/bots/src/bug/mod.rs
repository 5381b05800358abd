//! How bots play Bug: search with a learned value, and perfect play on the boards that are solved.
//!
//! All levels share the value and the search. They differ by how much they think and how careless they are; the
//! highest never gives away a won game on a solved board.

mod knowledge;
mod learn;
mod levels;
mod truth;
mod value;

pub use learn::{Lessons, learn};

use crate::manner::{self, Thinking};
use crate::{Level, Player};
use ::bug::{Bug, Step};
use game::{Illegal, Node, Rules, Seat};
use knowledge::Learned;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::mcts::{Mcts, Settings, Thoughts};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use value::Value;

/// The part of a random game in what a position is worth.
const BY_PLAYOUT: f32 = 0.25;

/// What part of its time the highest level uses on a board that is solved.
const PART_WHERE_SOLVED: u32 = 10;

/// How the search goes: 64 MiB of memory for a bot.
const SETTINGS: Settings = Settings { exploration: 0.7, first_play_loss: 0.1, open_at: 2, memory: 64 << 20 };

/// What a bot remembers: what it has found so far.
#[derive(Default)]
pub struct Mind<const W: usize> {
    search: Option<Mcts<Bug<W>>>,
    iterations: u64,
}

impl<const W: usize> Player for Bug<W> {
    type Mind = Mind<W>;

    fn steps_due(&self) -> u32 {
        1
    }

    fn turn<G: Rng + ?Sized>(
        mind: &mut Mind<W>,
        view: &Self::View,
        seat: Seat,
        level: Level,
        time: Option<Duration>,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Result<Vec<Step>, Illegal> {
        let state: Self = search::imagine(view, seat, rng)?;
        Ok(mind.turn(state, seat, level, time, rng, stop))
    }

    fn iterations(mind: &Mind<W>) -> u64 {
        mind.iterations
    }

    fn bytes(mind: &Mind<W>) -> usize {
        mind.search.as_ref().map_or(0, Mcts::bytes)
    }
}

impl<const W: usize> Mind<W> {
    /// The rest of the turn of the seat that decides.
    fn turn<G: Rng + ?Sized>(
        &mut self,
        mut state: Bug<W>,
        seat: Seat,
        level: Level,
        time: Option<Duration>,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Vec<Step> {
        let manner = levels::manner(level);
        let knowledge = Learned { value: Value::carried(), by_playout: BY_PLAYOUT };
        let solved = level == Level::HIGHEST && truth::knows(&state);
        let allowance = match time.map_or(manner.thinking, Thinking::Time) {
            // The search only has to tell which of the winning turns looks best.
            Thinking::Time(time) if solved => Thinking::Time(time / PART_WHERE_SOLVED),
            thinking => thinking,
        };
        let allowance = allowance.begin();
        let search = self.search.get_or_insert_with(|| Mcts::new(SETTINGS));
        let mut generator = Xoshiro256PlusPlus::from_rng(rng);
        let mut steps = Vec::new();
        loop {
            let budget = allowance.for_a_step(state.steps_due());
            let thoughts = search.think(&knowledge, state, budget, &mut generator, stop, |_| {});
            self.iterations += thoughts.iterations;
            let step = if solved {
                surest(&state, &thoughts)
            } else {
                manner::choose(&thoughts, manner.carelessness, &mut generator)
            };
            steps.push(step);
            state = state.after(step);
            if state.turn_begins() || state.node() != Node::Decide(seat) {
                return steps;
            }
        }
    }
}

/// Of the steps that win by the truth, the one that the search likes best. Where all lose, what it likes best is
/// what the opponent finds hardest.
fn surest<const W: usize>(state: &Bug<W>, thoughts: &Thoughts<Step>) -> Step {
    let wins = |step: &Step| truth::step_wins(state, *step) == Some(true);
    thoughts.steps.iter().map(|thought| thought.step).find(wins).unwrap_or_else(|| thoughts.best())
}
