use crate::support::{Script, Socket, TestApp, Visitor, key, new_table};
use serde_json::{Value, json};

const THREE: [&str; 3] = ["me", "open", "open"];

async fn opens_for_all(visitor: &Visitor, game: &str, setup: &str, seats: &[&str]) -> String {
    let state = visitor.post("/api/tables", new_table(game, setup, seats, "open")).await.json();
    state["id"].as_str().unwrap().to_owned()
}

/// The ids of all tables that the library shows, in whichever part.
async fn listed(visitor: &Visitor) -> Vec<Value> {
    let list = visitor.get("/api/tables").await.json();
    let parts = ["open", "running", "yours", "challenges"];
    let all = parts.iter().flat_map(|part| list[part].as_array().unwrap());
    all.map(|table| table["id"].clone()).collect()
}

#[tokio::test]
async fn whoever_opened_a_table_that_waits_closes_it_and_all_are_told() {
    let app = TestApp::start().await;
    let address = app.listen().await;
    let (ada, bob, cleo) = (app.visitor(), app.visitor(), app.visitor());
    let id = opens_for_all(&ada, "bug-off", "seats=3 copies=6", &THREE).await;
    bob.sits(&id).await;
    cleo.get("/api/me").await.json();
    for (visitor, may) in [(&ada, true), (&bob, false), (&cleo, false)] {
        assert_eq!(visitor.table(&id).await["can_close"], may);
        assert_eq!(listed(visitor).await, [json!(id)]);
    }
    bob.does(&id, "close").await.refused(403, "not-opener");
    cleo.does(&id, "close").await.refused(403, "not-opener");

    let mut sockets = Vec::new();
    for visitor in [&ada, &bob, &cleo] {
        sockets.push(Socket::connect(address, visitor, &id).await);
        sockets.last_mut().unwrap().next().await.unwrap();
    }
    // Somebody has sat down since: the table is closed all the same. The same key gives the same answer.
    let (path, body) = (format!("/api/tables/{id}/close"), json!({ "version": 1, "key": key() }));
    let closed = ada.post(&path, body.clone()).await.json();
    assert_eq!(ada.post(&path, body).await.json(), closed);
    assert_eq!(ada.does(&id, "close").await.json(), closed);
    for socket in &mut sockets {
        let told = loop {
            let told = socket.next().await.unwrap();
            if told["type"] == "update" {
                break told;
            }
        };
        assert_eq!(
            (&told["events"][0]["seat"], &told["events"][0]["what"]["kind"]),
            (&json!(1), &json!("closed"))
        );
        assert_eq!(told["events"].as_array().unwrap().len(), 1);
        assert_eq!(told["state"]["status"], "closed");
    }
    for visitor in [&ada, &bob, &cleo, &app.visitor()] {
        assert!(listed(visitor).await.is_empty());
        let state = visitor.table(&id).await;
        assert_eq!(
            (&state["status"], &state["can_close"], &state["view"]),
            (&json!("closed"), &json!(false), &Value::Null)
        );
        assert_eq!(
            (&state["invite"], &state["result"], &state["turns"]),
            (&Value::Null, &Value::Null, &json!([]))
        );
    }
}

#[tokio::test]
async fn nothing_can_be_done_at_a_closed_table_nor_after_a_restart() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.visitor(), app.visitor());
    let id = opens_for_all(&ada, "herd", "hex3", &["me", "open"]).await;
    let invite = ada.table(&id).await["invite"].clone();
    ada.says(&id, "table", "Anybody?").await.json();
    ada.does(&id, "close").await.json();
    for restarted in [false, true] {
        if restarted {
            let again = app.restart(Script::seeded(1)).await;
            (ada, bob) = (ada.at(&again), bob.at(&again));
        }
        let seat = json!({ "invite": invite });
        bob.post(&format!("/api/tables/{id}/sit"), seat).await.refused(409, "table-closed");
        ada.post(&format!("/api/tables/{id}/sit"), json!({})).await.refused(409, "table-closed");
        for verb in ["undo", "resign", "claim", "vacation", "takeback", "rematch", "rematch/withdraw"] {
            ada.does(&id, verb).await.refused(409, "table-closed");
        }
        ada.acts(&id, "c3").await.refused(409, "table-closed");
        ada.asks(&id).await.refused(409, "table-closed");
        ada.get(&format!("/api/tables/{id}/record")).await.refused(409, "table-closed");
        let replies = json!({ "version": 2, "replies": [] });
        ada.put(&format!("/api/tables/{id}/replies"), replies).await.refused(409, "table-closed");
        ada.says(&id, "table", "Nobody").await.refused(409, "table-closed");
        bob.says(&id, "watchers", "Nobody").await.refused(409, "table-closed");
        // What was said can be read again, by those who might before; the seed stays secret.
        assert!(ada.reads(&id, "table").await.text().contains("Anybody?"));
        bob.reads(&id, "table").await.refused(403, "room-closed");
        let state = bob.table(&id).await;
        assert_eq!((&state["chat"]["write"], &state["fair"]["seed"]), (&json!([]), &Value::Null));
        assert_eq!(state["outlook"], Value::Null);
    }
}

