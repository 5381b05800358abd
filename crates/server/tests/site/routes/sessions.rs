use crate::support::{Script, Socket, TestApp, Visitor};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";
const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async fn sessions(visitor: &Visitor) -> Vec<Value> {
    visitor.get("/api/sessions").await.json()["sessions"].as_array().unwrap().clone()
}

/// The id of the session of whoever asks.
async fn own(visitor: &Visitor) -> String {
    let all = sessions(visitor).await;
    let own = all.iter().find(|session| session["current"] == true).unwrap();
    own["id"].as_str().unwrap().to_owned()
}

async fn is_ada(visitor: &Visitor) -> bool {
    visitor.get("/api/me").await.json() == json!({ "name": "Ada", "account": true })
}

#[tokio::test]
async fn a_name_and_its_password_open_the_account_anywhere() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let id = ada.opens("bug", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    ada.registers("Ada", PASSWORD).await.json();
    ada.delete(&format!("/api/sessions/{}", own(&ada).await)).await.done();
    assert!(!is_ada(&ada).await);
    assert_eq!(ada.table(&id).await["you"], json!([]));

    let phone = app.visitor();
    let reply = phone.signs_in(" ADA ", PASSWORD).await;
    assert_eq!((reply.status.as_u16(), reply.json()), (201, json!({ "name": "Ada", "account": true })));
    assert!(reply.header("set-cookie").starts_with("vivarium_session="));
    assert_eq!(phone.table(&id).await["you"], json!([1, 2]));
    phone.acts(&id, "c3").await.json();
    // All of it is on the disk.
    let again = app.restart(Script::seeded(1)).await;
    assert!(is_ada(&phone.at(&again)).await);
    phone.at(&again).acts(&id, "a1").await.json();
}

#[tokio::test]
async fn nobody_and_a_wrong_password_are_answered_alike() {
    let app = TestApp::start().await;
    app.visitor().registers("Ada", PASSWORD).await.json();
    let gone = app.visitor();
    gone.registers("Bob", PASSWORD).await.json();
    gone.delete_account(PASSWORD).await.done();
    let mut answers = Vec::new();
    let long = "x".repeat(200);
    for (name, password) in [
        ("Ada", "wrong password"),
        ("Ada", ""),
        ("Bob", PASSWORD),
        ("Nobody", PASSWORD),
        ("", ""),
        (&long, &long),
    ] {
        let reply = app.visitor().signs_in(name, password).await;
        reply.refused(403, "bad-credentials");
        assert_eq!(reply.header("set-cookie"), "");
        answers.push((reply.status, format!("{:?}", reply.headers), reply.body));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]));
}

#[tokio::test]
async fn the_list_tells_which_browsers_are_signed_in() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.visitor().with("user-agent", FIREFOX), app.visitor());
    eve.get("/api/sessions").await.refused(403, "signed-out");
    ada.registers("Ada", PASSWORD).await.json();
    eve.registers("Eve", PASSWORD).await.json();
    let phone = app.visitor();
    phone.signs_in("Ada", PASSWORD).await.json();
    let all = sessions(&ada).await;
    assert_eq!(all.len(), 2);
    for session in &all {
        assert_eq!(session["created_at"].as_str().unwrap().len(), "2026-11-30T06:05:00Z".len());
        assert!(session["last_seen"].as_str() >= session["created_at"].as_str());
        assert_eq!(session.as_object().unwrap().len(), 6, "and nothing else");
    }
    let by = |current: bool| all.iter().find(|session| session["current"] == current).unwrap();
    assert_eq!((&by(true)["browser"], &by(true)["system"]), (&json!("Firefox"), &json!("Linux")));
    assert_eq!((&by(false)["browser"], &by(false)["system"]), (&json!(null), &json!(null)));
    assert_eq!(sessions(&eve).await.len(), 1);
}

