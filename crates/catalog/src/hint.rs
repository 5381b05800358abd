//! Advice in any game.

use crate::binding::{AnyView, Listed, step_texts, words_of};
use crate::{BotSpec, Refusal};
use bots::{Explain, Reason};
use bug::Bug;
use bug_off::BugOff;
use game::Seat;
use herd::Herd;
use rand::Rng;
use std::sync::atomic::AtomicBool;

/// What a bot would do in a seat of any game, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct AnyHint {
    /// The rest of the turn as texts, at least one; where something is hidden the next step alone.
    pub steps: Vec<String>,
    /// The share of the win that the seat has with best play, from 0 to 1, where that is known exactly.
    pub share: Option<f64>,
    /// What can be said for it, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// What this bot would do for the seat that decides, from what the seat sees. The same view and the same random
/// numbers give the same hint, unless the bot goes by the clock.
///
/// # Errors
/// When the view contradicts itself, or nothing is to be decided by this seat.
pub fn hint<G: Rng + ?Sized>(
    view: &AnyView,
    seat: Seat,
    bot: BotSpec,
    rng: &mut G,
    stop: &AtomicBool,
) -> Result<AnyHint, Refusal> {
    match view {
        AnyView::Bug(view) => match words_of(&view.board)? {
            1 => of::<Bug<1>, G>(view, seat, bot, rng, stop),
            2 => of::<Bug<2>, G>(view, seat, bot, rng, stop),
            _ => of::<Bug<5>, G>(view, seat, bot, rng, stop),
        },
        AnyView::Herd(view) => match words_of(&view.board)? {
            1 => of::<Herd<1>, G>(view, seat, bot, rng, stop),
            2 => of::<Herd<2>, G>(view, seat, bot, rng, stop),
            _ => of::<Herd<5>, G>(view, seat, bot, rng, stop),
        },
        AnyView::BugOff(view) => of::<BugOff, G>(view, seat, bot, rng, stop),
    }
}

fn of<R: Listed + Explain, G: Rng + ?Sized>(
    view: &R::View,
    seat: Seat,
    bot: BotSpec,
    rng: &mut G,
    stop: &AtomicBool,
) -> Result<AnyHint, Refusal> {
    let hint = bots::hint::<R, G>(bot, view, seat, rng, stop)?;
    let steps = step_texts::<R, G>(&hint.steps, view, rng)?;
    Ok(AnyHint { steps, share: hint.share, reasons: hint.reasons })
}
