//! Non-interference: what an audience cannot know changes nothing that it gets.

use super::{demand, json};
use crate::walk::audiences;
use crate::{Breach, Subject, Suite, TestRng};
use game::{Audience, Event, Node};
use serde_json::Value;

/// For every seat and for spectators: whatever they cannot know is reshuffled, and their view, their legal
/// steps and what they observe of the next event stay equal byte for byte.
///
/// And where two events lead to states that look the same to them, the events looked the same: else they
/// were told more than they can see on the table.
///
/// # Panics
/// When the suite has no reshuffle.
pub fn secrecy<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    let reshuffle = suite.reshuffle.expect("the suite says how to reshuffle");
    let mut changed = 0;
    suite.each_state("secrecy", |walk, place, state, rng| {
        for audience in audiences(state.seats()) {
            let other = reshuffle(state, audience, rng);
            changed += u32::from(other != *state);
            looks_the_same(state, &other, audience)?;
            let next = walk.game.history().get(place).map(|(_, event)| *event);
            if let Some(event) = next {
                happens_the_same(state, &other, event, audience)?;
            }
            tells_no_more(state, audience, rng)?;
        }
        Ok(())
    })?;
    if changed == 0 {
        return Err(Breach::new(
            "secrecy",
            "the reshuffle of the suite never changes anything, so nothing was tested",
        ));
    }
    Ok(())
}

fn looks_the_same<R: Subject>(state: &R, other: &R, audience: Audience) -> Result<(), String> {
    let [view, other_view] = [state, other].map(|s| json(&s.view(audience)));
    demand!(view == other_view, "{audience:?} sees what it cannot know: {view} became {other_view}");
    demand!(state.node() == other.node(), "the node gives something away to {audience:?}");
    demand!(state.turn_begins() == other.turn_begins(), "the part of the turn gives something away");
    if let (Node::Decide(seat), Audience::Seat(viewer)) = (state.node(), audience)
        && seat == viewer
    {
        let [steps, other_steps] =
            [state, other].map(|s| -> Vec<String> { s.steps().map(|step| s.step_text(step)).collect() });
        demand!(steps == other_steps, "the legal steps of {seat:?} depend on what it cannot know");
    }
    Ok(())
}

/// An event that is possible in both states is observed as the same, and leaves both looking the same (unless
/// the game ends: then hands may be shown).
fn happens_the_same<R: Subject>(
    state: &R,
    other: &R,
    event: Event<R>,
    audience: Audience,
) -> Result<(), String> {
    let (Ok(after), Ok(other_after)) = (event.apply(*state), event.apply(*other)) else { return Ok(()) };
    let [seen, other_seen] = [state, other].map(|s| json(&s.observe(event, audience)));
    demand!(seen == other_seen, "{audience:?} observes what it cannot know: {seen} became {other_seen}");
    if matches!(after.node(), Node::Over(_)) {
        return Ok(());
    }
    let [view, other_view] = [after, other_after].map(|s| json(&s.view(audience)));
    demand!(
        view == other_view,
        "after {seen} {audience:?} sees what it cannot know: {view} became {other_view}"
    );
    Ok(())
}

/// Of the things that may happen now, those that leave the same view were observed as the same. The order
/// within a list does not count: a seat may know in which order its own cards came, and no view keeps that.
fn tells_no_more<R: Subject>(state: &R, audience: Audience, rng: &mut TestRng) -> Result<(), String> {
    let events: Vec<Event<R>> = match state.node() {
        Node::Over(_) => Vec::new(),
        Node::Decide(_) => state.steps().map(Event::Step).collect(),
        Node::Chance => (0..24).map(|_| Event::Chance(state.sample_chance(rng))).collect(),
    };
    let mut told: Vec<(R::View, String)> = Vec::new();
    for event in events {
        let Ok(after) = event.apply(*state) else { continue };
        let (view, seen) = (after.view(audience), unordered(&state.observe(event, audience)));
        match told.iter().find(|(other_view, _)| *other_view == view) {
            Some((_, other)) => {
                demand!(
                    *other == seen,
                    "{audience:?} is told {seen} or {other}, and cannot see the difference"
                );
            }
            None => told.push((view, seen)),
        }
    }
    Ok(())
}

/// As JSON with every list sorted.
fn unordered(value: &impl serde::Serialize) -> String {
    fn sort(value: &mut Value) {
        match value {
            Value::Object(map) => map.values_mut().for_each(sort),
            Value::Array(list) => {
                list.iter_mut().for_each(sort);
                list.sort_by_cached_key(Value::to_string);
            }
            _ => {}
        }
    }
    let mut value = serde_json::to_value(value).expect("observations serialise");
    sort(&mut value);
    value.to_string()
}
