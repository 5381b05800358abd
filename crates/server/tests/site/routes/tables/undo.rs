use crate::support::{Script, TestApp};
use serde_json::json;

#[tokio::test]
async fn a_step_is_taken_back_within_the_turn() {
    let app = TestApp::builder().chance(Script::of(&["2-5", "1-3"])).start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("herd", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    // Nothing but the dice so far.
    ada.does(&id, "undo").await.refused(409, "nothing-to-undo");
    let before = ada.table(&id).await;
    assert_eq!(before["can_undo"], false);
    ada.acts(&id, "+a1").await.json();
    let between = ada.table(&id).await;
    assert_eq!(between["can_undo"], true);
    assert_eq!(bob.table(&id).await["can_undo"], false);
    bob.does(&id, "undo").await.refused(409, "nothing-to-undo");
    app.visitor().does(&id, "undo").await.refused(403, "not-seated");

    let acted = ada.does(&id, "undo").await.json();
    assert_eq!(acted["version"].as_u64(), between["version"].as_u64().map(|version| version + 1));
    let after = ada.table(&id).await;
    assert_eq!(after["view"], before["view"]);
    assert_eq!((&after["turns"], &after["legal"]), (&before["turns"], &before["legal"]));

    // The first turn places two stones; then the dice have fallen for the other.
    ada.acts(&id, "+b1 +e1").await.json();
    ada.does(&id, "undo").await.refused(409, "nothing-to-undo");
    assert_eq!(ada.table(&id).await["turns"][0]["text"], "2-5 +b1 +e1");
    // The log tells of it all, and is read back to the same.
    let state = ada.table(&id).await;
    let again = app.restart(Script::seeded(1)).await;
    assert_eq!(ada.at(&again).table(&id).await, state);
}

#[tokio::test]
async fn a_stale_undo_is_refused() {
    let app = TestApp::builder().chance(Script::of(&["3-5"])).start().await;
    let ada = app.visitor();
    let id = ada.opens("herd", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    ada.acts(&id, "+a1").await.json();
    let body = json!({ "version": 1, "key": "test-undo" });
    ada.post(&format!("/api/tables/{id}/undo"), body).await.refused(409, "stale-version");
}
