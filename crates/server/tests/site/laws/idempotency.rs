//! A repeated key is answered with the first answer, and nothing is played twice.

use crate::support::{Script, TestApp, Visitor, key};
use serde_json::{Value, json};

async fn game(app: &TestApp) -> (Visitor, String, Value) {
    let ada = app.visitor();
    let state = ada.opens("bug", "hex3", &["me", "me"]).await;
    (ada, state["id"].as_str().unwrap().to_owned(), state["version"].clone())
}

#[tokio::test]
async fn a_repeated_action_gets_the_first_answer() {
    let app = TestApp::start().await;
    let (ada, id, version) = game(&app).await;
    let first = ada.acts_at(&id, &version, "c3", "the-same-key").await.json();
    for _ in 0..3 {
        assert_eq!(ada.acts_at(&id, &version, "c3", "the-same-key").await.json(), first);
    }
    ada.acts(&id, "c2/c1").await.json();
    // Also when the table has moved on, and whatever the rest of the request says.
    assert_eq!(ada.acts_at(&id, &version, "c3", "the-same-key").await.json(), first);
    assert_eq!(ada.acts_at(&id, &json!(99), "nonsense", "the-same-key").await.json(), first);
    assert_eq!(ada.table(&id).await["turns"].as_array().unwrap().len(), 2);
    // The same action under another key is another action.
    ada.acts_at(&id, &version, "c3", &key()).await.refused(409, "stale-version");
}

#[tokio::test]
async fn it_gets_it_after_a_restart_too() {
    let app = TestApp::start().await;
    let (ada, id, version) = game(&app).await;
    let first = ada.acts_at(&id, &version, "c3", "the-same-key").await.json();
    let again = app.restart(Script::seeded(1)).await;
    let ada = ada.at(&again);
    assert_eq!(ada.acts_at(&id, &version, "c3", "the-same-key").await.json(), first);
    assert_eq!(ada.table(&id).await["turns"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_gets_it_when_all_come_at_once() {
    let app = TestApp::start().await;
    let (ada, id, version) = game(&app).await;
    let ask = |text: &'static str, key: String| {
        let (ada, id, version) = (ada.clone(), id.clone(), version.clone());
        tokio::spawn(async move { ada.acts_at(&id, &version, text, &key).await })
    };
    let same: Vec<_> = (0..8).map(|_| ask("c3", "the-same-key".to_owned())).collect();
    let mut answers = Vec::new();
    for task in same {
        answers.push(task.await.unwrap().json());
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");

    // Two windows of one guest, both clicking on the same picture: one of them plays.
    let version = answers[0]["version"].clone();
    let ask = |text: &'static str| {
        let (ada, id, version) = (ada.clone(), id.clone(), version.clone());
        tokio::spawn(async move { ada.acts_at(&id, &version, text, &key()).await })
    };
    let different: Vec<_> = ["a1", "e1", "a3", "e3"].into_iter().map(ask).collect();
    let mut played = 0;
    for task in different {
        let reply = task.await.unwrap();
        if reply.status == 200 { played += 1 } else { drop(reply.refused(409, "stale-version")) }
    }
    assert_eq!(played, 1);
    assert_eq!(ada.table(&id).await["turns"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_refused_action_does_not_use_up_its_key() {
    let app = TestApp::start().await;
    let (ada, id, version) = game(&app).await;
    ada.acts_at(&id, &version, "z9", "the-same-key").await.refused(422, "bad-cell");
    ada.acts_at(&id, &version, "z9", "the-same-key").await.refused(422, "bad-cell");
    ada.acts_at(&id, &version, "c3", "the-same-key").await.json();
}

#[tokio::test]
async fn keys_of_others_and_of_other_tables_are_other_keys() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    let state = bob.sits(&id).await;
    let first = ada.acts_at(&id, &state["version"], "c3", "the-same-key").await.json();
    bob.acts_at(&id, &first["version"], "a1", "the-same-key").await.json();
    let (ada, other, version) = game(&app).await;
    ada.acts_at(&other, &version, "e1", "the-same-key").await.json();
    assert_eq!(ada.table(&id).await["turns"].as_array().unwrap().len(), 2);
}
