use crate::support::{FakeTime, TestApp};
use serde_json::json;

const DAY: i64 = 86_400_000;

#[tokio::test]
async fn a_day_is_added_to_the_turn_of_whoever_takes_it() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let clock = json!({ "kind": "correspondence", "days": 2 });
    let opened = ada.opens_timed("bug", "hex3", &["me", "open"], clock).await;
    let id = opened["id"].as_str().unwrap();
    ada.does(id, "vacation").await.refused(409, "not-running");
    bob.sits(id).await;
    bob.does(id, "vacation").await.refused(409, "not-your-turn");
    app.visitor().does(id, "vacation").await.refused(403, "not-seated");
    time.pass(DAY);
    let path = format!("/api/tables/{id}/vacation");
    let body = json!({ "version": ada.table(id).await["version"], "key": "one-day-off" });
    let taken = ada.post(&path, body.clone()).await.json();
    assert_eq!(ada.post(&path, body).await.json(), taken);
    let clock = ada.table(id).await["clock"].clone();
    assert_eq!(clock["left_ms"], json!([2 * DAY, 2 * DAY]));
    assert_eq!((&clock["vacation_days"], &clock["can_take_vacation"]), (&json!([9, 10]), &json!(true)));
    assert_eq!(bob.table(id).await["clock"]["can_take_vacation"], false);
    for _ in 0..9 {
        ada.does(id, "vacation").await.json();
    }
    ada.does(id, "vacation").await.refused(409, "no-vacation");
    time.pass(3 * DAY);
    ada.acts(id, "c3").await.json();
    // A turn has its days, whatever the one before it took.
    assert_eq!(ada.table(id).await["clock"]["left_ms"], json!([2 * DAY, 2 * DAY]));
}

#[tokio::test]
async fn there_is_none_without_days_a_turn() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let live = json!({ "kind": "live", "base_seconds": 60 });
    for clock in [live, json!(null)] {
        let opened = ada.opens_timed("bug", "hex3", &["me", "me"], clock).await;
        ada.does(opened["id"].as_str().unwrap(), "vacation").await.refused(409, "no-vacation");
    }
}
