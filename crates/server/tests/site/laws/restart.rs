//! What was acknowledged is there after the end of the process, however it ended.

use crate::support::{Script, TestApp, play_out, step_of, until};
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_game_goes_on_after_kill_9() {
    for (game, setup) in [("bug", "hex3 swap"), ("herd", "hex3"), ("bug-off", "seats=2 copies=6")] {
        let app = TestApp::start().await;
        let (ada, bob) = (app.visitor(), app.visitor());
        ada.put("/api/me", json!({ "name": "Ada" })).await.json();
        let id = ada.opens(game, setup, &["me", "open"]).await["id"].as_str().unwrap().to_owned();
        bob.sits(&id).await;
        for choice in 0..9 {
            for visitor in [&ada, &bob] {
                let state = visitor.table(&id).await;
                if !state["legal"].as_array().unwrap().is_empty() {
                    visitor.acts(&id, &step_of(&state, choice)).await.json();
                }
            }
        }
        let again = app.after_sudden_death(|_| {}).await;
        for visitor in [&ada, &bob] {
            let before = visitor.table(&id).await;
            assert_eq!(visitor.at(&again).table(&id).await, before);
        }
        let (ada, bob) = (ada.at(&again), bob.at(&again));
        assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
        let end = play_out(&[&ada, &bob], &id).await;
        assert_eq!(end["result"]["reason"], "rules");
    }
}

#[tokio::test]
async fn a_bot_that_was_about_to_move_moves_after_the_restart() {
    let slow = Duration::from_secs(600);
    let app = TestApp::builder().config(|config| config.human_pace.first = slow).start().await;
    let ada = app.visitor();
    let id = ada.opens("bug", "hex2", &["random", "me"]).await["id"].as_str().unwrap().to_owned();
    let again = app.after_sudden_death(|config| config.human_pace.first = Duration::ZERO).await;
    // Nobody asks for the table meanwhile: the bot wakes by itself.
    let ada_again = ada.at(&again);
    let look = async || {
        let list = ada_again.get("/api/tables").await.json();
        (list["yours"][0]["your_turn"] == true).then_some(())
    };
    until("it is for the person to move", look).await;
    let end = play_out(&[&ada.at(&again)], &id).await;
    assert_eq!(end["status"], "over");
}

#[tokio::test]
async fn a_level_that_was_thinking_thinks_again_after_the_restart() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    // It thinks for longer than the first process lives.
    let bots = ["level8:ms=3000", "me"];
    let id = ada.opens("bug", "hex4", &bots).await["id"].as_str().unwrap().to_owned();
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(ada.table(&id).await["turns"], json!([]));
    let again = app.after_sudden_death(|_| {}).await;
    app.app.stop().await;
    let ada = ada.at(&again);
    let look = async || Some(ada.table(&id).await).filter(|state| state["to_act"] == 2);
    let state = until("the bot moves", look).await;
    assert_eq!(state["turns"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn tables_come_back_when_memory_was_too_small_for_them() {
    let app = TestApp::builder().limits(|limits| limits.tables_in_memory = 3).start().await;
    let ada = app.visitor();
    let mut ids = Vec::new();
    for _ in 0..10 {
        let id = ada.opens("bug", "hex2", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
        ada.acts(&id, "a1").await.json();
        ids.push(id);
    }
    for id in &ids {
        assert_eq!(ada.table(id).await["turns"][0]["text"], "a1");
        ada.acts(id, "c2").await.json();
    }
    // Asking for what is not there takes no room.
    for n in 0..20 {
        let id = format!("aaaaaaaaaaaaaa{}", ["ab", "cd", "ef"][n % 3]);
        ada.get(&format!("/api/tables/{id}")).await.refused(404, "unknown-table");
    }
    assert_eq!(ada.table(&ids[0]).await["turns"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn the_log_is_append_only() {
    let app = TestApp::builder().chance(Script::of(&["2-5"])).start().await;
    let ada = app.visitor();
    let id = ada.opens("herd", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    ada.acts(&id, "+a1").await.json();
    let before = ada.table(&id).await["version"].as_u64().unwrap();
    ada.does(&id, "undo").await.json();
    // What was taken back was not struck out: the versions go on.
    assert_eq!(ada.table(&id).await["version"].as_u64().unwrap(), before + 1);
}
