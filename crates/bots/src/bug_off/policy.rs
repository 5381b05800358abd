//! A policy: how likely each step is to be chosen by somebody who knows the game but does not look ahead.
//!
//! It is a softmax over sums of weights, one weight from each table of [`super::features`]. The weights are
//! learned by self-play (`cargo run --release -p bots --example bug-off-policy`), for each number of seats on
//! its own, and ship as `policy.weights`: a line `seats N` before the weights in hundredths, in the order of the
//! tables.

use super::features::{Scene, WEIGHTS};
use ::bug_off::{BugOff, Kind, Step};
use game::{MAX_SEATS, Rules, Seat};
use rand::{Rng, RngExt};
use std::sync::LazyLock;

/// The most steps that a hand allows: four cards, each placed or scored.
pub const MOST_STEPS: usize = 8;
/// The fewest seats of the game.
pub const FEWEST_SEATS: u8 = 2;
/// How many parts of a unit the file tells apart.
const PARTS: f32 = 100.0;

/// What was learned for 2 to 5 seats.
static LEARNED: LazyLock<Vec<Policy>> = LazyLock::new(|| Policy::read_all(include_str!("policy.weights")));

/// The weights for one number of seats.
#[derive(Clone, PartialEq)]
pub struct Policy {
    weights: Vec<f32>,
}

/// The steps of one decision with a number for each.
#[derive(Clone, Copy)]
pub struct Rated {
    steps: [Step; MOST_STEPS],
    rates: [f32; MOST_STEPS],
    len: usize,
}

impl Policy {
    /// The policy that every step is as good as any other.
    pub fn blank() -> Policy {
        Policy { weights: vec![0.0; WEIGHTS] }
    }

    /// What was learned for so many seats.
    pub fn learned(seats: u8) -> &'static Policy {
        &LEARNED[usize::from(seats.clamp(FEWEST_SEATS, MAX_SEATS as u8) - FEWEST_SEATS)]
    }

    /// The weights, one for each place that [`Scene::places`] can name.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// Rates each step by the sum of its weights.
    #[inline]
    pub fn rate(&self, state: &BugOff, seat: Seat) -> Rated {
        let scene = Scene::new(state, seat);
        let mut rated = Rated::default();
        for step in state.steps() {
            rated.push(step, scene.places(step).iter().map(|&place| self.weights[place]).sum());
        }
        rated
    }

    /// A step drawn with a probability that grows with the exponential of its rate.
    #[inline]
    pub fn draw<G: Rng + ?Sized>(&self, state: &BugOff, seat: Seat, rng: &mut G) -> Step {
        self.rate(state, seat).softened(1.0).draw(rng)
    }

    /// The text of policies, the first that for [`FEWEST_SEATS`].
    pub fn write_all(policies: &[Policy]) -> String {
        let mut text = String::new();
        for (seats, policy) in (FEWEST_SEATS..).zip(policies) {
            text.push_str(&format!("seats {seats}\n"));
            for line in policy.weights.chunks(40) {
                let words: Vec<String> =
                    line.iter().map(|w| ((w * PARTS).round() as i32).to_string()).collect();
                text.push_str(&words.join(" "));
                text.push('\n');
            }
        }
        text
    }

    /// The policies of a text; weights that are missing are 0.
    pub fn read_all(text: &str) -> Vec<Policy> {
        let mut policies = vec![Policy::blank(); MAX_SEATS + 1 - usize::from(FEWEST_SEATS)];
        let parts = text.split("seats ").skip(1);
        for (policy, part) in policies.iter_mut().zip(parts) {
            let numbers = part.split_ascii_whitespace().skip(1).filter_map(|word| word.parse::<i32>().ok());
            for (weight, number) in policy.weights.iter_mut().zip(numbers) {
                *weight = number as f32 / PARTS;
            }
        }
        policies
    }
}

impl Default for Rated {
    fn default() -> Self {
        Rated { steps: [Step::Place(Kind::Ant); MOST_STEPS], rates: [0.0; MOST_STEPS], len: 0 }
    }
}

impl Rated {
    /// Adds a step; there are at most [`MOST_STEPS`].
    #[inline]
    pub fn push(&mut self, step: Step, rate: f32) {
        self.steps[self.len] = step;
        self.rates[self.len] = rate;
        self.len += 1;
    }

    /// The steps with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Step, f32)> + '_ {
        self.steps[..self.len].iter().copied().zip(self.rates[..self.len].iter().copied())
    }

    /// Without the steps that are rated worse than the best by more than this.
    #[must_use]
    pub fn plausible(&self, within: f32) -> Rated {
        let best = self.iter().map(|(_, rate)| rate).fold(f32::NEG_INFINITY, f32::max);
        let mut kept = Rated::default();
        let near = self.iter().filter(|(_, rate)| *rate >= best - within);
        near.for_each(|(step, rate)| kept.push(step, rate));
        kept
    }

    /// Probabilities instead of rates; the lower the temperature, the more the best stands out.
    #[inline]
    #[must_use]
    pub fn softened(mut self, temperature: f32) -> Rated {
        let rates = &mut self.rates[..self.len];
        let best = rates.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for rate in rates.iter_mut() {
            *rate = ((*rate - best) / temperature).exp();
            sum += *rate;
        }
        rates.iter_mut().for_each(|rate| *rate /= sum);
        self
    }

    /// A step, where the numbers are probabilities.
    #[inline]
    pub fn draw<G: Rng + ?Sized>(&self, rng: &mut G) -> Step {
        let mut rest: f32 = rng.random();
        for i in 0..self.len - 1 {
            rest -= self.rates[i];
            if rest < 0.0 {
                return self.steps[i];
            }
        }
        self.steps[self.len - 1]
    }
}
