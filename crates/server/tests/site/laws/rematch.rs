//! The chance of a rematch is promised before anybody adds to it, and who plays it may add.

use crate::support::{Reply, TestApp, Visitor, key, play_out};
use catalog::verify;
use serde_json::{Value, json};

const ADAS: &str = "000102030405060708090a0b0c0d0e0f";
const BOBS: &str = "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff";

/// Two people, and a game that the second has resigned.
async fn over(app: &TestApp, game: &str, setup: &str) -> (Visitor, Visitor, String) {
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens(game, setup, &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    bob.does(&id, "resign").await.json();
    (ada, bob, id)
}

async fn next_table(visitor: &Visitor, id: &str) -> String {
    visitor.table(id).await["rematch"]["table"].as_str().unwrap().to_owned()
}

/// Asks for a rematch with a part in its chance.
async fn asks(visitor: &Visitor, id: &str, table: &Value, bytes: &str) -> Reply {
    let fair = json!({ "table": table, "bytes": bytes });
    let body = json!({ "version": 1, "key": key(), "fair": fair });
    visitor.post(&format!("/api/tables/{id}/rematch"), body).await
}

async fn reserves(visitor: &Visitor) -> Value {
    visitor.post("/api/commitments", Value::Null).await.json()
}

#[tokio::test]
async fn both_add_to_the_chance_of_a_rematch_once_it_is_promised() {
    let app = TestApp::builder().fair().start().await;
    let (ada, bob, id) = over(&app, "herd", "hex2").await;
    let reserved = reserves(&ada).await;
    asks(&ada, &id, &reserved["table"], ADAS).await.json();
    // Everybody is shown the promise before anybody else gives a byte, and nobody the seed.
    let offered = bob.table(&id).await;
    assert_eq!(offered["rematch"]["promise"], reserved);
    // The promise outlives the server.
    let app = app.twin().await;
    let (ada, bob) = (ada.at(&app), bob.at(&app));
    assert_eq!(bob.table(&id).await["rematch"], offered["rematch"]);
    asks(&bob, &id, &reserved["table"], BOBS).await.json();

    let next = next_table(&ada, &id).await;
    assert_eq!(reserved["table"], next.as_str());
    let new = ada.table(&next).await;
    // One seat further, and the bytes with them.
    assert_eq!(new["you"], json!([2]));
    assert_eq!(new["fair"]["commitment"], reserved["commitment"]);
    assert_eq!((&new["fair"]["bytes"], &new["fair"]["seed"]), (&json!([BOBS, ADAS]), &Value::Null));
    let paths = [&id, &next].map(|table| format!("/api/tables/{table}"));
    let mut told = vec![offered.to_string()];
    for path in [&paths[0], &paths[1], &format!("{}/record", paths[0])] {
        told.push(ada.get(path).await.text());
        told.push(bob.get(path).await.text());
    }
    play_out(&[&ada, &bob], &next).await;
    let ended = ada.table(&next).await;
    let seed = ended["fair"]["seed"].as_str().unwrap();
    assert!(told.iter().all(|answer| answer.len() > 100 && !answer.contains(seed)));
    let record = ada.get(&format!("/api/tables/{next}/record")).await.text();
    assert!(record.contains(ADAS) && record.contains(BOBS), "{record}");
    let check = verify(&record).unwrap();
    assert!(check.commitment_agrees() && check.faults.is_empty() && check.outcomes > 0, "{check:?}");
}

#[tokio::test]
async fn bytes_count_for_the_promise_that_was_seen_alone() {
    let app = TestApp::start().await;
    let (ada, bob, id) = over(&app, "herd", "hex2").await;
    let (adas, bobs) = (reserves(&ada).await, reserves(&bob).await);
    asks(&ada, &id, &bobs["table"], ADAS).await.refused(409, "unknown-commitment");
    asks(&ada, &id, &json!("aaaaaaaaaaaaaaaa"), ADAS).await.refused(409, "unknown-commitment");
    asks(&ada, &id, &adas["table"], ADAS).await.json();
    // The promise stays when the offer is withdrawn, so that nobody can look for a better one.
    ada.does(&id, "rematch/withdraw").await.json();
    assert_eq!(ada.table(&id).await["rematch"], json!({ "asked": [], "table": null, "promise": adas }));
    let again = reserves(&ada).await;
    asks(&ada, &id, &again["table"], ADAS).await.json();
    asks(&bob, &id, &bobs["table"], BOBS).await.json();
    let next = next_table(&ada, &id).await;
    assert_eq!(adas["table"], next.as_str());
    assert_eq!(ada.table(&next).await["fair"]["bytes"], json!([null, null]));
}

#[tokio::test]
async fn who_knows_of_no_promise_plays_a_rematch_all_the_same() {
    let app = TestApp::start().await;
    let (ada, bob, id) = over(&app, "herd", "hex2").await;
    bob.does(&id, "rematch").await.json();
    let reserved = reserves(&ada).await;
    asks(&ada, &id, &reserved["table"], ADAS).await.json();
    let next = next_table(&bob, &id).await;
    assert_eq!(ada.table(&next).await["fair"]["bytes"], json!([null, ADAS]));
    // Where nothing is left to chance, nothing is promised.
    let (ada, bob, id) = over(&app, "bug", "hex3").await;
    asks(&ada, &id, &reserves(&ada).await["table"], ADAS).await.json();
    assert_eq!(ada.table(&id).await["rematch"]["promise"], Value::Null);
    bob.does(&id, "rematch").await.json();
    assert_eq!(bob.table(&next_table(&bob, &id).await).await["fair"], Value::Null);
}

#[tokio::test]
async fn a_bot_adds_nothing_to_the_chance_of_a_rematch() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let opened = ada.opens("herd", "hex2", &["me", "random"]).await;
    let id = opened["id"].as_str().unwrap();
    ada.does(id, "resign").await.json();
    let reserved = reserves(&ada).await;
    asks(&ada, id, &reserved["table"], ADAS).await.json();
    let next = next_table(&ada, id).await;
    assert_eq!(ada.table(&next).await["fair"]["bytes"], json!([null, ADAS]));
}
