use crate::support::{TestApp, new_table};
use serde_json::{Value, json};
use std::time::Duration;

const BYTES: &str = "000102030405060708090a0b0c0d0e0f";

/// A wish for a table of Herd that uses a reservation.
fn wish(reserved: &Value, bytes: &str) -> Value {
    let mut body = new_table("herd", "hex3", &["open", "me"], "open");
    body["fair"] = json!({ "table": reserved["table"], "bytes": bytes });
    body
}

#[tokio::test]
async fn the_table_has_the_id_and_the_commitment_that_were_promised() {
    let ada = TestApp::start().await.visitor();
    // A browser that comes for the first time gets its cookie here.
    assert!(ada.cookie().is_none());
    let reserved = ada.post("/api/commitments", Value::Null).await.json();
    assert!(ada.cookie().is_some());
    assert_eq!(reserved["commitment"].as_str().unwrap().len(), 64);
    // Until it is opened there is no such table.
    let path = format!("/api/tables/{}", reserved["table"].as_str().unwrap());
    ada.get(&path).await.refused(404, "unknown-table");
    let state = ada.post("/api/tables", wish(&reserved, BYTES)).await.json();
    assert_eq!(state["id"], reserved["table"]);
    let fair = json!({
        "commitment": reserved["commitment"], "bytes": [null, BYTES], "lot": null, "seed": null,
    });
    assert_eq!((&state["fair"], &ada.get(&path).await.json()["fair"]), (&fair, &fair));
    // Every promise is another one.
    let other = ada.post("/api/commitments", Value::Null).await.json();
    assert!(other["table"] != reserved["table"] && other["commitment"] != reserved["commitment"]);
}

#[tokio::test]
async fn a_promise_is_kept_once_and_to_nobody_else() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.visitor(), app.visitor());
    let reserved = ada.post("/api/commitments", Value::Null).await.json();
    eve.post("/api/tables", wish(&reserved, BYTES)).await.refused(409, "unknown-commitment");
    let nowhere = json!({ "table": "abcdefghijkmnpqr" });
    ada.post("/api/tables", wish(&nowhere, BYTES)).await.refused(409, "unknown-commitment");
    // A wish that cannot be granted does not use it up.
    for bytes in ["", "00", &BYTES.to_uppercase(), &format!("{BYTES}00"), &"é".repeat(16)] {
        ada.post("/api/tables", wish(&reserved, bytes)).await.refused(400, "bad-json");
    }
    let mut wrong = wish(&reserved, BYTES);
    wrong["setup"] = json!("hex99");
    ada.post("/api/tables", wrong).await.refused(422, "unknown-board");
    ada.post("/api/tables", wish(&reserved, BYTES)).await.json();
    ada.post("/api/tables", wish(&reserved, BYTES)).await.refused(409, "unknown-commitment");
}

#[tokio::test]
async fn an_old_promise_has_lapsed() {
    let app = TestApp::builder().limits(|limits| limits.reservation_time = Duration::ZERO).start().await;
    let ada = app.visitor();
    let reserved = ada.post("/api/commitments", Value::Null).await.json();
    ada.post("/api/tables", wish(&reserved, BYTES)).await.refused(409, "unknown-commitment");
}

#[tokio::test]
async fn where_nothing_is_left_to_chance_nothing_is_promised() {
    let ada = TestApp::start().await.visitor();
    let (reserved, state) = ada.opens_fair("bug", "hex3", &["me", "me"], BYTES).await;
    assert_eq!((&state["id"], &state["fair"]), (&reserved["table"], &json!(null)));
    let id = state["id"].as_str().unwrap();
    ada.does(id, "resign").await.json();
    let record = ada.get(&format!("/api/tables/{id}/record")).await.text();
    assert!(!record.contains("Commitment") && !record.contains("Seed"), "{record}");
}
