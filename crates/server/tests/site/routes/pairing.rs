use crate::support::{Reply, Socket, TestApp, Visitor, new_table};
use serde_json::{Value, json};

async fn pairs(visitor: &Visitor, game: &str, clock: Value) -> Reply {
    visitor.post("/api/pairing", json!({ "game": game, "clock": clock })).await
}

fn live() -> Value {
    json!({ "kind": "live", "base_seconds": 300, "increment_seconds": 5 })
}

#[tokio::test]
async fn two_who_want_the_same_meet_and_others_do_not() {
    let app = TestApp::start().await;
    let (ada, bob, cleo) = (app.visitor(), app.visitor(), app.visitor());
    let waiting = pairs(&ada, "bug", Value::Null).await.json();
    assert_eq!((&waiting["status"], &waiting["access"]), (&json!("waiting"), &json!("open")));
    // Asking again leads back to the own table.
    assert_eq!(pairs(&ada, "bug", Value::Null).await.json()["id"], waiting["id"]);
    // Another game and another clock are other wishes.
    for (game, clock) in [("herd", Value::Null), ("bug", live())] {
        assert_ne!(pairs(&cleo, game, clock).await.json()["id"], waiting["id"]);
    }
    let met = pairs(&bob, "bug", Value::Null).await.json();
    assert_eq!((&met["id"], &met["status"]), (&waiting["id"], &json!("running")));
    let met = pairs(&bob, "bug", live()).await.json();
    assert_eq!((&met["status"], &met["clock"]["setting"]["base_seconds"]), (&json!("running"), &json!(300)));
    let three = pairs(&ada, "bug-off", Value::Null).await.json();
    assert_eq!(pairs(&bob, "bug-off", Value::Null).await.json()["id"], three["id"]);
}

#[tokio::test]
async fn nobody_is_seated_at_a_table_that_is_not_for_anyone() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    ada.registers("Ada", "correct horse").await.json();
    let mut rated = new_table("bug", "hex3", &["me", "open"], "open");
    rated["rated"] = json!(true);
    let others = [
        rated,
        new_table("bug", "hex3", &["me", "open"], "link"),
        new_table("bug", "hex2", &["me", "open"], "open"),
        new_table("bug", "hex3", &["me", "random"], "open"),
    ];
    for table in others {
        ada.post("/api/tables", table).await.json();
    }
    let met = pairs(&app.visitor(), "bug", Value::Null).await.json();
    assert_eq!(met["status"], "waiting");
    // One that was opened for everybody by hand is as good as another.
    let open = ada.opens("herd", "hex5", &["open", "me"]).await;
    assert_eq!(pairs(&app.visitor(), "herd", Value::Null).await.json()["id"], open["id"]);
}

#[tokio::test]
async fn of_many_at_once_each_two_meet() {
    let app = TestApp::start().await;
    let people: Vec<Visitor> = (0..8).map(|_| app.visitor()).collect();
    let mut tasks = Vec::new();
    for visitor in &people {
        let visitor = visitor.clone();
        tasks.push(tokio::spawn(
            async move { pairs(&visitor, "bug", Value::Null).await.json()["id"].clone() },
        ));
    }
    let mut ids = Vec::new();
    for task in tasks {
        ids.push(task.await.unwrap().as_str().unwrap().to_owned());
    }
    ids.sort();
    for pair in ids.chunks(2) {
        assert_eq!(pair[0], pair[1]);
        assert_eq!(people[0].table(&pair[0]).await["status"], "running");
    }
    ids.dedup();
    assert_eq!(ids.len(), 4);
}

#[tokio::test]
async fn a_table_that_somebody_has_left_is_passed_over() {
    let app = TestApp::builder().limits(|limits| limits.waits_alone = 0).start().await;
    let address = app.listen().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let waiting = pairs(&ada, "bug", Value::Null).await.json();
    let id = waiting["id"].as_str().unwrap();
    let other = pairs(&bob, "bug", Value::Null).await.json();
    assert_ne!(other["id"], id);
    // By correspondence nobody need stay on the page.
    let days = json!({ "kind": "correspondence", "days": 3 });
    let slow = pairs(&ada, "bug", days.clone()).await.json();
    assert_eq!(pairs(&bob, "bug", days).await.json()["id"], slow["id"]);
    // Ada comes back, Bob does not.
    let mut socket = Socket::connect(address, &ada, id).await;
    socket.next().await.unwrap();
    let met = pairs(&app.visitor(), "bug", Value::Null).await.json();
    assert_eq!((&met["id"], &met["status"]), (&json!(id), &json!("running")));
}

#[tokio::test]
async fn a_wish_that_makes_no_sense_is_refused() {
    let app = TestApp::builder().limits(|limits| limits.tables_per_guest = 1).start().await;
    let ada = app.visitor();
    pairs(&ada, "chess", Value::Null).await.refused(422, "unknown-game");
    pairs(&ada, "bug", json!({ "kind": "correspondence", "days": 99 })).await.refused(422, "bad-clock");
    ada.opens("bug", "hex3", &["me", "random"]).await;
    pairs(&ada, "bug", Value::Null).await.refused(409, "too-many-tables");
}
