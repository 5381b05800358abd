//! `verify`

mod support;
use serde_json::{Value, json};
use support::{vivarium, vivarium_reads};

/// The records that the browser's client is tested with, and what a check of each must find.
fn fixtures() -> Vec<Value> {
    serde_json::from_str(include_str!("../../../web/src/lib/fair/fixtures.json")).expect("JSON")
}

fn record(fixture: &Value) -> &str {
    fixture["record"].as_str().expect("a record")
}

/// A finished game of Herd, in which all agrees.
fn good() -> Value {
    let is_good = |f: &Value| f["check"]["game"] == "herd" && f["check"]["faults"] == json!([]);
    fixtures().into_iter().find(is_good).expect("a good record")
}

#[test]
fn it_says_how_much_agrees() {
    let good = good();
    let run = vivarium_reads("verify -", record(&good).as_bytes());
    let (table, count) = (good["check"]["table"].as_str().unwrap(), &good["check"]["outcomes"]);
    let said = format!("table {table}: commitment agrees; {count} of {count} rolls, deals and draws agree\n");
    assert_eq!((run.code, run.out, run.err.as_str()), (0, said, ""));
    let bug = fixtures().into_iter().find(|f| f["check"]["game"] == "bug").unwrap();
    let run = vivarium_reads("verify -", record(&bug).as_bytes());
    assert_eq!(
        (run.code, run.out.as_str()),
        (0, "bug leaves nothing to chance: there is nothing to check\n")
    );
}

#[test]
fn it_names_what_does_not_agree_and_ends_with_1() {
    let mut turns = 0;
    for fixture in fixtures() {
        let run = vivarium_reads("verify -", record(&fixture).as_bytes());
        let Some(faults) = fixture["check"]["faults"].as_array() else {
            assert!(run.refusal(1).contains("does not stand the check"));
            assert!(run.out.starts_with("line "), "{}", run.out);
            continue;
        };
        assert_eq!(run.code == 0, faults.is_empty(), "{}", run.out);
        assert_eq!(run.out.lines().count(), 1 + faults.len());
        for fault in faults.iter().filter(|fault| fault["place"] == "turn") {
            let [turn, gives, written] = ["turn", "seed_gives", "written"].map(|field| &fault[field]);
            let [gives, written] = [gives, written].map(|text| text.as_str().unwrap());
            let line = format!("turn {turn}: the seed gives {gives}, the record says {written}");
            assert!(run.out.lines().any(|said| said == line), "{}", run.out);
            turns += 1;
        }
    }
    assert!(turns > 3, "{turns}");
}

#[test]
fn several_records_are_checked_one_by_one() {
    let all = fixtures();
    let text: String = all.iter().map(record).collect();
    let run = vivarium_reads("verify - --json", text.as_bytes());
    let lines: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), all.len());
    let mut wrong = 0;
    for ((number, line), fixture) in (1..).zip(&lines).zip(&all) {
        assert_eq!(line["record"], number);
        if let Some(code) = fixture.get("refused") {
            assert_eq!((&line["code"], &line["agrees"]), (code, &json!(false)));
            // The line is that of the file.
            let before: usize = all[..number - 1].iter().map(|f| record(f).lines().count()).sum();
            let at = line["line"].as_u64().unwrap() as usize;
            assert!(at > before && at <= before + record(fixture).lines().count(), "{line}");
        } else {
            assert_eq!(line["agrees"], json!(fixture["check"]["faults"] == json!([])));
            for field in ["game", "table", "outcomes", "agreeing", "faults"] {
                assert_eq!(line[field], fixture["check"][field]);
            }
        }
        wrong += usize::from(line["agrees"] == json!(false));
    }
    assert!(run.refusal(1).contains(&format!("{wrong} of {} records", all.len())), "{}", run.err);
    let both = format!("{0}{0}", record(&good()));
    let run = vivarium_reads("verify -", both.as_bytes());
    assert!(run.code == 0 && run.out.starts_with("record 1: table "), "{}", run.out);
}

#[test]
fn wrong_use_ends_with_2_and_what_is_no_record_with_1() {
    assert!(vivarium("verify").refusal(2).contains("--help"));
    assert!(vivarium("verify no-such-file.vgr").refusal(1).contains("cannot be read"));
    for junk in ["", "junk", "[Game \"chess\"]\n\n*\n"] {
        vivarium_reads("verify -", junk.as_bytes()).refusal(1);
    }
    assert!(vivarium_reads("verify -", b"[Game \"bug\"]\n\xff").refusal(1).contains("line 2, column 1"));
}
