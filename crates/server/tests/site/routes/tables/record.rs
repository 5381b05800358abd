use crate::support::{Script, TestApp, play_out};
use serde_json::json;

#[tokio::test]
async fn a_running_game_without_secrets_may_be_read() {
    let app = TestApp::builder().chance(Script::of(&["2-5"])).start().await;
    let ada = app.visitor();
    ada.put("/api/me", json!({ "name": "Ada \"the\" \\ Lovelace" })).await.json();
    let id = ada.opens("herd", "hex3", &["me", "random"]).await["id"].as_str().unwrap().to_owned();
    ada.acts(&id, "+a1").await.json();
    let reply = app.visitor().get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(reply.header("content-type"), "text/plain; charset=utf-8");
    let text = reply.text();
    assert!(text.contains("[Game \"herd\"]") && text.contains("1. 2-5 +a1"), "{text}");
    // A name with quotes does not break it.
    let replay = catalog::replay(&text).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    assert_eq!(replay.normal, text);
}

#[tokio::test]
async fn a_game_with_hidden_cards_is_read_when_it_has_ended() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let id =
        ada.opens("bug-off", "seats=2 copies=6", &["me", "random"]).await["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}/record");
    for visitor in [&ada, &app.visitor()] {
        visitor.get(&path).await.refused(409, "record-withheld");
    }
    play_out(&[&ada], &id).await;
    let text = app.visitor().get(&path).await.text();
    assert!(text.contains("[Deal \""), "{text}");
    assert_eq!(catalog::replay(&text).unwrap().normal, text);
}

#[tokio::test]
async fn resigning_among_two_ends_the_secrecy() {
    let ada = TestApp::start().await.visitor();
    let id =
        ada.opens("bug-off", "seats=2 copies=6", &["me", "random"]).await["id"].as_str().unwrap().to_owned();
    while ada.does(&id, "resign").await.status == 409 {}
    let text = ada.get(&format!("/api/tables/{id}/record")).await.text();
    assert_eq!(catalog::replay(&text).unwrap().normal, text);
}

#[tokio::test]
async fn a_table_that_waits_has_no_record() {
    let ada = TestApp::start().await.visitor();
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    ada.get(&format!("/api/tables/{id}/record")).await.refused(409, "not-running");
}
