//! What is told about Bug is true: the solvers, the table, the book and the instant truth agree.

use bug::{Bug, Phase, Setup};
use game::{Node, Notation, Rules};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::solver::{Solver, all_turns};
use serde_json::Value;
use std::sync::atomic::AtomicBool;
use truth::bug::{Book, BugGuide, FileError, InstantTruth, Statistics, Whole};

fn start(setup: &str) -> Bug<1> {
    Bug::start(&setup.parse().unwrap())
}

fn whole(board: &str) -> (Whole, Statistics) {
    Whole::solve(board.parse().unwrap(), None, 2, &mut |_, _| true).unwrap()
}

/// Positions at the start of turns of random games.
fn random_positions(board: &str, seed: u64, count: usize) -> Vec<Bug<1>> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut state = start(board);
        let mut game = vec![state];
        while !matches!(state.node(), Node::Over(_)) {
            state = state.after(state.random_step(&mut rng));
            if state.turn_begins() {
                game.push(state);
            }
        }
        found.push(game[rng.random_range(0..game.len())]);
    }
    found
}

#[test]
fn small_boards_are_solved_as_exhaustive_search_found() {
    for board in ["hex2", "limp2"] {
        let solver = Solver::new(BugGuide::new(board.parse().unwrap()), 1 << 24);
        let turns = solver.turns(&start(board), 1, false, |_| true);
        assert!(turns.iter().all(|turn| turn.wins == Some(false)), "White wins on {board}");
    }
}

#[test]
fn the_table_of_hex2_has_these_statistics() {
    let (_, statistics) = whole("hex2");
    let expected = Statistics {
        positions_by_turn: vec![1, 2, 4, 8, 9, 24, 29, 16, 10, 3],
        ended_by_turn: vec![0, 0, 0, 3, 1, 10, 19, 10, 8, 3],
        positions: 88,
        wins: 60,
        losses: 28,
        positions_without_colours: 66,
        longest_game: 9,
        best_game: 3,
        most_turns_left: 4,
    };
    assert_eq!(statistics, expected);
}

/// The table is made from the last position backwards, the solver searches forwards: two ways to one truth.
#[test]
fn solver_and_table_agree_on_limp2() {
    let (table, statistics) = whole("limp2");
    assert_eq!((statistics.positions, statistics.longest_game), (59_956, 36));
    let go_on = AtomicBool::new(false);
    let solver = Solver::new(BugGuide::new("limp2".parse().unwrap()), 1 << 20);
    for (number, own, other) in table.numbering().positions().step_by(7) {
        let state = table.numbering().position(own, other);
        let wins = table.distance(&state) % 2 == 0;
        if state.phase() == Phase::Over {
            assert_eq!(table.distance(&state), 0);
        } else {
            assert_eq!(solver.wins(&state, &go_on), Ok(wins), "{number} {state:?}");
        }
    }
    for state in random_positions("limp2", 1, 60) {
        if state.phase() == Phase::Over {
            continue;
        }
        assert!(table.is_reachable(&state));
        for turn in solver.turns(&state, 2, true, |_| true) {
            let left = table.distance(&turn.after);
            let told = (turn.wins, turn.distance);
            assert_eq!(told, (Some(left % 2 == 1), Some(left + 1)), "{state:?} {:?}", turn.steps);
        }
    }
}

#[test]
fn a_stopped_table_goes_on_from_where_it_was() {
    let mut kept = None;
    let stopped = Whole::solve("limp2".parse().unwrap(), None, 1, &mut |step, so_far| {
        let half = step.stage == truth::bug::Stage::Solving && step.done > step.of / 2;
        if half {
            kept = Some(so_far());
        }
        !half
    });
    assert!(stopped.is_err());
    let mut file = Vec::new();
    Whole::write_part("limp2".parse().unwrap(), &kept.unwrap(), &mut file).unwrap();
    let known = Whole::read_part("limp2".parse().unwrap(), &mut &file[..]).unwrap();
    let (again, statistics) =
        Whole::solve("limp2".parse().unwrap(), Some(known), 1, &mut |_, _| true).unwrap();
    let (at_once, expected) = whole("limp2");
    assert_eq!(statistics, expected);
    assert!(again.distances().eq(at_once.distances()));
}

