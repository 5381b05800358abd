//! What the search is told about Herd.

use super::value::Value;
use crate::manner::logistic;
use ::herd::{Herd, Step};
use game::Seat;
use rand::Rng;
use search::mcts::{Candidate, Knowledge};

/// The learned value as knowledge for the search.
pub(super) struct Learned {
    pub value: &'static Value,
    /// How many steps of a position are looked at, the most promising ones.
    pub breadth: usize,
}

/// How much better a step must look to weigh e times as much: a difference of sums of weights.
const SHARPNESS: f32 = 0.3;
/// The least weight against the best step's.
const LEAST_WEIGHT: f32 = 1e-6;

impl<const W: usize> Knowledge<Herd<W>> for Learned {
    fn evaluate<G: Rng>(&self, state: &Herd<W>, _rng: &mut G) -> f32 {
        self.value.of_first(state)
    }

    fn candidates(&self, state: &Herd<W>, _seat: Seat, list: &mut Vec<Candidate<Step>>) {
        let from = list.len();
        self.value.steps(state, |step, sum| list.push(Candidate { step, weight: sum, share: None }));
        let ours = &mut list[from..];
        let most = self.breadth.min(ours.len()).max(1);
        if ours.len() > most {
            ours.select_nth_unstable_by(most - 1, |a, b| b.weight.total_cmp(&a.weight));
            list.truncate(from + most);
        }
        let best = list[from..].iter().map(|candidate| candidate.weight).fold(f32::MIN, f32::max);
        for candidate in &mut list[from..] {
            candidate.share = Some(logistic(candidate.weight));
            candidate.weight = ((candidate.weight - best) / SHARPNESS).exp().max(LEAST_WEIGHT);
        }
    }
}
