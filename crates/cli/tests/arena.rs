//! `arena`.

mod support;
use serde_json::{Value, json};
use support::{keys, vivarium, without_seconds};

fn object(arguments: &str) -> Value {
    vivarium(&format!("arena {arguments} --json")).json_object()
}

#[test]
fn a_match_is_one_object_of_this_shape() {
    let found = object("bug --board hex2 --a uct:iterations=20 --b random --games 9 --sprt 0,400");
    let mut expected = [
        "game",
        "setup",
        "seed",
        "opening",
        "a",
        "b",
        "games",
        "even",
        "score",
        "ci95",
        "elo",
        "elo95",
        "wins",
        "draws",
        "losses",
        "seconds_per_turn",
        "forfeits",
        "first_forfeit",
        "sprt",
    ];
    expected.sort_unstable();
    assert_eq!(keys(&found), expected);
    assert_eq!((&found["game"], &found["setup"], &found["seed"]), (&json!("bug"), &json!("hex2"), &json!(1)));
    assert_eq!((&found["a"], &found["b"]), (&json!("uct:iterations=20"), &json!("random")));
    assert_eq!((&found["opening"], &found["even"]), (&json!(1), &json!(0.5)));
    assert_eq!(found["games"], 10, "whole pairs");
    let number = |name: &str| found[name].as_f64().unwrap();
    assert_eq!(number("wins") + number("draws") + number("losses"), 10.0);
    assert!((number("score") - (number("wins") + number("draws") / 2.0) / 10.0).abs() < 1e-12);
    let [low, high] = [0, 1].map(|end| found["ci95"][end].as_f64().unwrap());
    assert!(low < number("score") && number("score") <= high);
    assert_eq!(keys(&found["seconds_per_turn"]), ["a", "b"]);
    assert_eq!(found["forfeits"], json!({"a": 0, "b": 0}));
    assert_eq!(found["first_forfeit"], json!({"a": null, "b": null}));
    assert_eq!(keys(&found["sprt"]), ["bounds", "elo0", "elo1", "llr", "verdict"]);
}

#[test]
fn more_thinking_wins_and_the_same_seed_plays_the_same_games_on_any_number_of_threads() {
    let play = |more: &str| {
        let bots = "--a uct:iterations=200 --b uct:iterations=20";
        without_seconds(object(&format!("bug --board hex3 {bots} --games 20 {more}")))
    };
    let found = play("--threads 2");
    assert!(found["score"].as_f64().unwrap() > 0.7, "{found}");
    assert_eq!(found, play("--threads 1"));
}

#[test]
fn other_games_are_reproducible_too() {
    for setup in ["herd --board hex2", "bug-off --seats 3 --copies 6", "bug --board limp2 --swap"] {
        let play = |threads: u8| {
            let more = format!("--games 7 --threads {threads} --seed 3");
            without_seconds(object(&format!("{setup} --a random --b uct:iterations=20 {more}")))
        };
        let found = play(1);
        assert_eq!(found, play(2));
        let of_three = setup.contains("seats=3") || setup.contains("--seats 3");
        assert_eq!(found["games"], if of_three { 9 } else { 8 }, "{found}");
        assert_eq!(found["even"], if of_three { json!(1.0 / 3.0) } else { json!(0.5) });
        assert_eq!(found["elo"].is_null(), of_three, "{found}");
    }
}

#[test]
fn a_test_ends_as_soon_as_it_is_decided() {
    let bots = "--a uct:iterations=60 --b random --games 2000";
    let found = object(&format!("bug --board hex3 {bots} --sprt 0,200"));
    assert_eq!(found["sprt"]["verdict"], "accepted");
    assert!(found["games"].as_u64().unwrap() < 200, "{found}");
    let llr = found["sprt"]["llr"].as_f64().unwrap();
    assert!(llr >= found["sprt"]["bounds"][1].as_f64().unwrap());
    let run = vivarium(&format!("arena bug --board hex3 {bots} --sprt -400,-200"));
    assert!(run.out.contains("rather -200 than -400 points"), "{}{}", run.out, run.err);
}

