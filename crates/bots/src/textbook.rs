//! The bots that know nothing but the rules: what all others are measured by.

use crate::{Pace, Player};
use game::{Audience, Determinize, Illegal, Seat};
use rand::Rng;
use search::{Budget, Uct};
use std::sync::atomic::AtomicBool;

/// How a textbook bot comes to a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Textbook {
    /// At random.
    Random,
    /// By this many playouts.
    Iterations(u32),
    /// By thinking at this pace.
    Time(Pace),
}

/// The step that a textbook bot chooses for the seat that decides, from what that seat sees: at random without
/// a budget, else by [`Uct`].
///
/// It blocks for as long as the budget allows, and ends within a few milliseconds once `stop` is set, with the
/// best that it has.
///
/// # Errors
/// When the view contradicts itself, or the seat is not to decide.
pub fn choose<R: Determinize, G: Rng + ?Sized>(
    view: &R::View,
    seat: Seat,
    budget: Option<Budget>,
    rng: &mut G,
    stop: &AtomicBool,
) -> Result<R::Step, Illegal> {
    let Some(budget) = budget else {
        return search::random_step::<R, G>(view, seat, rng);
    };
    // Nothing to think about where there is one step only; in Bug a turn often ends so.
    if let Some(only) = search::only_step::<R, G>(view, seat, rng)? {
        return Ok(only);
    }
    let report = Uct::default().search::<R, G>(view, seat, budget, rng, stop)?;
    Ok(report.best)
}

/// The rest of a textbook bot's turn, step by step; where something is hidden the next step alone.
pub(crate) fn turn<R: Player, G: Rng + ?Sized>(
    view: &R::View,
    seat: Seat,
    bot: Textbook,
    rng: &mut G,
    stop: &AtomicBool,
) -> Result<Vec<R::Step>, Illegal> {
    let mut state = R::determinize(view, rng)?;
    let mut steps = Vec::new();
    loop {
        let budget = match bot {
            Textbook::Random => None,
            Textbook::Iterations(most) => Some(Budget::Iterations(most.into())),
            Textbook::Time(pace) => Some(Budget::Time(pace.of_a_step(state.steps_due()))),
        };
        let seen = if steps.is_empty() { view.clone() } else { state.view(Audience::Seat(seat)) };
        let step = choose::<R, G>(&seen, seat, budget, rng, stop)?;
        steps.push(step);
        state = state.after(step);
        if !R::EXACT || !state.goes_on(seat) {
            return Ok(steps);
        }
    }
}
