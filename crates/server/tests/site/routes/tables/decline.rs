use crate::support::{Reply, Script, Socket, TestApp, Visitor, key, new_table};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

async fn person(app: &TestApp, name: &str) -> Visitor {
    let visitor = app.visitor();
    visitor.registers(name, PASSWORD).await.json();
    visitor
}

async fn challenges(visitor: &Visitor, name: &str) -> Reply {
    let mut table = new_table("bug", "hex3", &["me", "open"], "open");
    table["invitee"] = json!(name);
    visitor.post("/api/tables", table).await
}

async fn sits(visitor: &Visitor, id: &str) -> Reply {
    visitor.post(&format!("/api/tables/{id}/sit"), json!({})).await
}

async fn listed(visitor: &Visitor) -> Vec<Value> {
    let list = visitor.get("/api/tables").await.json();
    list["challenges"].as_array().unwrap().iter().map(|table| table["id"].clone()).collect()
}

#[tokio::test]
async fn only_the_one_who_is_challenged_sits_down_and_sees_it_listed() {
    let app = TestApp::start().await;
    let (ada, bob, cleo) = (person(&app, "Ada").await, person(&app, "Bob").await, app.visitor());
    // Case does not matter in the name.
    let opened = challenges(&ada, "bOB").await.json();
    let id = opened["id"].as_str().unwrap();
    let told = |you: bool| json!({ "name": "Bob", "you": you, "declined": false });
    assert_eq!((&opened["access"], &opened["invite"]), (&json!("link"), &Value::Null));
    assert_eq!((&opened["challenge"], &bob.table(id).await["challenge"]), (&told(false), &told(true)));
    assert_eq!((listed(&bob).await, listed(&ada).await), (vec![json!(id)], vec![]));
    cleo.get("/api/me").await.json();
    assert_eq!(cleo.get("/api/tables").await.json()["open"], json!([]));
    sits(&cleo, id).await.refused(403, "not-invited");
    cleo.does(id, "decline").await.refused(403, "not-invited");
    ada.does(id, "decline").await.refused(403, "not-invited");
    let app = app.restart(Script::seeded(1)).await;
    let bob = bob.at(&app);
    assert_eq!(listed(&bob).await, [json!(id)]);
    assert_eq!(sits(&bob, id).await.json()["status"], "running");
    assert!(listed(&bob).await.is_empty());
    bob.does(id, "decline").await.refused(409, "already-seated");
}

#[tokio::test]
async fn who_declines_is_asked_no_more_and_the_other_is_told() {
    let app = TestApp::start().await;
    let address = app.listen().await;
    let (ada, bob) = (person(&app, "Ada").await, person(&app, "Bob").await);
    let id = challenges(&ada, "Bob").await.json()["id"].as_str().unwrap().to_owned();
    let mut socket = Socket::connect(address, &ada, &id).await;
    socket.next().await.unwrap();
    let body = json!({ "version": 1, "key": key() });
    let path = format!("/api/tables/{id}/decline");
    let declined = bob.post(&path, body.clone()).await.json();
    assert_eq!(bob.post(&path, body).await.json(), declined);
    assert_eq!(bob.does(&id, "decline").await.json(), declined);
    let told = socket.next().await.unwrap();
    assert_eq!(told["events"][0]["what"], json!({ "kind": "declined" }));
    assert_eq!(told["state"]["challenge"]["declined"], true);
    assert!(listed(&bob).await.is_empty());
    sits(&bob, &id).await.refused(409, "challenge-declined");
    sits(&app.visitor(), &id).await.refused(403, "not-invited");
    // Whoever asked finds it in the own list.
    let yours = ada.get("/api/tables").await.json()["yours"].clone();
    assert_eq!((&yours[0]["id"], &yours[0]["challenge"]["declined"]), (&json!(id), &json!(true)));
}

#[tokio::test]
async fn of_sitting_down_and_declining_at_once_one_wins() {
    let app = TestApp::start().await;
    let (ada, bob) = (person(&app, "Ada").await, person(&app, "Bob").await);
    for _ in 0..10 {
        let id = challenges(&ada, "Bob").await.json()["id"].as_str().unwrap().to_owned();
        let (sat, declined) = tokio::join!(sits(&bob, &id), bob.does(&id, "decline"));
        assert!(sat.status.is_success() != declined.status.is_success());
        let state = ada.table(&id).await;
        assert_eq!(state["challenge"]["declined"], declined.status.is_success());
        assert_eq!(state["status"] == "running", sat.status.is_success());
    }
}

#[tokio::test]
async fn a_challenge_that_cannot_be_is_refused() {
    let app = TestApp::start().await;
    let (ada, bob) = (person(&app, "Ada").await, person(&app, "Bob").await);
    challenges(&ada, "Nobody").await.refused(404, "unknown-person");
    challenges(&ada, "").await.refused(404, "unknown-person");
    challenges(&ada, "ada").await.refused(422, "challenge-yourself");
    let mut three = new_table("bug-off", "seats=3 copies=6", &["me", "open", "open"], "link");
    three["invitee"] = json!("Bob");
    ada.post("/api/tables", three.clone()).await.refused(422, "challenge-seats");
    three["seats"][2] = json!({ "kind": "bot", "bot": "random" });
    ada.post("/api/tables", three).await.json();
    bob.delete_account(PASSWORD).await.done();
    challenges(&ada, "Bob").await.refused(404, "unknown-person");
}

#[tokio::test]
async fn a_deleted_account_has_declined_and_leaves_no_name() {
    let app = TestApp::start().await;
    let (ada, bob) = (person(&app, "Ada").await, person(&app, "Bobolink").await);
    let id = challenges(&ada, "Bobolink").await.json()["id"].as_str().unwrap().to_owned();
    bob.delete_account(PASSWORD).await.done();
    let app = app.restart(Script::seeded(1)).await;
    let ada = ada.at(&app);
    let state = ada.table(&id).await;
    assert_eq!(state["challenge"], json!({ "name": "", "you": false, "declined": true }));
    assert!(!ada.get("/api/tables").await.text().contains("Bobolink"));
}