#[test]
fn every_bot_plays_every_other_one_and_is_rated() {
    let play = "bug --board hex2 --bots random,uct:iterations=5,uct:iterations=50 --games 6";
    let found = object(play);
    assert_eq!(keys(&found), ["game", "matches", "opening", "ratings", "seed", "setup"]);
    let (ratings, matches) = (found["ratings"].as_array().unwrap(), found["matches"].as_array().unwrap());
    assert_eq!((ratings.len(), matches.len()), (3, 3));
    let elos: Vec<f64> = ratings.iter().map(|rating| rating["elo"].as_f64().unwrap()).collect();
    assert!(elos.iter().sum::<f64>().abs() < 1e-6 && elos.is_sorted_by(|a, b| a >= b), "{elos:?}");
    assert!(ratings.iter().all(|rating| rating["games"] == 12 && rating["error95"].as_f64().unwrap() > 0.0));
    let run = vivarium(&format!("arena {play}"));
    assert_eq!((run.code, run.out.lines().count()), (0, 5), "{}{}", run.out, run.err);
    assert!(run.out.lines().nth(1).unwrap().contains("Elo"), "{}", run.out);
}

#[test]
fn a_match_for_people_is_a_short_text() {
    let run = vivarium("arena bug-off --seats 4 --copies 6 --a random --b uct:iterations=5 --games 4");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.contains("random against uct:iterations=5: 4 games"), "{}", run.out);
    assert!(run.out.contains("even is 25.0 %") && !run.out.contains("Elo"), "{}", run.out);
}

/// The two games of a pair begin alike and have the bots in each other's seats.
#[test]
fn every_game_is_kept_as_a_record_on_request() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("records");
    let shown = folder.display();
    let play = |game: &str| {
        vivarium(&format!("arena {game} --a random --b uct:iterations=5 --games 4 --records {shown}"))
    };
    assert_eq!(play("herd --board hex2").code, 0);
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    let [first, second] = ["00002-1.vgr", "00002-2.vgr"].map(read);
    assert!(first.contains("[Red \"random\"]\n[Blue \"uct:iterations=5\"]\n"), "{first}");
    assert!(second.contains("[Red \"uct:iterations=5\"]\n[Blue \"random\"]\n"), "{second}");
    let rolls = |record: &str| -> Vec<String> {
        let die = |part: &str| matches!(part.as_bytes(), [b'1'..=b'6']);
        let roll = |word: &&str| word.split_once('-').is_some_and(|(low, high)| die(low) && die(high));
        let body = record.split("\n\n").nth(1).unwrap();
        body.split_whitespace().filter(roll).map(str::to_owned).collect()
    };
    let common = rolls(&first).len().min(rolls(&second).len());
    assert!(common >= 2);
    assert_eq!(rolls(&first)[..common], rolls(&second)[..common]);
    for number in 1..=2 {
        for game in 1..=2 {
            let file = folder.join(format!("{number:05}-{game}.vgr"));
            assert_eq!(vivarium(&format!("replay {}", file.display())).code, 0);
        }
    }
    assert!(play("herd --board hex2").refusal(1).contains("is not empty"));
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(play("bug-off --seats 2").code, 0);
    let [first, second] = ["00001-1.vgr", "00001-2.vgr"].map(read);
    let deal = |record: &str| record.lines().find(|line| line.starts_with("[Deal")).unwrap().to_owned();
    assert_eq!(deal(&first), deal(&second));
    let cards = |record: &str| -> Vec<String> {
        let body = record.split("\n\n").nth(1).unwrap();
        body.split_whitespace().nth(1).into_iter().map(str::to_owned).collect()
    };
    assert_eq!(cards(&first), cards(&second), "the first draw");
}

#[test]
fn wrong_use_is_refused() {
    let refused = [
        ("bug", "--a <BOT>"),
        ("bug --a random", "--b <BOT>"),
        ("bug --a random --b deep", "uct:ms=M"),
        ("bug --a random --b random --board hex11", "hex2 to hex10"),
        ("herd --a random --b random --swap", "Herd has no option --swap"),
        ("bug --a random --b random --games 0", "1..="),
        ("bug --a random --b random --threads 0", "1..=64"),
        ("bug --a random --b random --sprt 20,0", "the lower one first"),
        ("bug --a random --b random --sprt 20", "the lower one first"),
        ("bug --a random --b random --sprt NaN,0", "the lower one first"),
        ("bug-off --a random --b random --sprt 0,20", "leave --sprt out"),
        ("bug-off --bots random,random", "needs two seats"),
        ("bug --bots random", "at least two bots"),
        ("bug --bots random,", "uct:ms=M"),
        ("bug --bots random,level1 --a random", "cannot be used"),
    ];
    for (arguments, expected) in refused {
        let run = vivarium(&format!("arena {arguments}"));
        assert!(run.refusal(2).contains(expected), "{arguments}: {}", run.err);
        assert_eq!(run.out, "", "{arguments}");
    }
}
