//! Herd on `hex2` agrees with an independent solution: see data/README.md.

use game::{EnumerableChance, Notation, Rules, Seat};
use herd::{Herd, Setup};
use hexgrid::Board;
use serde_json::Value;
use std::collections::BTreeMap;
use truth::herd::{HerdTruth, solve};

fn oracle() -> Value {
    let folder = std::env::var_os("VIVARIUM_ORACLE").map(std::path::PathBuf::from);
    let usual = || std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let path = folder.unwrap_or_else(usual).join("herd-exact-hex2.json");
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn truth() -> HerdTruth {
    solve(Board::hex(2)).unwrap()
}

#[track_caller]
fn close(found: f64, expected: &Value) {
    let expected = expected.as_f64().unwrap();
    assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
}

/// The cells of a list, sorted.
fn names(value: &Value) -> Vec<String> {
    let mut names: Vec<String> =
        value.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

#[test]
fn every_position_agrees() {
    let (oracle, truth) = (oracle(), truth());
    assert_eq!(truth.values.len(), 1727);
    let found: BTreeMap<_, f64> = truth.values.into_iter().map(|v| ((v.own, v.opp), v.value)).collect();
    assert_eq!(found.len(), 1727, "every position once");
    let listed = oracle["states"].as_array().unwrap();
    assert!(listed.len() == 1727 || listed.len() == 247);
    for position in listed {
        close(found[&(names(&position["own"]), names(&position["opp"]))], &position["value"]);
    }
}

#[test]
fn the_totals_agree() {
    let (oracle, truth) = (oracle(), truth());
    close(truth.p_red, &oracle["p_red"]);
    close(truth.p_red_high_first, &oracle["p_red_if_turn_1_placed_the_high_die"]);
    for (stones, &value) in (1..).zip(&truth.by_placed) {
        close(value, &oracle["by_low_die_of_turn_1"][stones.to_string()]);
    }
    assert!(truth.error <= 1e-15, "{}", truth.error);
    assert!(truth.turns < u32::from(herd::LAST_TURN) / 10, "{} turns: the cap is far away", truth.turns);
}

/// Of 36 rolls 13 - 2n have n as their lower die and 2n - 1 as their higher one.
#[test]
fn the_first_roll_is_the_mean_of_its_dice() {
    let truth = truth();
    let mean = |rolls: fn(f64) -> f64| -> f64 {
        (1..).zip(truth.by_placed).map(|(n, value)| rolls(n.into()) * value).sum::<f64>() / 36.0
    };
    assert!((mean(|n| 13.0 - 2.0 * n) - truth.p_red).abs() < 1e-14);
    assert!((mean(|n| 2.0 * n - 1.0) - truth.p_red_high_first).abs() < 1e-14);
}

#[test]
fn larger_boards_are_refused() {
    for board in Board::ALL.into_iter().filter(|&board| board != Board::hex(2)) {
        assert_eq!(solve(board).unwrap_err().code, "board-too-large");
    }
}

/// The value before a roll is the mean over the rolls of the value behind them, and there are as many positions as
/// in the table, and the empty board of turn 1.
#[test]
fn every_state_has_its_exact_value() {
    let exact = truth::herd::HerdExact::of(Board::hex(2)).unwrap();
    let starts = exact.starts_of_turns();
    assert_eq!(starts.len(), 1728);
    for state in starts.iter().step_by(97).chain([&Herd::start(&Setup { board: Board::hex(2) })]) {
        let value = |state: &Herd<1>| exact.value(state, Seat::FIRST).unwrap();
        let rolls =
            state.outcomes().map(|(roll, weight)| f64::from(weight) * value(&state.after_chance(roll)));
        assert!((rolls.sum::<f64>() / 36.0 - value(state)).abs() < 1e-12, "{}", state.position_text());
        let other = exact.value(state, Seat::SECOND).unwrap();
        assert!((value(state) + other - 1.0).abs() < 1e-12);
    }
}
