//! Records of all games: the normal form, and what is refused with its place.

use game::{Event, Match, Node, Notation};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use record::{Document, Record, RecordError};

type Bug = bug::Bug<1>;
type Herd = herd::Herd<1>;
type BugOff = bug_off::BugOff;

fn read<R: Notation>(text: &str) -> Result<Record<R>, RecordError> {
    Document::parse(text)?.replay()
}

fn head(game: &str, setup: &str, result: &str) -> String {
    format!("[Game \"{game}\"]\n[Setup \"{setup}\"]\n[Result \"{result}\"]\n\n")
}

/// Line, column and code of the refusal.
fn refusal<R: Notation>(text: &str) -> (usize, usize, &'static str) {
    let error = read::<R>(text).err().unwrap_or_else(|| panic!("this is no record: {text}"));
    (error.line, error.column, error.code)
}

fn bug(turns: &str) -> String {
    format!("{}{turns}", head("bug", "hex3", "*"))
}

#[test]
fn the_normal_form_is_reached_at_once() {
    let wild = "\u{feff}[Result \"*\"]\r\n[Zoo \"a \\\"b\\\" \\\\ c\"]\r\n[White \"Ada\"]\r\n[Setup \"hex3\"]\r\n\r\n[Game \"bug\"]\r\n\r\n{one}1. c3{two}\n\n 2.\n c2/b1 * {end}";
    let record = read::<Bug>(wild).unwrap();
    let normal = record.write();
    let expected = "[Game \"bug\"]\n[Setup \"hex3\"]\n[White \"Ada\"]\n[Result \"*\"]\n[Zoo \"a \\\"b\\\" \\\\ c\"]\n\n1. c3 2. c2/b1 *\n";
    assert_eq!(normal, expected);
    assert_eq!(read::<Bug>(&normal).unwrap().write(), normal);
}

#[test]
fn a_refusal_names_line_and_column() {
    assert_eq!(refusal::<Bug>(""), (1, 1, "missing-tag"));
    assert_eq!(refusal::<Bug>("[Game bug]"), (1, 7, "bad-tag"));
    assert_eq!(refusal::<Bug>("[Game \"bug\"]\n[Game \"bug\"]"), (2, 1, "repeated-tag"));
    assert_eq!(refusal::<Bug>(&head("herd", "hex3", "*")), (1, 8, "wrong-game"));
    assert_eq!(refusal::<Bug>(&head("bug", "hex1", "*")), (2, 9, "unknown-board"));
    assert_eq!(refusal::<Bug>(&bug("1. c3")), (5, 4, "bad-result"));
    assert_eq!(refusal::<Bug>(&bug("1. c9 *")), (5, 4, "bad-cell"));
    assert_eq!(refusal::<Bug>(&bug("1. c3 2. c3 *")), (5, 10, "occupied"));
    assert_eq!(refusal::<Bug>(&bug("1. c3 3. c2 *")), (5, 7, "bad-turn-number"));
    assert_eq!(refusal::<Bug>(&bug("1. c3 c2 *")), (5, 7, "turn-is-over"));
    assert_eq!(refusal::<Bug>(&bug("c3 *")), (5, 1, "turn-is-over"));
    assert_eq!(refusal::<Bug>(&bug("1. *")), (5, 1, "turn-incomplete"));
    assert_eq!(refusal::<Bug>(&bug("1. c3 2. c2 *")), (5, 10, "must-eat"));
    assert_eq!(refusal::<Bug>(&bug("1. c3 2. c2 3. a1 *")), (5, 13, "must-eat"));
    assert_eq!(refusal::<Bug>(&bug("1. c3/b2 *")), (5, 6, "turn-is-over"));
    assert_eq!(refusal::<Bug>(&bug("1. c3 {never *")), (5, 7, "open-comment"));
    assert_eq!(refusal::<Bug>(&bug("1. c3\n2. é *")), (6, 4, "bad-cell"));
    assert_eq!(refusal::<Bug>(&"x".repeat((1 << 20) + 1)), (1, (1 << 20) + 1, "too-long"));
}

#[test]
fn the_result_must_be_that_of_the_rules() {
    let over = "1. a1 2. b1 3. a2 4. b3/c2 5. b1 6. c1 ";
    let all: Vec<&str> = over.split_whitespace().collect();
    assert!(all.len() > 4);
    let start = "[Game \"bug\"]\n[Setup \"hex2\"]\n[Position \"xx/xxx/xx o\"]\n";
    assert!(read::<Bug>(&format!("{start}[Result \"0-1\"]\n\n0-1\n")).is_ok());
    assert_eq!(refusal::<Bug>(&format!("{start}[Result \"1-0\"]\n\n1-0\n")), (6, 1, "wrong-result"));
    assert_eq!(refusal::<Bug>(&format!("{start}[Result \"*\"]\n\n*\n")), (6, 1, "wrong-result"));
    // Before the end somebody may have resigned.
    let resigned = read::<Bug>(&format!("{}1. c3 0-1", head("bug", "hex3", "0-1"))).unwrap();
    assert_eq!(resigned.result(), "0-1");
}

