use super::{turns, two};
use crate::support::{FakeTime, Script, TestApp, key};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn a_request_is_shown_to_all_and_withdrawn_by_asking_again() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app, Value::Null).await;
    assert_eq!(ada.table(&id).await["can_ask_takeback"], true);
    assert_eq!(bob.table(&id).await["can_ask_takeback"], false);
    bob.does(&id, "takeback").await.refused(409, "nothing-to-take-back");
    app.visitor().does(&id, "takeback").await.refused(403, "not-seated");

    let body = json!({ "version": ada.table(&id).await["version"], "key": key() });
    let path = format!("/api/tables/{id}/takeback");
    let asked = ada.post(&path, body.clone()).await.json();
    // The same request again is no other one: it withdraws nothing.
    assert_eq!(ada.post(&path, body).await.json(), asked);
    for visitor in [&ada, &bob, &app.visitor()] {
        let state = visitor.table(&id).await;
        assert_eq!((&state["takeback"], &state["can_ask_takeback"]), (&json!(1), &json!(false)));
        assert_eq!(turns(&state), ["c3"]);
    }
    bob.does(&id, "takeback").await.refused(409, "takeback-open");
    ada.does(&id, "takeback").await.json();
    let state = ada.table(&id).await;
    assert_eq!((&state["takeback"], &state["can_ask_takeback"]), (&Value::Null, &json!(true)));
}

#[tokio::test]
async fn a_request_lapses_with_the_next_step_and_is_kept_over_a_restart() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app, Value::Null).await;
    ada.does(&id, "takeback").await.json();
    let app = app.restart(Script::seeded(1)).await;
    let (ada, bob) = (ada.at(&app), bob.at(&app));
    assert_eq!(bob.table(&id).await["takeback"], 1);
    bob.acts(&id, "a1").await.json();
    assert_eq!(ada.table(&id).await["takeback"], Value::Null);
    // The one who asks ends it as well by playing on.
    ada.does(&id, "takeback").await.json();
    ada.acts(&id, "e1").await.json();
    assert_eq!(bob.table(&id).await["takeback"], Value::Null);
    bob.does(&id, "resign").await.json();
    ada.does(&id, "takeback").await.refused(409, "game-over");
    assert_eq!(ada.table(&id).await["can_ask_takeback"], false);
}

#[tokio::test]
async fn a_bot_agrees_at_once() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let opened = ada.opens("bug", "hex3", &["me", "random"]).await;
    let id = opened["id"].as_str().unwrap();
    ada.acts(id, "c3").await.json();
    while ada.table(id).await["to_act"] != 1 {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert_eq!(turns(&ada.table(id).await).len(), 2);
    ada.does(id, "takeback").await.json();
    let state = ada.table(id).await;
    assert_eq!((turns(&state).len(), &state["to_act"], &state["takeback"]), (0, &json!(1), &Value::Null));
    ada.does(id, "takeback").await.refused(409, "nothing-to-take-back");
}

#[tokio::test]
async fn on_one_screen_the_last_turn_is_taken_back_at_once() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let opened = ada.opens("bug", "hex3", &["me", "me"]).await;
    let id = opened["id"].as_str().unwrap();
    for text in ["c3", "a1"] {
        ada.acts(id, text).await.json();
    }
    ada.does(id, "takeback").await.json();
    let state = ada.table(id).await;
    assert_eq!((turns(&state), &state["to_act"]), (vec!["c3"], &json!(2)));
    ada.does(id, "takeback").await.json();
    assert!(turns(&ada.table(id).await).is_empty());
}

#[tokio::test]
async fn nothing_that_chance_has_told_is_taken_back() {
    let app = TestApp::builder().chance(Script::of(&["2-5", "1-3"])).start().await;
    let ada = app.visitor();
    let opened = ada.opens("herd", "hex3", &["me", "me"]).await;
    let id = opened["id"].as_str().unwrap();
    ada.acts(id, "+b1 +e1").await.json();
    ada.does(id, "takeback").await.refused(409, "random-since");
    assert_eq!(ada.table(id).await["can_ask_takeback"], false);
    let app = TestApp::builder().chance(Script::seeded(1)).start().await;
    let ada = app.visitor();
    let opened = ada.opens("bug-off", "seats=3 copies=6", &["me", "random", "random"]).await;
    let id = opened["id"].as_str().unwrap();
    while ada.table(id).await["to_act"] != ada.table(id).await["you"][0] {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    ada.does(id, "takeback").await.refused(409, "takeback-hidden");
}

#[tokio::test]
async fn no_time_is_given_back() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let clock = json!({ "kind": "live", "base_seconds": 60 });
    let (ada, bob, id) = two(&app, clock).await;
    time.pass(5_000);
    ada.does(&id, "takeback").await.json();
    time.pass(5_000);
    super::answers(&bob, &id, true).await.json();
    time.pass(3_000);
    let state = ada.table(&id).await;
    assert_eq!((&state["to_act"], &state["clock"]["running"]), (&json!(1), &json!(1)));
    assert_eq!(state["clock"]["left_ms"], json!([57_000, 50_000]));
    time.pass(57_000);
    // Whoever is faster says so: the clock that is watched, or the one who comes too late.
    assert_eq!(ada.does(&id, "takeback").await.status, 409);
    assert_eq!(ada.table(&id).await["result"]["reason"], "time");
}
