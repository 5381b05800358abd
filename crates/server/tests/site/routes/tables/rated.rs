use crate::routes::people::{opens_rated, person};
use crate::support::{TestApp, new_table};
use serde_json::json;

#[tokio::test]
async fn only_people_with_accounts_sit_at_a_rated_table() {
    let app = TestApp::start().await;
    let (ada, guest) = (person(&app, "Ada").await, app.visitor());
    let rated = |seats: &[&str]| {
        let mut body = new_table("bug", "hex3", seats, "open");
        body["rated"] = json!(true);
        body
    };
    for seats in [["me", "me"], ["me", "level1"]] {
        ada.post("/api/tables", rated(&seats)).await.refused(422, "rated-seats");
    }
    guest.post("/api/tables", rated(&["me", "open"])).await.refused(403, "rated-account");

    let id = opens_rated(&ada, "bug", "hex3", &["me", "open"]).await;
    let body = json!({});
    guest.post(&format!("/api/tables/{id}/sit"), body.clone()).await.refused(403, "rated-account");
    let state = guest.table(&id).await;
    assert_eq!((&state["rated"], &state["status"]), (&json!(true), &json!("waiting")));
    assert_eq!(guest.get("/api/tables").await.json()["open"][0]["rated"], true);
    let bob = person(&app, "Bob").await;
    bob.post(&format!("/api/tables/{id}/sit"), body).await.json();
    ada.asks(&id).await.refused(409, "no-hints");

    let plain = ada.opens("bug", "hex3", &["me", "open"]).await;
    assert_eq!((&plain["rated"], &plain["ratings"]), (&json!(false), &json!([])));
}

#[tokio::test]
async fn hints_are_refused_even_when_only_bots_are_left() {
    let app = TestApp::start().await;
    let (ada, bob, cleo) = (person(&app, "Ada").await, person(&app, "Bob").await, person(&app, "Cleo").await);
    let id = opens_rated(&ada, "bug-off", "seats=3 copies=6", &["me", "open", "open"]).await;
    bob.sits(&id).await;
    cleo.sits(&id).await;
    bob.does(&id, "resign").await.json();
    cleo.does(&id, "resign").await.json();
    for _ in 0..2_000 {
        if !ada.table(&id).await["legal"].as_array().unwrap().is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    assert_eq!(ada.table(&id).await["can_hint"], false);
    ada.asks(&id).await.refused(409, "no-hints");
}