#[test]
fn a_herd_turn_may_be_in_progress_and_a_false_capture_is_refused() {
    let text = format!("{}1. 1-4 +c3 2. 2-5 *\n", head("herd", "hex3", "*"));
    assert_eq!(read::<Herd>(&text).unwrap().write(), text);
    let start =
        "[Game \"herd\"]\n[Setup \"hex3\"]\n[Position \"1rb/3r/5/4/3 r 5 2-5 0 2\"]\n[Result \"*\"]\n\n";
    let normal = format!("{start}1. +d3*e3 *\n");
    assert_eq!(read::<Herd>(&format!("{start}1. +d3 *\n")).unwrap().write(), normal);
    assert_eq!(read::<Herd>(&normal).unwrap().write(), normal);
    assert_eq!(refusal::<Herd>(&format!("{start}1. +d3*e2 *\n")), (6, 8, "wrong-captures"));
}

#[test]
fn removals_are_written_in_order() {
    let start = "[Game \"herd\"]\n[Setup \"hex3\"]\n[Position \"b2/4/5/4/1bb r 5 roll\"]\n[Result \"*\"]\n\n";
    let record = read::<Herd>(&format!("{start}1. 3-3 -e1 -a3 -a2 +c3 *\n")).unwrap();
    assert_eq!(record.write(), format!("{start}1. 3-3 -a2 -a3 -e1 +c3 *\n"));
}

#[test]
fn the_deal_belongs_to_bug_off_alone() {
    let text = "[Game \"bug-off\"]\n[Setup \"seats=2 copies=6\"]\n[Deal \"snail moth snail | ladybug snail snail\"]\n[Result \"*\"]\n\n1. ladybug !moth 2. moth +moth *\n";
    assert_eq!(read::<BugOff>(text).unwrap().write(), text);
    let without = text.replace("[Deal", "[Tale");
    assert_eq!(refusal::<BugOff>(&without).2, "missing-tag");
    let wrong = text.replace("snail moth snail", "snail moth wasp");
    assert_eq!(refusal::<BugOff>(&wrong), (3, 19, "unknown-kind"));
    let hand = text.replace("!moth", "!bee");
    assert_eq!(refusal::<BugOff>(&hand), (6, 12, "not-in-hand"));
}

fn random_game<R: Notation>(setup: &str, seed: u64, events: usize) -> Record<R> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut play = Match::<R>::new(setup.parse().unwrap());
    for _ in 0..events {
        let event = match play.state().node() {
            Node::Over(_) => break,
            Node::Decide(_) => Event::Step(play.state().random_step(&mut rng)),
            Node::Chance => Event::Chance(play.state().sample_chance(&mut rng)),
        };
        play.push(event).unwrap();
    }
    // A turn of Bug is written whole or not at all.
    while R::INCOMPLETE_TURN.is_some() && !play.state().turn_begins() {
        play.pop();
    }
    Record::new(play, vec![("Date".into(), "2026.11.30".into())], None)
}

fn assert_round_trip<R: Notation>(setup: &str, seed: u64, events: usize) {
    let record = random_game::<R>(setup, seed, events);
    // Without its deal a game has not begun.
    if record.play.history().is_empty() && R::PREPARATION_TAG.is_some() {
        return;
    }
    let text = record.write();
    assert!(text.lines().all(|line| line.chars().count() <= 100 || line.starts_with('[')), "{text}");
    let back = read::<R>(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert!(back.play.state() == record.play.state() && back.outcome == record.outcome, "{text}");
    assert_eq!(back.write(), text);
}

proptest! {
    #[test]
    fn records_go_out_and_come_back(seed: u64, events in 0usize..400) {
        assert_round_trip::<Bug>("hex4 swap", seed, events);
        assert_round_trip::<Herd>("limp3", seed, events);
        assert_round_trip::<BugOff>("seats=4 copies=7", seed, events);
    }

    #[test]
    fn no_text_makes_the_reader_stumble(text in "\\PC{0,80}", tail in "[\\[\\]\"{}\n0-9a-f./+!*-]{0,80}") {
        for game in ["bug", "herd", "bug-off"] {
            let whole = format!("{}{text}{tail}", head(game, "hex3", "*"));
            let _ = (read::<Bug>(&whole).err(), read::<Herd>(&whole).err(), read::<BugOff>(&tail).err());
        }
    }
}
