use crate::support::{Socket, TestApp};
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
