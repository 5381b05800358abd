//! One iteration: descend, grow, evaluate, remember.

use super::graph::{Edge, Id, Kind, NONE};
use super::thoughts::share_of;
use super::{Candidate, Knowledge, Mcts};
use crate::fast_hash::name_of;
use game::{EnumerableChance, Event, Node, PerfectInfo, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A new value of a position, and whether it is exact.
#[derive(Clone, Copy)]
struct Value {
    share: f32,
    exact: bool,
}

impl<R: PerfectInfo + EnumerableChance> Mcts<R> {
    /// Finds or adds the position and lists its steps.
    pub(super) fn begin<K: Knowledge<R>>(
        &mut self,
        knowledge: &K,
        root: &R,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Id {
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
        let at = at.unwrap_or_else(|| {
            let kind = Kind::Decide(seat);
            let at = self.graph.add(hash, kind, 0.5, false).expect("there is room for one node");
            self.look(knowledge, root, kind, Some(at), rng);
            at
        });
        if !self.graph.node(at).is_open() {
            // A position that is known to be won or lost has no edges yet, but a step is wanted.
            self.graph.node_mut(at).exact = None;
            self.open(knowledge, root, at);
        }
        at
    }

    /// Whether there is nothing left to find out.
    pub(super) fn is_settled(&self, at: Id) -> bool {
        let node = self.graph.node(at);
        node.exact.is_some() || node.count <= 1
    }

    /// One iteration from the root.
    pub(super) fn iterate<K: Knowledge<R>>(
        &mut self,
        knowledge: &K,
        root: R,
        root_id: Id,
        rng: &mut Xoshiro256PlusPlus,
    ) {
        let mut state = root;
        let mut at = root_id;
        self.path.clear();
        let value = loop {
            let node = self.graph.node(at);
            if let Some(share) = node.exact {
                break Value { share, exact: true };
            }
            if !node.is_open() && (node.visits < self.settings.open_at || !self.open(knowledge, &state, at)) {
                break self.evaluate_again(knowledge, &state, at, rng);
            }
            let edge = self.choose(at);
            self.path.push((at, edge));
            match self.graph.edge(edge).event {
                Event::Step(step) => state.play(step),
                Event::Chance(outcome) => state = state.after_chance(outcome),
            }
            let child = self.graph.edge(edge).child;
            if child != NONE {
                at = child;
                continue;
            }
            let hash = name_of(&state);
            if let Some(known) = self.graph.find(hash) {
                self.graph.edge_mut(edge).child = known;
                let node = self.graph.node(known);
                break Value { share: node.share, exact: node.exact.is_some() };
            }
            break self.grow(knowledge, &state, edge, hash, rng);
        };
        self.remember(value);
    }

    /// Adds the position behind an edge, as far as there is room, and tells its first value.
    fn grow<K: Knowledge<R>>(
        &mut self,
        knowledge: &K,
        state: &R,
        edge: Id,
        hash: u64,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Value {
        let (kind, exact) = match state.node() {
            Node::Over(payoff) => (Kind::Over, Some(payoff.share(Seat::FIRST) as f32)),
            Node::Decide(seat) => (Kind::Decide(seat), knowledge.exact(state)),
            Node::Chance => (Kind::Chance, knowledge.exact(state)),
        };
        let id = self.graph.add(hash, kind, exact.unwrap_or(0.5), exact.is_some());
        if let Some(id) = id {
            self.graph.edge_mut(edge).child = id;
        }
        if let Some(share) = exact {
            return Value { share, exact: true };
        }
        Value { share: self.look(knowledge, state, kind, id, rng), exact: false }
    }

    /// The first value of a position, which its node keeps if there was room for one.
    fn look<K: Knowledge<R>>(
        &mut self,
        knowledge: &K,
        state: &R,
        kind: Kind,
        id: Option<Id>,
        rng: &mut Xoshiro256PlusPlus,
    ) -> f32 {
        let share = match (kind, id) {
            (Kind::Decide(seat), Some(id))
                if self.settings.open_at == 0 && self.open(knowledge, state, id) =>
            {
                share_of(seat, self.best_behind(id, seat))
            }
            _ => knowledge.evaluate(state, rng),
        };
        if let Some(id) = id {
            let node = self.graph.node_mut(id);
            (node.share, node.total) = (share, share.into());
        }
        share
    }

    /// What the best step of an open position is worth for the seat that decides.
    fn best_behind(&self, at: Id, seat: Seat) -> f32 {
        self.graph.edges(at).iter().map(|edge| share_of(seat, edge.share)).fold(0.0, f32::max)
    }

    /// One more opinion about a position that is not open.
    fn evaluate_again<K: Knowledge<R>>(
        &mut self,
        knowledge: &K,
        state: &R,
        at: Id,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Value {
        let share = knowledge.evaluate(state, rng);
        let node = self.graph.node_mut(at);
        node.visits += 1;
        node.total += f64::from(share);
        node.share = node.mean();
        Value { share: node.share, exact: false }
    }

    /// Lists what may happen at a position; false when there is no room.
    fn open<K: Knowledge<R>>(&mut self, knowledge: &K, state: &R, at: Id) -> bool {
        let edge = |event, prior, share| Edge { event, prior, share, visits: 0, child: NONE, proven: false };
        match self.graph.node(at).kind {
            Kind::Decide(seat) => {
                let mut list = std::mem::take(&mut self.candidates);
                list.clear();
                knowledge.candidates(state, seat, &mut list);
                let sum: f32 = list.iter().map(|candidate| candidate.weight).sum();
                let untried = share_of(seat, self.graph.node(at).share) - self.settings.first_play_loss;
                let edges = list.iter().map(|&Candidate { step, weight, share }| {
                    let share = share_of(seat, share.unwrap_or(untried));
                    edge(Event::Step(step), weight / sum, share)
                });
                let opened = self.graph.open(at, edges);
                self.candidates = list;
                opened
            }
            Kind::Chance => {
                let outcomes: Vec<(R::Chance, u32)> = state.outcomes().collect();
                let sum: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                let share = self.graph.node(at).share;
                let edges = outcomes.iter().map(|&(outcome, weight)| {
                    edge(Event::Chance(outcome), weight as f32 / sum as f32, share)
                });
                self.graph.open(at, edges)
            }
            Kind::Over => unreachable!("a game that is over has an exact value"),
        }
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
                share + self.settings.exploration * edge.prior * root / (1 + edge.visits) as f32
            }
            // The outcome that has come least often for its probability.
            _ => edge.prior * node.visits as f32 - edge.visits as f32,
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
    fn remember(&mut self, mut value: Value) {
        while let Some((at, edge_id)) = self.path.pop() {
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
            let trust = self.settings.trust_in_best;
            let best = match node.kind {
                Kind::Decide(seat) if trust > 0.0 => Some(share_of(seat, self.best_behind(at, seat))),
                _ => None,
            };
            let node = self.graph.node_mut(at);
            node.visits = node.visits + visits - visits_before;
            node.total += after - before;
            let mean = node.mean();
            node.exact = exact;
            node.share = exact.unwrap_or(best.map_or(mean, |best| mean + trust * (best - mean)));
            value = Value { share: node.share, exact: exact.is_some() };
        }
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
