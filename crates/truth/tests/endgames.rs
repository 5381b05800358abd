//! Endgames of Herd in whole numbers, and against the solution of `hex2`.

use game::{Notation, Rules, Seat};
use herd::{Colour, Herd, Setup};
use search::{Chances, ExpectimaxLimits, expectimax, expectimax_steps};
use truth::herd::solve;

fn herd(board: &str, position: &str) -> Herd<1> {
    let setup: Setup = board.parse().unwrap();
    Herd::parse_position(&setup, position).unwrap()
}

fn reds_chances(state: &Herd<1>, horizon: u8) -> Chances {
    expectimax(state, Seat::FIRST, horizon, ExpectimaxLimits::default()).unwrap()
}

/// The steps of a turn by the numerators of what they leave, without a roll ahead: of a denominator of 2.
fn steps_worth(state: &Herd<1>, lower: u128, upper: u128) -> Vec<String> {
    let steps = expectimax_steps(state, 0, ExpectimaxLimits::default()).unwrap();
    assert_eq!(steps.len(), state.steps().len());
    let worth = Chances { lower, upper, denominator: 2 };
    steps.iter().filter(|(_, found)| *found == worth).map(|(step, _)| state.step_text(*step)).collect()
}

/// Two empty cells and two stones due: this turn fills the board. With one due it does not, and nothing is
/// known without a roll ahead.
#[test]
fn a_turn_that_fills_the_board_is_exact_without_a_roll() {
    let two_due = herd("hex2", "r1/bbr/b1 r 6 1-2 0 2");
    assert_eq!(reds_chances(&two_due, 0), Chances { lower: 2, upper: 2, denominator: 2 });
    let one_due = herd("hex2", "r1/bbr/b1 r 6 1-2 0 1");
    assert_eq!(reds_chances(&one_due, 0), Chances { lower: 0, upper: 2, denominator: 2 });
}

/// Red has 2 stones, 8 are against them, 2 cells are empty. Removing c2 and filling c1, c2 and b1 also captures
/// d1, whose cell is filled too: 6 to 6. Where nothing is captured it is 5 to 7.
#[test]
fn the_one_removal_that_saves_a_draw_is_found() {
    let state = herd("limp2", "brr/1bbb/1bb/bb r 7 2-5 1 5");
    assert_eq!(steps_worth(&state, 1, 1), ["-c2"]);
    assert_eq!(steps_worth(&state, 0, 0), ["-a1", "-b2", "-c3", "-c4", "-d1"]);
    // A stone that may not be placed yet leaves the rest to the next turn.
    assert_eq!(steps_worth(&state, 0, 2), ["-a2", "-b3"]);
}

/// Two empty cells on a board of 61, one stone to remove and four to place.
#[test]
fn an_endgame_on_hex5_is_exact_where_it_ends_in_this_turn() {
    let position = "rrrbr/rrrbrb/rrrrrbb/rrrbbrbb/rrrbbrbb1/bbrbrrbb/b1bbrrb/rrrbrb/rbbbr b 34 2-4 1 4";
    let state = herd("hex5", position);
    assert_eq!(steps_worth(&state, 2, 2), ["-b2", "-b5", "-e3", "-h5"]);
    assert_eq!(steps_worth(&state, 0, 0).len(), 20);
    assert_eq!(steps_worth(&state, 0, 2), ["-f1", "-f2", "-g1", "-g2", "-h1", "-h2", "-i1", "-i2"]);
    assert_eq!(reds_chances(&state, 0), Chances { lower: 0, upper: 0, denominator: 2 });
}

#[test]
fn rolls_have_the_denominator_36() {
    let state = herd("hex2", "1r/bbr/b1 r 6 roll");
    assert_eq!(reds_chances(&state, 1), Chances { lower: 52, upper: 72, denominator: 72 });
    assert_eq!(reds_chances(&state, 2), Chances { lower: 1932, upper: 2142, denominator: 2592 });
    // 2 · 36^24 is less than 2^128, 2 · 36^25 is not.
    let too_far = expectimax(&state, Seat::FIRST, 25, ExpectimaxLimits::default());
    assert_eq!(too_far.unwrap_err().code, "horizon-too-far");
}

#[test]
fn the_solution_of_hex2_lies_between_the_bounds() {
    let truth = solve("hex2".parse().unwrap()).unwrap();
    for position in ["1r/bbr/b1 r", "1r/bbr/b1 b", "rr/1bb/b1 r", "2/bbb/2 r", "r1/1r1/1b b", "2/3/2 r"] {
        // Turn 3, because turn 1 has a rule of its own.
        let state = herd("hex2", &format!("{position} 3 roll"));
        let names = |colour: Colour| -> Vec<String> {
            state.stones(colour).iter().map(|cell| state.grid().name(cell)).collect()
        };
        let (own, opp) = (names(state.mover()), names(state.mover().other()));
        let found = truth.values.iter().find(|v| v.own == own && v.opp == opp);
        let empty = position.starts_with("2/3/2").then_some(truth.p_red_high_first);
        let value = found.map(|v| v.value).or(empty).expect("a position of the solution");
        for horizon in 0..=2 {
            let seat = state.mover().seat();
            let seen = expectimax(&state, seat, horizon, ExpectimaxLimits::default()).unwrap();
            let (lower, upper) = seen.bounds();
            assert!(lower <= value && value <= upper, "{state:?}: {value} in {lower} to {upper}");
        }
    }
}
