//! One iteration: descend, grow, evaluate, remember.

use super::access::Access;
use super::errand::Errand;
use super::graph::{Id, Kind, NONE};
use super::tree::{End, Value};
use super::{Candidate, Knowledge};
use game::{EnumerableChance, Node, PerfectInfo, Rules, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A way from the root, and where it is now.
pub(super) struct Walk<R: Rules> {
    pub state: R,
    pub at: Id,
    /// The positions that it has left, and by which edges.
    pub path: Vec<(Id, Id)>,
    /// How many of these edges tell other threads that somebody is behind them.
    pub marked: usize,
    /// The steps that were listed last.
    pub candidates: Vec<Candidate<R::Step>>,
}

impl<R: PerfectInfo + EnumerableChance> Walk<R> {
    /// One that has not set out yet.
    pub fn new(root: R) -> Self {
        Walk { state: root, at: NONE, path: Vec::new(), marked: 0, candidates: Vec::new() }
    }

    /// One iteration from the root; whether there is nothing left to find out then.
    pub fn iterate<K: Knowledge<R>>(
        &mut self,
        tree: &mut impl Access<R>,
        errand: &Errand<'_, R, K>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> bool {
        let knowledge = errand.knowledge;
        self.state = errand.root;
        let mut end = tree.with(|tree| tree.set_out(self));
        loop {
            end = match end {
                End::Known { settled } => return settled,
                End::Closed => {
                    self.list_steps(knowledge);
                    tree.with(|tree| tree.open(self))
                }
                End::Unripe => {
                    let share = knowledge.evaluate(&self.state, rng);
                    tree.with(|tree| tree.evaluate_again(self, share))
                }
                End::New { hash, open } => self.grow(tree, knowledge, hash, open, rng),
            }
        }
    }

    /// Looks at a position that nobody has met: at its steps, or else at itself.
    fn grow<K: Knowledge<R>>(
        &mut self,
        tree: &mut impl Access<R>,
        knowledge: &K,
        hash: u64,
        open: bool,
        rng: &mut Xoshiro256PlusPlus,
    ) -> End {
        let (kind, exact) = match self.state.node() {
            Node::Over(payoff) => (Kind::Over, Some(payoff.share(Seat::FIRST) as f32)),
            Node::Decide(seat) => (Kind::Decide(seat), knowledge.exact(&self.state)),
            Node::Chance => (Kind::Chance, knowledge.exact(&self.state)),
        };
        let value = match (exact, kind) {
            (Some(share), _) => Value { share, exact: true },
            (None, Kind::Decide(seat)) if open => {
                self.list_steps(knowledge);
                return tree.with(|tree| tree.grow_open(self, hash, seat));
            }
            _ => Value { share: knowledge.evaluate(&self.state, rng), exact: false },
        };
        tree.with(|tree| tree.grow(self, hash, kind, value))
    }

    /// Lists the steps of the seat that decides, if one does.
    fn list_steps<K: Knowledge<R>>(&mut self, knowledge: &K) {
        self.candidates.clear();
        if let Node::Decide(seat) = self.state.node() {
            knowledge.candidates(&self.state, seat, &mut self.candidates);
        }
    }
}
