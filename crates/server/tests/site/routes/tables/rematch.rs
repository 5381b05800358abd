use crate::support::{Script, Socket, TestApp, Visitor, key, new_table, play_out};
use serde_json::{Value, json};

/// Two people, and a game of Bug that the second has resigned.
async fn over(app: &TestApp, table: Value) -> (Visitor, Visitor, String) {
    let (ada, bob) = (app.visitor(), app.visitor());
    for (visitor, name) in [(&ada, "Ada"), (&bob, "Bob")] {
        visitor.put("/api/me", json!({ "name": name })).await.json();
    }
    let opened = ada.post("/api/tables", table).await.json();
    let id = opened["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{id}/sit"), json!({ "invite": opened["invite"] })).await.json();
    ada.does(&id, "rematch").await.refused(409, "not-over");
    bob.does(&id, "resign").await.json();
    (ada, bob, id)
}

fn bug() -> Value {
    new_table("bug", "hex3", &["me", "open"], "link")
}

fn names(state: &Value) -> Vec<&str> {
    let seats = state["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["occupant"]["name"].as_str().unwrap_or("")).collect()
}

async fn next_table(visitor: &Visitor, id: &str) -> String {
    visitor.table(id).await["rematch"]["table"].as_str().unwrap().to_owned()
}

/// The next action that the socket tells of; who comes and goes is told in between.
async fn update(socket: &mut Socket) -> Value {
    loop {
        let message = socket.next().await.unwrap();
        if message["type"] == "update" {
            return message;
        }
    }
}

#[tokio::test]
async fn when_both_agree_they_change_seats_and_all_else_stays() {
    let app = TestApp::start().await;
    let mut table = new_table("bug", "hex4 swap", &["me", "open"], "link");
    table["clock"] = json!({ "kind": "live", "base_seconds": 300, "increment_seconds": 2 });
    table["pace"] = json!("quick");
    let (ada, bob, id) = over(&app, table).await;
    let address = app.listen().await;
    let mut socket = Socket::connect(address, &bob, &id).await;
    socket.next().await.unwrap();
    assert_eq!(ada.table(&id).await["rematch"], Value::Null);
    app.visitor().does(&id, "rematch").await.refused(403, "not-seated");

    // At whatever version the client last saw.
    let path = format!("/api/tables/{id}/rematch");
    ada.post(&path, json!({ "version": 1, "key": key() })).await.json();
    let told = update(&mut socket).await;
    assert_eq!(told["events"][0]["what"], json!({ "kind": "rematch-asked" }));
    assert_eq!(told["state"]["rematch"], json!({ "asked": [1], "table": null, "promise": null }));
    bob.does(&id, "rematch").await.json();
    let told = update(&mut socket).await;
    let kinds: Vec<&Value> = told["events"].as_array().unwrap().iter().map(|e| &e["what"]["kind"]).collect();
    assert_eq!(kinds, ["rematch-asked", "rematch"]);

    let next = next_table(&ada, &id).await;
    let (old, new) = (ada.table(&id).await, ada.table(&next).await);
    assert_eq!((names(&old), names(&new)), (vec!["Ada", "Bob"], vec!["Bob", "Ada"]));
    assert_eq!((&new["status"], &new["you"]), (&json!("running"), &json!([2])));
    for field in ["game", "setup", "pace", "access", "rated"] {
        assert_eq!(old[field], new[field], "{field}");
    }
    assert_eq!(old["clock"]["setting"], new["clock"]["setting"]);
    bob.acts(&next, "c3").await.json();
    // The new table is no part of the old game.
    bob.does(&id, "resign").await.refused(409, "game-over");
    bob.does(&id, "rematch/withdraw").await.refused(409, "rematch-begun");
    let version = &old["version"];
    assert_eq!(ada.does(&id, "rematch").await.json()["version"], *version);
    assert_eq!(next_table(&bob, &id).await, next);
}

#[tokio::test]
async fn an_offer_is_withdrawn_and_asking_twice_is_asking_once() {
    let app = TestApp::start().await;
    let (ada, bob, id) = over(&app, bug()).await;
    let path = format!("/api/tables/{id}/rematch");
    let body = json!({ "version": 3, "key": key() });
    let asked = ada.post(&path, body.clone()).await.json();
    // The same request again, and another one from a second tab.
    assert_eq!(ada.post(&path, body).await.json(), asked);
    assert_eq!(ada.does(&id, "rematch").await.json(), asked);
    bob.does(&id, "rematch/withdraw").await.json();
    assert_eq!(bob.table(&id).await["rematch"]["asked"], json!([1]));
    ada.does(&id, "rematch/withdraw").await.json();
    assert_eq!(bob.table(&id).await["rematch"], Value::Null);
    bob.does(&id, "rematch").await.json();
    assert_eq!(ada.table(&id).await["rematch"], json!({ "asked": [2], "table": null, "promise": null }));
}

#[tokio::test]
async fn of_two_who_ask_at_once_comes_one_table() {
    let app = TestApp::start().await;
    for _ in 0..10 {
        let (ada, bob, id) = over(&app, bug()).await;
        let path = format!("/api/tables/{id}/rematch");
        let ask = |visitor: Visitor| {
            let path = path.clone();
            async move { visitor.post(&path, json!({ "version": 3, "key": key() })).await.json() }
        };
        tokio::join!(ask(ada.clone()), ask(bob.clone()), ask(ada.clone()), ask(bob.clone()));
        let next = next_table(&ada, &id).await;
        assert_eq!(next_table(&bob, &id).await, next);
        let yours = ada.get("/api/tables").await.json()["yours"].clone();
        let here = yours.as_array().unwrap().iter().filter(|table| table["id"] == next.as_str()).count();
        assert_eq!((here, yours.as_array().unwrap().len()), (1, 1));
    }
}

#[tokio::test]
async fn of_a_resignation_and_a_rematch_at_once_comes_one_outcome() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    let path = format!("/api/tables/{id}/rematch");
    let (resigned, asked) =
        tokio::join!(bob.does(&id, "resign"), ada.post(&path, json!({ "version": 3, "key": key() })));
    resigned.json();
    let state = bob.table(&id).await;
    if asked.status.is_success() {
        assert_eq!(state["rematch"]["asked"], json!([1]));
    } else {
        asked.refused(409, "not-over");
        assert_eq!(state["rematch"], Value::Null);
    }
}

