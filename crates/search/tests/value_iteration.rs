//! Values of a game of dice in which play can come back.

use contract::toys::{Race, fault, race::Setup};
use game::{Notation, Rules, Seat};
use search::{ExpectimaxLimits, ValueIteration, Values, expectimax};

fn race<const FAULT: u8>(text: &str) -> Race<FAULT> {
    Race::parse_position(&Setup { seats: 2 }, text).unwrap()
}

fn mover<const FAULT: u8>(text: &str) -> Seat {
    Seat::from_number(text.split(' ').nth(1).unwrap().parse().unwrap()).unwrap()
}

/// Own runner, the other's, as the text of the position tells them. Colours and turns fall together.
fn without_turns<const FAULT: u8>(state: &Race<FAULT>) -> ([u8; 2], Seat) {
    let text = state.position_text();
    let places = text.split(' ').next().unwrap().split('/').map(|place| place.parse().unwrap());
    let [first, second] = places.collect::<Vec<u8>>()[..] else { panic!("two runners: {text}") };
    let seat = mover::<FAULT>(&text);
    (if seat == Seat::FIRST { [first, second] } else { [second, first] }, seat)
}

type Normal = fn(&Race) -> ([u8; 2], Seat);

fn endless() -> Values<Race, [u8; 2], Normal> {
    let normal: Normal = without_turns;
    ValueIteration::default().solve(&[race("0/0 1 0 0")], normal).unwrap()
}

/// Six places each are 36 positions; but whoever is at place 5 before a roll has let the other step forward,
/// since the other's step back would have taken it from the goal.
#[test]
fn every_position_is_found_once_whatever_its_colour() {
    let values = endless();
    assert_eq!(values.iter().len(), 35);
    assert!(values.error() <= 1e-15, "{}", values.error());
    assert!(values.sweeps() > 2);
}

/// The one who is to roll at place 5 wins whatever the roll; at place 4 it is a roll of 2 or 3, or else the
/// better of going forward and pushing back.
#[test]
fn the_values_solve_their_equations() {
    let values = endless();
    let value = |text| values.value(&race(text), mover::<0>(text)).unwrap();
    assert_eq!(value("5/5 1 0 0"), 1.0);
    assert_eq!(value("5/1 1 0 7"), 1.0);
    for (state, turned) in [("4/3 1 0 0", "3/4 2 0 9"), ("0/2 1 0 3", "2/0 2 0 3")] {
        assert_eq!(value(state), value(turned));
    }
    let after = |text| 1.0 - value(text);
    let ahead = 0.5 + 0.5 * f64::max(after("5/4 2 0 1"), after("4/3 2 0 1"));
    assert!((value("4/4 1 0 0") - ahead).abs() < 1e-15);
    // In the middle of a turn, from both sides, and at the end.
    assert_eq!(value("4/4 1 2 0"), 1.0);
    assert_eq!(values.value(&race("4/4 1 2 0"), Seat::SECOND), Some(0.0));
    assert_eq!(values.value(&race("6/4 2 0 1"), Seat::FIRST), Some(1.0));
}

/// Looking eight rolls ahead brackets what going round for ever finds.
#[test]
fn expectimax_brackets_the_values() {
    let values = endless();
    for text in ["0/0 1 0 0", "2/3 1 0 0", "4/4 2 0 5", "3/4 1 2 0"] {
        let value = values.value(&race(text), Seat::FIRST).unwrap();
        let seen = expectimax(&race::<0>(text), Seat::FIRST, 8, ExpectimaxLimits::default()).unwrap();
        let (lower, upper) = seen.bounds();
        assert!(lower <= value && value <= upper, "{text}: {value} in {lower} to {upper}");
        assert!(upper - lower < 1.0);
    }
}

/// Near the cap on turns both are exact, and the same.
#[test]
fn with_its_turns_the_race_is_solved_as_expectimax_solves_it() {
    let start = race::<0>("2/3 1 0 50");
    let exact = expectimax(&start, Seat::FIRST, 10, ExpectimaxLimits::default()).unwrap();
    assert!(exact.is_exact());
    let normal = |state: &Race| (*state, mover::<0>(&state.position_text()));
    let values = ValueIteration::default().solve(&[start], normal).unwrap();
    assert!((values.value(&start, Seat::FIRST).unwrap() - exact.bounds().0).abs() < 1e-15);
    assert_eq!(values.value(&race("0/0 1 0 0"), Seat::FIRST), None, "it cannot be reached from there");
}

#[test]
fn a_game_without_end_does_not_settle() {
    let start = race::<{ fault::ENDLESS }>("2/3 1 0 50");
    let solved = ValueIteration::default().solve(&[start], |state| (*state, Seat::FIRST));
    assert_eq!(solved.err().unwrap().code, "values-not-settled");
    let hurried = ValueIteration { most_sweeps: 2, ..ValueIteration::default() };
    let solved = hurried.solve(&[race("0/0 1 0 0")], without_turns::<0>);
    assert_eq!(solved.err().unwrap().code, "values-not-settled");
}

#[test]
fn limits_are_kept() {
    let start = [race("0/0 1 0 0")];
    for few in [
        ValueIteration { most_states: 34, ..ValueIteration::default() },
        ValueIteration { most_results: 35, ..ValueIteration::default() },
    ] {
        assert_eq!(few.solve(&start, without_turns::<0>).err().unwrap().code, "too-many-positions");
    }
    let enough = ValueIteration { most_states: 35, ..ValueIteration::default() };
    assert!(enough.solve(&start, without_turns::<0>).is_ok());
}

#[test]
fn what_has_no_values_is_refused() {
    let refused = |text| ValueIteration::default().solve(&[race(text)], without_turns::<0>).err().unwrap();
    assert_eq!(refused("4/4 1 2 0").code, "step-is-due");
    assert_eq!(refused("6/4 2 0 1").code, "game-over");
    let three = Race::<0>::start(&Setup { seats: 3 });
    let solved = ValueIteration::default().solve(&[three], |state| (*state, Seat::FIRST));
    assert_eq!(solved.err().unwrap().code, "two-seats-only");
    let stolen = race::<{ fault::STOLEN_TURN }>("2/3 1 0 50");
    let solved = ValueIteration::default().solve(&[stolen], |state| (*state, Seat::FIRST));
    assert_eq!(solved.err().unwrap().code, "mixed-turn");
}
