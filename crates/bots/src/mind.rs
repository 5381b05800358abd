//! A bot of a level that thinks by [`search::mcts`], and what it remembers.

use crate::Player;
use crate::manner::Allowance;
use game::{EnumerableChance, Node, PerfectInfo, Rules};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::mcts::{Knowledge, Mcts, Settings, Thoughts};
use std::sync::atomic::AtomicBool;

/// What a bot remembers: what it has found so far.
pub struct Mind<R: Rules> {
    search: Mcts<R>,
    iterations: u64,
}

impl<R: Player + PerfectInfo + EnumerableChance> Mind<R> {
    /// A mind that has found nothing yet.
    pub(crate) fn new(settings: Settings) -> Self {
        Mind { search: Mcts::new(settings), iterations: 0 }
    }

    /// Thinks on so many threads from now on, at least one. Levels are meant for one.
    pub(crate) fn use_threads(&mut self, threads: u8) {
        self.search.use_threads(threads);
    }

    /// The rest of the turn of the seat that decides, each step chosen from what was thought about it.
    ///
    /// # Panics
    /// When no seat decides.
    pub(crate) fn turn<K: Knowledge<R>, G: Rng + ?Sized>(
        &mut self,
        knowledge: &K,
        mut state: R,
        allowance: Allowance,
        rng: &mut G,
        stop: &AtomicBool,
        choose: impl Fn(&R, &Thoughts<R::Step>, &mut Xoshiro256PlusPlus) -> R::Step,
    ) -> Vec<R::Step> {
        let Node::Decide(seat) = state.node() else { panic!("a seat decides") };
        let mut generator = Xoshiro256PlusPlus::from_rng(rng);
        let mut steps = Vec::new();
        loop {
            let budget = allowance.for_a_step(state.steps_due());
            let thoughts = self.search.think(knowledge, state, budget, &mut generator, stop, |_| {});
            self.iterations += thoughts.iterations;
            let step = choose(&state, &thoughts, &mut generator);
            steps.push(step);
            state = state.after(step);
            if !state.goes_on(seat) {
                return steps;
            }
        }
    }

    pub(crate) fn iterations(&self) -> u64 {
        self.iterations
    }

    pub(crate) fn bytes(&self) -> usize {
        self.search.bytes()
    }
}
