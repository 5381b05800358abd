//! One search: down to the horizon and back.

use super::{Chances, ExpectimaxLimits};
use crate::fast_hash::FastMap;
use game::{EnumerableChance, Illegal, Node, PerfectInfo, Seat};

/// More work than the caller allows.
const TOO_MANY_NODES: Illegal = Illegal::new(
    "too-many-nodes",
    "The search needs more nodes than it may have: choose a smaller horizon, or allow more.",
);
/// There is no common denominator of the kind that is used.
const UNEVEN_CHANCE: Illegal = Illegal::new(
    "uneven-chance",
    "The weights of chance add up differently in different states: such a game has no common denominator.",
);

/// Bounds in units of the horizon at which they were computed.
#[derive(Clone, Copy)]
struct Interval {
    lower: u128,
    upper: u128,
}

/// A search with what it remembers.
pub(super) struct Lookahead<R> {
    /// Of whose chances it speaks.
    seat: Seat,
    /// The sum of the weights of chance.
    total: u128,
    /// What is certain, in the units of each horizon.
    wholes: Vec<u128>,
    limits: ExpectimaxLimits,
    nodes: u64,
    remembered: FastMap<(R, u8), Interval>,
}

impl<R: PerfectInfo + EnumerableChance> Lookahead<R> {
    pub fn new(seat: Seat, total: u128, wholes: Vec<u128>, limits: ExpectimaxLimits) -> Self {
        Lookahead { seat, total, wholes, limits, nodes: 0, remembered: FastMap::default() }
    }

    /// The chances in a state with this many rolls ahead.
    pub fn chances(&mut self, state: R, horizon: u8) -> Result<Chances, Illegal> {
        let Interval { lower, upper } = self.interval(state, horizon)?;
        Ok(Chances { lower, upper, denominator: self.whole(horizon) })
    }

    fn whole(&self, horizon: u8) -> u128 {
        self.wholes[usize::from(horizon)]
    }

    fn interval(&mut self, state: R, horizon: u8) -> Result<Interval, Illegal> {
        let whole = self.whole(horizon);
        let node = state.node();
        match node {
            Node::Over(payoff) => {
                let won = payoff.winners();
                // A whole win, half of a shared one, or nothing.
                let part = if won.contains(self.seat) { whole / won.len() as u128 } else { 0 };
                return Ok(Interval { lower: part, upper: part });
            }
            Node::Chance if horizon == 0 => return Ok(Interval { lower: 0, upper: whole }),
            Node::Chance | Node::Decide(_) => {}
        }
        if let Some(&known) = self.remembered.get(&(state, horizon)) {
            return Ok(known);
        }
        self.nodes += 1;
        if self.nodes > self.limits.most_nodes {
            return Err(TOO_MANY_NODES);
        }
        let interval = match node {
            Node::Decide(seat) => self.best(state, horizon, seat == self.seat)?,
            _ => self.mean(state, horizon)?,
        };
        if self.remembered.len() < self.limits.most_remembered {
            self.remembered.insert((state, horizon), interval);
        }
        Ok(interval)
    }

    /// Each bound for itself: the seat that plays for one need not make the step that is best for the other.
    fn best(&mut self, state: R, horizon: u8, own: bool) -> Result<Interval, Illegal> {
        let whole = self.whole(horizon);
        let worst = if own { 0 } else { whole };
        let mut best = Interval { lower: worst, upper: worst };
        for step in state.steps() {
            let Interval { lower, upper } = self.interval(state.after(step), horizon)?;
            if own {
                best = Interval { lower: best.lower.max(lower), upper: best.upper.max(upper) };
            } else {
                best = Interval { lower: best.lower.min(lower), upper: best.upper.min(upper) };
            }
            // Nothing is better than what is certain.
            if own && best.lower == whole || !own && best.upper == 0 {
                break;
            }
        }
        Ok(best)
    }

    /// The sum over the outcomes: it is in the units of this horizon, because those are `total` times finer.
    fn mean(&mut self, state: R, horizon: u8) -> Result<Interval, Illegal> {
        let mut sum = Interval { lower: 0, upper: 0 };
        if weights(&state) != self.total {
            return Err(UNEVEN_CHANCE);
        }
        for (outcome, weight) in state.outcomes() {
            let part = self.interval(state.after_chance(outcome), horizon - 1)?;
            sum.lower += u128::from(weight) * part.lower;
            sum.upper += u128::from(weight) * part.upper;
        }
        Ok(sum)
    }
}

fn weights<R: EnumerableChance>(state: &R) -> u128 {
    state.outcomes().map(|(_, weight)| u128::from(weight)).sum()
}

/// The sum of the weights of chance where it decides next on some line; `None` when the game ends first on
/// every line.
pub(super) fn total_weight<R: PerfectInfo + EnumerableChance>(
    state: R,
    limits: ExpectimaxLimits,
) -> Result<Option<u128>, Illegal> {
    let mut seen: FastMap<R, ()> = FastMap::from_iter([(state, ())]);
    let mut open = vec![state];
    while let Some(state) = open.pop() {
        match state.node() {
            Node::Chance => return Ok(Some(weights(&state))),
            Node::Over(_) => {}
            Node::Decide(_) => {
                let fresh = state.steps().map(|step| state.after(step));
                open.extend(fresh.filter(|after| seen.insert(*after, ()).is_none()));
                if seen.len() as u64 > limits.most_nodes {
                    return Err(TOO_MANY_NODES);
                }
            }
        }
    }
    Ok(None)
}
