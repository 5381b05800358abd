//! One search while it runs.

use super::tree::Tree;
use super::{Guide, Ismcts};
use crate::{Report, StepReport};
use game::{Determinize, Event, Node, Seat};
use rand::{Rng, RngExt};

/// How many events an iteration goes on before it asks again whether it may.
const EVENTS_BETWEEN_QUESTIONS: u32 = 256;

/// A tree with what it needs to grow.
pub(super) struct Search<'a, R: Determinize, K> {
    settings: Ismcts,
    seat: Seat,
    guide: &'a K,
    tree: Tree<R::Step>,
    iterations: u64,
    /// The arms of the root that are still compared.
    candidates: Vec<usize>,
    /// The arms of the iteration under way.
    path: Vec<usize>,
    /// The steps of a decision that is being added.
    steps: Vec<(R::Step, f32)>,
}

/// The name of what has been seen, with one thing more.
fn extended(name: u64, seen: u64) -> u64 {
    (name.rotate_left(23) ^ seen).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl<'a, R: Determinize, K: Guide<R>> Search<'a, R, K> {
    /// Begins with the root alone: a state in which the seat decides.
    pub fn new(settings: Ismcts, seat: Seat, guide: &'a K, root: &R) -> Self {
        let mut steps = Vec::new();
        guide.weigh(root, seat, &mut steps);
        let mut tree = Tree::new(settings.most_decisions);
        tree.add(0, &steps);
        let candidates = tree.places(Tree::<R::Step>::ROOT).collect();
        Search { settings, seat, guide, tree, iterations: 0, candidates, path: Vec::new(), steps }
    }

    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    pub fn candidates(&self) -> usize {
        self.candidates.len()
    }

    /// The better half of the candidates stays.
    pub fn halve(&mut self) {
        let order = self.ranked();
        self.candidates = order[..order.len().div_ceil(2)].to_vec();
    }

    /// The candidates, the best first.
    fn ranked(&self) -> Vec<usize> {
        let mut order = self.candidates.clone();
        order.sort_by(|&a, &b| self.rank(b).total_cmp(&self.rank(a)));
        order
    }

    /// The mean with a bias for what a good player would choose, which fades as the visits grow.
    fn rank(&self, place: usize) -> f64 {
        let arm = self.tree.arm(place);
        let bias = f64::from(self.settings.bias) * f64::from(arm.prior.max(1e-9)).ln();
        (arm.reward + bias) / f64::from(arm.visits.max(1))
    }

    /// One iteration for each candidate, all from one state and with the same chances: what differs is the step,
    /// as far as that can be. False when it was told to stop.
    pub fn round<G: Rng + Clone>(&mut self, state: R, rng: &G, mut may_go_on: impl FnMut() -> bool) -> bool {
        for i in 0..self.candidates.len() {
            let place = self.candidates[i];
            let mut same = rng.clone();
            let Some(reward) = self.iterate(state, place, &mut same, &mut may_go_on) else { return false };
            self.iterations += 1;
            for i in 0..self.path.len() {
                self.tree.note(self.path[i], reward);
            }
        }
        true
    }

    /// Plays to the end: the seat by the tree as far as it reaches, which grows by one decision, and beyond it
    /// by the guide; everybody else by the guide. `None` when it was told to stop.
    fn iterate<G: Rng>(
        &mut self,
        mut state: R,
        place: usize,
        rng: &mut G,
        may_go_on: &mut impl FnMut() -> bool,
    ) -> Option<f64> {
        self.path.clear();
        self.path.push(place);
        let step = self.tree.arm(place).step;
        let mut name = extended(0, self.guide.seen(&state, Event::Step(step), self.seat));
        state.play(step);
        let mut in_tree = true;
        for events in 0u32.. {
            if events % EVENTS_BETWEEN_QUESTIONS == 0 && !may_go_on() {
                return None;
            }
            let event = match state.node() {
                Node::Over(payoff) => return Some(self.guide.reward(&state, payoff, self.seat)),
                Node::Chance => Event::Chance(state.sample_chance(rng)),
                Node::Decide(seat) if in_tree && seat == self.seat => {
                    let (step, known) = self.decide(&state, name, rng);
                    in_tree = known;
                    Event::Step(step)
                }
                Node::Decide(seat) => Event::Step(self.guide.draw(&state, seat, rng)),
            };
            if in_tree {
                name = extended(name, self.guide.seen(&state, event, self.seat));
            }
            match event {
                Event::Chance(outcome) => state = state.after_chance(outcome),
                Event::Step(step) => state.play(step),
            }
        }
        unreachable!("no game has 2^32 events: every game here ends or is capped")
    }

    /// A step of the seat in the tree, and whether the tree goes on behind it.
    fn decide<G: Rng>(&mut self, state: &R, name: u64, rng: &mut G) -> (R::Step, bool) {
        let Some(id) = self.tree.find(name) else {
            if !self.tree.is_full() {
                self.steps.clear();
                self.guide.weigh(state, self.seat, &mut self.steps);
                self.tree.add(name, &self.steps);
            }
            return (self.guide.draw(state, self.seat, rng), false);
        };
        let place = self.upper_bound(id);
        let step = self.tree.arm(place).step;
        // Two different histories of one name: so rare that it only must not do harm.
        if state.is_legal(step).is_err() {
            return (self.guide.draw(state, self.seat, rng), false);
        }
        self.path.push(place);
        // Where the guide would have drawn one number, the tree does too: chance goes on the same.
        let _: u64 = rng.random();
        (step, true)
    }

    /// PUCT: the mean (of a step never tried, that of all) and a bonus for what a good player would choose and
    /// was tried rarely.
    fn upper_bound(&self, id: super::tree::Id) -> usize {
        let places = self.tree.places(id);
        let arms = || places.clone().map(|place| self.tree.arm(place));
        let visits: u32 = arms().map(|arm| arm.visits).sum();
        let mean = arms().map(|arm| arm.reward).sum::<f64>() / f64::from(visits.max(1));
        let spread = f64::from(self.settings.exploration) * f64::from(visits + 1).sqrt();
        let bound = |place: &usize| {
            let arm = self.tree.arm(*place);
            arm.mean().unwrap_or(mean) + spread * f64::from(arm.prior) / f64::from(1 + arm.visits)
        };
        places.clone().max_by(|a, b| bound(a).total_cmp(&bound(b))).expect("a decision has steps")
    }

    /// What the search says about every step of the root.
    pub fn report(&self) -> Report<R::Step> {
        let of_arm = |place: usize| {
            let arm = self.tree.arm(place);
            StepReport { step: arm.step, visits: arm.visits.into(), share: arm.mean() }
        };
        let ranked = self.ranked();
        let others = self.tree.places(Tree::<R::Step>::ROOT).filter(|place| !ranked.contains(place));
        let mut others: Vec<usize> = others.collect();
        others.sort_by(|&a, &b| self.rank(b).total_cmp(&self.rank(a)));
        let steps: Vec<_> = ranked.iter().chain(&others).map(|&place| of_arm(place)).collect();
        let best = steps[0].step;
        Report { best, steps, iterations: self.iterations, nodes: self.tree.len() }
    }
}
