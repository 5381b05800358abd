mod leave;
mod play;

use crate::support::{Reply, TestApp, Visitor};
use serde_json::{Value, json};
use std::path::Path;
use store::{Sqlite, Store};

/// Two people who play Bug by correspondence; Ada has black and has played `c3`.
async fn two(app: &TestApp) -> (Visitor, Visitor, String) {
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = opened(&ada, "bug", "hex3", json!({ "kind": "correspondence", "days": 3 })).await;
    bob.sits(&id).await;
    ada.acts(&id, "c3").await.json();
    (ada, bob, id)
}

async fn opened(ada: &Visitor, game: &str, setup: &str, clock: Value) -> String {
    let opened = ada.opens_timed(game, setup, &["me", "open"], clock).await;
    opened["id"].as_str().unwrap().to_owned()
}

fn pairs(replies: &[(&str, &str)]) -> Value {
    replies.iter().map(|(expected, reply)| json!({ "expected": expected, "reply": reply })).collect()
}

async fn leaves(visitor: &Visitor, id: &str, replies: &[(&str, &str)]) -> Reply {
    let version = visitor.table(id).await["version"].clone();
    leaves_at(visitor, id, &version, replies).await
}

async fn leaves_at(visitor: &Visitor, id: &str, version: &Value, replies: &[(&str, &str)]) -> Reply {
    let body = json!({ "version": version, "replies": pairs(replies) });
    visitor.put(&format!("/api/tables/{id}/replies"), body).await
}

/// What the visitor has left.
async fn left(visitor: &Visitor, id: &str) -> Value {
    visitor.get(&format!("/api/tables/{id}/replies")).await.json()["replies"].clone()
}

async fn turns(visitor: &Visitor, id: &str) -> Vec<String> {
    let state = visitor.table(id).await;
    let turns = state["turns"].as_array().unwrap().iter();
    turns.map(|turn| turn["text"].as_str().unwrap().to_owned()).collect()
}

/// What lies in the database of a site: so many events and replies.
async fn stored(path: &Path, id: &str) -> (usize, usize) {
    let store = Sqlite::open(path).await.unwrap();
    (store.events(id).await.unwrap().len(), store.replies(id).await.unwrap().len())
}

/// How many replies are stored, whoever could see them.
async fn stored_replies(app: &TestApp, id: &str) -> usize {
    let twin = app.twin().await;
    twin.app.stop().await;
    stored(&twin.database(), id).await.1
}

/// A turn of Bob's behind `c3` in which the stone on `c4` eats.
async fn meal(bob: &Visitor, id: &str) -> String {
    bob.acts(id, "c4").await.json();
    let state = bob.table(id).await;
    let growth = state["legal"][0].as_str().unwrap().to_owned();
    assert!(growth.starts_with('/'), "{growth}");
    bob.does(id, "undo").await.json();
    format!("c4{growth}")
}
