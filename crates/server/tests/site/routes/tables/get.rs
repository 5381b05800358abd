use crate::support::{Script, Socket, TestApp, play_out};
use serde_json::json;

#[tokio::test]
async fn each_reader_sees_the_same_table_with_own_eyes() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.table(&id).await["invite"], json!(null));
    bob.sits(&id).await;
    let (for_ada, for_bob, for_nobody) =
        (ada.table(&id).await, bob.table(&id).await, app.visitor().table(&id).await);
    assert_eq!(
        (&for_ada["you"], &for_bob["you"], &for_nobody["you"]),
        (&json!([1]), &json!([2]), &json!([]))
    );
    assert_eq!(for_ada["legal"].as_array().unwrap().len(), 19);
    assert_eq!((&for_bob["legal"], &for_nobody["legal"]), (&json!([]), &json!([])));
    assert_eq!(for_ada["view"], for_nobody["view"]);
    assert_eq!(for_ada["invite"], json!(null));
}

/// The page looks, opens its live connection, and then its reader sits down: the connection must know who.
#[tokio::test]
async fn who_looks_is_known_from_then_on() {
    let app = TestApp::start().await;
    let id = app.visitor().opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    let bob = app.visitor();
    bob.table(&id).await;
    let mut socket = Socket::connect(app.listen().await, &bob, &id).await;
    socket.next().await.unwrap();
    bob.sits(&id).await;
    assert_eq!(socket.next().await.unwrap()["state"]["you"], json!([2]));
}

#[tokio::test]
async fn there_is_no_such_table() {
    let visitor = TestApp::start().await.visitor();
    for id in ["x", "aaaaaaaaaaaaaaaa", "AAAAAAAAAAAAAAAA", "..", "%00", "%FF", &"a".repeat(2000)] {
        visitor.get(&format!("/api/tables/{id}")).await.refused(404, "unknown-table");
        visitor.get(&format!("/api/tables/{id}/record")).await.refused(404, "unknown-table");
        visitor.get(&format!("/api/tables/{id}/live")).await.refused(404, "unknown-table");
        for verb in ["sit", "act", "undo", "resign"] {
            visitor.post(&format!("/api/tables/{id}/{verb}"), json!({})).await.refused(404, "unknown-table");
        }
    }
}

/// A turn that gives the win away is seen by the change of the winner behind it.
#[tokio::test]
async fn a_finished_game_on_a_solved_board_tells_who_would_have_won() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    assert_eq!(ada.table(&id).await["outlook"], json!(null), "before it starts");
    bob.sits(&id).await;
    let mut socket = Socket::connect(app.listen().await, &bob, &id).await;
    let end = play_out(&[&ada, &bob], &id).await;
    // Nothing while it runs, for nobody: not even in the news of the last turn but one.
    let told = loop {
        let state = socket.next().await.unwrap()["state"].clone();
        if state["status"] == "over" {
            break state;
        }
        assert_eq!((&state["status"], &state["outlook"]), (&json!("running"), &json!(null)));
    };
    let outlook = end["outlook"].as_array().unwrap();
    assert_eq!(outlook.len(), end["turns"].as_array().unwrap().len() + 1);
    assert_eq!(outlook[0], json!(1), "Black wins hex3");
    assert_eq!(outlook.last(), end["result"]["winners"].as_array().unwrap().first());
    for shown in [told, bob.table(&id).await, app.visitor().table(&id).await] {
        assert_eq!(shown["outlook"], end["outlook"]);
    }
}

#[tokio::test]
async fn a_resigned_game_has_an_outlook_too_and_keeps_it() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let opened = ada.opens("bug", "hex3", &["me", "me"]).await;
    let id = opened["id"].as_str().unwrap();
    // To open in the centre is a mistake.
    ada.acts(id, "c3").await.json();
    assert_eq!(ada.table(id).await["outlook"], json!(null));
    ada.does(id, "resign").await.json();
    for _ in 0..2 {
        assert_eq!(ada.table(id).await["outlook"], json!([1, 2]));
    }
    ada.acts(id, "a1").await.refused(409, "game-over");
    ada.does(id, "undo").await.refused(409, "game-over");
    assert_eq!(ada.table(id).await["outlook"], json!([1, 2]));
    let app = app.restart(Script::seeded(1)).await;
    assert_eq!(ada.at(&app).table(id).await["outlook"], json!([1, 2]));
}

#[tokio::test]
async fn what_is_not_solved_has_no_outlook_when_it_has_ended() {
    let ada = TestApp::start().await.visitor();
    for (game, setup) in [("bug", "hex4"), ("herd", "hex2"), ("bug-off", "seats=2 copies=6")] {
        let opened = ada.opens(game, setup, &["me", "random"]).await;
        let end = play_out(&[&ada], opened["id"].as_str().unwrap()).await;
        assert_eq!((&end["status"], &end["outlook"]), (&json!("over"), &json!(null)), "{game} {setup}");
    }
}
