use crate::support::{Script, TestApp, Visitor, play_out};
use serde_json::{Value, json};

#[tokio::test]
async fn among_two_the_other_wins() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    ada.does(&id, "resign").await.refused(409, "not-running");
    bob.sits(&id).await;
    assert_eq!(ada.table(&id).await["can_resign"], true);
    assert_eq!(app.visitor().table(&id).await["can_resign"], false);
    app.visitor().does(&id, "resign").await.refused(403, "not-seated");
    ada.acts(&id, "c3").await.json();
    // Also when it is not ones turn.
    ada.does(&id, "resign").await.json();
    let state = bob.table(&id).await;
    let result = json!({ "winners": [2], "points": null, "reason": "resignation", "text": "0-1" });
    assert_eq!((&state["status"], &state["result"]), (&json!("over"), &result));
    assert_eq!((&state["to_act"], &state["legal"]), (&json!(null), &json!([])));
    assert_eq!((&state["can_resign"], &state["can_undo"]), (&json!(false), &json!(false)));
    let record = bob.get(&format!("/api/tables/{id}/record")).await.text();
    assert!(record.contains("[Result \"0-1\"]") && record.trim_end().ends_with("1. c3 0-1"), "{record}");
}

#[tokio::test]
async fn on_one_screen_the_seat_that_is_to_decide_resigns() {
    let ada = TestApp::start().await.visitor();
    let id = ada.opens("bug", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    ada.acts(&id, "c3").await.json();
    ada.does(&id, "resign").await.json();
    assert_eq!(ada.table(&id).await["result"]["winners"], json!([1]));
}

async fn three(app: &TestApp) -> ([Visitor; 3], String) {
    let people = [app.visitor(), app.visitor(), app.visitor()];
    for (visitor, name) in people.iter().zip(["Ada", "Bob", "Cleo"]) {
        visitor.put("/api/me", json!({ "name": name })).await.json();
    }
    let opened = people[0].opens("bug-off", "seats=3 copies=6", &["me", "open", "open"]).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    people[1].sits(&id).await;
    people[2].sits(&id).await;
    (people, id)
}

#[tokio::test]
async fn among_three_a_bot_plays_on_and_the_others_finish() {
    let app = TestApp::builder().chance(Script::seeded(5)).start().await;
    let ([ada, bob, cleo], id) = three(&app).await;
    let path = format!("/api/tables/{id}/resign");
    let body = json!({ "version": ada.table(&id).await["version"], "key": "resign-once" });
    let acted = ada.post(&path, body.clone()).await.json();
    let state = ada.table(&id).await;
    assert_eq!(
        (&state["status"], &state["you"], &state["can_resign"]),
        (&json!("running"), &json!([]), &json!(false))
    );
    let occupant = &state["seats"][0]["occupant"];
    assert_eq!((&occupant["kind"], &occupant["replaces"]), (&json!("bot"), &json!("Ada")));
    // Who has resigned watches: the own hand is no longer shown.
    assert_eq!((&state["view"]["viewer"], &state["view"]["hand"]), (&json!(null), &json!(null)));
    ada.does(&id, "resign").await.refused(403, "not-seated");
    // The answer that was lost is the same when it is asked for again.
    assert_eq!(ada.post(&path, body).await.json(), acted);
    ada.get(&format!("/api/tables/{id}/record")).await.refused(409, "record-withheld");

    let end = play_out(&[&bob, &cleo], &id).await;
    assert_eq!(end["result"]["reason"], "rules");
    let record = bob.get(&format!("/api/tables/{id}/record")).await.text();
    assert!(record.contains("[Seat1 \"Ada, then level3\"]"), "{record}");
}

#[tokio::test]
async fn when_all_have_resigned_the_bots_finish() {
    let app = TestApp::builder().chance(Script::seeded(6)).start().await;
    let ([ada, bob, cleo], id) = three(&app).await;
    for visitor in [&ada, &bob, &cleo] {
        // Bots may move in between; then the version is another.
        while visitor.does(&id, "resign").await.status == 409 {}
    }
    let end: Value = play_out(&[&ada], &id).await;
    assert_eq!(end["status"], "over");
    assert_eq!(ada.get("/api/tables").await.json()["yours"], json!([]));
}
