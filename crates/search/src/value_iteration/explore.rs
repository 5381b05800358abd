//! Finds every position before chance and what each turn can lead to.

use super::ValueIteration;
use super::equations::{Choice, Equations, Link};
use crate::fast_hash::FastMap;
use game::{EnumerableChance, Illegal, Node, PerfectInfo, Rules, Seat};
use std::hash::Hash;

/// More than the caller allows.
const TOO_MANY: Illegal = Illegal::new(
    "too-many-positions",
    "There are more positions or results of turns than fit: choose a smaller board, or allow more.",
);
/// A turn is one seat's.
const MIXED_TURN: Illegal = Illegal::new(
    "mixed-turn",
    "Between two decisions of chance both seats decide: such a game has no values of this kind.",
);
/// A position that was never reached.
pub(super) const UNKNOWN: Illegal =
    Illegal::new("unknown-position", "This position cannot be reached from where the search began.");

/// Calls for every state in which the turn under way can end, be it before chance or at the end of the game,
/// each distinct one once, with the seat that decided on the way; `None` when nobody did.
pub(super) fn ends_of_turn<R: Rules>(
    state: R,
    most_states: usize,
    mut each: impl FnMut(&R, Option<Seat>) -> Result<(), Illegal>,
) -> Result<(), Illegal> {
    let Node::Decide(chooser) = state.node() else { return each(&state, None) };
    let mut seen: FastMap<R, ()> = FastMap::from_iter([(state, ())]);
    let mut open = vec![state];
    while let Some(state) = open.pop() {
        match state.node() {
            Node::Decide(seat) if seat != chooser => return Err(MIXED_TURN),
            Node::Decide(_) => {
                for after in state.steps().map(|step| state.after(step)) {
                    if seen.insert(after, ()).is_none() {
                        open.push(after);
                    }
                }
                if seen.len() > most_states {
                    return Err(TOO_MANY);
                }
            }
            Node::Chance | Node::Over(_) => each(&state, Some(chooser))?,
        }
    }
    Ok(())
}

/// All positions, by their numbers.
pub(super) struct Explored<K> {
    pub keys: Vec<K>,
    /// The number of each.
    pub index: FastMap<K, u32>,
    pub equations: Equations,
}

/// The positions found so far, and those among them whose turns are still to be looked at.
pub(super) struct Explorer<'a, R, K, F> {
    normal: &'a F,
    limits: &'a ValueIteration,
    index: FastMap<K, u32>,
    keys: Vec<K>,
    /// Of each position the first state that was met.
    found: Vec<R>,
    results: usize,
}

impl<'a, R, K, F> Explorer<'a, R, K, F>
where
    R: PerfectInfo + EnumerableChance,
    K: Copy + Eq + Hash,
    F: Fn(&R) -> (K, Seat),
{
    pub fn new(normal: &'a F, limits: &'a ValueIteration) -> Self {
        let (index, keys, found) = (FastMap::default(), Vec::new(), Vec::new());
        Explorer { normal, limits, index, keys, found, results: 0 }
    }

    /// Adds a state before chance, unless its position is known.
    pub fn add(&mut self, state: &R) -> Result<(), Illegal> {
        self.number(state).map(|_| ())
    }

    /// The number of a state's position, and the seat of whose point of view its value is.
    fn number(&mut self, state: &R) -> Result<(u32, Seat), Illegal> {
        let (key, view) = (self.normal)(state);
        let next = self.keys.len();
        if let Some(&known) = self.index.get(&key) {
            return Ok((known, view));
        }
        if next >= self.limits.most_states.min(Link::LAST) {
            return Err(TOO_MANY);
        }
        self.index.insert(key, next as u32);
        self.keys.push(key);
        self.found.push(*state);
        Ok((next as u32, view))
    }

    /// Follows every turn from every position until no new one turns up.
    pub fn explore(mut self) -> Result<Explored<K>, Illegal> {
        let mut equations = Vec::new();
        while let Some(&state) = self.found.get(equations.len()) {
            let (_, view) = (self.normal)(&state);
            let mut choices = Vec::new();
            for (outcome, weight) in state.outcomes() {
                choices.push(self.choice(state.after_chance(outcome), weight, view)?);
            }
            equations.push(choices);
        }
        Ok(Explored { keys: self.keys, index: self.index, equations: Equations(equations) })
    }

    fn choice(&mut self, rolled: R, weight: u32, view: Seat) -> Result<Choice, Illegal> {
        let mut choice = Choice { weight, by_viewer: true, best_end: 0.0, links: Vec::new() };
        ends_of_turn(rolled, self.limits.most_states, |end, chooser| {
            let chooser = chooser.unwrap_or(view);
            choice.by_viewer = chooser == view;
            if let Node::Over(payoff) = end.node() {
                choice.best_end = choice.best_end.max(payoff.share(chooser));
            } else {
                let (position, view) = self.number(end)?;
                choice.links.push(Link::new(position, view == chooser));
            }
            Ok(())
        })?;
        choice.links.sort_unstable();
        choice.links.dedup();
        choice.links.shrink_to_fit();
        self.results += choice.links.len();
        if self.results > self.limits.most_results { Err(TOO_MANY) } else { Ok(choice) }
    }
}
