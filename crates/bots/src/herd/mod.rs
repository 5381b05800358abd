//! How bots play Herd: search with a learned value, and perfect play on the smallest board.
//!
//! All levels share the value and the search. They differ by how much they think, how many steps they consider
//! and how careless they are; the highest plays `hex2` from a table of exact values.

mod exact;
mod knowledge;
mod learn;
mod levels;
mod picture;
mod value;

pub use learn::{Lessons, learn};

use crate::manner::{self, Thinking};
use crate::mind::Mind;
use crate::{Level, Player};
use ::herd::{Herd, Step};
use game::{Illegal, Seat};
use knowledge::Learned;
use rand::Rng;
use search::mcts::Settings;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use value::Value;

/// How the search goes: 64 MiB of memory for a bot. The learned value is a good guide: the search need not try
/// much else.
const SETTINGS: Settings =
    Settings { exploration: 0.4, first_play_loss: 0.1, open_at: 1, trust_in_best: 0.0, memory: 64 << 20 };

impl<const W: usize> Player for Herd<W> {
    type Mind = Option<Mind<Self>>;

    fn steps_due(&self) -> u32 {
        let (remove, place) = self.due();
        u32::from(remove) + u32::from(place)
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
        if level == Level::HIGHEST
            && let Some(steps) = exact::best_turn(&state, seat)
        {
            return Ok(steps);
        }
        let manner = levels::manner(level);
        let allowance = time.map_or(manner.thinking, Thinking::Time).begin();
        let knowledge = Learned { value: Value::carried(), breadth: manner.breadth };
        let mind = mind.get_or_insert_with(|| Mind::new(SETTINGS));
        Ok(mind.turn(&knowledge, state, allowance, rng, stop, |_, thoughts, rng| {
            manner::choose(thoughts, manner.carelessness, rng)
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
