//! While nothing can be written the site stands still: it can be read, acknowledges nothing, charges nobody, says so, and
//! goes on by itself.

use crate::support::{FakeTime, Script, Socket, TestApp, Visitor, until};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor, SqliteConnection};
use std::time::Duration;

/// Another program that has the database for itself.
async fn hold(app: &TestApp) -> SqliteConnection {
    let mut other = SqliteConnectOptions::new().filename(app.database()).connect().await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    other
}

async fn until_ready(visitor: &Visitor) {
    until("the site goes on", async || (visitor.get("/readyz").await.status == 200).then_some(())).await;
}

#[tokio::test]
async fn what_cannot_be_written_is_refused_and_the_game_goes_on_later_as_if_nothing_had_been() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).chance(Script::seeded(3)).start().await;
    let address = app.listen().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let clock = json!({ "kind": "live", "base_seconds": 60, "increment_seconds": 0, "delay_seconds": 0 });
    let opened = ada.opens_timed("bug", "hex3", &["me", "open"], clock).await;
    let id = opened["id"].as_str().unwrap();
    bob.sits(id).await;
    ada.acts(id, "c3").await.json();
    time.pass(10_000);
    let mut socket = Socket::connect(address, &ada, id).await;
    socket.settles().await;
    let before = bob.table(id).await;

    let other = hold(&app).await;
    let version = before["version"].clone();
    bob.acts_at(id, &version, "a1", "kept-and-sent-again").await.refused(503, "unavailable");
    // From now on nobody waits for the database, and nobody's time runs.
    time.pass(3_600_000);
    bob.acts_at(id, &version, "a1", "kept-and-sent-again").await.refused(503, "unavailable");
    ada.says(id, "table", "hello").await.refused(503, "unavailable");
    ada.get("/readyz").await.refused(503, "unavailable");
    let seen = bob.get(&format!("/api/tables/{id}")).await;
    assert_eq!(seen.headers["vivarium-standstill"], "1");
    let mut still = seen.json();
    assert_eq!(still["clock"]["running"], json!(null));
    still["clock"]["running"] = before["clock"]["running"].clone();
    assert_eq!(still, before);
    assert_eq!(ada.get(&format!("/api/tables/{id}/record")).await.status, 200);
    assert!(app.visitor().get("/metrics").await.text().contains("vivarium_standstill 1"));
    while socket.next().await.unwrap() != json!({ "type": "standstill", "on": true }) {}
    // Who comes now is told as well.
    let mut late = Socket::connect(address, &bob, id).await;
    while late.next().await.unwrap() != json!({ "type": "standstill", "on": true }) {}

    // Whoever runs the site is told why.
    until("the reason is known", async || {
        let answer = ada.get("/readyz").await.text();
        answer.contains("Nothing can be written: another program holds the database.").then_some(())
    })
    .await;
    other.close().await.unwrap();
    until_ready(&ada).await;
    while socket.next().await.unwrap() != json!({ "type": "standstill", "on": false }) {}
    let after = bob.get(&format!("/api/tables/{id}")).await;
    assert!(!after.headers.contains_key("vivarium-standstill"));
    assert_eq!(after.json(), before);
    time.pass(5_000);
    bob.acts_at(id, &version, "a1", "kept-and-sent-again").await.json();
    let state = ada.table(id).await;
    assert_eq!(state["clock"]["left_ms"], json!([60_000, 45_000]));
    assert_eq!(state["turns"].as_array().unwrap().len(), 2);
    // What lies on the disk is the same.
    let twin = app.twin().await;
    assert_eq!(ada.at(&twin).table(id).await["turns"], state["turns"]);
}

#[tokio::test]
async fn a_table_that_cannot_be_opened_now_can_be_later() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    ada.get("/api/me").await.json();
    let other = hold(&app).await;
    let wish = json!({ "game": "bug", "setup": "hex3", "seats": [{ "kind": "me" }, { "kind": "me" }], "access": "link" });
    ada.post("/api/tables", wish.clone()).await.refused(503, "unavailable");
    assert_eq!(ada.get("/api/tables").await.headers["vivarium-standstill"], "1");
    other.close().await.unwrap();
    until_ready(&ada).await;
    assert_eq!(ada.post("/api/tables", wish).await.status, 201);
    assert!(!ada.get("/api/tables").await.headers.contains_key("vivarium-standstill"));
}

#[tokio::test]
async fn where_only_a_clock_runs_it_is_noticed_too() {
    let often = Duration::from_millis(10);
    let app = TestApp::builder().config(|config| config.time_kept_every = often).start().await;
    let ada = app.visitor();
    let clock = json!({ "kind": "live", "base_seconds": 600, "increment_seconds": 0, "delay_seconds": 0 });
    let opened = ada.opens_timed("bug", "hex3", &["me", "me"], clock).await;
    let id = opened["id"].as_str().unwrap();
    let other = hold(&app).await;
    let halted = async || Some(ada.table(id).await).filter(|state| state["clock"]["running"] == json!(null));
    let still = until("the clock stops", halted).await;
    tokio::time::sleep(often * 5).await;
    assert_eq!(ada.table(id).await, still);
    other.close().await.unwrap();
    until_ready(&ada).await;
    assert_eq!(ada.table(id).await["clock"]["running"], json!(1));
}

#[tokio::test]
async fn whoever_is_signed_in_reads_on() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    ada.registers("Ada Lovelace", "correct horse battery").await.json();
    let id = ada.opens("bug", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    let mut other = hold(&app).await;
    // So long ago that it would be noted anew.
    other.execute("UPDATE sessions SET last_seen = last_seen - 1000").await.unwrap();
    other.execute("COMMIT").await.unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada Lovelace");
    ada.acts(&id, "c3").await.refused(503, "unavailable");
    let state = ada.get(&format!("/api/tables/{id}")).await;
    assert_eq!((state.status.as_u16(), &state.headers["vivarium-standstill"]), (200, &"1".parse().unwrap()));
    other.close().await.unwrap();
    until_ready(&ada).await;
    ada.acts(&id, "c3").await.json();
}