#[tokio::test]
async fn a_challenge_is_closed_before_and_after_the_answer() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    bob.registers("Bob", "correct horse").await.json();
    for declines in [false, true] {
        let mut table = new_table("bug", "hex3", &["me", "open"], "link");
        table["invitee"] = json!("Bob");
        let id = ada.post("/api/tables", table).await.json()["id"].as_str().unwrap().to_owned();
        if declines {
            bob.does(&id, "decline").await.json();
        }
        bob.does(&id, "close").await.refused(403, "not-opener");
        ada.does(&id, "close").await.json();
        bob.does(&id, "decline").await.refused(409, "table-closed");
        bob.post(&format!("/api/tables/{id}/sit"), json!({})).await.refused(409, "table-closed");
        assert!(listed(&ada).await.is_empty() && listed(&bob).await.is_empty());
    }
}

#[tokio::test]
async fn a_game_that_has_begun_is_not_closed() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = opens_for_all(&ada, "bug", "hex3", &["me", "open"]).await;
    bob.sits(&id).await;
    ada.does(&id, "close").await.refused(409, "begun");
    ada.does(&id, "resign").await.json();
    ada.does(&id, "close").await.refused(409, "begun");
    assert_eq!(ada.table(&id).await["status"], "over");
}

#[tokio::test]
async fn of_sitting_down_and_closing_at_once_one_wins() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    for _ in 0..10 {
        let id = opens_for_all(&ada, "bug", "hex3", &["me", "open"]).await;
        let path = format!("/api/tables/{id}/sit");
        let (sat, closed) = tokio::join!(bob.post(&path, json!({})), ada.does(&id, "close"));
        assert!(sat.status.is_success() != closed.status.is_success());
        let expected = if sat.status.is_success() { "running" } else { "closed" };
        assert_eq!(ada.table(&id).await["status"], expected);
        if expected == "running" {
            ada.does(&id, "resign").await.json();
        }
    }
}

#[tokio::test]
async fn a_closed_table_counts_for_nobody_and_nobody_is_paired_with_it() {
    let app = TestApp::builder().limits(|limits| limits.tables_per_guest = 1).start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let wish = json!({ "game": "bug", "clock": null });
    let first = ada.post("/api/pairing", wish.clone()).await.json()["id"].as_str().unwrap().to_owned();
    ada.post("/api/tables", new_table("bug", "hex3", &["me", "open"], "link"))
        .await
        .refused(409, "too-many-tables");
    ada.does(&first, "close").await.json();
    let met = bob.post("/api/pairing", wish).await.json();
    assert!(met["id"] != first && met["status"] == "waiting");
    ada.opens("bug", "hex3", &["me", "open"]).await;
}

#[tokio::test]
async fn what_a_deleted_account_had_opened_waits_no_more() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    ada.registers("Ada", "correct horse").await.json();
    let own = opens_for_all(&ada, "bug", "hex3", &["me", "open"]).await;
    let joined = opens_for_all(&bob, "bug-off", "seats=3 copies=6", &THREE).await;
    ada.sits(&joined).await;
    ada.delete_account("correct horse").await.done();
    assert_eq!(bob.table(&own).await["status"], "closed");
    assert_eq!(bob.table(&joined).await["status"], "waiting");
    assert_eq!(listed(&bob).await, [json!(joined)]);
}
