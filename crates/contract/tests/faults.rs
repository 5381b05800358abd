//! The suite notices: a toy with one fault breaks the law that the fault is about.

use contract::toys::{Hoard, Noughts, Race, fault, hoard, noughts, race};
use contract::{Breach, Suite, laws};

fn noughts<const FAULT: u8>() -> Suite<Noughts<FAULT>> {
    Suite::new(&["classic"], noughts::universe).with_symmetry(noughts::symmetry())
}

fn race<const FAULT: u8>() -> Suite<Race<FAULT>> {
    Suite::new(&["seats=3"], race::universe).with_games(3).with_most_events(2_000)
}

fn hoard<const FAULT: u8>() -> Suite<Hoard<FAULT>> {
    Suite::new(&["seats=2", "seats=3"], hoard::universe)
        .with_games(30)
        .with_invariant(hoard::invariant)
        .with_reshuffle(hoard::reshuffle)
}

/// The law was broken, and the story says so in these words.
#[track_caller]
fn noticed(outcome: Result<(), Breach>, law: &str, words: &str) {
    let breach = outcome.expect_err("the fault went unnoticed");
    assert_eq!(breach.law, law, "{breach}");
    assert!(breach.story.contains(words), "{breach}");
}

#[test]
fn a_step_that_is_legal_but_not_listed() {
    noticed(laws::legality(&noughts::<{ fault::HIDES_A_STEP }>()), "legality", "listed: false");
}

#[test]
fn a_random_step_that_prefers_one() {
    noticed(laws::fair_steps(&noughts::<{ fault::SKEWED_STEPS }>()), "fair steps", "not uniform");
}

#[test]
fn two_steps_of_one_name() {
    noticed(laws::texts(&noughts::<{ fault::SAME_NAME }>()), "texts", "is read as");
}

#[test]
fn a_position_that_is_written_wrong() {
    noticed(laws::positions(&noughts::<{ fault::WRONG_POSITION }>()), "positions", "");
}

#[test]
fn a_parser_that_panics() {
    noticed(laws::junk_texts(&noughts::<{ fault::PANICS }>()), "junk texts", "panics");
}

#[test]
fn a_rule_that_holds_in_one_corner_only() {
    noticed(laws::symmetry(&noughts::<{ fault::LOPSIDED }>()), "symmetry", "steps of the image");
}

#[test]
fn a_die_that_is_not_as_its_weights() {
    noticed(laws::weighted_chance(&race::<{ fault::LOADED_DIE }>()), "weighted chance", "chi-square");
}

#[test]
fn a_game_without_end() {
    noticed(laws::endings(&race::<{ fault::ENDLESS }>()), "endings", "does not end");
}

#[test]
fn rules_that_remember() {
    noticed(laws::purity(&race::<{ fault::IMPURE }>()), "purity", "");
}

#[test]
fn a_turn_that_changes_hands() {
    noticed(laws::turns(&race::<{ fault::STOLEN_TURN }>()), "turns", "two seats");
}

#[test]
fn a_view_that_shows_hands() {
    noticed(laws::secrecy(&hoard::<{ fault::SHOWS_HANDS }>()), "secrecy", "sees what it cannot know");
}

#[test]
fn an_event_that_tells_the_card() {
    noticed(laws::secrecy(&hoard::<{ fault::SHOWS_DRAWS }>()), "secrecy", "cannot see the difference");
}

#[test]
fn steps_that_give_a_hand_away() {
    noticed(laws::secrecy(&hoard::<{ fault::TELLING_STEPS }>()), "secrecy", "legal steps");
}

#[test]
fn a_reshuffle_that_changes_nothing() {
    let idle = hoard::<{ fault::NONE }>().with_reshuffle(|state, _, _| *state);
    noticed(laws::secrecy(&idle), "secrecy", "nothing was tested");
}

#[test]
fn a_card_that_vanishes() {
    noticed(laws::invariant(&hoard::<{ fault::LOSES_CARDS }>()), "the invariant", "do not add up");
}

#[test]
fn a_world_that_is_not_the_one_seen() {
    noticed(laws::views(&hoard::<{ fault::OTHER_WORLD }>()), "views", "another view");
}
