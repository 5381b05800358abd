//! Monte Carlo tree search with knowledge, for two seats who see everything.
//!
//! What a game's author knows is handed in as [`Knowledge`]: what a position is worth at a glance, and which
//! steps look promising in it. The search chooses by PUCT (Rosin 2011; Silver et al. 2017), shares the nodes of
//! positions that are reached in several ways, propagates exact values (Winands et al., *Monte-Carlo Tree
//! Search Solver*, 2008), and keeps what it has found from one search to the next.

mod graph;
mod run;
mod thoughts;

pub use thoughts::{Thought, Thoughts};

use crate::Budget;
use game::{EnumerableChance, PerfectInfo, Rules, Seat};
use graph::Graph;
use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What the search is told about a game besides its rules.
pub trait Knowledge<R: Rules>: Sync {
    /// The share of the win (0 to 1) that the first seat can expect in a position that is not over. It may be
    /// drawn, by a playout for example, and takes well below a millisecond.
    fn evaluate<G: Rng>(&self, state: &R, rng: &mut G) -> f32;

    /// Lists the steps of the seat that decides, each with how promising it looks. Steps that are as good as
    /// others may be left out, as long as one is listed.
    fn candidates(&self, state: &R, seat: Seat, list: &mut Vec<Candidate<R::Step>>) {
        let _ = seat;
        list.extend(state.steps().map(|step| Candidate { step, weight: 1.0, share: None }));
    }

    /// The exact share of the win of the first seat, where it is known without a search.
    fn exact(&self, state: &R) -> Option<f32> {
        let _ = state;
        None
    }
}

/// A step that the search may try.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<S> {
    /// The step.
    pub step: S,
    /// How promising it looks against the others: above 0, to any scale.
    pub weight: f32,
    /// The first guess of the share of the seat that decides, if there is one.
    pub share: Option<f32>,
}

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The weight of the exploration term: PUCT is share + exploration · prior · √N / (1 + n).
    pub exploration: f32,
    /// What is taken from the share of the position for a step that was never tried and has no guess.
    pub first_play_loss: f32,
    /// How many visits a position has before its steps are listed. At 0 they are listed when a seat decides there
    /// for the first time, and the best of their first guesses is what the position is worth.
    pub open_at: u32,
    /// How much a position is worth what its best step is, from 0 to 1; the rest is the mean over its visits.
    pub trust_in_best: f32,
    /// The memory for what has been found, in bytes.
    pub memory: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { exploration: 1.0, first_play_loss: 0.1, open_at: 1, trust_in_best: 0.0, memory: 64 << 20 }
    }
}

/// A search with what it has found so far.
pub struct Mcts<R: Rules> {
    settings: Settings,
    graph: Graph<R>,
    /// The positions and the edges of the iteration under way.
    path: Vec<(graph::Id, graph::Id)>,
    candidates: Vec<Candidate<R::Step>>,
}

/// How many iterations pass between two looks at the clock.
const ITERATIONS_BETWEEN_LOOKS: u64 = 16;
/// How many iterations pass between two reports, at first; then twice as many each time.
const FIRST_REPORT: u64 = 1024;

impl<R: PerfectInfo + EnumerableChance> Mcts<R> {
    /// A search that has found nothing yet.
    pub fn new(settings: Settings) -> Self {
        Mcts { settings, graph: Graph::new(settings.memory), path: Vec::new(), candidates: Vec::new() }
    }

    /// Looks for the best step of the seat that decides.
    ///
    /// Ends within a few milliseconds of `stop` being set, with what it has, and early when the value is exact
    /// or there is one step only. `watch` is told now and then what is known so far. With a budget of
    /// iterations the result depends on nothing but what was found before, the state and the generator.
    ///
    /// # Panics
    /// When no seat decides, or there are not two seats.
    pub fn think<K: Knowledge<R>>(
        &mut self,
        knowledge: &K,
        root: R,
        budget: Budget,
        rng: &mut Xoshiro256PlusPlus,
        stop: &AtomicBool,
        mut watch: impl FnMut(&Thoughts<R::Step>),
    ) -> Thoughts<R::Step> {
        assert!(root.seats() == 2, "two seats");
        let begun = Instant::now();
        let at = self.begin(knowledge, &root, rng);
        let (most, time) = match budget {
            Budget::Iterations(most) => (most, None),
            Budget::Time(time) => (u64::MAX, Some(time)),
        };
        let mut done = 0;
        let mut next_report = FIRST_REPORT;
        while done < most && !self.is_settled(at) {
            if done % ITERATIONS_BETWEEN_LOOKS == 0 && done > 0 {
                let late = time.is_some_and(|time| begun.elapsed() >= time);
                if late || stop.load(Ordering::Relaxed) {
                    break;
                }
            }
            if done == next_report {
                watch(&self.thoughts(&root, at, done));
                next_report *= 2;
            }
            self.iterate(knowledge, root, at, rng);
            done += 1;
        }
        self.thoughts(&root, at, done)
    }

    /// The memory that it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.graph.bytes()
    }
}
