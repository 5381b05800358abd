//! The system's clock is set forward and back by years: games, accounts and ratings are as before.

use crate::support::{FakeTime, Script, TestApp, step_of};
use serde_json::{Value, json};

const YEAR: i64 = 365 * 86_400;
/// Wrong by so many seconds, one after the other, and right again.
const JUMPS: [i64; 7] = [20 * YEAR, -20 * YEAR, 3600, -3600, 400 * YEAR, -60 * YEAR, 0];

#[tokio::test]
async fn no_game_hangs_on_the_systems_clock() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).chance(Script::seeded(5)).start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let clock = json!({ "kind": "live", "base_seconds": 600, "increment_seconds": 0, "delay_seconds": 0 });
    let opened = ada.opens_timed("bug", "hex3", &["me", "open"], clock).await;
    let id = opened["id"].as_str().unwrap();
    bob.sits(id).await;
    let mut left = [600_000, 600_000];
    // Steps, as a turn that eats has several.
    for (step, wrong_by) in JUMPS.into_iter().enumerate() {
        time.set_wrong_by(wrong_by);
        // A second is a second, whatever the date.
        time.pass(1000);
        let seat = usize::from(ada.table(id).await["legal"].as_array().unwrap().is_empty());
        left[seat] -= 1000;
        let mover = [&ada, &bob][seat];
        let before = mover.table(id).await;
        mover.acts(id, &step_of(&before, step)).await.json();
        let after = ada.table(id).await;
        assert_eq!(after["clock"]["left_ms"], json!(left), "wrong by {wrong_by} s");
        assert_eq!(bob.says(id, "table", &format!("step {step}")).await.status, 200);
    }
    // What was said stands in its order, though the dates do not.
    let said = ada.reads(id, "table").await.json();
    let words: Vec<&Value> =
        said["messages"].as_array().unwrap().iter().map(|one| &one["said"]["text"]).collect();
    assert_eq!(words, ["step 0", "step 1", "step 2", "step 3", "step 4", "step 5", "step 6"]);
    // And the log is one that can be played again.
    let twin = app.twin().await;
    assert_eq!(ada.at(&twin).table(id).await["turns"], ada.table(id).await["turns"]);
}

#[tokio::test]
async fn whoever_is_signed_in_is_so_again_when_the_clock_is_right_again() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let ada = app.visitor();
    ada.registers("Ada", "a long password").await.json();
    for wrong_by in JUMPS {
        time.set_wrong_by(wrong_by);
        // Half a year without a sign of life ends a session for as long as it seems to be over; nothing breaks.
        assert_eq!(ada.get("/api/me").await.status, 200, "wrong by {wrong_by} s");
        assert_eq!(ada.get("/api/people/Ada").await.status, 200, "wrong by {wrong_by} s");
    }
    let me = ada.get("/api/me").await.json();
    assert_eq!((&me["name"], &me["account"]), (&json!("Ada"), &json!(true)));
}
