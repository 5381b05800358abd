//! Every line of an independent implementation agrees: see data/README.md.

use bug::{Bug, Colour, Phase, Setup, Step};
use game::{Match, Node, Notation, Rules};
use hexgrid::{CellSet, Grid};
use serde_json::Value;
use std::collections::BTreeSet;

fn lines(fixture: &str, complete: &str) -> Vec<Value> {
    let path = match std::env::var_os("VIVARIUM_ORACLE") {
        Some(folder) => std::path::Path::new(&folder).join(complete),
        None => std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(fixture),
    };
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn names(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect()
}

fn set<const W: usize>(grid: &Grid<W>, value: &Value) -> CellSet<W> {
    names(value).iter().map(|name| grid.cell(name).unwrap()).collect()
}

/// The legal steps as names of cells.
fn legal<const W: usize>(state: &Bug<W>) -> Vec<String> {
    state.steps().map(|step| state.step_text(step).trim_start_matches('/').to_owned()).collect()
}

fn play_line(line: &Value) {
    let board = line["size"].as_str().unwrap();
    let mut state = Bug::<1>::start(&Setup { board: board.parse().unwrap(), swap: false });
    let grid = state.grid();
    for turn in line["turns"].as_array().unwrap() {
        let colour = if turn["mover"] == "x" { Colour::Black } else { Colour::White };
        assert_eq!((state.mover(), state.phase()), (colour, Phase::Place));
        assert_eq!(legal(&state), names(&turn["legal"]));
        state = state.after(Step::Place(grid.cell(turn["place"].as_str().unwrap()).unwrap()));
        for eat in turn["eats"].as_array().unwrap() {
            state = eat_round(state, eat);
        }
        assert_ne!(state.phase(), Phase::Eat, "nothing is left to eat");
        assert_eq!(state.stones(Colour::Black), set(&grid, &turn["black"]));
        assert_eq!(state.stones(Colour::White), set(&grid, &turn["white"]));
    }
    let winner = if line["winner"] == "x" { Colour::Black } else { Colour::White };
    assert_eq!((state.phase(), state.mover()), (Phase::Over, winner));
    let Node::Over(payoff) = state.node() else { panic!("the game is over") };
    assert_eq!(payoff.share(state.seat(winner)), 1.0);
    if let Some(score) = line["score"].as_u64() {
        assert_eq!(state.score(), Some(score as usize));
    }
}

/// One eating round: all eaters with their victims and growth cells, as the observed events tell them.
fn eat_round(state: Bug<1>, eat: &Value) -> Bug<1> {
    let grid = state.grid();
    let mut expected = BTreeSet::new();
    for choice in eat["choices"].as_array().unwrap() {
        let mut victims: Vec<Vec<&str>> = choice["eats"].as_array().unwrap().iter().map(names).collect();
        victims.sort();
        for cell in names(&choice["grow"]) {
            expected.insert(format!("{cell} {:?} {victims:?}", names(&choice["eater"])));
        }
    }
    let told = state.steps().map(|step| {
        let observed = state.observe(game::Event::Step(step), game::Audience::Spectator);
        let bug::Observed::Ate { cell, eater, mut eaten } = observed else { panic!("an eating step") };
        eaten.sort();
        format!("{cell} {eater:?} {eaten:?}")
    });
    assert_eq!(told.collect::<BTreeSet<_>>(), expected);
    state.after(Step::Grow(grid.cell(eat["grow"].as_str().unwrap()).unwrap()))
}

#[test]
fn every_game_agrees() {
    let games = lines("games.jsonl", "bug.jsonl");
    assert!(games.len() > 100);
    games.iter().for_each(play_line);
}

/// Every whole turn from a position, as text and as the position behind it.
fn turns_from(play: &mut Match<Bug<1>>, text: &str, found: &mut Vec<(String, String)>) {
    if !text.is_empty() && play.state().turn_begins() {
        found.push((text.to_owned(), play.state().position_text()));
        return;
    }
    for step in play.state().steps() {
        let longer = format!("{text}{}", play.state().step_text(step));
        play.push(game::Event::Step(step)).unwrap();
        turns_from(play, &longer, found);
        play.pop();
    }
}

#[test]
fn every_hard_position_has_exactly_the_expected_turns() {
    let positions = lines("edge.jsonl", "bug-edge.jsonl");
    assert!(positions.len() > 50);
    for line in positions {
        let setup = Setup { board: line["board"].as_str().unwrap().parse().unwrap(), swap: false };
        let text = line["position"].as_str().unwrap();
        let state = Bug::<1>::parse_position(&setup, text).unwrap();
        assert_eq!(state.position_text(), text);
        assert_eq!(legal(&state), names(&line["legal"]), "{text}");
        let mut found = Vec::new();
        turns_from(&mut Match::from_position(setup, state), "", &mut found);
        assert_eq!(found.len() as u64, line["n_turns"].as_u64().unwrap(), "{text}");
        let results: BTreeSet<&String> = found.iter().map(|(_, position)| position).collect();
        assert_eq!(results.len() as u64, line["n_results"].as_u64().unwrap(), "{text}");
        if let Some(turns) = line["turns"].as_array() {
            let mut expected: Vec<(String, String)> =
                turns.iter().map(|turn| (names(turn)[0].to_owned(), names(turn)[1].to_owned())).collect();
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "{text}");
        }
    }
}
