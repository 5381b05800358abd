//! Monte Carlo tree search with UCB1 and random playouts.
//!
//! Kocsis & Szepesvári, *Bandit based Monte-Carlo planning* (2006), for games of any number of seats:
//! every seat is taken to maximise its own share of the win. Chance nodes draw their outcome. Where
//! something is hidden this is single-observer information-set search (Cowling, Powley & Whitehouse,
//! *Information Set Monte Carlo Tree Search*, 2012): every iteration begins in another state that the view
//! allows, the tree branches by what the searching seat observes, and a step is compared with how often it
//! was available rather than with how often its node was visited.

mod report;
mod search;
mod tree;

pub use report::{Report, StepReport};

use crate::{Stopwatch, imagine};
use game::{Determinize, Illegal, Seat};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::Search;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How many iterations pass between two looks at the clock; within a playout there are looks of its own.
const ITERATIONS_BETWEEN_LOOKS: u64 = 16;

/// How long a search may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// This many playouts. The result then depends on nothing but the view, the settings and the seed.
    Iterations(u64),
    /// This much CPU time of each thread that thinks, to within a few milliseconds.
    Time(Duration),
}

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Uct {
    /// The weight of the exploration term: UCB1 is mean + exploration · √(ln N / n).
    pub exploration: f64,
    /// How many nodes the tree may have. When it is full it grows no more, but playouts and statistics go
    /// on. A node takes about 50 bytes.
    pub most_nodes: usize,
}

impl Default for Uct {
    /// Exploration 0.7 for shares between 0 and 1, as Cowling, Powley & Whitehouse use it (√2 is the
    /// value for which UCB1 is proven). At most about 50 megabytes.
    fn default() -> Self {
        Uct { exploration: 0.7, most_nodes: 1 << 20 }
    }
}

impl Uct {
    /// Searches for the best step of the seat that decides, from what that seat sees.
    ///
    /// Ends early, with what it has, within a few milliseconds of `stop` being set. Does at least one
    /// iteration when it is not set from the start.
    ///
    /// # Errors
    /// When the view contradicts itself, or the seat is not to decide.
    pub fn search<R: Determinize, G: Rng + ?Sized>(
        &self,
        view: &R::View,
        seat: Seat,
        budget: Budget,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Result<Report<R::Step>, Illegal> {
        let mut rng = Xoshiro256PlusPlus::from_rng(rng);
        let root: R = imagine(view, seat, &mut rng)?;
        let deadline = match budget {
            Budget::Time(time) => Some((Stopwatch::start(), time)),
            Budget::Iterations(_) => None,
        };
        let most_iterations = match budget {
            Budget::Time(_) => u64::MAX,
            Budget::Iterations(most) => most,
        };
        let mut search = Search::new(*self, seat, most_iterations);
        while search.iterations() < most_iterations {
            let state = if R::EXACT { root } else { imagine(view, seat, &mut rng)? };
            let first = search.iterations() == 0;
            let late = || !first && deadline.is_some_and(|(watch, time)| watch.elapsed() >= time);
            let may_go_on = || !stop.load(Ordering::Relaxed) && !late();
            let looks = search.iterations().is_multiple_of(ITERATIONS_BETWEEN_LOOKS);
            if looks && !may_go_on() || !search.iterate(state, &mut rng, may_go_on) {
                break;
            }
        }
        Ok(search.report(&root, &mut rng))
    }
}
