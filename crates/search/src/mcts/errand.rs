//! One search: what its threads have in common, and what each of them does until it ends.

use super::access::Access;
use super::walk::Walk;
use super::{Knowledge, Thoughts};
use crate::{Budget, Stopwatch};
use game::{EnumerableChance, PerfectInfo};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// How many iterations of a thread pass between two looks at the clock.
const ITERATIONS_BETWEEN_LOOKS: u64 = 16;
/// How many iterations pass between two reports, at first; then twice as many each time.
const FIRST_REPORT: u64 = 1024;

/// What all threads of a search are told.
pub(super) struct Errand<'a, R, K> {
    pub knowledge: &'a K,
    pub root: R,
    time: Option<Duration>,
    most: u64,
    stop: &'a AtomicBool,
    /// Iterations that have begun, and a few that were not to.
    taken: AtomicU64,
}

impl<'a, R: PerfectInfo + EnumerableChance, K: Knowledge<R>> Errand<'a, R, K> {
    /// Nothing is done yet.
    pub fn new(knowledge: &'a K, root: R, budget: Budget, stop: &'a AtomicBool) -> Self {
        let (most, time) = match budget {
            Budget::Iterations(most) => (most, None),
            Budget::Time(time) => (u64::MAX, Some(time)),
        };
        Errand { knowledge, root, time, most, stop, taken: AtomicU64::new(0) }
    }

    /// The part of one thread: iterations until there are enough.
    pub fn run(
        &self,
        mut tree: impl Access<R>,
        rng: &mut Xoshiro256PlusPlus,
        mut watch: impl FnMut(&Thoughts<R::Step>),
    ) {
        let stopwatch = Stopwatch::start();
        let mut walk = Walk::new(self.root);
        let (mut own, mut next_report) = (0, FIRST_REPORT);
        let mut settled = tree.with(|tree| tree.is_settled());
        while !settled {
            if own % ITERATIONS_BETWEEN_LOOKS == 0 && own > 0 && self.is_to_end(&stopwatch) {
                break;
            }
            let done = self.taken.fetch_add(1, Ordering::Relaxed);
            if done >= self.most {
                break;
            }
            if done >= next_report {
                watch(&tree.with(|tree| tree.thoughts(&self.root, done)));
                next_report *= 2;
            }
            settled = walk.iterate(&mut tree, self, rng);
            own += 1;
        }
    }

    fn is_to_end(&self, stopwatch: &Stopwatch) -> bool {
        let late = self.time.is_some_and(|time| stopwatch.elapsed() >= time);
        late || self.stop.load(Ordering::Relaxed)
    }

    /// How many iterations there were.
    pub fn iterations(&self) -> u64 {
        self.taken.load(Ordering::Relaxed).min(self.most)
    }
}
