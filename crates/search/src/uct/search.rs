//! One search while it runs: descend, grow, play out, remember.

use super::tree::{Id, Key, Tree};
use super::{Report, StepReport, Uct};
use crate::playout_while;
use game::{Audience, Determinize, Event, Node, Seat};
use rand::{Rng, RngExt};

/// A tree with what it needs to grow.
pub(super) struct Search<R: Determinize> {
    settings: Uct,
    /// For whom: the tree branches by what this seat observes.
    seat: Seat,
    tree: Tree<R>,
    iterations: u64,
    /// The nodes of the iteration under way with the seat that chose each; chance chose those without.
    path: Vec<(Id, Option<Seat>)>,
    /// The children counted as available at the decision under way.
    counted: Vec<Id>,
}

/// Where a descent goes on.
enum Choice<R: Determinize> {
    /// To a child that there is.
    Known(Id, R::Step),
    /// To a child that there is not yet.
    Fresh(Key<R>, R::Step),
}

/// One of equally good candidates, drawn evenly while they come one by one.
struct Draw<T> {
    drawn: Option<T>,
    seen: u32,
}

impl<T> Draw<T> {
    fn new() -> Self {
        Draw { drawn: None, seen: 0 }
    }

    fn offer<G: Rng>(&mut self, candidate: T, rng: &mut G) {
        self.seen += 1;
        if self.seen == 1 || rng.random_range(0..self.seen) == 0 {
            self.drawn = Some(candidate);
        }
    }
}

impl<R: Determinize> Search<R> {
    pub fn new(settings: Uct, seat: Seat, most_iterations: u64) -> Self {
        // One iteration grows the tree by at most one node.
        let most = usize::try_from(most_iterations).unwrap_or(usize::MAX).saturating_add(1);
        let tree = Tree::new(settings.most_nodes.min(most));
        Search { settings, seat, tree, iterations: 0, path: Vec::new(), counted: Vec::new() }
    }

    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// One iteration from a state that the searching seat may be in. False when it was told to stop, and
    /// then it has not counted.
    pub fn iterate<G: Rng>(&mut self, state: R, rng: &mut G, may_go_on: impl FnMut() -> bool) -> bool {
        let leaf = self.descend(state, rng);
        let Some(played) = playout_while(leaf, rng, may_go_on) else { return false };
        self.iterations += 1;
        for &(id, chooser) in &self.path {
            let node = self.tree.node_mut(id);
            node.visits += 1;
            node.reward += chooser.map_or(0.0, |seat| played.payoff.share(seat));
        }
        true
    }

    /// Follows the tree from the root as long as it reaches, and grows it by one node.
    fn descend<G: Rng>(&mut self, mut state: R, rng: &mut G) -> R {
        let mut at = Tree::<R>::ROOT;
        self.path.clear();
        self.path.push((at, None));
        loop {
            let (child, chooser, fresh) = match state.node() {
                Node::Over(_) => return state,
                Node::Chance => {
                    let outcome = state.sample_chance(rng);
                    let key = self.key(&state, Event::Chance(outcome), None);
                    state = state.after_chance(outcome);
                    let known = self.tree.child(at, &key);
                    (known.or_else(|| self.tree.grow(at, key)), None, known.is_none())
                }
                Node::Decide(seat) => {
                    let (child, step, fresh) = match self.choose(at, &state, seat, rng) {
                        Choice::Known(id, step) => (Some(id), step, false),
                        Choice::Fresh(key, step) => (self.tree.grow(at, key), step, true),
                    };
                    state = state.after(step);
                    (child, Some(seat), fresh)
                }
            };
            // A full tree grows no further: the playout begins here.
            let Some(child) = child else { return state };
            self.path.push((child, chooser));
            if fresh {
                return state;
            }
            at = child;
        }
    }

    /// How the tree tells this event from others.
    fn key(&self, state: &R, event: Event<R>, chooser: Option<Seat>) -> Key<R> {
        if R::EXACT || chooser == Some(self.seat) {
            Key::Event(event)
        } else {
            Key::Seen(Box::new(state.observe(event, Audience::Seat(self.seat))))
        }
    }

