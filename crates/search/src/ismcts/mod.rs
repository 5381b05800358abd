//! Information-set search with knowledge about the game.
//!
//! Every iteration begins in another state that the view allows. At the root it is sequential halving (Karnin,
//! Koren & Somekh 2013): all steps are tried equally often, then the better half, and so on. The candidates are
//! tried in rounds, from one state and with the same chances (common random numbers), so that what tells them
//! apart is the step and not the luck. Below the root the tree holds the searching seat's own decisions alone,
//! each under the name of all that the seat has seen and done since the root, and chooses by PUCT (Rosin 2011).
//! Everybody else plays by the guide, from what that seat sees in the imagined state: nobody is taken to know the
//! searching seat's cards, as they are where others search the same tree.

mod guide;
mod search;
mod tree;

pub use guide::{Guide, NoGuide};

use crate::{Budget, Report, Stopwatch, imagine};
use game::{Determinize, Illegal, Seat};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::Search;
use std::sync::atomic::{AtomicBool, Ordering};

/// After how many iterations the search tells again what it has.
const ITERATIONS_BETWEEN_REPORTS: u64 = 8192;

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ismcts {
    /// The weight of the exploration term below the root.
    pub exploration: f32,
    /// What the logarithm of a step's probability is worth at the root, in wins.
    pub bias: f32,
    /// How many decisions the tree may hold. When it is full it grows no more, but playouts and statistics go
    /// on. A decision takes about 40 bytes and 24 for each of its steps.
    pub most_decisions: usize,
}

impl Default for Ismcts {
    /// At most about 50 megabytes with eight steps a decision.
    fn default() -> Self {
        Ismcts { exploration: 0.3, bias: 2.0, most_decisions: 200_000 }
    }
}

impl Ismcts {
    /// Searches for the best step of the seat that decides, from what that seat sees. `tell` is called now and
    /// then with what is known so far.
    ///
    /// With a budget of iterations the result depends on nothing but the view, the settings, the guide and the
    /// seed. Ends early, with what it has, within a few milliseconds of `stop` being set.
    ///
    /// # Errors
    /// When the view contradicts itself, or the seat is not to decide.
    #[expect(clippy::too_many_arguments, reason = "each is another thing that a search needs to know")]
    pub fn search<R: Determinize, K: Guide<R>, G: Rng + ?Sized>(
        &self,
        view: &R::View,
        seat: Seat,
        guide: &K,
        budget: Budget,
        rng: &mut G,
        stop: &AtomicBool,
        tell: impl FnMut(&Report<R::Step>),
    ) -> Result<Report<R::Step>, Illegal> {
        self.search_among(|rng| imagine(view, seat, rng), seat, guide, budget, rng, stop, tell)
    }

    /// The same among states that `sample` draws: in each of them the seat decides, and sees the same. Only to
    /// find out what hidden cards are worth is there anything else to draw from than a view.
    ///
    /// # Errors
    /// Those of `sample`.
    #[expect(clippy::too_many_arguments, reason = "each is another thing that a search needs to know")]
    pub fn search_among<R: Determinize, K: Guide<R>, G: Rng + ?Sized>(
        &self,
        mut sample: impl FnMut(&mut Xoshiro256PlusPlus) -> Result<R, Illegal>,
        seat: Seat,
        guide: &K,
        budget: Budget,
        rng: &mut G,
        stop: &AtomicBool,
        mut tell: impl FnMut(&Report<R::Step>),
    ) -> Result<Report<R::Step>, Illegal> {
        let watch = Stopwatch::start();
        let mut rng = Xoshiro256PlusPlus::from_rng(rng);
        let root = sample(&mut rng)?;
        let mut search = Search::new(*self, seat, guide, &root);
        let rounds = search.candidates().next_power_of_two().ilog2();
        let mut told = 0;
        for halvings in 1..=rounds {
            let part = |whole: u64| whole * u64::from(halvings) / u64::from(rounds);
            let is_due = |iterations: u64| match budget {
                Budget::Iterations(most) => iterations >= part(most),
                Budget::Time(time) => watch.elapsed() >= time * halvings / rounds,
            };
            loop {
                let mut once = Xoshiro256PlusPlus::from_rng(&mut rng);
                let state = sample(&mut once)?;
                if !search.round(state, &once, || !stop.load(Ordering::Relaxed)) {
                    return Ok(search.report());
                }
                if search.iterations() - told >= ITERATIONS_BETWEEN_REPORTS {
                    told = search.iterations();
                    tell(&search.report());
                }
                if is_due(search.iterations()) {
                    break;
                }
            }
            if halvings < rounds {
                search.halve();
            }
        }
        Ok(search.report())
    }
}
