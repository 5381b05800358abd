//! The decisions of the searching seat that the search has met, in two pools.

use crate::fast_hash::FastMap;

/// The number of a decision.
pub(super) type Id = u32;

/// A step of a decision, and how it went.
pub(super) struct Arm<S> {
    pub step: S,
    /// How likely a good player is to choose it.
    pub prior: f32,
    pub visits: u32,
    /// What the iterations through it brought, added up.
    pub reward: f64,
}

impl<S> Arm<S> {
    /// What an iteration through it brings, on average.
    pub fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.reward / f64::from(self.visits))
    }
}

/// Where the arms of a decision lie.
#[derive(Clone, Copy)]
struct Decision {
    first: u32,
    len: u32,
}

/// Decisions by the name of what the seat has seen and done since the root.
pub(super) struct Tree<S> {
    decisions: Vec<Decision>,
    arms: Vec<Arm<S>>,
    by_name: FastMap<u64, Id>,
    most: usize,
}

impl<S: Copy> Tree<S> {
    /// The first decision.
    pub const ROOT: Id = 0;

    /// A tree that grows to `most` decisions.
    pub fn new(most: usize) -> Self {
        let most = most.clamp(1, Id::MAX as usize);
        Tree { decisions: Vec::new(), arms: Vec::new(), by_name: FastMap::default(), most }
    }

    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    pub fn is_full(&self) -> bool {
        self.len() >= self.most
    }

    /// The decision of this name.
    pub fn find(&self, name: u64) -> Option<Id> {
        self.by_name.get(&name).copied()
    }

    /// Adds a decision with its steps and their probabilities.
    pub fn add(&mut self, name: u64, steps: &[(S, f32)]) -> Id {
        let id = self.decisions.len() as Id;
        self.decisions.push(Decision { first: self.arms.len() as u32, len: steps.len() as u32 });
        self.arms.extend(steps.iter().map(|&(step, prior)| Arm { step, prior, visits: 0, reward: 0.0 }));
        self.by_name.insert(name, id);
        id
    }

    /// The places of a decision's arms.
    pub fn places(&self, id: Id) -> std::ops::Range<usize> {
        let Decision { first, len } = self.decisions[id as usize];
        first as usize..(first + len) as usize
    }

    pub fn arm(&self, place: usize) -> &Arm<S> {
        &self.arms[place]
    }

    /// Notes what an iteration through this arm has brought.
    pub fn note(&mut self, place: usize, reward: f64) {
        let arm = &mut self.arms[place];
        arm.visits += 1;
        arm.reward += reward;
    }
}
