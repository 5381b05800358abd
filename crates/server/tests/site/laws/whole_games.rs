//! A whole game of each kind over HTTP, with bots of each kind.

use crate::support::{Script, TestApp, play_out};
use serde_json::{Value, json};

async fn against(game: &str, setup: &str, seats: &[&str], seed: u64) -> Value {
    let app = TestApp::builder().chance(Script::seeded(seed)).start().await;
    let ada = app.visitor();
    let id = ada.opens(game, setup, seats).await["id"].as_str().unwrap().to_owned();
    let end = play_out(&[&ada], &id).await;
    assert_eq!((&end["status"], &end["result"]["reason"]), (&json!("over"), &json!("rules")));
    assert_eq!((&end["to_act"], &end["legal"]), (&json!(null), &json!([])));
    let record = ada.get(&format!("/api/tables/{id}/record")).await.text();
    let replay = catalog::replay(&record).unwrap();
    assert_eq!(replay.result, end["result"]["text"]);
    assert_eq!(replay.turns.len(), end["turns"].as_array().unwrap().len());
    end
}

#[tokio::test]
async fn bug() {
    against("bug", "hex3", &["me", "random"], 1).await;
    against("bug", "hex2 swap", &["uct:iterations=50", "me"], 2).await;
}

#[tokio::test]
async fn herd() {
    against("herd", "hex3", &["random", "me"], 3).await;
    against("herd", "hex2", &["me", "uct:ms=2"], 4).await;
}

#[tokio::test]
async fn bug_off() {
    let end = against("bug-off", "seats=2 copies=6", &["me", "uct:iterations=50"], 5).await;
    assert_eq!(end["result"]["points"].as_array().unwrap().len(), 2);
    against("bug-off", "seats=5 copies=10", &["random", "me", "random", "uct:iterations=20", "random"], 6)
        .await;
}

#[tokio::test]
async fn on_one_screen() {
    against("bug", "hex3", &["me", "me"], 7).await;
    against("herd", "hex3", &["me", "me"], 8).await;
}
