//! Advice for a person: what a bot would do in the same seat, and what the rules tell in favour of it.

mod bug;
mod bug_off;
mod herd;
mod reason;

pub use reason::Reason;

use crate::{BotSpec, Player, Thinker};
use game::{Illegal, Seat};
use rand::Rng;
use std::sync::atomic::AtomicBool;

/// What a bot would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<S> {
    /// The rest of the turn, at least one step; where something is hidden the next step alone.
    pub steps: Vec<S>,
    /// The share of the win that the seat has with best play, from 0 to 1, where that is known exactly.
    pub share: Option<f64>,
    /// What can be said for it, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// A game whose turns can be explained.
pub trait Explain: Player {
    /// Completes a hint that holds the steps alone: adds what can be said for them. Where the truth is known and
    /// the steps throw a win away, it puts better ones in their place. It knows what the seat sees and nothing
    /// else.
    ///
    /// # Errors
    /// When the view contradicts itself.
    fn explain<G: Rng + ?Sized>(
        hint: &mut Hint<Self::Step>,
        view: &Self::View,
        seat: Seat,
        rng: &mut G,
    ) -> Result<(), Illegal>;
}

/// What this bot would do for the seat that decides, and why.
///
/// # Errors
/// When the view contradicts itself, or the seat is not to decide.
pub fn hint<R: Explain, G: Rng + ?Sized>(
    bot: BotSpec,
    view: &R::View,
    seat: Seat,
    rng: &mut G,
    stop: &AtomicBool,
) -> Result<Hint<R::Step>, Illegal> {
    let steps = Thinker::<R>::new(bot).turn(view, seat, rng, stop)?;
    let mut hint = Hint { steps, share: None, reasons: Vec::new() };
    R::explain(&mut hint, view, seat, rng)?;
    Ok(hint)
}