    /// UCB1 among the steps of this state; one that was never tried comes first.
    fn choose<G: Rng>(&mut self, at: Id, state: &R, seat: Seat, rng: &mut G) -> Choice<R> {
        let all_tried = self.tree.node(at).children as usize == state.steps().len();
        if R::EXACT && all_tried {
            self.choose_tried(at)
        } else {
            self.choose_available(at, state, seat, rng)
        }
    }

    /// The node stands for one state, and all its steps have children: no need to look at the state.
    fn choose_tried(&self, at: Id) -> Choice<R> {
        let log = f64::from(self.tree.node(at).visits).ln();
        let bound = |&id: &Id| self.upper_bound(id, log);
        let best = self.tree.children(at).max_by(|a, b| bound(a).total_cmp(&bound(b)));
        match best.and_then(|id| Some((id, self.tree.event(id)?))) {
            Some((id, Event::Step(step))) => Choice::Known(id, step),
            _ => unreachable!("a decision has steps, and the tree knows them"),
        }
    }

    /// The node may stand for many states with different steps, and the searching seat may see several of
    /// them as one.
    fn choose_available<G: Rng>(&mut self, at: Id, state: &R, seat: Seat, rng: &mut G) -> Choice<R> {
        let mut fresh = Draw::new();
        let mut best = Draw::new();
        let mut best_bound = f64::NEG_INFINITY;
        self.counted.clear();
        for step in state.steps() {
            let key = self.key(state, Event::Step(step), Some(seat));
            let Some(id) = self.tree.child(at, &key) else {
                fresh.offer((key, step), rng);
                continue;
            };
            self.count_available(id);
            let bound = self.upper_bound(id, f64::from(self.tree.node(id).available).ln());
            if bound > best_bound {
                best_bound = bound;
                best = Draw::new();
            }
            if bound == best_bound {
                best.offer((id, step), rng);
            }
        }
        match (fresh.drawn, best.drawn) {
            (Some((key, step)), _) => Choice::Fresh(key, step),
            (None, Some((id, step))) => Choice::Known(id, step),
            (None, None) => unreachable!("a seat that decides has a step"),
        }
    }

    /// Once an iteration, even where several steps look alike.
    fn count_available(&mut self, id: Id) {
        if !self.counted.contains(&id) {
            self.counted.push(id);
            self.tree.node_mut(id).available += 1;
        }
    }

    /// UCB1: the mean share plus a bonus for what was tried rarely.
    fn upper_bound(&self, id: Id, log_of_chances: f64) -> f64 {
        let node = self.tree.node(id);
        let visits = f64::from(node.visits);
        node.reward / visits + self.settings.exploration * (log_of_chances / visits).sqrt()
    }

    /// What the search says about every step of the root.
    pub fn report<G: Rng>(&self, root: &R, rng: &mut G) -> Report<R::Step> {
        let of_step = |step| {
            let child = self.tree.child(Tree::<R>::ROOT, &Key::Event(Event::Step(step)));
            let node = child.map(|id| self.tree.node(id)).filter(|node| node.visits > 0);
            StepReport {
                step,
                visits: node.map_or(0, |node| node.visits.into()),
                share: node.map(|node| node.reward / f64::from(node.visits)),
            }
        };
        let mut steps: Vec<StepReport<R::Step>> = root.steps().map(of_step).collect();
        let by_share = |a: &StepReport<R::Step>, b: &StepReport<R::Step>| {
            b.share.unwrap_or(0.0).total_cmp(&a.share.unwrap_or(0.0))
        };
        steps.sort_by(|a, b| b.visits.cmp(&a.visits).then_with(|| by_share(a, b)));
        let tried = steps.first().filter(|best| best.visits > 0);
        let best = tried.map_or_else(|| root.random_step(rng), |best| best.step);
        Report { best, steps, iterations: self.iterations, nodes: self.tree.len() }
    }
}
