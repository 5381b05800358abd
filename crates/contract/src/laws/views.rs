//! What leaves the core comes back the same.

use super::{demand, json};
use crate::walk::audiences;
use crate::{Breach, Subject, Suite, TestRng};
use game::{Audience, Node, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Views and observations survive the wire. A state made from the view of a seat shows that seat the same,
/// lets it do the same, and is the state itself where nothing is hidden.
pub fn views<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    suite.each_state("views", |walk, place, state, rng| {
        let event = walk.game.history().get(place).map(|(_, event)| *event);
        for audience in audiences(state.seats()) {
            survives(&state.view(audience))?;
            if let Some(event) = event {
                survives(&state.observe(event, audience))?;
            }
        }
        Seat::all(state.seats()).try_for_each(|seat| imagined(state, seat, rng))
    })
}

fn survives<T: Serialize + DeserializeOwned + PartialEq>(value: &T) -> Result<(), String> {
    let text = json(value);
    let back: Result<T, _> = serde_json::from_str(&text);
    let back = back.map_err(|e| format!("{text} cannot be read back: {e}"))?;
    demand!(back == *value && json(&back) == text, "{text} is read back as {}", json(&back));
    Ok(())
}

fn imagined<R: Subject>(state: &R, seat: Seat, rng: &mut TestRng) -> Result<(), String> {
    let audience = Audience::Seat(seat);
    let view = state.view(audience);
    let imagined =
        R::determinize(&view, rng).map_err(|why| format!("the view of {seat:?} is refused: {why}"))?;
    demand!(imagined.view(audience) == view, "{seat:?} sees another view in the state made from its view");
    demand!(imagined.turn_begins() == state.turn_begins(), "{seat:?} imagines another part of the turn");
    if imagined == *state {
        return Ok(());
    }
    let mine = state.node() == Node::Decide(seat);
    if R::EXACT || mine {
        demand!(imagined.node() == state.node(), "{seat:?} imagines another node");
        demand!(steps_of(&imagined) == steps_of(state), "{seat:?} imagines other legal steps");
    }
    demand!(!R::EXACT || same_for_all(state, &imagined), "the view is said to tell everything, and does not");
    Ok(())
}

/// The legal steps as texts, in their order.
fn steps_of<R: Subject>(state: &R) -> Vec<String> {
    state.steps().map(|step| state.step_text(step)).collect()
}

fn same_for_all<R: Subject>(state: &R, other: &R) -> bool {
    audiences(state.seats()).all(|audience| state.view(audience) == other.view(audience))
}
