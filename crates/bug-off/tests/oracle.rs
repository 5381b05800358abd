//! Every line of an independent implementation agrees: see data/README.md.

use bug_off::{BugOff, Counts, Kind};
use game::{Audience, Event, Match, Node, Notation, Rules, Seat};
use serde_json::Value;

fn games() -> Vec<Value> {
    let path = match std::env::var_os("VIVARIUM_ORACLE") {
        Some(folder) => std::path::Path::new(&folder).join("bug-off.jsonl"),
        None => std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games.jsonl"),
    };
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn words(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect()
}

/// The fixture leaves zeros out.
fn assert_counts(counts: Counts, value: &Value) {
    for kind in Kind::ALL {
        assert_eq!(u64::from(counts.of(kind)), value[kind.name()].as_u64().unwrap_or(0), "{value}");
    }
}

fn assert_table(state: &BugOff, value: &Value) {
    for seat in Seat::all(state.seats()) {
        assert_counts(state.display(seat), &value["display"][seat.index()]);
        assert_counts(state.score_pile(seat), &value["scored"][seat.index()]);
    }
    assert_counts(state.central(), &value["central"]);
    assert_counts(state.discarded(), &value["discard"]);
}

fn push(play: &mut Match<BugOff>, text: &str) {
    let event = play.state().parse_event(text).unwrap();
    assert_eq!(play.state().event_text(event), text);
    play.push(event).unwrap();
}

fn play_line(line: &Value) {
    let setup = format!("seats={} copies={}", line["players"], line["copies"]);
    let mut play = Match::<BugOff>::new(setup.parse().unwrap());
    let hands: Vec<String> = line["hands"].as_array().unwrap().iter().map(|h| words(h).join(" ")).collect();
    let deal = play.state().parse_preparation(&hands.join(" | ")).unwrap();
    play.push(Event::Chance(deal)).unwrap();
    for turn in line["turns"].as_array().unwrap() {
        let seat = Seat::from_number(turn["seat"].as_u64().unwrap() as u8).unwrap();
        assert_eq!(play.state().mover(), seat);
        assert!(play.state().turn_begins());
        words(&turn["drawn"]).into_iter().for_each(|card| push(&mut play, card));
        if let Some(action) = turn["action"].as_str() {
            assert_eq!(play.state().node(), Node::Decide(seat));
            let legal: Vec<String> = play.state().steps().map(|s| play.state().step_text(s)).collect();
            assert_eq!(legal, words(&turn["legal"]));
            push(&mut play, action);
            assert_table(play.state(), turn);
        }
    }
    let Node::Over(payoff) = play.state().node() else { panic!("the game is over") };
    assert_table(play.state(), &line["final"]);
    for seat in Seat::all(play.state().seats()) {
        let view = play.state().view(Audience::Seat(seat));
        let mut hand = Counts::default();
        for name in words(&line["final"]["hands"][seat.index()]) {
            let one: Value = Kind::ALL.iter().map(|k| (k.name(), u8::from(k.name() == name))).collect();
            let sum: Value = Kind::ALL
                .iter()
                .map(|k| (k.name(), hand.of(*k) + one[k.name()].as_u64().unwrap() as u8))
                .collect();
            hand = serde_json::from_value(sum).unwrap();
        }
        assert_eq!(view.hand, Some(hand));
    }
    let totals: Vec<u64> = line["totals"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
    let points: Vec<u64> = play.state().points().unwrap().into_iter().map(u64::from).collect();
    assert_eq!(points, totals);
    let winners: Vec<u64> = payoff.winners().iter().map(|seat| seat.number().into()).collect();
    let expected: Vec<u64> =
        line["winners"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
    assert_eq!(winners, expected);
    let best = totals.iter().max();
    let tied = totals.iter().filter(|&total| Some(total) == best).count() > 1;
    let tie_break = line["tie_break_kind"].as_str();
    assert_eq!(tie_break, play.state().stack().next().map(Kind::name).filter(|_| tied));
    let left = u64::from(play.state().cards_left());
    assert_eq!(left, line["final"]["deck_left"].as_u64().unwrap());
    let stack: Vec<&str> = play.state().stack().map(Kind::name).collect();
    assert_eq!(stack, words(&line["off_order"]));
}

#[test]
fn every_game_agrees() {
    let games = games();
    assert!(games.len() >= 48);
    games.iter().for_each(play_line);
}
