mod answer;
mod ask;

use crate::support::{Reply, TestApp, Visitor, key};
use serde_json::{Value, json};

/// Two people, and a game of Bug in which black has played `c3`.
async fn two(app: &TestApp, clock: Value) -> (Visitor, Visitor, String) {
    let (ada, bob) = (app.visitor(), app.visitor());
    let opened = ada.opens_timed("bug", "hex3", &["me", "open"], clock).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    ada.acts(&id, "c3").await.json();
    (ada, bob, id)
}

async fn answers(visitor: &Visitor, id: &str, accept: bool) -> Reply {
    let version = visitor.table(id).await["version"].clone();
    answers_at(visitor, id, &version, accept).await
}

async fn answers_at(visitor: &Visitor, id: &str, version: &Value, accept: bool) -> Reply {
    let body = json!({ "version": version, "key": key(), "accept": accept });
    visitor.post(&format!("/api/tables/{id}/takeback/answer"), body).await
}

fn turns(state: &Value) -> Vec<&str> {
    state["turns"].as_array().unwrap().iter().map(|turn| turn["text"].as_str().unwrap()).collect()
}
