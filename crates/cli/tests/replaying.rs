//! `replay`

mod support;
use serde_json::json;
use support::{vivarium, vivarium_reads};

const BUG: &str = "[Game \"bug\"]\n[Setup \"hex2\"]\n[Result \"*\"]\n\n1. b2 2. a1/b2 *\n";

#[test]
fn every_turn_is_one_object_and_the_result_comes_last() {
    let lines = vivarium_reads("replay - --json --legal", BUG.as_bytes()).json_lines();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert_eq!(
        lines[0],
        json!({"turn": 1, "seat": 1, "text": "b2", "position": "2/1x1/2 o",
               "steps": [{"step": "b2", "legal": ["a1", "a2", "b1", "b2", "b3", "c1", "c2"]}]})
    );
    assert_eq!(
        lines[1],
        json!({"turn": 2, "seat": 2, "text": "a1/b2", "position": "2/1o1/o1 x",
               "steps": [{"step": "a1", "legal": ["a1", "a2", "b1", "b3", "c1", "c2"]},
                         {"step": "/b2", "legal": ["/a2", "/b1", "/b2"]}]})
    );
    assert_eq!(lines[2], json!({"result": "*"}));
}

#[test]
fn legal_steps_are_listed_only_when_asked_for() {
    let lines = vivarium_reads("replay - --json", BUG.as_bytes()).json_lines();
    assert_eq!(lines[0]["steps"], json!([{"step": "b2"}]));
    let plain = vivarium_reads("replay -", BUG.as_bytes());
    assert_eq!((plain.code, plain.out.lines().last()), (0, Some("*")), "{}", plain.err);
}

/// The examples of docs/NOTATION.md, so that the reference stays true.
#[test]
fn the_records_of_the_notation_reference_can_be_replayed() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/NOTATION.md");
    let reference = std::fs::read_to_string(path).expect("the reference is there");
    let blocks: Vec<&str> =
        reference.split("```text\n").skip(1).filter_map(|b| b.split("```").next()).collect();
    let (refused, good): (Vec<&str>, Vec<&str>) =
        blocks.into_iter().filter(|b| b.starts_with("[Game")).partition(|b| b.contains("2. c3 *"));
    assert!(good.len() >= 6 && refused.len() == 1, "{} and {}", good.len(), refused.len());
    for record in good {
        let lines = vivarium_reads("replay - --json --legal", record.as_bytes()).json_lines();
        let result = lines.last().and_then(|line| line["result"].as_str()).expect("a result");
        assert!(record.contains(&format!("[Result \"{result}\"]")), "{record}");
    }
    let run = vivarium_reads("replay -", refused[0].as_bytes());
    assert!(run.refusal(1).starts_with("standard input: line 5, column 10: "), "{}", run.err);
}

#[test]
fn a_wrong_record_exits_with_1_line_column_and_reason() {
    let wrong: [(&[u8], &str); 7] = [
        (b"", "line 1, column 1"),
        (b"junk", "line 1, column 1"),
        (b"[Game \"chess\"]\n[Setup \"hex2\"]\n[Result \"*\"]\n\n*\n", "line 1, column 8"),
        (b"[Game \"bug\"]\n[Setup \"hex99\"]\n[Result \"*\"]\n\n*\n", "line 2, column 9"),
        (b"[Game \"bug\"]\n[Setup \"hex2\"]\n[Result \"*\"]\n\n1. b2 2. z9 *\n", "line 5, column 10"),
        (b"[Game \"bug\"]\n[Setup \"hex2\"]\n[Result \"1-0\"]\n\n1. b2 {open 1-0\n", "line 5, column 7"),
        (b"[Game \"bug\"]\n[Site \"\xff\"]\n", "line 2, column 8"),
    ];
    for (record, place) in wrong {
        let run = vivarium_reads("replay - --json", record);
        assert!(run.refusal(1).contains(place), "{place}: {}", run.err);
    }
}

#[test]
fn a_file_that_is_missing_or_too_long_is_refused() {
    assert!(vivarium("replay no-such-file.vgr").refusal(1).contains("cannot be read"));
    let long = "\u{e4}".repeat(1_200_000);
    let run = vivarium_reads("replay -", long.as_bytes());
    assert!(run.refusal(1).contains("line 1, column"), "{}", run.err);
}
