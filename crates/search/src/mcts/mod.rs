//! Monte Carlo tree search with knowledge, for two seats who see everything.
//!
//! What a game's author knows is handed in as [`Knowledge`]: what a position is worth at a glance, and which
//! steps look promising in it. The search chooses by PUCT (Rosin 2011; Silver et al. 2017), shares the nodes of
//! positions that are reached in several ways, propagates exact values (Winands et al., *Monte-Carlo Tree
//! Search Solver*, 2008), and keeps what it has found from one search to the next.
//!
//! Several threads may search in one tree (tree parallelism; Chaslot et al., *Parallel Monte-Carlo Tree Search*,
//! 2008). It lies behind one lock; what takes time, the evaluation and the listing of steps, is done outside.

mod access;
mod errand;
mod graph;
mod thoughts;
mod tree;
mod walk;

pub use thoughts::{Thought, Thoughts};

use crate::Budget;
use access::POISONED;
use errand::Errand;
use game::{EnumerableChance, PerfectInfo, Rules, Seat};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use tree::Tree;

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
    tree: Mutex<Tree<R>>,
}

impl<R: PerfectInfo + EnumerableChance> Mcts<R> {
    /// A search on one thread that has found nothing yet.
    pub fn new(settings: Settings) -> Self {
        Mcts { tree: Mutex::new(Tree::new(settings)) }
    }

    /// Searches on so many threads from now on, from 1 to 255, and keeps what it has found.
    ///
    /// # Panics
    /// When there are none.
    pub fn use_threads(&mut self, threads: u8) {
        assert!(threads > 0, "at least one thread");
        self.tree.get_mut().expect(POISONED).threads = threads;
    }

    /// Looks for the best step of the seat that decides.
    ///
    /// Ends within a few milliseconds of `stop` being set, with what it has, and early when the value is exact
    /// or there is one step only. `watch` is told now and then what is known so far. With a budget of
    /// iterations and one thread the result depends on nothing but what was found before, the state and the
    /// generator.
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
        watch: impl FnMut(&Thoughts<R::Step>),
    ) -> Thoughts<R::Step> {
        assert!(root.seats() == 2, "two seats");
        let errand = Errand::new(knowledge, root, budget, stop);
        let tree = self.tree.get_mut().expect(POISONED);
        tree.begin(knowledge, &root, rng);
        match tree.threads {
            1 => errand.run(tree, rng, watch),
            threads => std::thread::scope(|scope| {
                for _ in 1..threads {
                    let (errand, tree, mut rng) = (&errand, &self.tree, Xoshiro256PlusPlus::from_rng(rng));
                    scope.spawn(move || errand.run(tree, &mut rng, |_| {}));
                }
                errand.run(&self.tree, rng, watch);
            }),
        }
        let tree = self.tree.get_mut().expect(POISONED);
        tree.thoughts(&root, errand.iterations())
    }

    /// The memory that it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.tree.lock().expect(POISONED).graph.bytes()
    }
}
