//! `play`

mod support;
use support::{vivarium, vivarium_reads};

fn plays(arguments: &str, input: &str) -> String {
    let run = vivarium_reads(&format!("play {arguments}"), input.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    run.out
}

#[test]
fn the_board_shows_names_stones_and_what_is_asked() {
    let out = plays("bug --board hex3 --two", "c3\nd3\n");
    assert!(
        out.contains("       e1    e2    e3\n    d1    d2    d3    d4\n c1    c2    c3    c4    c5"),
        "{out}"
    );
    assert!(out.contains("Black, place a stone"), "{out}");
    assert!(out.contains("Turn 1, Black: c3") && out.contains("[c3]"), "{out}");
    assert!(out.contains("White, place a stone"), "{out}");
    assert!(out.contains("(d3)"), "{out}");
}

#[test]
fn a_refused_step_names_the_broken_rule_and_changes_nothing() {
    let out = plays("bug --board hex3 --two", "c3\nc3\nz1\nboard\nquit\n");
    assert!(out.contains("White> ") && !out.contains("Turn 2"), "{out}");
    assert!(out.contains("already") || out.contains("occupied") || out.contains("stone on"), "{out}");
}

#[test]
fn eating_is_asked_for_and_can_be_taken_back() {
    // White's c2 touches a bug of the same shape: it must eat.
    let out = plays("bug --board hex3 --two", "c3\nc2\nundo\nlegal\n/b2\n");
    assert!(out.contains("you must eat"), "{out}");
    assert!(out.matches("White, place a stone").count() >= 2, "taken back: {out}");
}

#[test]
fn a_seat_that_resigns_has_lost() {
    let out = plays("herd --board hex2 --two --seed 1", "resign\nno\nresign\nyes\n");
    assert!(out.contains("Red resigns.") && out.contains("Blue wins."), "{out}");
}

#[test]
fn herd_says_what_the_dice_ask() {
    let out = plays("herd --board hex3 --two --seed 3", "help\nlegal\n");
    assert!(out.contains("Red, you rolled") && out.contains("Turn 1 so far: "), "{out}");
    assert!(out.contains("undo    take"), "{out}");
    assert!(out.contains("+a1 +a2 +a3"), "{out}");
}

#[test]
fn cards_of_others_are_never_shown() {
    let out = plays("bug-off --seats 4 --seat 4 --bot random --seed 5", "legal\nquit\n");
    assert!(out.contains("You are Seat 4.") && out.contains("Your hand: "), "{out}");
    for seat in 1..=3 {
        let told =
            out.lines().find(|line| line.starts_with(&format!("Turn {seat}, Seat {seat}: "))).expect(&out);
        assert!(told.contains("? +") || told.contains("? !"), "{told}");
    }
    assert_eq!(out.matches("Your hand: ").count(), 1, "{out}");
}

#[test]
fn the_same_seed_gives_the_same_game_against_the_same_bot() {
    let game = || plays("herd --board hex2 --bot uct:iterations=50 --seat 2 --seed 9", "legal\n");
    assert_eq!(game(), game());
}

/// Plays whole games by typing the first legal step; the record that is written can be replayed.
#[test]
fn a_whole_game_of_each_kind_ends_and_leaves_a_record() {
    let steps = |prefix: &[&str], names: &[&str]| -> String {
        let all = prefix.iter().flat_map(|p| names.iter().map(move |name| format!("{p}{name}\n")));
        all.collect::<String>()
    };
    let cells = ["a1", "a2", "b1", "b2", "b3", "c1", "c2"];
    let kinds = ["ant", "bee", "cricket", "ladybug", "moth", "snail"];
    let games = [
        ("bug --board hex2", steps(&["/", ""], &cells)),
        ("herd --board hex2", steps(&["-", "+"], &cells)),
        ("bug-off --seats 2 --copies 6", steps(&["+"], &kinds)),
    ];
    for (index, (game, typed)) in games.into_iter().enumerate() {
        let file = std::env::temp_dir().join(format!("vivarium-play-{}-{index}.vgr", std::process::id()));
        let arguments = format!("{game} --bot random --seed 4 --record {}", file.display());
        // What is not legal is refused and the next one tried.
        let out = plays(&arguments, &typed.repeat(200));
        assert!(out.contains("Result: "), "{out}");
        let replayed = vivarium(&format!("replay --json {}", file.display()));
        let result = out.lines().find_map(|line| line.strip_prefix("Result: ")).expect("a result");
        assert_eq!(replayed.json_lines().last().map(|line| line["result"].clone()), Some(result.into()));
        std::fs::remove_file(file).expect("the record was written");
    }
}

#[test]
fn bytes_that_are_no_text_are_refused_like_any_wrong_step() {
    let run = vivarium_reads("play bug --two", b"\xff\xfe\0\ncaf\xc3\xa9\nc3\n");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.contains("Turn 1, Black: c3"), "{}", run.out);
}
