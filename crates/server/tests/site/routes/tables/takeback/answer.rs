use super::{answers, answers_at, turns, two};
use crate::support::{Script, Socket, TestApp, key};
use serde_json::{Value, json};

#[tokio::test]
async fn only_the_other_answers_and_only_what_was_asked() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app, Value::Null).await;
    answers(&bob, &id, true).await.refused(409, "no-takeback");
    ada.does(&id, "takeback").await.json();
    answers(&ada, &id, true).await.refused(409, "no-takeback");
    answers(&app.visitor(), &id, true).await.refused(403, "not-seated");
    answers(&bob, &id, false).await.json();
    let state = ada.table(&id).await;
    assert_eq!((turns(&state), &state["takeback"]), (vec!["c3"], &Value::Null));

    ada.does(&id, "takeback").await.json();
    answers(&bob, &id, true).await.json();
    let state = bob.table(&id).await;
    assert!(turns(&state).is_empty());
    assert_eq!((&state["to_act"], &state["takeback"]), (&json!(1), &Value::Null));
    let path = format!("/api/tables/{id}/takeback/answer");
    bob.post(&path, json!({ "version": 1, "key": key() })).await.refused(400, "bad-json");
    bob.post(&path, json!({ "version": 1, "key": key(), "accept": "yes" })).await.refused(400, "bad-json");
}

#[tokio::test]
async fn the_reply_is_taken_back_with_the_turn_and_the_log_tells_of_it() {
    let app = TestApp::start().await;
    let address = app.listen().await;
    let (ada, bob, id) = two(&app, Value::Null).await;
    bob.acts(&id, "a1").await.json();
    let mut socket = Socket::connect(address, &bob, &id).await;
    socket.next().await.unwrap();
    ada.does(&id, "takeback").await.json();
    let asked = socket.next().await.unwrap();
    assert_eq!(asked["events"][0]["what"], json!({ "kind": "takeback-asked" }));
    answers(&bob, &id, true).await.json();
    let told = socket.next().await.unwrap();
    let kinds: Vec<&Value> = told["events"].as_array().unwrap().iter().map(|e| &e["what"]).collect();
    let answered = json!({ "kind": "takeback-answered", "accepted": true });
    assert_eq!(kinds, [&answered, &json!({ "kind": "taken-back" })]);
    assert!(turns(&told["state"]).is_empty());
    // They play on, and the log is read back to the same.
    ada.acts(&id, "e1").await.json();
    bob.acts(&id, "a1").await.json();
    let state = ada.table(&id).await;
    assert_eq!(turns(&state), ["e1", "a1"]);
    let again = app.restart(Script::seeded(1)).await;
    assert_eq!(ada.at(&again).table(&id).await, state);
}

#[tokio::test]
async fn of_an_answer_and_a_withdrawal_at_once_one_wins() {
    let app = TestApp::start().await;
    for _ in 0..10 {
        let (ada, bob, id) = two(&app, Value::Null).await;
        ada.does(&id, "takeback").await.json();
        let version = ada.table(&id).await["version"].clone();
        let body = json!({ "version": version, "key": key() });
        let path = format!("/api/tables/{id}/takeback");
        let (withdrawn, accepted) =
            tokio::join!(ada.post(&path, body), answers_at(&bob, &id, &version, true));
        let (state, seen) = (ada.table(&id).await, bob.table(&id).await);
        assert_eq!((&state["turns"], &state["takeback"]), (&seen["turns"], &Value::Null));
        if accepted.status.is_success() {
            withdrawn.refused(409, "stale-version");
            assert!(turns(&state).is_empty());
        } else {
            accepted.refused(409, "stale-version");
            assert_eq!(turns(&state), ["c3"]);
        }
    }
}

#[tokio::test]
async fn of_an_answer_and_a_step_at_once_one_wins() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app, Value::Null).await;
    ada.does(&id, "takeback").await.json();
    let version = bob.table(&id).await["version"].clone();
    let key = key();
    let (step, accepted) =
        tokio::join!(bob.acts_at(&id, &version, "a1", &key), answers_at(&bob, &id, &version, true));
    assert!(step.status.is_success() != accepted.status.is_success());
    let state = ada.table(&id).await;
    let expected: &[&str] = if step.status.is_success() { &["c3", "a1"] } else { &[] };
    assert_eq!(turns(&state), expected);
}
