//! `solve`.

mod support;
use serde_json::{Value, json};
use support::vivarium;

fn solved(arguments: &str) -> Value {
    let lines = vivarium(&format!("solve herd --board hex2 --json {arguments}")).json_lines();
    let [found] = &lines[..] else { panic!("one object: {lines:?}") };
    found.clone()
}

#[track_caller]
fn close(found: &Value, expected: f64) {
    assert!((found.as_f64().unwrap() - expected).abs() < 1e-12, "{found} is not {expected}");
}

#[test]
fn herd_on_hex2_is_one_object_of_this_shape() {
    let found = solved("");
    let keys: Vec<&String> = found.as_object().unwrap().keys().collect();
    let mut expected = ["game", "board", "p_red", "by_low_die", "states", "values"];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(
        (&found["game"], &found["board"], &found["states"]),
        (&json!("herd"), &json!("hex2"), &json!(1727))
    );
    close(&found["p_red"], 0.506_833_233_958_062_2);
    let by_low_die = found["by_low_die"].as_object().unwrap();
    assert_eq!(by_low_die.keys().collect::<Vec<_>>(), ["1", "2", "3", "4", "5", "6"]);
    close(&by_low_die["1"], 0.531_756_904_792_853_8);
    close(&by_low_die["6"], 0.399_154_956_507_149_5);
    let values = found["values"].as_array().unwrap();
    assert_eq!(values.len(), 1727);
    let position = |own: Value, opp: Value| {
        let is = |v: &&Value| v["own"] == own && v["opp"] == opp;
        values.iter().find(is).unwrap_or_else(|| panic!("{own} {opp}"))["value"].clone()
    };
    close(&position(json!([]), json!(["a1"])), 0.468_243_095_207_146_2);
    close(&position(json!(["c1", "c2"]), json!(["b1"])), 0.757_461_378_854_160_9);
}

#[test]
fn with_the_high_die_on_turn_1_red_wins_less() {
    let found = solved("--high-first");
    close(&found["p_red"], 0.468_243_095_207_146_2);
    assert_eq!(found["by_low_die"], Value::Null);
    // What the dice place is worth the same; only how often they do differs.
    assert_eq!(found["by_high_die"], solved("")["by_low_die"]);
    assert_eq!(found["values"], solved("")["values"]);
}

#[test]
fn people_get_a_short_text() {
    let run = vivarium("solve herd --board hex2");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert!(run.out.contains("0.506833233958"), "{}", run.out);
    assert!(run.out.contains("lower die") && run.out.contains("0.533116570426"), "{}", run.out);
    assert!(run.out.contains("1727"), "{}", run.out);
    assert_eq!(run.out.lines().count(), 9);
    let run = vivarium("solve herd --board hex2 --high-first");
    assert!(run.out.contains("0.468243095207") && run.out.contains("higher die"), "{}", run.out);
}

#[test]
fn what_is_not_solved_is_refused() {
    let refused = [
        ("herd", "hex2 only"),
        ("herd --board limp2", "hex2 only"),
        ("herd --board hex11", "hex2 to hex10"),
        ("herd --board hex2 --swap", "Herd has no option --swap"),
        ("bug --board hex2", "Bug follows"),
        ("bug --board hex2 --high-first", "Bug has no option --high-first"),
        ("bug-off", "hides its cards"),
        ("bug-off --board hex2", "Bug Off has no option --board"),
    ];
    for (arguments, expected) in refused {
        let run = vivarium(&format!("solve {arguments}"));
        assert!(run.refusal(2).contains(expected), "{arguments}: {}", run.err);
        assert_eq!(run.out, "", "{arguments}");
    }
}
