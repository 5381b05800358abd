use crate::support::{TestApp, new_table};
use serde_json::{Value, json};

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn the_library_lists_tables_to_join_to_watch_and_ones_own() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let open = ada.opens("bug", "hex3", &["me", "open"]).await;
    let running = ada.opens("herd", "hex3", &["me", "me"]).await;
    let link = ada.post("/api/tables", new_table("bug", "hex3", &["me", "open"], "link")).await.json();
    let over = ada.opens("bug", "hex3", &["me", "me"]).await;
    ada.does(over["id"].as_str().unwrap(), "resign").await.json();

    let for_bob = bob.get("/api/tables").await.json();
    assert_eq!(ids(&for_bob["open"]), [open["id"].as_str().unwrap()]);
    assert_eq!(ids(&for_bob["running"]), [running["id"].as_str().unwrap()]);
    assert_eq!(for_bob["yours"], json!([]));
    assert!(!for_bob.to_string().contains(link["invite"].as_str().unwrap()));

    let for_ada = ada.get("/api/tables").await.json();
    assert_eq!((&for_ada["open"], &for_ada["running"]), (&json!([]), &json!([])));
    let yours = &for_ada["yours"];
    assert_eq!(ids(yours).len(), 3);
    let game = yours.as_array().unwrap().iter().find(|table| table["id"] == running["id"]).unwrap();
    assert_eq!((&game["your_turn"], &game["to_act"], &game["turn"]), (&json!(true), &json!(1), &json!(1)));
    assert_eq!(game["seats"], running["seats"]);
    assert_eq!(game["created_at"], running["created_at"]);

    let herd = ada.get("/api/tables?game=herd").await.json();
    assert_eq!(ids(&herd["yours"]), [running["id"].as_str().unwrap()]);
}

#[tokio::test]
async fn whose_turn_it_is_follows_the_game() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    ada.acts(&id, "c3").await.json();
    let yours = |list: Value| list["yours"][0].clone();
    let (for_ada, for_bob) =
        (yours(ada.get("/api/tables").await.json()), yours(bob.get("/api/tables").await.json()));
    assert_eq!((&for_ada["your_turn"], &for_bob["your_turn"]), (&json!(false), &json!(true)));
    assert_eq!((&for_bob["to_act"], &for_bob["turn"]), (&json!(2), &json!(2)));
}

#[tokio::test]
async fn other_questions_are_refused() {
    let visitor = TestApp::start().await.visitor();
    visitor.get("/api/tables?game=chess").await.refused(422, "unknown-game");
    visitor.get("/api/tables?game=bug&game=herd").await.refused(400, "bad-query");
    visitor.get("/api/tables?game=%FF").await.refused(422, "unknown-game");
    visitor.get("/api/tables?other=1").await.json();
}
