//! The mover that knows the rules and nothing else.

use crate::imagine;
use game::{Determinize, Illegal, Seat};
use rand::Rng;

/// One of the legal steps of a seat, each as likely as any other.
///
/// # Errors
/// When the view contradicts itself, or the seat is not to decide.
pub fn random_step<R: Determinize, G: Rng + ?Sized>(
    view: &R::View,
    seat: Seat,
    rng: &mut G,
) -> Result<R::Step, Illegal> {
    let state: R = imagine(view, seat, rng)?;
    Ok(state.random_step(rng))
}

/// The step of a seat that has no choice; `None` when it has one.
///
/// # Errors
/// When the view contradicts itself, or the seat is not to decide.
pub fn only_step<R: Determinize, G: Rng + ?Sized>(
    view: &R::View,
    seat: Seat,
    rng: &mut G,
) -> Result<Option<R::Step>, Illegal> {
    let state: R = imagine(view, seat, rng)?;
    let mut steps = state.steps();
    Ok(if steps.len() == 1 { steps.next() } else { None })
}