#[test]
fn a_table_that_is_not_as_it_was_written_is_refused() {
    let (table, _) = whole("hex2");
    let mut file = Vec::new();
    table.write(&mut file).unwrap();
    let hex2 = "hex2".parse().unwrap();
    assert!(Whole::read(hex2, &mut &file[..]).unwrap().distances().eq(table.distances()));
    let read = |bytes: &[u8]| Whole::read(hex2, &mut &bytes[..]).unwrap_err();
    for at in [file.len() - 1, file.len() - 300] {
        let mut damaged = file.clone();
        damaged[at] ^= 1;
        assert!(matches!(read(&damaged), FileError::Checksum), "byte {at}");
    }
    assert!(matches!(read(&file[..file.len() - 1]), FileError::Length));
    assert!(matches!(read(&[&file[..], b"x"].concat()), FileError::Length));
    assert!(matches!(read(b""), FileError::NoSuchFile));
    assert!(matches!(read(&[b'x'; 4000]), FileError::NoSuchFile));
    let text = String::from_utf8_lossy(&file[..120]).into_owned();
    let body = &file[text.find("\n\n").unwrap() + 2..];
    let with = |from: &str, to: &str| {
        let head = &text[..text.find("\n\n").unwrap() + 2];
        [head.replacen(from, to, 1).as_bytes(), body].concat()
    };
    assert!(matches!(read(&with("table 1", "table 2")), FileError::OtherVersion(version) if version == "2"));
    assert!(
        matches!(read(&with("hex2", "limp2")), FileError::OtherBoard(board) if board.to_string() == "limp2")
    );
    assert!(matches!(read(&with("stones 7", "stones 99")), FileError::NoSuchFile));
    assert!(matches!(read(&with("bug-table", "bug-book")), FileError::NoSuchFile));
    let mut book = Vec::new();
    Book::write(&table, 3, &mut book).unwrap();
    assert!(Book::read(hex2, &mut &book[..]).is_ok());
    assert!(matches!(read(&book), FileError::NoSuchFile));
}

#[test]
fn the_book_is_the_first_part_of_the_table() {
    let (table, _) = whole("limp2");
    let mut file = Vec::new();
    Book::write(&table, 5, &mut file).unwrap();
    let book = Book::read("limp2".parse().unwrap(), &mut &file[..]).unwrap();
    for (_, own, other) in table.numbering().positions() {
        let state = table.numbering().position(own, other);
        let few = (own | other).count_ones() <= 5;
        let expected = few.then(|| table.distance(&state) % 2 == 0);
        assert_eq!(book.mover_wins(&state), expected);
    }
}

/// The fixture holds 500 positions of random games, each with its winning and losing turns by the table of all
/// positions: see data/README.md.
#[test]
fn the_instant_truth_of_hex3_is_that_of_the_table() {
    let truth = InstantTruth::of("hex3".parse().unwrap()).unwrap();
    let setup: Setup = "hex3".parse().unwrap();
    let text = include_str!("data/bug-hex3-truth.jsonl");
    assert_eq!(text.lines().count(), 500);
    for line in text.lines() {
        let expected: Value = serde_json::from_str(line).unwrap();
        let state = Bug::<1>::parse_position(&setup, expected["position"].as_str().unwrap()).unwrap();
        let mut told = [Vec::new(), Vec::new()];
        for turn in truth.turns(&state) {
            told[usize::from(turn.wins == Some(true))].push(turn.text(&state));
        }
        let names = |key: &str| -> Vec<&str> {
            expected[key].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect()
        };
        assert_eq!(told, [names("losing"), names("winning")], "{line}");
        assert_eq!(truth.mover_wins(&state), !names("winning").is_empty());
    }
}

#[test]
fn the_instant_truth_of_the_small_boards_is_that_of_their_tables() {
    for board in ["hex2", "limp2"] {
        let (table, _) = whole(board);
        let truth = InstantTruth::of(board.parse().unwrap()).unwrap();
        for state in random_positions(board, 2, 200) {
            assert_eq!(truth.mover_wins(&state), table.distance(&state) % 2 == 0);
        }
    }
}

/// `a2` and its images win for Black on `hex3`, so with the pie rule White swaps them and wins; after any other
/// opening White wins without.
#[test]
fn with_the_pie_rule_white_wins_on_hex3() {
    let truth = InstantTruth::of("hex3".parse().unwrap()).unwrap();
    let state = start("hex3 swap");
    assert!(truth.turns(&state).iter().all(|turn| turn.wins == Some(false)));
    let a2 = all_turns(&state).into_iter().find(|turn| state.step_text(turn.steps[0]) == "a2").unwrap();
    let replies = truth.turns(&a2.after);
    let winning: Vec<_> = replies.iter().filter(|turn| turn.wins == Some(true)).collect();
    assert_eq!(winning.len(), 1);
    assert_eq!(a2.after.step_text(winning[0].steps[0]), "swap");
}

#[test]
fn no_board_that_is_not_solved_has_an_instant_truth() {
    for board in ["hex4", "hex5", "limp3", "hex10"] {
        assert!(InstantTruth::of(board.parse().unwrap()).is_none());
    }
}

/// In mid-turn and at the end the question has an answer too.
#[test]
fn mid_turn_and_the_end_are_answered() {
    let truth = InstantTruth::of("hex3".parse().unwrap()).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let (mut eating, mut over) = (0, 0);
    for _ in 0..40 {
        let mut state = start("hex3");
        while !matches!(state.node(), Node::Over(_)) {
            if state.phase() == Phase::Eat {
                let best = all_turns(&state).into_iter().any(|turn| !truth.mover_wins(&turn.after));
                assert_eq!(truth.mover_wins(&state), best);
                eating += 1;
            }
            state = state.after(state.random_step(&mut rng));
        }
        assert!(truth.mover_wins(&state), "who cannot place has won");
        over += 1;
    }
    assert!(eating > 50 && over == 40);
}
