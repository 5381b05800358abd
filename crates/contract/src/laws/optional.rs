//! Laws for the games that have symmetries or something that never changes.

use super::demand;
use crate::walk::random_event;
use crate::{Breach, Subject, Suite, Symmetry};
use game::{Event, Rules};
use std::collections::HashSet;

/// What a suite says is true of every state is true of every state.
///
/// # Panics
/// When the suite has no invariant.
pub fn invariant<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    let invariant = suite.invariant.expect("the suite names an invariant");
    suite.each_game("the invariant", |walk| {
        for (place, state) in walk.states().enumerate() {
            invariant(state).map_err(|what| walk.breach_at("the invariant", place, what))?;
        }
        Ok(())
    })
}

/// The legal steps of an image are the images of the legal steps, and lead to the images of the states to
/// which those lead; chance knows no symmetry; the node is the same.
///
/// # Panics
/// When the suite has no symmetry.
pub fn symmetry<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    let symmetry = suite.symmetry.as_ref().expect("the suite names symmetries");
    suite.each_state("symmetry", |_, _, state, rng| {
        demand!((symmetry.state)(state, 0) == *state, "symmetry 0 is not the identity");
        let event = random_event(state, rng);
        (1..(symmetry.count)(state)).try_for_each(|number| {
            symmetric(symmetry, number, state, event).map_err(|what| format!("symmetry {number}: {what}"))
        })
    })
}

fn symmetric<R: Subject>(
    symmetry: &Symmetry<R>,
    number: usize,
    state: &R,
    event: Option<Event<R>>,
) -> Result<(), String> {
    let image = (symmetry.state)(state, number);
    demand!(image.node() == state.node(), "{:?} becomes {:?}", state.node(), image.node());
    demand!(image.turn_begins() == state.turn_begins(), "the part of the turn changes");
    demand!(image.points() == state.points(), "the points change");
    let expected: HashSet<R::Step> = state.steps().map(|step| (symmetry.step)(state, number, step)).collect();
    let steps: HashSet<R::Step> = image.steps().collect();
    demand!(steps == expected, "the steps of the image are {steps:?}, not {expected:?}");
    let (after, image_after) = match event {
        None => return Ok(()),
        Some(Event::Chance(outcome)) => {
            (state.after_chance(outcome), applied(&image, Event::Chance(outcome)))
        }
        Some(Event::Step(step)) => {
            let image_step = (symmetry.step)(state, number, step);
            (state.after(step), applied(&image, Event::Step(image_step)))
        }
    };
    let same = image_after? == (symmetry.state)(&after, number);
    demand!(same, "the image of an event does not lead to the image of the state");
    Ok(())
}

fn applied<R: Rules>(state: &R, event: Event<R>) -> Result<R, String> {
    event.apply(*state).map_err(|illegal| format!("the image of an event is refused: {illegal}"))
}
