//! What is written can be read, and means the same: property tests over the beginnings of random games.

use super::demand;
use crate::{Breach, Subject, Suite, TestRng, Walk};
use game::{Event, Node, TurnEvents, turn_text};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRunner};
use rand::SeedableRng;
use std::collections::HashMap;

/// Steps, events, whole turns, preparations and setups are read as what they were written from.
pub fn texts<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    each_beginning("texts", suite, |walk| {
        setup_text(walk.game.setup())?;
        let state = walk.game.state();
        step_texts(state)?;
        let mut rng = TestRng::seed_from_u64(!walk.seed);
        if state.node() == Node::Chance {
            chance_text(state, state.sample_chance(&mut rng))?;
        }
        walk.game.turns().try_for_each(|turn| whole_turn(&turn))
    })
}

/// A position is read as one that is written the same and allows the same.
pub fn positions<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    each_beginning("positions", suite, |walk| {
        let state = walk.game.state();
        let text = state.position_text();
        let read = R::parse_position(walk.game.setup(), &text)
            .map_err(|e| format!("the position {text:?} is refused at {}: {e}", e.offset))?;
        let again = read.position_text();
        demand!(again == text, "the position {text:?} is read and written as {again:?}");
        if (suite.untold)(state) {
            return Ok(());
        }
        let [steps, steps_again] =
            [state, &read].map(|s| -> Vec<String> { s.steps().map(|step| s.step_text(step)).collect() });
        demand!(steps == steps_again, "after reading {text:?} the steps are {steps_again:?}, not {steps:?}");
        demand!(read.turn_begins() == state.turn_begins(), "{text:?} is read as another part of the turn");
        Ok(())
    })
}

/// Property test: the seed and the number of events shrink to the shortest game that fails.
fn each_beginning<R: Subject>(
    law: &'static str,
    suite: &Suite<R>,
    look: impl Fn(&Walk<R>) -> Result<(), String>,
) -> Result<(), Breach> {
    for setup in &suite.setups {
        let usual = Walk::<R>::play(law, setup, 1, suite.most_events)?.game.history().len();
        // Five beginnings for each game that the other laws look at.
        let cases = u32::try_from(5 * suite.games).unwrap_or(u32::MAX);
        let config = Config { cases, failure_persistence: None, ..Config::default() };
        let rng = proptest::test_runner::TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let beginnings = (proptest::num::u64::ANY, 0..=usual + usual / 4);
        let outcome = TestRunner::new_with_rng(config, rng).run(&beginnings, |(seed, length)| {
            let walk = Walk::play(law, setup, seed, length).map_err(|b| TestCaseError::fail(b.story))?;
            look(&walk).map_err(|what| TestCaseError::fail(walk.breach(law, what).story))
        });
        match outcome {
            Ok(()) => {}
            Err(TestError::Fail(reason, _)) => return Err(Breach::new(law, reason.message())),
            Err(TestError::Abort(reason)) => return Err(Breach::new(law, reason.message())),
        }
    }
    Ok(())
}

fn setup_text<S: std::str::FromStr<Err = game::Illegal> + std::fmt::Display + PartialEq>(
    setup: &S,
) -> Result<(), String> {
    let text = setup.to_string();
    demand!(text.parse::<S>().as_ref() == Ok(setup), "the setup {text:?} is read as another");
    Ok(())
}

fn step_texts<R: Subject>(state: &R) -> Result<(), String> {
    let mut seen: HashMap<String, R::Step> = HashMap::new();
    for step in state.steps() {
        let text = state.step_text(step);
        let read = state.parse_step(&text);
        demand!(read == Ok(step), "the step {text:?} of {step:?} is read as {read:?}");
        if let Some(other) = seen.insert(text.clone(), step) {
            return Err(format!("{step:?} and {other:?} are both written {text:?}"));
        }
        event_text(state, Event::Step(step))?;
    }
    Ok(())
}

fn event_text<R: Subject>(state: &R, event: Event<R>) -> Result<(), String> {
    let text = state.event_text(event);
    match state.parse_event(&text) {
        Ok(read) if read == event => Ok(()),
        Ok(_) => Err(format!("the event {text:?} is read as another")),
        Err(e) => Err(format!("the event {text:?} is refused at {}: {e}", e.offset)),
    }
}

fn chance_text<R: Subject>(state: &R, outcome: R::Chance) -> Result<(), String> {
    if !R::is_preparation(outcome) {
        return event_text(state, Event::Chance(outcome));
    }
    demand!(R::PREPARATION_TAG.is_some(), "there is a preparation but no tag for it");
    let text = state.preparation_text(outcome);
    let read = state.parse_preparation(&text);
    demand!(read == Ok(outcome), "the preparation {text:?} is read as another");
    Ok(())
}

/// The text of a turn is cut into its events again, each read in the state that the others led to.
fn whole_turn<R: Subject>(turn: &TurnEvents<'_, R>) -> Result<(), String> {
    let text = turn_text(turn.events);
    let pieces = R::pieces(&text);
    let count = pieces.len();
    demand!(count == turn.events.len(), "{text:?} has {count} pieces for {} events", turn.events.len());
    let mut state = turn.events[0].0;
    for ((offset, piece), (before, event)) in pieces.into_iter().zip(turn.events) {
        demand!(
            text.get(offset..).is_some_and(|rest| rest.starts_with(piece)),
            "{piece:?} is not at {offset}"
        );
        demand!(state == *before, "the turn {text:?} takes another way");
        let read = state.parse_event(piece).map_err(|e| format!("{piece:?} in {text:?} is refused: {e}"))?;
        demand!(read == *event, "{piece:?} in the turn {text:?} is read as another event");
        state = read.apply(state).map_err(|e| format!("{piece:?} in {text:?} is illegal: {e}"))?;
    }
    demand!(state == turn.after, "the turn {text:?} leads to another state");
    Ok(())
}
