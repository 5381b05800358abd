//! Writes records whose chance can be checked, some of them tampered with, and what a check of each finds:
//! `cargo run -p catalog --example fair-fixtures > web/src/lib/fair/fixtures.json`. The client's own check is held
//! against them.

#[path = "../tests/support/mod.rs"]
mod support;

use catalog::{GameId, verify};
use serde_json::{Value, json};
use support::finished_game;

fn with_verdict(record: String) -> Value {
    match verify(&record) {
        Ok(check) => json!({ "record": record, "check": check }),
        Err(error) => json!({ "record": record, "refused": error.code }),
    }
}

/// Another digit, roll or kind at the first place behind this text.
fn changed(record: &str, behind: &str, from: &str, to: &str) -> String {
    let begin = record.find(behind).expect(behind) + behind.len();
    let at = begin + record[begin..].find(from).expect(from);
    format!("{}{to}{}", &record[..at], &record[at + from.len()..])
}

fn main() {
    let herd = finished_game(GameId::Herd, "hex2", 21);
    let cards = finished_game(GameId::BugOff, "seats=3 copies=6", 33);
    let mut records = vec![
        finished_game(GameId::Bug, "hex2", 1),
        finished_game(GameId::Herd, "hex3", 2),
        finished_game(GameId::BugOff, "seats=2 copies=10", 3),
        finished_game(GameId::BugOff, "seats=5 copies=12", 4),
        herd.clone(),
        cards.clone(),
    ];
    for record in [&herd, &cards] {
        let tag = |name: &str| format!("[{name} \"");
        let next = |name: &str| {
            let digit = &record[record.find(&tag(name)).expect(name) + tag(name).len()..][..1];
            (digit, if digit == "0" { "1" } else { "0" })
        };
        for name in ["Seed", "Commitment"] {
            let (digit, other) = next(name);
            records.push(changed(record, &tag(name), digit, other));
        }
        records.push(record.replacen(&tag("Table"), "[Table \"x", 1));
        records.push(
            record
                .lines()
                .filter(|line| !line.starts_with(&tag("Seed")))
                .map(|line| format!("{line}\n"))
                .collect(),
        );
    }
    let seat = cards.find("[SeatBytes").expect("bytes");
    let hex = cards[seat + 12..].find(|c: char| c.is_ascii_hexdigit()).expect("a digit") + seat + 12;
    let digit = if &cards[hex..=hex] == "0" { "1" } else { "0" };
    records.push(format!("{}{digit}{}", &cards[..hex], &cards[hex + 1..]));
    records.push(cards.replace("[Lot \"", "[Lot \"1 3 2\"]\n[Was \""));
    // Another roll, card of the deal and drawn card: the first ones that the rules allow.
    let kinds = ["ant", "bee", "cricket", "ladybug", "moth", "snail"];
    let allowed =
        |record: String| verify(&record).is_ok_and(|check| !check.faults.is_empty()).then_some(record);
    let rolls = (1..=6).flat_map(|low| (low..=6).map(move |high| format!("{low}-{high}")));
    let roll = herd[herd.find("\n1. ").expect("a turn") + 4..].split(' ').next().expect("a roll");
    records.extend(rolls.filter_map(|other| allowed(changed(&herd, "\n1. ", roll, &other))).next());
    for behind in ["[Deal \"", " 5. "] {
        let other_card = |number| {
            let cards = finished_game(GameId::BugOff, "seats=2 copies=6", number);
            let from = cards.find(behind)? + behind.len();
            let card = cards[from..].split([' ', '"']).next().filter(|word| kinds.contains(word))?;
            kinds.iter().find_map(|other| allowed(changed(&cards, behind, card, other)))
        };
        records.extend((100..200).find_map(other_card));
    }
    let fixtures: Vec<Value> = records.into_iter().map(with_verdict).collect();
    println!("{}", serde_json::to_string_pretty(&fixtures).expect("plain data"));
}