#[tokio::test]
async fn a_session_that_is_ended_is_gone_wherever_its_cookies_are() {
    let app = TestApp::start().await;
    let (ada, phone) = (app.visitor(), app.visitor());
    ada.registers("Ada", PASSWORD).await.json();
    phone.signs_in("Ada", PASSWORD).await.json();
    let (thief, id) = (phone.thief(), own(&phone).await);
    let eve = app.visitor();
    eve.delete(&format!("/api/sessions/{id}")).await.refused(403, "signed-out");
    eve.registers("Eve", PASSWORD).await.json();
    eve.delete(&format!("/api/sessions/{id}")).await.refused(404, "unknown-session");
    assert!(is_ada(&thief).await);
    ada.delete(&format!("/api/sessions/{id}")).await.done();
    ada.delete(&format!("/api/sessions/{id}")).await.refused(404, "unknown-session");
    assert!(!is_ada(&thief).await && !is_ada(&phone).await && is_ada(&ada).await);
    for junk in ["x", "%00", "%ff", &"x".repeat(500)] {
        assert!(ada.delete(&format!("/api/sessions/{junk}")).await.status.is_client_error());
    }
}

#[tokio::test]
async fn all_others_end_at_once() {
    let app = TestApp::start().await;
    let people: Vec<Visitor> = (0..4).map(|_| app.visitor()).collect();
    people[0].registers("Ada", PASSWORD).await.json();
    for visitor in &people[1..] {
        visitor.signs_in("Ada", PASSWORD).await.json();
    }
    app.visitor().delete("/api/sessions").await.refused(403, "signed-out");
    people[2].delete("/api/sessions").await.done();
    for (n, visitor) in people.iter().enumerate() {
        assert_eq!(is_ada(visitor).await, n == 2, "{n}");
    }
    assert_eq!(sessions(&people[2]).await.len(), 1);
}

#[tokio::test]
async fn signing_in_again_ends_what_was_before_and_signing_out_gives_the_guest_back() {
    let app = TestApp::start().await;
    let phone = app.visitor();
    app.visitor().registers("Ada", PASSWORD).await.json();
    app.visitor().registers("Bob", "battery staple").await.json();
    phone.put("/api/me", json!({ "name": "Somebody" })).await.json();
    phone.signs_in("Ada", PASSWORD).await.json();
    let thief = phone.thief();
    phone.signs_in("Bob", "wrong password").await.refused(403, "bad-credentials");
    assert!(is_ada(&phone).await);
    phone.signs_in("Bob", "battery staple").await.json();
    assert_eq!(phone.get("/api/me").await.json()["name"], "Bob");
    assert!(!is_ada(&thief).await);
    let reply = phone.delete(&format!("/api/sessions/{}", own(&phone).await)).await;
    reply.done();
    assert!(reply.header("set-cookie").starts_with("vivarium_session=; Path=/; Max-Age=0;"));
    // This browser was a guest before; that guest has no account and is there again.
    assert_eq!(phone.get("/api/me").await.json(), json!({ "name": "Somebody", "account": false }));
}

#[tokio::test]
async fn live_connections_end_with_their_session() {
    let app = TestApp::start().await;
    let address = app.listen().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id =
        ada.opens("bug-off", "seats=2 copies=6", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    // One that was opened as a guest is not left over either.
    let mut guest = Socket::connect(address, &ada, &id).await;
    assert_eq!(guest.next().await.unwrap()["state"]["you"], json!([1]));
    ada.registers("Ada", PASSWORD).await.json();
    assert_eq!(guest.next().await, Err(1008));

    let phone = app.visitor();
    phone.signs_in("Ada", PASSWORD).await.json();
    let mut sockets = Vec::new();
    for visitor in [&ada, &phone, &bob] {
        sockets.push(Socket::connect(address, visitor, &id).await);
    }
    for (socket, seat) in sockets.iter_mut().zip([1, 1, 2]) {
        assert_eq!(socket.next().await.unwrap()["state"]["you"], json!([seat]));
    }
    let thief = phone.thief();
    ada.delete(&format!("/api/sessions/{}", own(&phone).await)).await.done();
    assert_eq!(sockets[1].next().await, Err(1008));
    // The others hear on; whoever comes back with the old cookies watches.
    let version =
        ada.acts(&id, &crate::support::step_of(&ada.table(&id).await, 0)).await.json()["version"].clone();
    sockets[0].reach(version.as_u64().unwrap()).await;
    sockets[2].reach(version.as_u64().unwrap()).await;
    let mut late = Socket::connect(address, &thief, &id).await;
    assert_eq!(late.next().await.unwrap()["state"]["you"], json!([]));
}
