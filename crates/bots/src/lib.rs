//! The named players: what a text such as `uct:iterations=1000` means, and its next step.
//!
//! A bot is handed a view, never a state: it cannot know more than the seat that it plays.

mod spec;

pub use spec::BotSpec;

use game::{Determinize, Illegal, Seat};
use rand::Rng;
use search::Uct;
use std::sync::atomic::AtomicBool;

/// The step that a bot chooses for the seat that decides, from what that seat sees.
///
/// It blocks for as long as the bot's budget allows, and ends within a few milliseconds once `stop` is set,
/// with the best that it has.
///
/// # Errors
/// When the view contradicts itself, or the seat is not to decide.
pub fn choose<R: Determinize, G: Rng + ?Sized>(
    view: &R::View,
    seat: Seat,
    spec: &BotSpec,
    rng: &mut G,
    stop: &AtomicBool,
) -> Result<R::Step, Illegal> {
    let Some(budget) = spec.budget() else {
        return search::random_step::<R, G>(view, seat, rng);
    };
    // Nothing to think about where there is one step only; in Bug a turn often ends so.
    if let Some(only) = search::only_step::<R, G>(view, seat, rng)? {
        return Ok(only);
    }
    let report = Uct::default().search::<R, G>(view, seat, budget, rng, stop)?;
    Ok(report.best)
}
