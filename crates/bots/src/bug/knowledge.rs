//! What the search is told about Bug.

use super::value::Value;
use ::bug::Bug;
use game::Seat;
use rand::Rng;
use search::mcts::Knowledge;
use search::playout;

/// The learned value and a random game, each with a part in what a position is worth.
pub(super) struct Learned<'a> {
    pub value: &'a Value,
    /// The part of the random game, from 0 to 1.
    pub by_playout: f32,
}

impl<const W: usize> Knowledge<Bug<W>> for Learned<'_> {
    fn evaluate<G: Rng>(&self, state: &Bug<W>, rng: &mut G) -> f32 {
        let played = |rng| playout(*state, rng).payoff.share(Seat::FIRST) as f32;
        if self.by_playout >= 1.0 {
            return played(rng);
        }
        let learned = self.value.of_first(state);
        if self.by_playout <= 0.0 { learned } else { learned + self.by_playout * (played(rng) - learned) }
    }
}
