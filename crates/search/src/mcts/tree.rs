//! What is known of a game so far, and the ways through it: where to go, and what a new value changes.

use super::graph::{Edge, Graph, Id, Kind, NONE};
use super::thoughts::share_of;
use super::walk::Walk;
use super::{Candidate, Knowledge, Settings};
use crate::fast_hash::name_of;
use game::{EnumerableChance, Event, Node, PerfectInfo, Rules, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The share of a position of which nothing is known.
const UNKNOWN: f32 = 0.5;

/// A new value of a position, and whether it is exact.
#[derive(Clone, Copy)]
pub(super) struct Value {
    pub share: f32,
    pub exact: bool,
}

/// Where a walk through the tree ends for the time being.
pub(super) enum End {
    /// At a value that has been remembered; whether there is nothing left to find out about the root.
    Known { settled: bool },
    /// At a position whose steps are to be listed.
    Closed,
    /// At a position that wants one more opinion.
    Unripe,
    /// At a position that nobody has met, with its name; whether its steps are to be listed at once, if a seat
    /// decides there.
    New { hash: u64, open: bool },
}

/// Positions and what is known of them.
pub(super) struct Tree<R: Rules> {
    /// How many threads walk in it.
    pub threads: u8,
    pub graph: Graph<R>,
    /// Where the search under way begins.
    pub root: Id,
    settings: Settings,
}

impl<R: PerfectInfo + EnumerableChance> Tree<R> {
    /// Nothing yet, and one thread.
    pub fn new(settings: Settings) -> Self {
        Tree { threads: 1, graph: Graph::new(settings.memory), root: NONE, settings }
    }

    /// Finds or adds the position in which a search begins, and lists its steps.
    pub fn begin<K: Knowledge<R>>(&mut self, knowledge: &K, root: &R, rng: &mut Xoshiro256PlusPlus) {
        let Node::Decide(seat) = root.node() else { panic!("a seat decides") };
        let hash = name_of(root);
        let mut at = self.graph.find(hash);
        if self.graph.is_half_full() {
            match at {
                Some(root) => self.graph.keep_from(root),
                None => self.graph.clear(),
            }
            at = at.map(|_| 0);
            if self.graph.is_half_full() {
                self.graph.clear();
                at = None;
            }
        }
        let mut list = Vec::new();
        if !at.is_some_and(|at| self.graph.node(at).is_open()) {
            knowledge.candidates(root, seat, &mut list);
        }
        let added = at.or_else(|| match self.settings.open_at {
            0 => self.add_open(hash, seat, &list),
            _ => self.graph.add(hash, Kind::Decide(seat), knowledge.evaluate(root, rng), false),
        });
        self.root = added.expect("there is room for one node");
        if !self.graph.node(self.root).is_open() {
            // A position that is known to be won or lost has no edges yet, but a step is wanted.
            self.graph.node_mut(self.root).exact = None;
            self.list_steps(self.root, seat, &list);
        }
    }

    /// Whether there is nothing left to find out about the root.
    pub fn is_settled(&self) -> bool {
        let node = self.graph.node(self.root);
        node.exact.is_some() || node.count <= 1
    }

    /// Sends a walk out from the root, to where something is to be done.
    pub fn set_out(&mut self, walk: &mut Walk<R>) -> End {
        walk.at = self.root;
        walk.path.clear();
        self.descend(walk)
    }

    /// Goes on, from where the walk is, to where something is to be done.
    fn descend(&mut self, walk: &mut Walk<R>) -> End {
        let end = loop {
            let node = self.graph.node(walk.at);
            if let Some(share) = node.exact {
                return self.remember(walk, Value { share, exact: true });
            }
            if !node.is_open() {
                break if node.visits < self.settings.open_at { End::Unripe } else { End::Closed };
            }
            let edge = self.choose(walk.at);
            walk.path.push((walk.at, edge));
            match self.graph.edge(edge).event {
                Event::Step(step) => walk.state.play(step),
                Event::Chance(outcome) => walk.state = walk.state.after_chance(outcome),
            }
            let child = self.graph.edge(edge).child;
            if child != NONE {
                walk.at = child;
                continue;
            }
            let hash = name_of(&walk.state);
            if let Some(known) = self.graph.find(hash) {
                return self.meet(walk, known);
            }
            break End::New { hash, open: self.settings.open_at == 0 && self.graph.has_room_for(0) };
        };
        if self.threads > 1 {
            self.mark(walk);
        }
        end
    }

    /// Tells other threads that somebody is behind the edges of a walk, so that they go elsewhere: each counts as
    /// a visit that has brought nothing yet (Liu et al., *Watch the Unobserved*, 2020).
    fn mark(&mut self, walk: &mut Walk<R>) {
        for &(_, edge) in &walk.path[walk.marked..] {
            self.graph.edge_mut(edge).pending += 1;
        }
        walk.marked = walk.path.len();
    }

    /// Takes the marks back. What others have proven meanwhile is not to be doubted: a walk that went through it
    /// brings nothing.
    fn unmark(&mut self, walk: &mut Walk<R>) {
        for &(_, edge) in &walk.path[..walk.marked] {
            self.graph.edge_mut(edge).pending -= 1;
        }
        walk.marked = 0;
        if walk.path.iter().any(|&(at, _)| self.graph.node(at).exact.is_some()) {
            walk.path.clear();
        }
    }

    /// Comes to a known position by a way that was not known.
    fn meet(&mut self, walk: &mut Walk<R>, known: Id) -> End {
        let &(_, edge) = walk.path.last().expect("it came by an edge");
        self.graph.edge_mut(edge).child = known;
        let node = self.graph.node(known);
        let value = Value { share: node.share, exact: node.exact.is_some() };
        self.remember(walk, value)
    }

    /// Adds the position at the end of a walk with its first value.
    pub fn grow(&mut self, walk: &mut Walk<R>, hash: u64, kind: Kind, value: Value) -> End {
        let added =
            self.added_by_another(hash).or_else(|| self.graph.add(hash, kind, value.share, value.exact));
        match added {
            Some(id) => self.meet(walk, id),
            None => self.remember(walk, value),
        }
    }

    /// Adds the position at the end of a walk with the steps that the walk has listed for the seat that decides.
    /// Without room for them it has to be valued in another way.
    pub fn grow_open(&mut self, walk: &mut Walk<R>, hash: u64, seat: Seat) -> End {
        let added = self.added_by_another(hash).or_else(|| self.add_open(hash, seat, &walk.candidates));
        match added {
            Some(id) => self.meet(walk, id),
            None => End::New { hash, open: false },
        }
    }

    /// The node of a position that was new when this thread last looked.
    fn added_by_another(&self, hash: u64) -> Option<Id> {
        if self.threads > 1 { self.graph.find(hash) } else { None }
    }

    /// Adds a position with its steps, the best of which is what it is worth; `None` when there is no room.
    fn add_open(&mut self, hash: u64, seat: Seat, list: &[Candidate<R::Step>]) -> Option<Id> {
        if !self.graph.has_room_for(list.len()) {
            return None;
        }
        let id = self.graph.add(hash, Kind::Decide(seat), UNKNOWN, false)?;
        self.list_steps(id, seat, list);
        let share = share_of(seat, self.best_behind(id, seat));
        let node = self.graph.node_mut(id);
        (node.share, node.total) = (share, share.into());
        Some(id)
    }

    /// Remembers one more opinion about the position at the end of a walk.
    pub fn evaluate_again(&mut self, walk: &mut Walk<R>, share: f32) -> End {
        let node = self.graph.node_mut(walk.at);
        node.visits += 1;
        node.total += f64::from(share);
        let value = self.weigh(walk.at);
        self.remember(walk, value)
    }

    /// Opens the position at the end of a walk, whose steps the walk has listed if a seat decides, and goes on.
    pub fn open(&mut self, walk: &mut Walk<R>) -> End {
        let node = self.graph.node(walk.at);
        // Another thread may have been faster.
        let opened = node.is_open()
            || match node.kind {
                Kind::Decide(seat) => self.list_steps(walk.at, seat, &walk.candidates),
                Kind::Chance => self.list_outcomes(walk.at, &walk.state),
                Kind::Over => unreachable!("a game that is over has an exact value"),
            };
        if opened { self.descend(walk) } else { End::Unripe }
    }

    /// Gives a position the steps of the seat that decides as edges; false when there is no room.
    fn list_steps(&mut self, at: Id, seat: Seat, list: &[Candidate<R::Step>]) -> bool {
        let sum: f32 = list.iter().map(|candidate| candidate.weight).sum();
        let untried = share_of(seat, self.graph.node(at).share) - self.settings.first_play_loss;
        let edges = list.iter().map(|&Candidate { step, weight, share }| {
            let share = share_of(seat, share.unwrap_or(untried));
            Edge::new(Event::Step(step), weight / sum, share)
        });
        self.graph.open(at, edges)
    }

    /// Gives a position the outcomes of chance as edges; false when there is no room.
    fn list_outcomes(&mut self, at: Id, state: &R) -> bool {
        let outcomes: Vec<(R::Chance, u32)> = state.outcomes().collect();
        let sum: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let share = self.graph.node(at).share;
        let edges = outcomes
            .iter()
            .map(|&(outcome, weight)| Edge::new(Event::Chance(outcome), weight as f32 / sum as f32, share));
        self.graph.open(at, edges)
    }

    /// The edge to follow.
    fn choose(&self, at: Id) -> Id {
        let node = self.graph.node(at);
        let edges = self.graph.edges(at).iter();
        let score = |edge: &Edge<R>| match node.kind {
            Kind::Decide(seat) => {
                let share = share_of(seat, edge.share);
                if edge.proven {
                    // Nothing is to be learned behind it; a loss is never tried again.
                    return if share <= 0.0 { f32::NEG_INFINITY } else { share };
                }
                let root = (node.visits as f32).sqrt();
                let visits = edge.visits + u32::from(edge.pending);
                share + self.settings.exploration * edge.prior * root / (1 + visits) as f32
            }
            // The outcome that has come least often for its probability.
            _ => edge.prior * node.visits as f32 - (edge.visits + u32::from(edge.pending)) as f32,
        };
        let mut best = (0, f32::NEG_INFINITY);
        for (place, edge) in edges.enumerate() {
            let score = score(edge);
            if score > best.1 {
                best = (place, score);
            }
        }
        node.first + best.0 as Id
    }

    /// Passes a new value up the way that led to it.
    fn remember(&mut self, walk: &mut Walk<R>, mut value: Value) -> End {
        if self.threads > 1 {
            self.unmark(walk);
        }
        while let Some((at, edge_id)) = walk.path.pop() {
            let node = *self.graph.node(at);
            let edge = self.graph.edge_mut(edge_id);
            let before = f64::from(edge.visits) * f64::from(edge.share);
            let visits_before = edge.visits;
            if edge.child == NONE {
                // No room for the position: the mean is kept here.
                edge.visits += 1;
                edge.share += (value.share - edge.share) / edge.visits as f32;
            } else {
                edge.visits += 1;
                edge.share = value.share;
            }
            edge.proven = value.exact;
            let lost =
                value.exact && matches!(node.kind, Kind::Decide(seat) if share_of(seat, value.share) <= 0.0);
            if lost {
                // What was thought of it before it was known to lose counts no more.
                edge.visits = 0;
            }
            let (visits, after) = (edge.visits, f64::from(edge.visits) * f64::from(edge.share));
            let exact = if value.exact { self.exact_value(at) } else { None };
            let node = self.graph.node_mut(at);
            node.visits = node.visits + visits - visits_before;
            node.total += after - before;
            node.exact = exact;
            value = self.weigh(at);
        }
        End::Known { settled: self.is_settled() }
    }

    /// Tells anew what a position is worth: the mean over its visits, with some trust in its best step, unless the
    /// exact value is known.
    fn weigh(&mut self, at: Id) -> Value {
        let node = self.graph.node(at);
        let (trust, mean) = (self.settings.trust_in_best, node.mean());
        let (exact, share) = match (node.exact, node.kind) {
            (Some(exact), _) => (true, exact),
            (None, Kind::Decide(seat)) if trust > 0.0 && node.is_open() => {
                (false, mean + trust * (share_of(seat, self.best_behind(at, seat)) - mean))
            }
            _ => (false, mean),
        };
        self.graph.node_mut(at).share = share;
        Value { share, exact }
    }

    /// What the best step of an open position is worth for the seat that decides.
    fn best_behind(&self, at: Id, seat: Seat) -> f32 {
        self.graph.edges(at).iter().map(|edge| share_of(seat, edge.share)).fold(0.0, f32::max)
    }

    /// The exact value of a position one of whose edges has just been proven.
    fn exact_value(&self, at: Id) -> Option<f32> {
        let edges = self.graph.edges(at);
        match self.graph.node(at).kind {
            Kind::Decide(seat) => {
                let best = edges
                    .iter()
                    .filter(|edge| edge.proven)
                    .map(|edge| share_of(seat, edge.share))
                    .fold(0.0, f32::max);
                let all = edges.iter().all(|edge| edge.proven);
                (all || best >= 1.0).then(|| share_of(seat, best))
            }
            _ => {
                let all = edges.iter().all(|edge| edge.proven);
                all.then(|| edges.iter().map(|edge| edge.prior * edge.share).sum())
            }
        }
    }
}
