//! `solve`.

mod support;
use serde_json::{Value, json};
use support::{vivarium, vivarium_with};

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
fn bug_on_hex2_is_one_object_of_this_shape() {
    let lines = vivarium("solve bug --board hex2 --json").json_lines();
    let [found] = &lines[..] else { panic!("one object: {lines:?}") };
    let keys: Vec<&String> = found.as_object().unwrap().keys().collect();
    let mut expected =
        ["game", "board", "position", "mover", "winner", "winning", "losing", "nodes", "seconds"];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!((&found["mover"], &found["winner"]), (&json!("black"), &json!("white")));
    assert_eq!(found["winning"], json!([]));
    assert_eq!(found["losing"], json!(["a1", "a2", "b1", "b2", "b3", "c1", "c2"]));
    assert!(found["nodes"].as_u64().unwrap() > 0);
}

/// Every source says the same, about a whole turn, about a turn under way, and about a game that is over.
#[test]
fn search_table_and_instant_truth_agree_on_limp2() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("limp2.table");
    let table = table.to_str().unwrap();
    let lines = vivarium(&format!("solve bug --board limp2 --all --out {table} --json")).json_lines();
    assert_eq!(lines[0]["positions"], 59_956);
    assert_eq!(lines[0]["positions_by_turn"].as_array().unwrap().len(), 37);
    assert_eq!(lines[0]["best_game"], 5);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing but the table is left");
    for position in ["3/4/3/2 x", "3/1x2/1o1/2 x", "x2/oo2/1xo/xx o", "3/4/3/xo x eat"] {
        let by = |source: &str| {
            let run = vivarium_with(
                &["solve", "bug", "--board", "limp2", "--json", "--position", position],
                source,
            );
            run.json_lines().remove(0)
        };
        let (search, instant) = (by("--distance --threads 2"), by("--instant"));
        let probed = by(&format!("--table {table}"));
        for key in ["position", "mover", "winner", "winning", "losing"] {
            assert_eq!(search[key], probed[key], "{key} of {position}");
            assert_eq!(instant[key], probed[key], "{key} of {position}");
        }
        for key in ["distance", "distances"] {
            assert_eq!(search[key], probed[key], "{key} of {position}");
        }
    }
}

#[test]
fn a_table_that_cannot_be_used_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.table");
    let table = path.to_str().unwrap();
    vivarium(&format!("solve bug --board hex2 --all --out {table}"));
    let with = |board: &str| vivarium(&format!("solve bug --board {board} --table {table}"));
    assert_eq!(with("hex2").code, 0);
    assert!(with("limp2").refusal(1).contains("say --board hex2"));
    let good = std::fs::read(&path).unwrap();
    let mut bad = good.clone();
    *bad.last_mut().unwrap() ^= 1;
    std::fs::write(&path, &bad).unwrap();
    assert!(with("hex2").refusal(1).contains("damaged"));
    let old = String::from_utf8_lossy(&good[..21]).replace("table 1", "table 0");
    std::fs::write(&path, [old.as_bytes(), &good[21..]].concat()).unwrap();
    assert!(with("hex2").refusal(1).contains("version 0"));
    std::fs::write(&path, "hello").unwrap();
    assert!(with("hex2").refusal(1).contains("no table"));
    std::fs::remove_file(&path).unwrap();
    assert!(with("hex2").refusal(1).contains("cannot be opened"));
    let swap = vivarium("solve bug --board hex2 --swap --instant --json").json_lines();
    assert_eq!(swap[0]["winner"], "white");
}

#[test]
fn a_position_that_is_none_is_refused_with_the_reason() {
    for (position, expected) in [
        ("2/3 x", "fewer rows"),
        ("2/4/2 x", "longer"),
        ("2/3/2", "x or o"),
        ("2/3/2 z", "x or o"),
        ("2/3/2 x eat", "has to eat"),
        ("2/3/2 x eat eat", "rows, a space"),
    ] {
        let run = vivarium_with(&["solve", "bug", "--board", "hex2", "--position", position], "");
        assert!(run.refusal(2).contains(expected), "{position}: {}", run.err);
    }
    // It cannot arise, but it is a position: solved all the same.
    let run = vivarium_with(&["solve", "bug", "--board", "hex2", "--position", "xx/xxx/xx o"], "--json");
    assert_eq!(run.json_lines()[0]["winner"], "white", "White cannot place and has won");
}

#[test]
fn the_truth_about_random_positions_is_measured_and_compared() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("limp2.table");
    let table = table.to_str().unwrap();
    vivarium(&format!("solve bug --board limp2 --all --out {table}"));
    let run = vivarium(&format!("bench truth bug --board limp2 --positions 200 --table {table} --json"));
    let measured = &run.json_lines()[0];
    assert_eq!((&measured["positions"], &measured["wrong"]), (&json!(200), &json!(0)));
    assert!(measured["turns"].as_u64().unwrap() > 200);
    assert!(vivarium("bench truth herd --board hex2").refusal(2).contains("ask about bug"));
    assert!(vivarium("bench truth bug --board hex4").refusal(2).contains("choose one of them"));
    let swap = vivarium(&format!("bench truth bug --board limp2 --swap --table {table}"));
    assert!(swap.refusal(2).contains("does not know the pie rule"), "{}", swap.err);
}

#[test]
fn what_is_not_solved_is_refused() {
    let refused = [
        ("herd", "hex2 only"),
        ("herd --board limp2", "hex2 only"),
        ("herd --board hex11", "hex2 to hex10"),
        ("herd --board hex2 --swap", "Herd has no option --swap"),
        ("herd --board hex2 --distance", "Herd has no option --distance"),
        ("herd --board hex2 --threads 2", "Herd has no option --threads"),
        ("bug --board hex6", "up to 61 cells"),
        ("bug --board hex11", "hex2 to hex10"),
        ("bug --board hex4 --instant", "leave --instant out"),
        ("bug --board hex4 --all", "on hex4 there are too many"),
        ("bug --setup hex4 --table /nowhere", "on hex4 there are too many"),
        ("bug --board hex2 --swap --all", "leave --swap out"),
        ("bug --board hex2 --out x", "--all"),
        ("bug --board hex2 --threads 0", "1..=64"),
        ("bug --board hex2 --position x", "The row is shorter"),
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
