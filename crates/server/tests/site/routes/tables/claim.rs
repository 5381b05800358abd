use crate::support::{FakeTime, Script, Socket, TestApp, Visitor, key, until};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;

fn live(base: u32) -> Value {
    json!({ "kind": "live", "base_seconds": base })
}

async fn sits_live(app: &TestApp, seats: &[&str], game: &str, setup: &str) -> (Vec<Visitor>, String) {
    let people: Vec<Visitor> = seats.iter().map(|_| app.visitor()).collect();
    let opened = people[0].opens_timed(game, setup, seats, live(600)).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    for visitor in &people[1..] {
        visitor.sits(&id).await;
    }
    (people, id)
}

/// A live connection whose presence the server has noted.
async fn comes(address: SocketAddr, visitor: &Visitor, id: &str) -> Socket {
    let mut socket = Socket::connect(address, visitor, id).await;
    socket.next().await.unwrap();
    socket
}

/// Looks until the claim is as wished: the server hears by itself that somebody is gone.
async fn sees(visitor: &Visitor, id: &str, wish: impl Fn(&Value) -> bool) {
    let look = async || wish(&visitor.table(id).await["clock"]["claim_ms"]).then_some(());
    until("the claim is as wished", look).await;
}

#[tokio::test]
async fn whoever_waits_for_somebody_who_has_left_may_claim_the_game_after_a_grace() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let address = app.listen().await;
    let (people, id) = sits_live(&app, &["me", "open"], "bug", "hex3").await;
    let (ada, bob) = (&people[0], &people[1]);
    let socket = comes(address, ada, &id).await;
    let mut listening = comes(address, bob, &id).await;
    time.pass(200_000);
    // Who is there may think as long as the clock lets them.
    assert_eq!(bob.table(&id).await["clock"]["claim_ms"], json!(null));
    bob.does(&id, "claim").await.refused(409, "not-claimable");

    drop(socket);
    sees(bob, &id, |claim| *claim == 90_000).await;
    // Bob is told without asking.
    while listening.next().await.unwrap()["state"]["clock"]["claim_ms"] != 90_000 {}
    assert_eq!(app.visitor().table(&id).await["clock"]["claim_ms"], json!(null));
    assert_eq!(ada.table(&id).await["clock"]["claim_ms"], json!(null));
    time.pass(89_999);
    bob.does(&id, "claim").await.refused(409, "not-claimable");
    // Whoever comes back in time is there.
    let socket = comes(address, ada, &id).await;
    sees(bob, &id, Value::is_null).await;
    time.pass(10_000);
    bob.does(&id, "claim").await.refused(409, "not-claimable");
    drop(socket);
    sees(bob, &id, |claim| *claim == 90_000).await;
    ada.does(&id, "claim").await.refused(409, "not-claimable");
    time.pass(90_000);
    app.visitor().does(&id, "claim").await.refused(403, "not-seated");
    let body = json!({ "version": bob.table(&id).await["version"], "key": key() });
    let path = format!("/api/tables/{id}/claim");
    let claimed = bob.post(&path, body.clone()).await.json();
    assert_eq!(bob.post(&path, body).await.json(), claimed);
    let result = json!({ "winners": [2], "points": null, "reason": "left", "text": "0-1" });
    assert_eq!(ada.table(&id).await["result"], result);
}

#[tokio::test]
async fn the_grace_begins_with_the_turn_and_one_of_two_pages_is_enough() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let address = app.listen().await;
    let (people, id) = sits_live(&app, &["me", "open"], "bug", "hex3").await;
    let (ada, bob) = (&people[0], &people[1]);
    // Bob has never been there, but it is Ada who is to move.
    time.pass(100_000);
    ada.acts(&id, "c3").await.json();
    assert_eq!(ada.table(&id).await["clock"]["claim_ms"], 90_000);
    let (one, two) = (comes(address, bob, &id).await, comes(address, bob, &id).await);
    sees(ada, &id, Value::is_null).await;
    drop(one);
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(ada.table(&id).await["clock"]["claim_ms"], json!(null));
    drop(two);
    sees(ada, &id, |claim| *claim == 90_000).await;
}

/// Pages do so where no live connection comes through.
#[tokio::test]
async fn whoever_looks_now_and_then_has_not_left() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let (people, id) = sits_live(&app, &["me", "open"], "bug", "hex3").await;
    let (ada, bob) = (&people[0], &people[1]);
    for _ in 0..4 {
        time.pass(60_000);
        ada.table(&id).await;
        bob.does(&id, "claim").await.refused(409, "not-claimable");
    }
    assert_eq!(bob.table(&id).await["clock"]["claim_ms"], 90_000);
    time.pass(90_000);
    bob.does(&id, "claim").await.json();
}

#[tokio::test]
async fn by_correspondence_and_without_a_clock_nobody_leaves() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    for clock in [json!({ "kind": "correspondence", "days": 2 }), json!(null)] {
        let (ada, bob) = (app.visitor(), app.visitor());
        let opened = ada.opens_timed("bug", "hex3", &["me", "open"], clock).await;
        let id = opened["id"].as_str().unwrap();
        bob.sits(id).await;
        time.pass(86_400_000);
        bob.does(id, "claim").await.refused(409, "not-claimable");
    }
}

#[tokio::test]
async fn among_three_a_bot_plays_on() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).chance(Script::seeded(5)).start().await;
    let (people, id) = sits_live(&app, &["me", "open", "open"], "bug-off", "seats=3 copies=6").await;
    let late = people[0].table(&id).await["to_act"].as_u64().unwrap();
    let place = usize::try_from(late).unwrap() - 1;
    time.pass(90_000);
    people[(place + 1) % 3].does(&id, "claim").await.json();
    let state = people[place].table(&id).await;
    assert_eq!((&state["status"], &state["you"]), (&json!("running"), &json!([])));
    assert_eq!(state["seats"][place]["occupant"]["kind"], "bot");
}
