//! Every line of an independent implementation agrees: see data/README.md.

use game::{Event, Node, Notation, Rules};
use herd::{Colour, Herd, Roll, Setup};
use serde_json::Value;

fn games() -> Vec<Value> {
    let path = match std::env::var_os("VIVARIUM_ORACLE") {
        Some(folder) => std::path::Path::new(&folder).join("herd.jsonl"),
        None => std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games.jsonl"),
    };
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn names(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

fn play_step(state: Herd<1>, step: &Value) -> Herd<1> {
    let sign = if step["kind"] == "remove" { '-' } else { '+' };
    let legal: Vec<String> = state.steps().map(|step| state.step_text(step)).collect();
    let expected: Vec<String> = names(&step["legal"]).iter().map(|cell| format!("{sign}{cell}")).collect();
    assert_eq!(legal, expected, "{state:?}");
    if let Some(due) = step["due_before"].as_u64() {
        assert_eq!(u64::from(state.due().1), due);
    }
    let text = format!("{sign}{}", step["cell"].as_str().unwrap());
    let event = Event::Step(state.parse_step(&text).unwrap());
    let captured = names(step.get("captured").unwrap_or(&Value::Array(vec![])));
    let star = if captured.is_empty() { "" } else { "*" };
    assert_eq!(state.event_text(event), format!("{text}{star}{}", captured.join(",")));
    event.apply(state).unwrap()
}

fn play_line(line: &Value) {
    let setup: Setup = line["size"].as_str().unwrap().parse().unwrap();
    let mut state = Herd::<1>::start(&setup);
    let stones = |state: &Herd<1>, colour| -> Vec<String> {
        state.stones(colour).iter().map(|cell| state.grid().name(cell)).collect()
    };
    for (i, turn) in line["turns"].as_array().unwrap().iter().enumerate() {
        let colour = if turn["mover"] == "r" { Colour::Red } else { Colour::Blue };
        assert_eq!((state.mover(), state.node(), state.turn_number()), (colour, Node::Chance, i as u16 + 1));
        let dice = turn["dice"].as_array().unwrap();
        let die = |i: usize| dice[i].as_u64().unwrap() as u8;
        state = state.after_chance(Roll::new(die(0), die(1)).unwrap());
        for step in turn["steps"].as_array().unwrap() {
            state = play_step(state, step);
        }
        assert!(state.turn_begins(), "the turn is over: {state:?}");
        assert_eq!(stones(&state, Colour::Red), names(&turn["red"]));
        assert_eq!(stones(&state, Colour::Blue), names(&turn["blue"]));
    }
    let Node::Over(payoff) = state.node() else { panic!("the game is over: {state:?}") };
    let counts = [line["red"].as_u64().unwrap() as u32, line["blue"].as_u64().unwrap() as u32];
    assert_eq!(state.points(), Some(counts.to_vec()));
    let share = match counts[0].cmp(&counts[1]) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    assert_eq!(payoff.share(Colour::Red.seat()), share);
    let last = if line["last_mover"] == "r" { Colour::Red } else { Colour::Blue };
    assert_eq!(state.mover(), last);
}

#[test]
fn every_game_agrees() {
    let games = games();
    assert!(games.len() > 80);
    games.iter().for_each(play_line);
}
