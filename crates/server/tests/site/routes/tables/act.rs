use crate::support::{TestApp, Visitor, key, step_of};
use serde_json::{Value, json};
use std::future::Future;
use std::task::{Context, Waker};

async fn game(app: &TestApp, name: &str, setup: &str) -> (Visitor, Visitor, String) {
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens(name, setup, &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    (ada, bob, id)
}

#[tokio::test]
async fn a_step_is_played_and_acknowledged_with_the_new_version() {
    let app = TestApp::start().await;
    let (ada, bob, id) = game(&app, "bug", "hex3").await;
    let before = ada.table(&id).await["version"].as_u64().unwrap();
    let acted = ada.acts(&id, "c3").await.json();
    assert_eq!(acted, json!({ "version": before + 1 }));
    let state = bob.table(&id).await;
    assert_eq!((&state["version"], &state["to_act"]), (&acted["version"], &json!(2)));
    assert_eq!(state["turns"], json!([{ "turn": 1, "seat": 1, "text": "c3", "complete": true }]));
}

#[tokio::test]
async fn a_whole_turn_is_played_at_once_or_not_at_all() {
    let app = TestApp::start().await;
    let (ada, bob, id) = game(&app, "bug", "hex3").await;
    ada.acts(&id, "c3").await.json();
    let before = bob.table(&id).await;
    // The stone touches an enemy bug of the same shape and eats it; it cannot grow on e3.
    bob.acts(&id, "c2/e3").await.refused(422, "not-an-eater");
    bob.acts(&id, "c2/c1/a1").await.refused(422, "turn-is-over");
    assert_eq!(bob.table(&id).await, before);
    let acted = bob.acts(&id, "c2/c1").await.json();
    assert_eq!(acted["version"].as_u64().unwrap(), before["version"].as_u64().unwrap() + 2);
    assert_eq!(ada.table(&id).await["turns"][1]["text"], "c2/c1");
}

#[tokio::test]
async fn chance_follows_in_the_same_moment() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let id = ada.opens("herd", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    for choice in 0..30 {
        let state = ada.table(&id).await;
        assert!(state["to_act"].is_u64() && state["view"]["roll"].is_object(), "{state}");
        ada.acts(&id, &step_of(&state, choice)).await.json();
    }
}

#[tokio::test]
async fn what_breaks_a_rule_is_refused_with_the_rule_and_changes_nothing() {
    let app = TestApp::start().await;
    let (ada, bob, id) = game(&app, "bug", "hex3").await;
    bob.acts(&id, "c3").await.refused(409, "not-your-turn");
    app.visitor().acts(&id, "c3").await.refused(403, "not-seated");
    let stranger = app.visitor();
    stranger.get("/api/me").await.json();
    stranger.acts(&id, "c3").await.refused(403, "not-seated");
    ada.acts(&id, "z9").await.refused(422, "bad-cell");
    ada.acts(&id, "").await.refused(422, "bad-cell");
    ada.acts(&id, "/c3").await.refused(422, "nothing-to-eat");
    ada.acts(&id, "swap").await.refused(422, "no-swap");
    ada.acts(&id, "c3").await.json();
    bob.acts(&id, "c3").await.refused(422, "occupied");
    bob.acts(&id, "c3\u{0}").await;
    bob.acts(&id, &"c3/".repeat(2000)).await;
    bob.acts(&id, &"x".repeat(9000)).await.refused(400, "bad-json");
    let state = bob.table(&id).await;
    assert_eq!(state["turns"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn requests_that_are_none_are_refused() {
    let app = TestApp::start().await;
    let (ada, _, id) = game(&app, "bug", "hex3").await;
    let path = format!("/api/tables/{id}/act");
    let version = &ada.table(&id).await["version"];
    let bodies = [
        json!({ "version": version, "key": "short", "text": "c3" }),
        json!({ "version": version, "key": "x".repeat(65), "text": "c3" }),
        json!({ "version": version, "key": "spaces in it", "text": "c3" }),
        json!({ "version": -1, "key": key(), "text": "c3" }),
        json!({ "version": "1", "key": key(), "text": "c3" }),
        json!({ "version": 4294967296_u64, "key": key(), "text": "c3" }),
        json!({ "version": version, "key": key() }),
        json!({ "version": version, "key": key(), "text": ["c3"] }),
        json!({ "version": version, "key": key(), "text": "c3", "seat": 1 }),
    ];
    for body in bodies {
        ada.post(&path, body).await.refused(400, "bad-json");
    }
    assert_eq!(ada.table(&id).await["turns"], json!([]));
}

#[tokio::test]
async fn a_stale_version_is_refused_and_told_the_true_one() {
    let app = TestApp::start().await;
    let (ada, bob, id) = game(&app, "bug", "hex3").await;
    let seen = ada.table(&id).await["version"].clone();
    ada.acts(&id, "c3").await.json();
    let now = ada.table(&id).await["version"].clone();
    for version in [seen, json!(0), json!(now.as_u64().unwrap() + 1), json!(u32::MAX)] {
        let problem = bob.acts_at(&id, &version, "a1", &key()).await.refused(409, "stale-version");
        assert_eq!(problem["version"], now);
    }
    bob.acts_at(&id, &now, "a1", &key()).await.json();
}

#[tokio::test]
async fn before_the_start_and_after_the_end_nobody_plays() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    ada.acts(&id, "c3").await.refused(409, "not-running");
    app.visitor().sits(&id).await;
    ada.does(&id, "resign").await.json();
    ada.acts(&id, "c3").await.refused(409, "game-over");
    ada.does(&id, "undo").await.refused(409, "game-over");
    ada.does(&id, "resign").await.refused(409, "game-over");
}

#[tokio::test]
async fn a_request_that_is_given_up_is_played_whole_or_not_at_all() {
    let app = TestApp::start().await;
    let (ada, _, id) = game(&app, "bug", "hex3").await;
    let version = ada.table(&id).await["version"].clone();
    for polls in 0..12 {
        let key = format!("given-up-{polls}");
        let mut acting = Box::pin(ada.acts_at(&id, &version, "c3", &key));
        for _ in 0..polls {
            let mut context = Context::from_waker(Waker::noop());
            if acting.as_mut().poll(&mut context).is_ready() {
                break;
            }
            tokio::task::yield_now().await;
        }
        drop(acting);
    }
    // Whatever came of them: the table is whole, and the first that was played was the only one.
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    let reply = ada.acts_at(&id, &version, "c3", "given-up-11").await;
    let state: Value = ada.table(&id).await;
    assert!(reply.status == 200 || reply.status == 409, "{}", reply.text());
    assert_eq!(state["turns"], json!([{ "turn": 1, "seat": 1, "text": "c3", "complete": true }]));
    assert_eq!(state["version"].as_u64().unwrap(), version.as_u64().unwrap() + 1);
}
