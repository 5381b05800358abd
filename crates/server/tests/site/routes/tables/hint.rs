use crate::support::{Script, TestApp, play_out};
use serde_json::json;
use server::Rate;

#[tokio::test]
async fn a_hint_is_a_turn_that_can_be_played() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    for (game, setup, bot) in
        [("bug", "hex4", "random"), ("herd", "hex3", "level1"), ("bug-off", "seats=3 copies=6", "level1")]
    {
        let seats = if game == "bug-off" { vec!["me", bot, bot] } else { vec!["me", bot] };
        let id = ada.opens(game, setup, &seats).await["id"].as_str().unwrap().to_owned();
        let mut hints = 0;
        for _ in 0..2_000 {
            let state = ada.table(&id).await;
            if state["status"] == "over" || hints == 5 {
                break;
            }
            if state["can_hint"] != true {
                assert_eq!(state["legal"], json!([]));
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
                continue;
            }
            let hint = ada.asks(&id).await.json();
            assert_eq!((&hint["version"], &hint["seat"]), (&state["version"], &state["to_act"]));
            // Nothing has changed by asking.
            assert_eq!(ada.table(&id).await, state);
            let steps: Vec<&str> =
                hint["steps"].as_array().unwrap().iter().flat_map(|s| s.as_str()).collect();
            assert!(state["legal"].as_array().unwrap().iter().any(|legal| legal == steps[0]), "{hint}");
            for step in steps {
                ada.acts(&id, step).await.json();
            }
            hints += 1;
        }
        assert_eq!(hints, 5, "{game}");
    }
}

#[tokio::test]
async fn reasons_are_given_by_name() {
    let ada = TestApp::builder().chance(Script::of(&["1-4"])).start().await.visitor();
    let id = ada.opens("bug", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    // On one screen nobody else is played against.
    let hint = ada.asks(&id).await.json();
    // Black wins by opening on a mid-edge cell, whatever the bot has thought.
    assert_eq!(
        (&hint["share"], &hint["reasons"][0]),
        (&json!(1.0), &json!({ "reason": "proven", "wins": true, "only": false }))
    );
    let opening = hint["steps"][0].as_str().unwrap();
    assert!(["a2", "b1", "b4", "d1", "d4", "e2"].contains(&opening), "{hint}");
    ada.acts(&id, "c3").await.json();
    assert_eq!(ada.asks(&id).await.json()["seat"], 2);
    let id = ada.opens("herd", "hex3", &["me", "random"]).await["id"].as_str().unwrap().to_owned();
    let hint = ada.asks(&id).await.json();
    assert_eq!(hint["share"], json!(null));
    assert_eq!(hint["reasons"].as_array().unwrap().last().unwrap()["reason"], "score");
}

#[tokio::test]
async fn who_may_not_be_helped_is_told_why() {
    let app = TestApp::builder().limits(|limits| limits.hints = Rate { burst: 1.0, per_second: 0.01 });
    let app = app.start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("bug", "hex2", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    ada.asks(&id).await.refused(409, "not-running");
    bob.asks(&id).await.refused(403, "not-seated");
    bob.sits(&id).await;
    // It would be unfair to the other person.
    assert_eq!(ada.table(&id).await["can_hint"], false);
    ada.asks(&id).await.refused(409, "no-hints");
    bob.asks(&id).await.refused(409, "not-your-turn");
    ada.does(&id, "resign").await.json();
    ada.asks(&id).await.refused(409, "game-over");

    let id = ada.opens("bug", "hex2", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}/hint");
    let stale = ada.post(&path, json!({ "version": 1 })).await.refused(409, "stale-version");
    assert_eq!(stale["version"], ada.table(&id).await["version"]);
    ada.post(&path, json!({ "version": 2, "key": "no-need-of-one" })).await.refused(400, "bad-json");
    ada.post("/api/tables/aaaaaaaaaaaaaaaa/hint", json!({ "version": 1 }))
        .await
        .refused(404, "unknown-table");
    ada.asks(&id).await.json();
    let refused = ada.asks(&id).await;
    refused.refused(429, "rate-limited");
    assert_ne!(refused.header("retry-after"), "");
}

#[tokio::test]
async fn when_the_bots_are_busy_a_hint_is_refused_and_the_game_goes_on() {
    let app = TestApp::builder().config(|config| {
        config.thinking.threads = 1;
        config.limits.hint_time = std::time::Duration::from_millis(50);
    });
    let app = app.start().await;
    let ada = app.visitor();
    let slow = ada.opens("bug", "hex4", &["uct:ms=800", "me"]).await["id"].as_str().unwrap().to_owned();
    let id = ada.opens("bug", "hex2", &["me", "random"]).await["id"].as_str().unwrap().to_owned();
    let refused = ada.asks(&id).await;
    refused.refused(429, "bots-busy");
    assert_ne!(refused.header("retry-after"), "");
    let end = play_out(&[&ada], &id).await;
    assert_eq!(end["status"], "over");
    assert_eq!(ada.table(&slow).await["turns"].as_array().unwrap().len(), 1);
}
