//! Bots of any game. They get a view, never a state.

use crate::binding::{AnyView, Listed};
use crate::{BotSpec, Refusal};
use bug::Bug;
use bug_off::BugOff;
use game::{Notation, Seat};
use herd::Herd;
use hexgrid::Board;
use rand::Rng;
use std::sync::atomic::AtomicBool;

/// The step that the bot makes in this view, as text.
///
/// # Errors
/// When the view contradicts itself, or nothing is to be decided by this seat.
pub fn think<G: Rng + ?Sized>(
    view: &AnyView,
    seat: Seat,
    bot: &BotSpec,
    rng: &mut G,
    stop: &AtomicBool,
) -> Result<String, Refusal> {
    let bad_view = |_| Refusal::new("bad-view", "The view names no board.");
    match view {
        AnyView::Bug(view) => match view.board.parse().map(Board::words).map_err(bad_view)? {
            1 => choose::<Bug<1>, G>(view, seat, bot, rng, stop),
            2 => choose::<Bug<2>, G>(view, seat, bot, rng, stop),
            _ => choose::<Bug<5>, G>(view, seat, bot, rng, stop),
        },
        AnyView::Herd(view) => match view.board.parse().map(Board::words).map_err(bad_view)? {
            1 => choose::<Herd<1>, G>(view, seat, bot, rng, stop),
            2 => choose::<Herd<2>, G>(view, seat, bot, rng, stop),
            _ => choose::<Herd<5>, G>(view, seat, bot, rng, stop),
        },
        AnyView::BugOff(view) => choose::<BugOff, G>(view, seat, bot, rng, stop),
    }
}

fn choose<R: Listed, G: Rng + ?Sized>(
    view: &R::View,
    seat: Seat,
    bot: &BotSpec,
    rng: &mut G,
    stop: &AtomicBool,
) -> Result<String, Refusal> {
    let step = bots::choose::<R, G>(view, seat, bot, rng, stop)?;
    // Texts of steps depend on the board alone, which any state of this view has.
    let state = R::determinize(view, rng)?;
    Ok(Notation::step_text(&state, step))
}
