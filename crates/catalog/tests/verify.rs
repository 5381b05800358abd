//! The chance of a thousand games is found right, and whatever is changed in a record is found and named.

mod support;

use catalog::{ChanceCheck, FaultPlace, GameId, verify};
use support::finished_game;

const SETUPS: [(GameId, &str); 9] = [
    (GameId::Bug, "hex3 swap"),
    (GameId::Herd, "hex2"),
    (GameId::Herd, "hex3"),
    (GameId::Herd, "limp3"),
    (GameId::Herd, "hex5"),
    (GameId::BugOff, "seats=2 copies=6"),
    (GameId::BugOff, "seats=3 copies=10"),
    (GameId::BugOff, "seats=4 copies=12"),
    (GameId::BugOff, "seats=5 copies=7"),
];

#[track_caller]
fn check(record: &str) -> ChanceCheck {
    verify(record).unwrap_or_else(|error| panic!("{error}\n{record}"))
}

fn places(check: &ChanceCheck) -> Vec<FaultPlace> {
    check.faults.iter().map(|fault| fault.place).collect()
}

#[test]
fn a_thousand_games_agree() {
    let mut outcomes = 0;
    for number in 0..1000 {
        let (game, setup) = SETUPS[number % SETUPS.len()];
        let record = finished_game(game, setup, number as u64);
        let found = check(&record);
        assert!(found.faults.is_empty() && found.agreeing == found.outcomes, "{found:?}\n{record}");
        assert_eq!((found.outcomes == 0, found.table.is_none()), (game == GameId::Bug, game == GameId::Bug));
        assert_eq!(catalog::replay(&record).unwrap().normal, record);
        outcomes += found.outcomes;
    }
    assert!(outcomes > 10_000, "{outcomes}");
}

/// The record with one digit of a tag changed.
fn with_other_digit(record: &str, tag: &str, at: usize) -> Option<String> {
    let begin = record.find(&format!("[{tag} \""))? + tag.len() + 3;
    let from = begin + at;
    (from < begin + record[begin..].find('"')?).then_some(())?;
    let other = match record.as_bytes()[from] {
        b'f' => "0",
        b'0'..=b'8' | b'a'..=b'e' => &((record.as_bytes()[from] + 1) as char).to_string(),
        b'9' => "a",
        // A space, a place without bytes, or the end.
        _ => return None,
    };
    let mut changed = record.to_owned();
    changed.replace_range(from..=from, other);
    Some(changed)
}

#[test]
fn a_changed_digit_of_seed_commitment_or_bytes_is_named() {
    for (number, (game, setup)) in (0..).zip(&SETUPS[1..]) {
        let record = finished_game(*game, setup, number);
        let mut changes = 0;
        for (tag, digits, place) in [
            ("Seed", 64, FaultPlace::Seed),
            ("Commitment", 64, FaultPlace::Commitment),
            ("SeatBytes", 5 * 33 - 1, FaultPlace::SeatBytes),
        ] {
            for at in 0..digits {
                let Some(changed) = with_other_digit(&record, tag, at) else { continue };
                let found = check(&changed);
                assert_eq!(places(&found)[0], place, "{at}: {:?}\n{changed}", found.faults);
                // A commitment is of the seed alone: what happened agrees.
                assert_eq!(found.agreeing == found.outcomes, tag == "Commitment");
                changes += 1;
            }
        }
        assert!(changes >= 128, "{changes}");
        let changed = record.replacen("[Table \"", "[Table \"x", 1);
        assert_eq!(places(&check(&changed))[0], FaultPlace::Seed);
    }
}

/// The text of the moves with the place at which they begin.
fn moves(record: &str) -> (usize, &str) {
    let at = record.find("\n\n").unwrap() + 2;
    (at, &record[at..])
}

#[test]
fn a_changed_roll_is_named_with_its_turn_and_what_the_seed_gives() {
    let mut named = 0;
    for number in 0..40 {
        let record = finished_game(GameId::Herd, "hex3", number);
        let (from, text) = moves(&record);
        let mut turn = 0;
        for (at, word) in words(text) {
            turn += usize::from(word.ends_with('.'));
            let Some((low, high)) = roll(word) else { continue };
            for (a, b) in [(low, high % 6 + 1), (low % 6 + 1, high)] {
                let other = format!("{}-{}", a.min(b), a.max(b));
                let mut changed = record.clone();
                changed.replace_range(from + at..from + at + word.len(), &other);
                // Other dice allow other steps: then it is the rules that say so, with the place.
                let Ok(found) = verify(&changed) else { continue };
                assert_eq!(found.agreeing + 1, found.outcomes);
                let fault = found.faults.last().unwrap();
                assert_eq!(fault.place, FaultPlace::Turn { turn });
                assert_eq!(
                    (fault.written.as_str(), fault.seed_gives.as_deref()),
                    (other.as_str(), Some(word))
                );
                named += 1;
            }
        }
    }
    assert!(named >= 30, "{named}");
}

/// `2-5` as its dice; a result looks like a roll, too, but is none.
fn roll(word: &str) -> Option<(u8, u8)> {
    let (low, high) = word.split_once('-')?;
    let die = |text: &str| text.parse().ok().filter(|die| (1..=6).contains(die));
    die(low).zip(die(high))
}

fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(|word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

const KINDS: [&str; 6] = ["ant", "bee", "cricket", "ladybug", "moth", "snail"];

#[test]
fn a_changed_card_of_a_deal_or_a_draw_is_named() {
    let (mut draws, mut deals) = (0, 0);
    for number in 0..40 {
        let record = finished_game(GameId::BugOff, "seats=3 copies=10", number);
        let (from, text) = moves(&record);
        let mut turn = 0;
        for (at, word) in words(text) {
            turn += usize::from(word.ends_with('.'));
            let (off, kind) = word.strip_prefix("off:").map_or(("", word), |kind| ("off:", kind));
            let Some(kind) = KINDS.iter().position(|name| *name == kind) else { continue };
            let mut changed = record.clone();
            let other = format!("{off}{}", KINDS[(kind + 1) % 6]);
            changed.replace_range(from + at..from + at + word.len(), &other);
            let Ok(found) = verify(&changed) else { continue };
            // The cards that are left are others from there on: this fault comes first, some may follow from it.
            let fault =
                found.faults.iter().find(|fault| matches!(fault.place, FaultPlace::Turn { .. })).unwrap();
            assert_eq!(fault.place, FaultPlace::Turn { turn });
            assert_eq!((fault.written.as_str(), fault.seed_gives.as_deref()), (other.as_str(), Some(word)));
            draws += 1;
        }
        let deal = record.find("[Deal \"").unwrap() + 7;
        let hands = &record[deal..deal + record[deal..].find('"').unwrap()];
        for (at, word) in words(hands).filter(|(_, word)| *word != "|") {
            let kind = KINDS.iter().position(|name| *name == word).unwrap();
            let mut changed = record.clone();
            changed.replace_range(deal + at..deal + at + word.len(), KINDS[(kind + 1) % 6]);
            let Ok(found) = verify(&changed) else { continue };
            let fault = found.faults.iter().find(|fault| fault.place == FaultPlace::Deal).unwrap();
            assert_eq!(fault.seed_gives.as_deref(), Some(hands));
            deals += 1;
        }
    }
    assert!(draws >= 100 && deals >= 15, "{draws} {deals}");
}

#[test]
fn a_changed_or_missing_lot_is_named() {
    let record = finished_game(GameId::BugOff, "seats=2 copies=6", 7);
    let (right, wrong) = if record.contains("[Lot \"1 2\"]") { ("1 2", "2 1") } else { ("2 1", "1 2") };
    let found = check(&record.replace(&format!("[Lot \"{right}\"]"), &format!("[Lot \"{wrong}\"]")));
    let [fault] = &found.faults[..] else { panic!("{found:?}") };
    assert_eq!(fault.place, FaultPlace::Lot);
    assert_eq!((fault.written.as_str(), fault.seed_gives.as_deref()), (wrong, Some(right)));
    assert_eq!(fault.to_string(), format!("Lot: the seed gives {right}, the record says {wrong}"));
    let found = check(&record.replace(&format!("[Lot \"{right}\"]\n"), ""));
    assert_eq!(places(&found), [FaultPlace::Lot]);
    // No lot seats the players of Herd.
    let herd = finished_game(GameId::Herd, "hex2", 1).replace("[Seed ", "[Lot \"1 2\"]\n[Seed ");
    assert_eq!(places(&check(&herd)), [FaultPlace::Lot]);
}

#[test]
fn what_cannot_be_checked_is_refused_with_its_place() {
    let record = finished_game(GameId::Herd, "hex2", 3);
    let without = |tags: &[&str]| -> String {
        let kept =
            record.lines().filter(|line| !tags.iter().any(|tag| line.starts_with(&format!("[{tag} "))));
        kept.map(|line| format!("{line}\n")).collect()
    };
    let seats = record.lines().find(|line| line.starts_with("[SeatBytes")).unwrap();
    for (text, code) in [
        (without(&["Table", "Commitment", "SeatBytes", "Seed"]), "no-evidence"),
        (without(&["Seed"]), "no-seed"),
        (without(&["Commitment"]), "bad-evidence"),
        (without(&["Table"]), "bad-evidence"),
        (record.replace(seats, "[SeatBytes \"-\"]"), "bad-evidence"),
        (record.replace(seats, "[SeatBytes \"- zz\"]"), "bad-evidence"),
        (record.replace("[Date", "[Position \"2/3/2 r 1 roll\"]\n[Date"), "no-evidence"),
        (record.replace("[Game \"herd\"]", "[Game \"chess\"]"), "unknown-game"),
    ] {
        let error = verify(&text).map(|found| found.faults).unwrap_err();
        assert_eq!(error.code, code, "{error}\n{text}");
    }
}

/// What the browser's own check is held against is what this one finds.
#[test]
fn the_fixtures_of_the_client_are_up_to_date() {
    let fixtures: Vec<serde_json::Value> =
        serde_json::from_str(include_str!("../../../web/src/lib/fair/fixtures.json")).unwrap();
    assert!(fixtures.len() >= 18, "{}", fixtures.len());
    for fixture in fixtures {
        match verify(fixture["record"].as_str().unwrap()) {
            Ok(check) => assert_eq!(serde_json::to_value(check).unwrap(), fixture["check"]),
            Err(error) => assert_eq!(error.code, fixture["refused"]),
        }
    }
}
