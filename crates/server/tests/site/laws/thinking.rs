//! Bots share a few threads; whoever has to wait loses nothing by it.

use crate::support::{Script, Socket, TestApp, play_out};
use serde_json::json;
use server::Pauses;
use std::time::{Duration, Instant};

#[tokio::test]
async fn bots_that_find_the_line_full_try_again_by_themselves() {
    let app = TestApp::builder().config(|config| {
        config.thinking.threads = 1;
        config.thinking.turns_waiting = 1;
    });
    let app = app.start().await;
    let ada = app.visitor();
    let mut ids = Vec::new();
    for _ in 0..5 {
        let opened = ada.opens("bug", "hex4", &["level8:ms=100", "me"]).await;
        ids.push(opened["id"].as_str().unwrap().to_owned());
    }
    let begun = Instant::now();
    for id in ids {
        while ada.table(&id).await["to_act"] != 2 {
            assert!(begun.elapsed() < Duration::from_secs(30), "a bot does not move");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test]
async fn a_planned_turn_is_played_step_by_step_at_the_pace_of_people() {
    let further = Duration::from_millis(120);
    let app = TestApp::builder()
        .chance(Script::of(&["3-5"]))
        .config(|config| config.human_pace = Pauses { first: further, further });
    let app = app.start().await;
    let ada = app.visitor();
    let begun = Instant::now();
    let id = ada.opens("herd", "hex3", &["level1", "me"]).await["id"].as_str().unwrap().to_owned();
    let mut socket = Socket::connect(app.listen().await, &ada, &id).await;
    let mut stones = Vec::new();
    while stones.last() != Some(&3) {
        let state = socket.next().await.unwrap()["state"].take();
        stones.push(state["view"]["red"].as_array().unwrap().len());
    }
    // Each stone is seen by itself.
    assert!(stones.ends_with(&[1, 2, 3]), "{stones:?}");
    assert!(begun.elapsed() >= 3 * further);
}

#[tokio::test]
async fn many_tables_with_levels_end_all_of_their_games() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    for (game, setup, seats) in [
        ("bug", "hex3", vec!["level2", "me"]),
        ("herd", "hex2", vec!["me", "level1"]),
        ("bug-off", "seats=3 copies=6", vec!["level1", "me", "level3"]),
    ] {
        let id = ada.opens(game, setup, &seats).await["id"].as_str().unwrap().to_owned();
        let end = play_out(&[&ada], &id).await;
        assert_eq!((&end["status"], &end["result"]["reason"]), (&json!("over"), &json!("rules")));
    }
}
