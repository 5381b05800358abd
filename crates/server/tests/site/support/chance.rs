//! Chance that a test decides.

use catalog::{AnyMatch, LogLine};
use fair::Fate;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use server::Chance;
use std::collections::VecDeque;
use std::sync::Mutex;

/// First the scripted outcomes, then those of a seeded generator. Seats are not shuffled unless a lot is
/// scripted.
pub struct Script {
    lines: Mutex<VecDeque<String>>,
    rng: Mutex<Xoshiro256PlusPlus>,
    order: Option<Vec<usize>>,
}

impl Script {
    pub fn seeded(seed: u64) -> Script {
        let rng = Mutex::new(Xoshiro256PlusPlus::seed_from_u64(seed));
        Script { lines: Mutex::default(), rng, order: None }
    }

    pub fn of(lines: &[&str]) -> Script {
        let lines = lines.iter().map(|line| (*line).to_owned()).collect();
        Script { lines: Mutex::new(lines), ..Script::seeded(1) }
    }

    pub fn with_order(self, order: &[usize]) -> Script {
        Script { order: Some(order.to_vec()), ..self }
    }
}

impl Chance for Script {
    fn outcome(&self, play: &mut AnyMatch, _: Option<&Fate>) -> Option<LogLine> {
        if play.node() != game::Node::Chance {
            return None;
        }
        let Some(line) = self.lines.lock().unwrap().pop_front() else {
            return play.draw_chance(&mut *self.rng.lock().unwrap());
        };
        let line = LogLine::from_log(line);
        if let Err(refusal) = play.replay(&line) {
            panic!("{} cannot happen here: {refusal}", line.as_str());
        }
        Some(line)
    }

    fn order(&self, seats: usize, _: Option<&Fate>) -> Vec<usize> {
        self.order.clone().unwrap_or_else(|| (0..seats).collect())
    }
}
