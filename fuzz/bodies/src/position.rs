//! Position texts: a first line such as `bug hex3`, then the position.

use bug::Bug;
use bug_off::BugOff;
use game::{Audience, Determinize, Event, Node, Notation, Seat};
use herd::Herd;
use hexgrid::Board;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Events that are played from a position that was accepted.
const EVENTS: usize = 40;

/// A game, a setup and a position. What is accepted is written back to the same state, and can be played.
pub fn position(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Some((head, position)) = text.split_once('\n') else { return };
    let Some((game, setup)) = head.split_once(' ') else { return };
    let words = setup.split(' ').next().and_then(|board| board.parse().ok()).map(Board::words);
    match (game, words) {
        ("bug", Some(1)) => read::<Bug<1>>(setup, position),
        ("bug", Some(2)) => read::<Bug<2>>(setup, position),
        ("bug", Some(_)) => read::<Bug<5>>(setup, position),
        ("herd", Some(1)) => read::<Herd<1>>(setup, position),
        ("herd", Some(2)) => read::<Herd<2>>(setup, position),
        ("herd", Some(_)) => read::<Herd<5>>(setup, position),
        ("bug-off", _) => read::<BugOff>(setup, position),
        _ => {}
    }
}

fn read<R: Notation + Determinize>(setup: &str, text: &str) {
    let Ok(setup) = setup.parse::<R::Setup>() else { return };
    let state = match R::parse_position(&setup, text) {
        Ok(state) => state,
        Err(error) => {
            assert!(error.offset <= text.len(), "the fault lies within the text");
            return;
        }
    };
    let written = state.position_text();
    // States with hidden cards have no Debug, hence no assert_eq.
    assert!(R::parse_position(&setup, &written).is_ok_and(|again| again == state), "{written}");
    play(state);
}

/// Plays on at random: every step that is offered is legal, every view can be made and read back.
fn play<R: Notation + Determinize>(mut state: R) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..EVENTS {
        let event = match state.node() {
            Node::Over(_) => return,
            Node::Chance => Event::Chance(state.sample_chance(&mut rng)),
            Node::Decide(seat) => {
                for step in state.steps() {
                    assert!(
                        state.is_legal(step).is_ok(),
                        "{} in {}",
                        state.step_text(step),
                        state.position_text()
                    );
                }
                let view = state.view(Audience::Seat(seat));
                assert!(R::determinize(&view, &mut rng).is_ok(), "{}", state.position_text());
                Event::Step(state.random_step(&mut rng))
            }
        };
        for seat in Seat::all(state.seats()) {
            let _ = R::observed_text(&state.observe(event, Audience::Seat(seat)));
        }
        let text = state.event_text(event);
        state = match event.apply(state) {
            Ok(next) => next,
            Err(illegal) => panic!("{text} in {}: {illegal}", state.position_text()),
        };
    }
}
