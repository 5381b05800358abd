//! What a game hands to the search.

use crate::fast_hash::name_of;
use game::{Audience, Determinize, Event, Payoff, Seat};
use rand::Rng;

/// Knowledge about a game, for [`Ismcts`](super::Ismcts). Everything has a default that knows nothing.
///
/// The states that it is handed are imagined ones. What it says about a decision must depend on nothing but what
/// the deciding seat sees there, or else the search would take others for clairvoyant.
pub trait Guide<R: Determinize> {
    /// How likely each legal step is to be the choice of a good player: appends the steps with their
    /// probabilities, which are positive and add up to 1.
    fn weigh(&self, state: &R, _seat: Seat, into: &mut Vec<(R::Step, f32)>) {
        let steps = state.steps();
        let even = 1.0 / steps.len() as f32;
        into.extend(steps.map(|step| (step, even)));
    }

    /// A step drawn by these probabilities. Takes as many random numbers whichever it is, so that two playouts
    /// from the same generator meet the same chances.
    fn draw<G: Rng + ?Sized>(&self, state: &R, _seat: Seat, rng: &mut G) -> R::Step {
        state.random_step(rng)
    }

    /// A name for what a seat observes of an event: equal when it looks equal, else different (or so rarely
    /// equal that it does not matter). The default hashes what the rules let the seat observe.
    fn seen(&self, state: &R, event: Event<R>, seat: Seat) -> u64 {
        name_of(&state.observe(event, Audience::Seat(seat)))
    }

    /// What the end of a game is worth to a seat, from 0 to 1.
    fn reward(&self, _end: &R, payoff: Payoff, seat: Seat) -> f64 {
        payoff.share(seat)
    }
}

/// Knows nothing but the rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoGuide;

impl<R: Determinize> Guide<R> for NoGuide {}
