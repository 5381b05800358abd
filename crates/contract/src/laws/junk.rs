//! What comes from outside may be anything: it is refused in words, and nothing panics.

use super::{demand, is_friendly};
use crate::walk::{audiences, random_event};
use crate::{Breach, Subject, Suite, TestRng};
use game::{TextError, turn_text};
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Spoilt texts are refused at a place inside them, with a sentence; those that are still texts of the game
/// have a normal form.
pub fn junk_texts<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    suite.each_state("junk texts", |walk, place, state, rng| {
        let setup = walk.game.setup();
        for text in sound_texts(state, walk.game.history().get(..place).unwrap_or_default(), setup) {
            for _ in 0..8 {
                let junk = spoilt(&text, rng);
                let look = AssertUnwindSafe(|| read_anything(state, setup, &junk));
                catch_unwind(look)
                    .unwrap_or_else(|_| Err("reading it panics".to_owned()))
                    .map_err(|what| format!("{junk:?}: {what}"))?;
            }
        }
        Ok(())
    })
}

/// Texts of every kind that are right here.
fn sound_texts<R: Subject>(state: &R, way: &[(R, game::Event<R>)], setup: &R::Setup) -> Vec<String> {
    let step = state.steps().next().map(|step| state.step_text(step));
    let position = state.position_text();
    let last = &way[way.len().saturating_sub(3)..];
    let last = last
        .iter()
        .position(|(_, e)| matches!(e, game::Event::Chance(o) if R::is_preparation(*o)))
        .map_or(last, |deal| &last[deal + 1..]);
    let turn = turn_text(last);
    [Some(position), Some(turn), step, Some(setup.to_string())].into_iter().flatten().collect()
}

fn spoilt(text: &str, rng: &mut TestRng) -> String {
    const FOREIGN: [&str; 12] =
        ["", " ", "0", "9", "99999999999999999999", "-", "/", "é", "😀", "\0", "\n", "x"];
    let mut parts: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..rng.random_range(1..=3) {
        let at = rng.random_range(0..=parts.len());
        let from = rng.random_range(0..=parts.len());
        match rng.random_range(0..5) {
            0 => parts.truncate(at),
            1 if at < parts.len() => drop(parts.remove(at)),
            2 if at < parts.len() && from < parts.len() => parts.swap(at, from),
            3 if from < parts.len() => parts.insert(at, parts[from].clone()),
            _ => parts.insert(at, FOREIGN[rng.random_range(0..FOREIGN.len())].to_owned()),
        }
    }
    parts.concat()
}

fn read_anything<R: Subject>(state: &R, setup: &R::Setup, text: &str) -> Result<(), String> {
    refused_well(text, state.parse_event(text))?;
    refused_well(text, state.parse_result(text))?;
    refused_well(text, state.parse_preparation(text))?;
    for (offset, piece) in R::pieces(text) {
        let in_place = text.get(offset..).is_some_and(|rest| rest.starts_with(piece));
        demand!(in_place, "the piece {piece:?} is not at {offset}");
    }
    if let Err(illegal) = text.parse::<R::Setup>() {
        is_friendly(illegal.code, illegal.sentence)?;
    }
    if let Some(step) = refused_well(text, state.parse_step(text))? {
        let normal = state.step_text(step);
        demand!(state.parse_step(&normal) == Ok(step), "its normal form {normal:?} is another step");
        let _ = state.is_legal(step);
    }
    if let Some(position) = refused_well(text, R::parse_position(setup, text))? {
        let normal = position.position_text();
        let again = R::parse_position(setup, &normal).map(|read| read.position_text());
        demand!(again.as_ref() == Ok(&normal), "its normal form {normal:?} is read as {again:?}");
        goes_on(position);
    }
    Ok(())
}

/// The value that was read, if any; a refusal must be a good one.
fn refused_well<T>(text: &str, read: Result<T, TextError>) -> Result<Option<T>, String> {
    match read {
        Ok(value) => Ok(Some(value)),
        Err(e) => {
            demand!(text.is_char_boundary(e.offset), "refused at byte {}, which is not in it: {e}", e.offset);
            is_friendly(e.code, &e.sentence)?;
            Ok(None)
        }
    }
}

/// A state that was accepted from outside can be played on: views, steps, chance.
fn goes_on<R: Subject>(mut state: R) {
    let mut rng = TestRng::seed_from_u64(7);
    for _ in 0..5 {
        audiences(state.seats()).for_each(|audience| drop(state.view(audience)));
        let Some(event) = random_event(&state, &mut rng) else { break };
        let Ok(next) = event.apply(state) else { break };
        state = next;
    }
}

/// A view that somebody has tampered with is refused, or leads to a state that can be played on.
pub fn views_from_a_wire<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    suite.each_state("views from a wire", |_, _, state, rng| {
        for audience in audiences(state.seats()) {
            let sound = serde_json::to_value(state.view(audience)).map_err(|e| e.to_string())?;
            for _ in 0..4 {
                let mut view = sound.clone();
                tamper(&mut view, &sound, rng);
                let Ok(read) = serde_json::from_value::<R::View>(view.clone()) else { continue };
                let look = AssertUnwindSafe(|| R::determinize(&read, rng).map(goes_on));
                match catch_unwind(look) {
                    Err(_) => return Err(format!("it panics over the view {view}")),
                    Ok(Err(illegal)) => is_friendly(illegal.code, illegal.sentence)?,
                    Ok(Ok(())) => {}
                }
            }
        }
        Ok(())
    })
}

/// Changes one value somewhere inside.
fn tamper(value: &mut Value, whole: &Value, rng: &mut TestRng) {
    let inside = rng.random_range(0..4) > 0;
    match value {
        Value::Object(map) if inside && !map.is_empty() => {
            let at = rng.random_range(0..map.len());
            map.values_mut().nth(at).into_iter().for_each(|value| tamper(value, whole, rng));
        }
        Value::Array(list) if inside && !list.is_empty() => {
            let at = rng.random_range(0..list.len());
            match rng.random_range(0..4) {
                0 => drop(list.remove(at)),
                1 => list.push(list[at].clone()),
                _ => tamper(&mut list[at], whole, rng),
            }
        }
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            *value = [near + 1, near - 1, 0, 255, i64::MAX][rng.random_range(0..5)].into();
        }
        Value::Bool(truth) => *truth = !*truth,
        Value::String(text) if rng.random_range(0..2) == 0 => *text = spoilt(text, rng),
        _ => *value = some_part(whole, rng).clone(),
    }
}

/// Some value of the view, to stand in a wrong place.
fn some_part<'a>(whole: &'a Value, rng: &mut TestRng) -> &'a Value {
    let parts: Vec<&Value> = match whole {
        Value::Object(map) => map.values().collect(),
        Value::Array(list) => list.iter().collect(),
        _ => Vec::new(),
    };
    if parts.is_empty() || rng.random_range(0..4) == 0 {
        return whole;
    }
    some_part(parts[rng.random_range(0..parts.len())], rng)
}
