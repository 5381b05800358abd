//! `bench bot` and `bench search`.

mod support;
use serde_json::{Value, json};
use support::{keys, vivarium, without_seconds};

fn object(arguments: &str) -> Value {
    vivarium(&format!("bench bot {arguments} --json")).json_object()
}

#[test]
fn random_turns_give_wins_at_bug_away() {
    for setup in ["--board hex3", "--board limp2", "--board hex2", "--board hex3 --swap"] {
        let play = |threads: u8| {
            let more = format!("--positions 40 --seed 2 --threads {threads}");
            without_seconds(object(&format!("bug {setup} --bot random {more}")))
        };
        let found = play(1);
        let errors = found["errors"].as_u64().unwrap();
        assert_eq!(found["positions"], 40);
        assert!(errors > 0 && errors < 40, "{found}");
        assert_eq!(found["error_rate"], json!(errors as f64 / 40.0));
        assert_eq!(found["faults"], 0);
        let mistakes = found["mistakes"].as_array().unwrap();
        assert_eq!(mistakes.len() as u64, errors.min(20));
        assert_eq!(keys(&mistakes[0]), ["loss", "position", "turn"]);
        assert_eq!(found, play(2), "the same on any number of threads");
    }
}

#[test]
fn every_mistake_at_bug_is_one() {
    let found = object("bug --board hex3 --bot uct:iterations=5 --positions 100");
    let mistakes = found["mistakes"].as_array().unwrap();
    assert!(!mistakes.is_empty());
    for mistake in mistakes.iter().take(3) {
        let arguments = ["solve", "bug", "--board", "hex3", "--instant", "--json", "--position"];
        let position = mistake["position"].as_str().unwrap();
        let solved = support::vivarium_with(&[&arguments[..], &[position]].concat(), "").json_lines();
        let [solved] = &solved[..] else { panic!("one object") };
        assert_eq!(solved["winner"], solved["mover"], "it was won: {mistake}");
        assert!(solved["losing"].as_array().unwrap().contains(&mistake["turn"]), "{mistake}");
    }
}

#[test]
fn random_turns_at_herd_cost_some_of_the_probability_of_winning() {
    let play = |threads: u8| {
        without_seconds(object(&format!("herd --board hex2 --bot random --sample 300 --threads {threads}")))
    };
    let found = play(1);
    let mut expected = [
        "game",
        "setup",
        "bot",
        "seed",
        "states",
        "rolls",
        "mean_loss",
        "error95",
        "worst_loss",
        "errors",
        "faults",
        "mistakes",
    ];
    expected.sort_unstable();
    assert_eq!(keys(&found), expected);
    assert_eq!((&found["states"], &found["rolls"]), (&json!(1728), &json!(300)));
    let number = |name: &str| found[name].as_f64().unwrap();
    assert!(number("errors") > 30.0 && number("mean_loss") > 0.02, "{found}");
    assert!(number("error95") > 0.0 && number("error95") < number("mean_loss"), "{found}");
    assert!(number("worst_loss") <= 1.0);
    assert_eq!(found["worst_loss"], found["mistakes"][0]["loss"]);
    assert_eq!(found, play(2), "the same on any number of threads");
    let more = object("herd --board hex2 --bot uct:iterations=200 --sample 100");
    assert!(more["mean_loss"].as_f64().unwrap() < number("mean_loss") / 2.0, "{more}");
}

#[test]
fn people_get_a_short_text() {
    let run = vivarium("bench bot bug --board limp2 --bot random --positions 20");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.starts_with("random in Bug on limp2: "), "{}", run.out);
    let run = vivarium("bench bot herd --board hex2 --bot random --sample 20");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.contains(" ± ") && run.out.contains("20 rolls in 1728 positions"), "{}", run.out);
}

#[test]
fn where_the_best_turn_is_not_known_the_trial_is_refused() {
    let refused = [
        ("bug", "--bot <BOT>"),
        ("bug --board hex4 --bot random", "choose one of them"),
        ("bug --board hex2 --bot random --sample 3", "Bug has no option --sample"),
        ("bug --board hex2 --bot random --positions 0", "1..="),
        ("herd --bot random", "hex2 only"),
        ("herd --board hex2 --bot random --positions 3", "Herd has no option --positions"),
        ("herd --board hex2 --bot random --seats 3", "Herd has no option --seats"),
        ("bug-off --bot random", "hides its cards"),
    ];
    for (arguments, expected) in refused {
        let run = vivarium(&format!("bench bot {arguments}"));
        assert!(run.refusal(2).contains(expected), "{arguments}: {}", run.err);
        assert_eq!(run.out, "", "{arguments}");
    }
}

#[test]
fn iterations_of_a_search_are_counted() {
    for game in ["bug --board hex3", "herd --board hex3", "bug-off --seats 2"] {
        let bot = "--bot level8:ms=5 --seconds 0.05 --json";
        let found = vivarium(&format!("bench search {game} {bot}")).json_object();
        assert!(found["iterations"].as_u64().unwrap() > 0, "{found}");
        assert!(found["turns"].as_u64().unwrap() > 0, "{found}");
    }
    let found =
        vivarium("bench search bug --bot level8:ms=5 --seconds 0.05 --threads 2 --json").json_object();
    assert!(found["threads"] == 2 && found["iterations_per_second"].as_f64().unwrap() > 0.0, "{found}");
    assert!(vivarium("bench search bug --bot uct:ms=5").refusal(2).contains("level1 to level8"));
}
