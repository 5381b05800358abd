//! The numbers of turn sequences and positions are those of independent programs.

use bug::Bug;
use game::Rules;
use search::{Row, perft};
use serde_json::Value;

/// The rows of the fixture for a board, as far as it tells them.
fn expected(board: &str, name: &str) -> Vec<u64> {
    let all: Value = serde_json::from_str(include_str!("data/perft.json")).unwrap();
    let figures = all[board][name].as_array().map_or(&[][..], Vec::as_slice);
    figures.iter().map(|figure| figure.as_u64().unwrap()).collect()
}

type Column = (&'static str, fn(&Row) -> u128);

#[track_caller]
fn agrees(board: &str, depth: u32) {
    let rows = perft(Bug::<1>::start(&board.parse().unwrap()), depth).unwrap();
    let columns: [Column; 4] = [
        ("sequences", |row| row.sequences),
        ("positions", |row| row.positions.into()),
        ("ended_sequences", |row| row.ended_sequences),
        ("ended_positions", |row| row.ended_positions.into()),
    ];
    let mut compared = 0;
    for (name, of) in columns {
        // The fixture begins at depth 0; for some boards it does not tell which games have ended.
        for (row, expected) in rows.iter().zip(expected(board, name).into_iter().skip(1)) {
            assert_eq!(of(row), expected.into(), "{board}, depth {}, {name}", row.depth);
            compared += 1;
        }
    }
    assert!(compared >= 2 * depth, "{board}: only {compared} figures");
}

#[test]
fn hex2_to_the_end() {
    agrees("hex2", 10);
}

#[test]
fn hex3_to_depth_5() {
    agrees("hex3", 5);
}

#[test]
fn hex4_to_depth_4() {
    agrees("hex4", 4);
}

#[test]
fn hex5_to_depth_3() {
    agrees("hex5", 3);
}

#[test]
fn limp2_to_depth_5() {
    agrees("limp2", 5);
}

#[test]
fn limp3_to_depth_3() {
    agrees("limp3", 3);
}

/// The pie rule adds one turn at depth 2 and nothing else: all later turns are those of the other game too.
#[test]
fn the_swap_is_one_more_turn() {
    let plain = perft(Bug::<1>::start(&"hex3".parse().unwrap()), 2).unwrap();
    let swap = perft(Bug::<1>::start(&"hex3 swap".parse().unwrap()), 2).unwrap();
    assert_eq!(swap[0], plain[0]);
    assert_eq!(swap[1].sequences, plain[1].sequences + 19);
}
