//! What a search has found.

use super::graph::{Edge, Id, Kind, NONE};
use super::tree::Tree;
use game::{EnumerableChance, Event, Node, PerfectInfo, Seat};

/// The longest line that is told, in steps.
const LONGEST_LINE: usize = 64;

/// What a search has found about a position in which a seat decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Thoughts<S> {
    /// The steps of the seat, the best first.
    pub steps: Vec<Thought<S>>,
    /// The best steps from here on, until chance decides or the search has seen too little.
    pub line: Vec<S>,
    /// The share of the win that the seat can expect.
    pub share: f32,
    /// Whether that is exact.
    pub exact: bool,
    /// Iterations of this search.
    pub iterations: u64,
    /// Positions in memory.
    pub nodes: usize,
}

/// What a search has found about a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<S> {
    /// The step.
    pub step: S,
    /// How often it was tried.
    pub visits: u32,
    /// The share of the win behind it, for the seat that decides.
    pub share: f32,
    /// Whether that is exact.
    pub exact: bool,
    /// How promising it looked at first, as a part of 1.
    pub prior: f32,
}

impl<S: Copy> Thoughts<S> {
    /// The best step.
    pub fn best(&self) -> S {
        self.steps[0].step
    }
}

/// The share of a seat, from the share of the first one.
pub(super) fn share_of(seat: Seat, first: f32) -> f32 {
    if seat == Seat::FIRST { first } else { 1.0 - first }
}

impl<R: PerfectInfo + EnumerableChance> Tree<R> {
    pub(super) fn thoughts(&self, root: &R, iterations: u64) -> Thoughts<R::Step> {
        let Node::Decide(seat) = root.node() else { panic!("a seat decides") };
        let at = self.root;
        let mut steps: Vec<(Thought<R::Step>, u32)> = self
            .graph
            .edges(at)
            .iter()
            .filter_map(|edge| {
                let Event::Step(step) = edge.event else { return None };
                let share = share_of(seat, edge.share);
                let thought =
                    Thought { step, visits: edge.visits, share, exact: edge.proven, prior: edge.prior };
                Some((thought, self.work_behind(edge)))
            })
            .collect();
        // A win for certain, then what was tried most; a loss for certain comes last, and of losses the one that
        // took most work to see.
        let rank = |t: &Thought<R::Step>| match t.exact {
            true if t.share >= 1.0 => 0,
            true if t.share <= 0.0 => 2,
            _ => 1,
        };
        steps.sort_by(|(a, a_work), (b, b_work)| {
            let tried = if rank(a) == 2 { b_work.cmp(a_work) } else { b.visits.cmp(&a.visits) };
            let by_share = || b.share.total_cmp(&a.share);
            rank(a).cmp(&rank(b)).then(tried).then_with(by_share).then_with(|| b.prior.total_cmp(&a.prior))
        });
        let mut steps: Vec<Thought<R::Step>> = steps.into_iter().map(|(thought, _)| thought).collect();
        let node = self.graph.node(at);
        if let Some(exact) = node.exact {
            // The proof may rest on a step that was tried less than others.
            let share = share_of(seat, exact);
            let first = steps.iter().position(|t| t.exact && t.share == share).unwrap_or(0);
            steps[..=first].rotate_right(1);
        }
        let share = share_of(seat, node.share);
        let line = steps.first().map(|first| self.line(at, first.step)).unwrap_or_default();
        Thoughts { steps, line, share, exact: node.exact.is_some(), iterations, nodes: self.graph.len() }
    }

    fn work_behind(&self, edge: &Edge<R>) -> u32 {
        if edge.child == NONE { 0 } else { self.graph.node(edge.child).visits }
    }

    /// The best steps from here on, by what was tried most.
    fn line(&self, at: Id, first: R::Step) -> Vec<R::Step> {
        let mut line = vec![first];
        let mut at = self.child_by(at, first);
        while at != NONE && line.len() < LONGEST_LINE {
            let node = self.graph.node(at);
            let Kind::Decide(seat) = node.kind else { break };
            let better = |a: &&Edge<R>, b: &&Edge<R>| {
                a.visits
                    .cmp(&b.visits)
                    .then_with(|| share_of(seat, a.share).total_cmp(&share_of(seat, b.share)))
            };
            let Some(edge) = self.graph.edges(at).iter().max_by(better) else { break };
            let Event::Step(step) = edge.event else { break };
            if edge.visits == 0 {
                break;
            }
            line.push(step);
            at = edge.child;
        }
        line
    }

    fn child_by(&self, at: Id, step: R::Step) -> Id {
        let same = |edge: &&Edge<R>| edge.event == Event::Step(step);
        self.graph.edges(at).iter().find(same).map_or(NONE, |edge| edge.child)
    }
}
