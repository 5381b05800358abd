//! Exact chances near the end of a game of dice.

use contract::toys::{Race, fault, race::Setup};
use game::{Notation, Seat};
use search::{Chances, ExpectimaxLimits, expectimax, expectimax_steps};

/// Runners, mover, steps due, turns that are over: after turn 60 the one who is furthest wins.
fn race(text: &str) -> Race {
    let seats = text.split(' ').next().unwrap().split('/').count() as u8;
    Race::parse_position(&Setup { seats }, text).unwrap()
}

fn chances(text: &str, seat: Seat, horizon: u8) -> Chances {
    expectimax(&race(text), seat, horizon, ExpectimaxLimits::default()).unwrap()
}

/// The last turn of all, one behind: a 1 (weight 3 of 6) catches up or pushes back to a draw, a 2 or 3 wins.
#[test]
fn the_last_roll_is_three_quarters() {
    let nine_of_twelve = Chances { lower: 9, upper: 9, denominator: 12 };
    assert_eq!(chances("3/4 1 0 59", Seat::FIRST, 1), nine_of_twelve);
    assert!(nine_of_twelve.is_exact());
    assert_eq!(nine_of_twelve.bounds(), (0.75, 0.75));
    // From the other side, and with more horizon than there are rolls.
    assert_eq!(chances("3/4 1 0 59", Seat::SECOND, 1), Chances { lower: 3, upper: 3, denominator: 12 });
    assert_eq!(chances("3/4 1 0 59", Seat::FIRST, 3), Chances { lower: 324, upper: 324, denominator: 432 });
}

#[test]
fn what_lies_behind_the_horizon_is_open() {
    assert_eq!(chances("3/4 1 0 59", Seat::FIRST, 0), Chances { lower: 0, upper: 2, denominator: 2 });
    // A 3 wins at once; whatever else happens, the other may still win or not.
    assert_eq!(chances("3/4 1 0 10", Seat::FIRST, 1), Chances { lower: 2, upper: 12, denominator: 12 });
    // Seen from the other side the bounds change places.
    assert_eq!(chances("3/4 1 0 10", Seat::SECOND, 1), Chances { lower: 0, upper: 10, denominator: 12 });
}

#[test]
fn more_horizon_narrows_the_interval() {
    let mut last = (0.0, 1.0);
    for horizon in 1..=6 {
        let (lower, upper) = chances("2/3 1 0 54", Seat::FIRST, horizon).bounds();
        assert!(last.0 <= lower && lower <= upper && upper <= last.1, "{horizon}: {lower} to {upper}");
        last = (lower, upper);
    }
    assert_eq!(last.0, last.1, "the game has six turns left");
}

#[test]
fn a_turn_that_ends_the_game_is_exact_without_horizon() {
    assert_eq!(chances("3/4 1 1 59", Seat::FIRST, 0), Chances { lower: 1, upper: 1, denominator: 2 });
    assert_eq!(chances("3/4 1 2 59", Seat::FIRST, 0), Chances { lower: 2, upper: 2, denominator: 2 });
    assert_eq!(chances("6/4 2 0 9", Seat::SECOND, 0), Chances { lower: 0, upper: 0, denominator: 2 });
}

/// Six behind, four to go: one step forward wins, one step of the other back does not.
#[test]
fn every_step_has_its_chances() {
    let steps = expectimax_steps(&race("5/2 1 1 20"), 2, ExpectimaxLimits::default()).unwrap();
    let [(forward, wins), (back, waits)] = steps[..] else { panic!("two steps: {steps:?}") };
    assert_eq!((forward, wins), (Seat::FIRST, Chances { lower: 72, upper: 72, denominator: 72 }));
    assert_eq!(back, Seat::SECOND);
    // The other rolls and cannot win from place 1; but with a roll of r it can push the leader back r steps,
    // so that then a roll of r + 1 or more is needed at once: 3/6 · 3/6 + 2/6 · 1/6 of the rolls.
    assert_eq!(waits, Chances { lower: 22, upper: 72, denominator: 72 });
    let best = expectimax(&race("5/2 1 1 20"), Seat::FIRST, 2, ExpectimaxLimits::default()).unwrap();
    assert_eq!(best, wins);
}

#[test]
fn a_horizon_that_does_not_fit_is_refused() {
    let limits = ExpectimaxLimits::default();
    // 2 · 6^49 is less than 2^128, 2 · 6^50 is not.
    let far = chances("3/4 1 0 59", Seat::FIRST, 49);
    assert_eq!((far.lower, far.upper), (far.denominator / 4 * 3, far.denominator / 4 * 3));
    assert_eq!(expectimax(&race("3/4 1 0 59"), Seat::FIRST, 50, limits).unwrap_err().code, "horizon-too-far");
}

#[test]
fn limits_are_kept_and_memory_changes_nothing() {
    let state = race("2/3 1 0 10");
    let with = |most_nodes, most_remembered| {
        expectimax(&state, Seat::FIRST, 4, ExpectimaxLimits { most_nodes, most_remembered })
    };
    assert_eq!(with(50, 1000).unwrap_err().code, "too-many-nodes");
    let usual = with(u64::MAX, usize::MAX).unwrap();
    assert_eq!(with(u64::MAX, 0), Ok(usual));
    assert_eq!(with(u64::MAX, 7), Ok(usual));
}

#[test]
fn what_is_no_question_for_it_is_refused() {
    let limits = ExpectimaxLimits::default();
    let three = race("1/2/3 1 0 10");
    assert_eq!(expectimax(&three, Seat::FIRST, 1, limits).unwrap_err().code, "two-seats-only");
    let third = Seat::from_number(3).unwrap();
    assert_eq!(expectimax(&race("1/2 1 0 10"), third, 1, limits).unwrap_err().code, "two-seats-only");
    assert_eq!(expectimax_steps(&race("1/2 1 0 10"), 1, limits).unwrap_err().code, "chance-is-due");
    assert_eq!(expectimax_steps(&race("6/2 2 0 10"), 1, limits).unwrap_err().code, "game-over");
    // A fault of the toy does not change its chances.
    let loaded = Race::<{ fault::LOADED_DIE }>::parse_position(&Setup { seats: 2 }, "3/4 1 0 59").unwrap();
    assert_eq!(expectimax(&loaded, Seat::FIRST, 1, limits), Ok(chances("3/4 1 0 59", Seat::FIRST, 1)));
}