#[tokio::test]
async fn an_offer_and_the_rematch_outlive_the_server() {
    let app = TestApp::start().await;
    let (ada, bob, id) = over(&app, bug()).await;
    ada.does(&id, "rematch").await.json();
    let app = app.restart(Script::seeded(1)).await;
    let (ada, bob) = (ada.at(&app), bob.at(&app));
    let body = json!({ "version": 4, "key": key() });
    let path = format!("/api/tables/{id}/rematch");
    let agreed = bob.post(&path, body.clone()).await.json();
    let next = next_table(&ada, &id).await;
    let again = app.after_sudden_death(|_| {}).await;
    let (ada, bob) = (ada.at(&again), bob.at(&again));
    // The answer was lost: the same once more gives the same answer and no other table.
    assert_eq!(bob.post(&path, body).await.json(), agreed);
    assert_eq!(next_table(&bob, &id).await, next);
    assert_eq!(ada.table(&next).await["status"], "running");
    assert_eq!(ada.get("/api/tables").await.json()["yours"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn bots_and_the_same_screen_begin_at_once() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    for (seats, you) in [(["me", "random"], json!([2])), (["me", "me"], json!([1, 2]))] {
        let id = ada.opens("bug", "hex3", &seats).await["id"].as_str().unwrap().to_owned();
        ada.does(&id, "resign").await.json();
        ada.does(&id, "rematch").await.json();
        let next = next_table(&ada, &id).await;
        let state = ada.table(&next).await;
        assert_eq!((&state["status"], &state["you"]), (&json!("running"), &you));
        // Its bot plays.
        assert_eq!(play_out(&[&ada], &next).await["status"], "over");
    }
}

#[tokio::test]
async fn three_move_one_seat_further_and_who_has_left_gets_the_seat_back() {
    let app = TestApp::start().await;
    let people = [app.visitor(), app.visitor(), app.visitor()];
    for (visitor, name) in people.iter().zip(["Ada", "Bob", "Cleo"]) {
        visitor.put("/api/me", json!({ "name": name })).await.json();
    }
    let [ada, bob, cleo] = &people;
    let opened = ada.opens("bug-off", "seats=3 copies=6", &["me", "open", "open"]).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    cleo.sits(&id).await;
    cleo.does(&id, "resign").await.json();
    play_out(&[ada, bob], &id).await;
    cleo.does(&id, "rematch").await.refused(403, "not-seated");
    ada.does(&id, "rematch").await.json();
    assert_eq!(ada.table(&id).await["rematch"]["table"], Value::Null);
    bob.does(&id, "rematch").await.json();
    let next = next_table(cleo, &id).await;
    let state = ada.table(&next).await;
    assert_eq!((&state["status"], names(&state)), (&json!("waiting"), vec!["Bob", "", "Ada"]));
    assert_eq!(state["seats"][1]["occupant"]["kind"], "open");
    assert_eq!(cleo.sits(&next).await["status"], "running");
}

#[tokio::test]
async fn a_rated_rematch_is_rated_and_none_is_offered_to_a_deleted_account() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    ada.registers("Ada", "correct horse").await.json();
    bob.registers("Bob", "correct horse").await.json();
    let mut table = bug();
    table["rated"] = json!(true);
    let opened = ada.post("/api/tables", table).await.json();
    let id = opened["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{id}/sit"), json!({ "invite": opened["invite"] })).await.json();
    ada.acts(&id, "c3").await.json();
    bob.does(&id, "resign").await.json();
    for visitor in [&ada, &bob] {
        visitor.does(&id, "rematch").await.json();
    }
    let next = next_table(&ada, &id).await;
    let state = ada.table(&next).await;
    assert_eq!((&state["rated"], state["ratings"].as_array().unwrap().len()), (&json!(true), 2));
    bob.does(&next, "resign").await.json();
    bob.delete_account("correct horse").await.done();
    ada.does(&next, "rematch").await.refused(409, "rematch-gone");
}

#[tokio::test]
async fn nobody_gets_more_tables_by_it_than_others_have() {
    let app = TestApp::builder().limits(|limits| limits.tables_per_guest = 1).start().await;
    let (ada, bob, id) = over(&app, bug()).await;
    ada.does(&id, "rematch").await.json();
    bob.opens("bug", "hex3", &["me", "random"]).await;
    bob.does(&id, "rematch").await.refused(409, "too-many-tables");
    assert_eq!(ada.table(&id).await["rematch"], json!({ "asked": [1], "table": null, "promise": null }));
}
