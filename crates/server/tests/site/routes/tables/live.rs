use crate::support::{Script, Socket, TestApp, Visitor, key, until};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

async fn waiting(app: &TestApp) -> (SocketAddr, Visitor, Visitor, String) {
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    bob.get("/api/me").await.json();
    (app.listen().await, ada, bob, id)
}

fn kinds(update: &Value) -> Vec<&str> {
    update["events"].as_array().unwrap().iter().map(|event| event["what"]["kind"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn everybody_hears_of_everything_once() {
    let app = TestApp::start().await;
    let (address, ada, bob, id) = waiting(&app).await;
    let mut for_ada = Socket::connect(address, &ada, &id).await;
    let mut for_bob = Socket::connect(address, &bob, &id).await;
    let mut for_nobody = Socket::connect(address, &app.visitor(), &id).await;
    for (socket, visitor) in [(&mut for_ada, &ada), (&mut for_bob, &bob), (&mut for_nobody, &app.visitor())] {
        let sync = socket.next().await.unwrap();
        assert_eq!(sync, json!({ "type": "sync", "state": visitor.table(&id).await }));
    }
    bob.sits(&id).await;
    for (socket, visitor) in [(&mut for_ada, &ada), (&mut for_bob, &bob), (&mut for_nobody, &app.visitor())] {
        let update = socket.next().await.unwrap();
        assert_eq!(update["type"], "update");
        assert_eq!(kinds(&update), ["sat", "started"]);
        assert_eq!(update["events"][0]["seat"], 2);
        // Who sat down is shown with the own eyes from then on, over the same connection.
        assert_eq!(update["state"], visitor.table(&id).await);
    }
    ada.acts(&id, "c3").await.json();
    bob.acts(&id, "c2/c1").await.json();
    for socket in [&mut for_ada, &mut for_bob, &mut for_nobody] {
        let update = socket.next().await.unwrap();
        let placed = json!({ "game": "bug", "event": "placed", "cell": "c3" });
        let event = json!({ "version": 4, "seat": 1, "what": { "kind": "played", "observed": placed } });
        assert_eq!(update["events"], json!([event]));
        let update = socket.next().await.unwrap();
        assert_eq!(kinds(&update), ["played", "played"]);
        assert_eq!(update["events"][1]["what"]["observed"]["eaten"], json!([["c3"]]));
        assert_eq!(update["state"]["version"], 6);
    }
    ada.does(&id, "resign").await.json();
    assert_eq!(kinds(&for_bob.next().await.unwrap()), ["resigned"]);
}

#[tokio::test]
async fn undoing_is_told() {
    let app = TestApp::builder().chance(Script::of(&["2-5"])).start().await;
    let ada = app.visitor();
    let id = ada.opens("herd", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    ada.acts(&id, "+a1").await.json();
    let mut socket = Socket::connect(app.listen().await, &ada, &id).await;
    socket.next().await.unwrap();
    ada.does(&id, "undo").await.json();
    let update = socket.next().await.unwrap();
    assert_eq!(kinds(&update), ["undone"]);
    assert_eq!(update["state"]["view"]["red"], json!([]));
}

#[tokio::test]
async fn a_ping_is_answered() {
    let app = TestApp::start().await;
    let (address, ada, _, id) = waiting(&app).await;
    let mut socket = Socket::connect(address, &ada, &id).await;
    socket.next().await.unwrap();
    socket.send_text(r#"{"type":"ping"}"#).await;
    assert_eq!(socket.next().await.unwrap(), json!({ "type": "pong" }));
}

#[tokio::test]
async fn what_is_no_message_ends_the_connection_with_a_word() {
    let app = TestApp::start().await;
    let (address, ada, _, id) = waiting(&app).await;
    let large = Message::text(format!(r#"{{"type":"ping"}}{}"#, " ".repeat(1100)));
    let huge = Message::text("x".repeat(200_000));
    let act = r#"{"type":"act","text":"c3"}"#;
    let cases = [
        (Message::text("{"), "frame-unknown", 1008),
        (Message::text(act), "frame-unknown", 1008),
        (Message::text(""), "frame-unknown", 1008),
        (Message::text(r#"{"type":"ping","more":1}"#), "frame-unknown", 1008),
        (Message::binary(r#"{"type":"ping"}"#), "frame-not-text", 1003),
        (large, "frame-too-large", 1009),
        (huge, "frame-too-large", 1009),
    ];
    for (message, code, close) in cases {
        let mut socket = Socket::connect(address, &ada, &id).await;
        socket.next().await.unwrap();
        socket.send(message).await;
        match socket.next().await {
            Ok(error) => {
                assert_eq!((&error["type"], &error["code"]), (&json!("error"), &json!(code)));
                assert_eq!(socket.next().await.unwrap_err(), close, "{code}");
            }
            // The word may be lost where much was still under way.
            Err(gone) => assert!(code == "frame-too-large" && gone == 1006, "{code}: {gone}"),
        }
    }
    assert_eq!(ada.table(&id).await["status"], "waiting");
}

#[tokio::test]
async fn a_flood_of_messages_ends_the_connection() {
    let app = TestApp::start().await;
    let (address, ada, _, id) = waiting(&app).await;
    let mut socket = Socket::connect(address, &ada, &id).await;
    for _ in 0..60 {
        socket.send_text(r#"{"type":"ping"}"#).await;
    }
    let mut pongs = 0;
    loop {
        match socket.next().await {
            Ok(message) if message["type"] == "pong" => pongs += 1,
            Ok(message) if message["type"] == "error" => assert_eq!(message["code"], "rate-limited"),
            Ok(_) => {}
            Err(_) => break,
        }
    }
    assert!((30..40).contains(&pongs), "{pongs}");
}

#[tokio::test]
async fn another_sites_page_cannot_connect() {
    let app = TestApp::start().await;
    let (address, ada, _, id) = waiting(&app).await;
    let own = format!("http://{address}");
    assert!(Socket::try_connect(address, &ada, &id, Some(&own)).await.is_ok());
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        assert_eq!(Socket::try_connect(address, &ada, &id, Some(origin)).await.err(), Some(403));
    }
    assert_eq!(Socket::try_connect(address, &ada, "aaaaaaaaaaaaaaaa", None).await.err(), Some(404));
    ada.get(&format!("/api/tables/{id}/live")).await.refused(426, "upgrade-required");
}

#[tokio::test]
async fn connections_are_counted() {
    let app = TestApp::builder().limits(|limits| limits.sockets_per_ip = 2).start().await;
    let (address, ada, _, id) = waiting(&app).await;
    let first = Socket::connect(address, &ada, &id).await;
    let _second = Socket::connect(address, &ada, &id).await;
    assert_eq!(Socket::try_connect(address, &ada, &id, None).await.err(), Some(429));
    drop(first);
    until("a place is given back", async || Socket::try_connect(address, &ada, &id, None).await.ok()).await;
}

#[tokio::test]
async fn a_silent_connection_is_let_go() {
    let app = TestApp::builder()
        .limits(|limits| {
            limits.ping_every = Duration::from_millis(100);
            limits.silence = Duration::from_secs(1);
        })
        .start()
        .await;
    let (address, ada, _, id) = waiting(&app).await;
    // Nobody reads here, so nobody answers pings.
    let mut silent = Socket::connect(address, &ada, &id).await;
    let mut answering = Socket::connect(address, &ada, &id).await;
    answering.next().await.unwrap();
    // Reading answers pings by itself, for as long as the other one is not heard of.
    let quiet = tokio::time::timeout(Duration::from_millis(2_500), answering.next()).await;
    assert!(quiet.is_err(), "{quiet:?}");
    silent.next().await.unwrap();
    assert_eq!(silent.next().await.unwrap_err(), 1006);
}

#[tokio::test]
async fn who_does_not_read_costs_no_memory_and_is_let_go() {
    let app = TestApp::builder()
        .chance(Script::of(&["2-5"]))
        .limits(|limits| limits.send_time = Duration::from_millis(200))
        .start()
        .await;
    let ada = app.visitor();
    let state = ada.opens("herd", "hex10", &["me", "me"]).await;
    let id = state["id"].as_str().unwrap();
    let address = app.listen().await;
    let mut sleeper = Socket::connect_with_small_buffer(address, &ada, id).await;
    let mut reader = Socket::connect(address, &ada, id).await;
    let (mut version, mut sent) = (state["version"].as_u64().unwrap(), 0);
    // More than all buffers between the two ends hold.
    while sent < 6_000_000 {
        for verb in ["act", "undo"] {
            let mut body = json!({ "version": version, "key": key() });
            if verb == "act" {
                body["text"] = json!("+a1");
            }
            let acted = ada.post(&format!("/api/tables/{id}/{verb}"), body).await.json();
            version = acted["version"].as_u64().unwrap();
            reader.reach(version).await;
            sent += reader.frames.drain(..).map(|frame| frame.len()).sum::<usize>();
        }
    }
    // Long enough for the server to lose its patience.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (mut read, mut shown) = (0, 0);
    while let Ok(message) = sleeper.next().await {
        shown = message["state"]["version"].as_u64().unwrap();
        read += sleeper.frames.pop().map_or(0, |frame| frame.len());
    }
    assert!(
        shown < version && read < sent / 2,
        "{read} of {sent} bytes were kept for somebody who did not read"
    );
}

#[tokio::test]
async fn a_stopping_server_says_goodbye() {
    let app = TestApp::start().await;
    let (address, ada, _, id) = waiting(&app).await;
    let mut socket = Socket::connect(address, &ada, &id).await;
    socket.next().await.unwrap();
    app.app.stop().await;
    assert_eq!(socket.next().await.unwrap_err(), 1012);
}

#[tokio::test]
async fn those_who_wait_for_a_bot_that_waits_are_told() {
    let app = TestApp::builder().config(|config| config.thinking.threads = 1).start().await;
    let address = app.listen().await;
    let ada = app.visitor();
    ada.opens("bug", "hex4", &["uct:ms=500", "me"]).await;
    let id = ada.opens("bug", "hex4", &["uct:ms=2", "me"]).await["id"].as_str().unwrap().to_owned();
    let mut socket = Socket::connect(address, &ada, &id).await;
    assert_eq!(socket.next().await.unwrap()["type"], "sync");
    assert_eq!(socket.next().await.unwrap(), json!({ "type": "bot", "waits": true }));
    assert_eq!(socket.next().await.unwrap(), json!({ "type": "bot", "waits": false }));
    assert_eq!(socket.next().await.unwrap()["type"], "update");
}

#[tokio::test]
async fn those_who_watch_are_counted() {
    let app = TestApp::start().await;
    let (address, ada, bob, id) = waiting(&app).await;
    let wim = app.visitor();
    wim.get("/api/me").await.json();
    let mut for_ada = Socket::connect(address, &ada, &id).await;
    for_ada.counts(0).await;
    let mut for_bob = Socket::connect(address, &bob, &id).await;
    let (one, two) = (Socket::connect(address, &wim, &id).await, Socket::connect(address, &wim, &id).await);
    // Two pages of one person, and somebody unknown.
    let nobody = Socket::connect(address, &app.visitor(), &id).await;
    for_ada.counts(3).await;
    for_bob.counts(3).await;
    // Whoever sits down watches no longer.
    bob.sits(&id).await;
    for_ada.counts(2).await;
    drop(one);
    drop(nobody);
    for_ada.counts(1).await;
    drop(two);
    for_ada.counts(0).await;
}
