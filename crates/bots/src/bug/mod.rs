//! How bots play Bug: search with a learned value, and perfect play on the boards that are solved.
//!
//! All levels share the value and the search. They differ by how much they think and how careless they are; the
//! highest never gives away a won game on a solved board.

mod around;
mod knowledge;
mod learn;
mod levels;
mod patterns;
mod siblings;
mod truth;
mod value;

pub use learn::{Lessons, learn};

use crate::manner::{self, Thinking};
use crate::mind::Mind;
use crate::{Level, Player};
use ::bug::{Bug, Step};
use game::{Illegal, Seat};
use knowledge::Learned;
use rand::Rng;
use search::mcts::{Settings, Thoughts};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use value::Value;

/// What part of its time the highest level uses on a board that is solved.
const PART_WHERE_SOLVED: u32 = 10;

/// How the search goes: at most 256 MiB of memory for a bot: with less, two seconds of thought do not fit.
const SETTINGS: Settings =
    Settings { exploration: 0.6, first_play_loss: 0.0, open_at: 0, trust_in_best: 0.5, memory: 256 << 20 };

impl<const W: usize> Player for Bug<W> {
    type Mind = Option<Mind<Self>>;

    fn steps_due(&self) -> u32 {
        1
    }

    fn turn<G: Rng + ?Sized>(
        mind: &mut Self::Mind,
        view: &Self::View,
        seat: Seat,
        level: Level,
        time: Option<Duration>,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Result<Vec<Step>, Illegal> {
        let state: Self = search::imagine(view, seat, rng)?;
        let manner = levels::manner(level);
        let solved = level == Level::HIGHEST && truth::knows(&state);
        let thinking = match time.map_or(manner.thinking, Thinking::Time) {
            // The search only has to tell which of the winning turns looks best.
            Thinking::Time(time) if solved => Thinking::Time(time / PART_WHERE_SOLVED),
            thinking => thinking,
        };
        let knowledge = Learned { value: Value::carried() };
        let mind = mind.get_or_insert_with(|| Mind::new(SETTINGS));
        Ok(mind.turn(&knowledge, state, thinking.begin(), rng, stop, |state, thoughts, rng| {
            if solved { surest(state, thoughts) } else { manner::choose(thoughts, manner.carelessness, rng) }
        }))
    }

    fn use_threads(mind: &mut Self::Mind, threads: u8) {
        mind.get_or_insert_with(|| Mind::new(SETTINGS)).use_threads(threads);
    }

    fn iterations(mind: &Self::Mind) -> u64 {
        mind.as_ref().map_or(0, Mind::iterations)
    }

    fn bytes(mind: &Self::Mind) -> usize {
        mind.as_ref().map_or(0, Mind::bytes)
    }
}

/// Of the steps that win by the truth, the one that the search likes best. Where all lose, what it likes best is
/// what the opponent finds hardest.
fn surest<const W: usize>(state: &Bug<W>, thoughts: &Thoughts<Step>) -> Step {
    let wins = |step: &Step| truth::step_wins(state, *step) == Some(true);
    thoughts.steps.iter().map(|thought| thought.step).find(wins).unwrap_or_else(|| thoughts.best())
}
