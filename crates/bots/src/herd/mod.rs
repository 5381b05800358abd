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
use crate::{Level, Player};
use ::herd::{Herd, Step};
use game::{Illegal, Node, Rules, Seat};
use knowledge::Learned;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::mcts::{Mcts, Settings};
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use value::Value;

/// The memory of a bot's search, in bytes.
const MEMORY: usize = 64 << 20;

/// The learned value is a good guide: the search need not try much else.
const EXPLORATION: f32 = 0.4;

/// What a bot remembers: what it has found so far.
#[derive(Default)]
pub struct Mind<const W: usize> {
    search: Option<Mcts<Herd<W>>>,
    iterations: u64,
}

impl<const W: usize> Player for Herd<W> {
    type Mind = Mind<W>;

    fn steps_due(&self) -> u32 {
        let (remove, place) = self.due();
        u32::from(remove) + u32::from(place)
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
        if level == Level::HIGHEST && exact::is_solved(&state) {
            return Ok(exact::best_turn(state));
        }
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
        mut state: Herd<W>,
        seat: Seat,
        level: Level,
        time: Option<Duration>,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Vec<Step> {
        let manner = levels::manner(level);
        let knowledge = Learned { value: Value::carried(), breadth: manner.breadth };
        let allowance = time.map_or(manner.thinking, Thinking::Time).begin();
        let settings = Settings { exploration: EXPLORATION, memory: MEMORY, ..Settings::default() };
        let search = self.search.get_or_insert_with(|| Mcts::new(settings));
        let mut generator = Xoshiro256PlusPlus::from_rng(rng);
        let mut steps = Vec::new();
        while state.node() == Node::Decide(seat) {
            let budget = allowance.for_a_step(state.steps_due());
            let thoughts = search.think(&knowledge, state, budget, &mut generator, stop, |_| {});
            self.iterations += thoughts.iterations;
            let step = manner::choose(&thoughts, manner.carelessness, &mut generator);
            steps.push(step);
            state = state.after(step);
        }
        steps
    }
}
