//! Bad input of any size and speed is refused and changes nothing.

use crate::support::{TestApp, new_table};
use axum::http::Method;
use serde_json::json;
use server::Rate;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// Sends bytes over a network and returns what comes back until the other side closes.
async fn raw(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may stop listening before all is written.
    let _ = stream.write_all(bytes).await;
    read_all(&mut stream).await
}

async fn read_all(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let mut buffer = [0; 4096];
    while let Ok(Ok(count @ 1..)) = timeout(Duration::from_secs(5), stream.read(&mut buffer)).await {
        answer.extend_from_slice(&buffer[..count]);
    }
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn large_bodies_are_refused() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let large = json!({ "name": "x".repeat(20_000) });
    ada.put("/api/me", large.clone()).await.refused(413, "too-large");
    let spaces = " ".repeat(17_000);
    let reply = ada.send(Method::POST, "/api/tables", "application/json", spaces.into_bytes()).await;
    reply.refused(413, "too-large");
    // Also when the length is not told beforehand.
    let body = format!("{:x}\r\n{large}\r\n0\r\n\r\n", large.to_string().len());
    let head = "PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n";
    let answer = raw(app.listen().await, format!("{head}{body}").as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("too-large"), "{answer}");
}

#[tokio::test]
async fn long_addresses_and_headers_are_refused() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    ada.get(&format!("/api/tables?game={}", "x".repeat(5000))).await.refused(414, "uri-too-long");
    ada.with("x-much", &"x".repeat(13_000)).get("/api/games").await.refused(431, "headers-too-large");
    let address = app.listen().await;
    let huge = format!("GET / HTTP/1.1\r\nhost: x\r\nx-much: {}\r\n\r\n", "x".repeat(100_000));
    assert!(raw(address, huge.as_bytes()).await.starts_with("HTTP/1.1 431"));
    let many = format!("GET / HTTP/1.1\r\nhost: x\r\n{}\r\n", "a: b\r\n".repeat(200));
    assert!(raw(address, many.as_bytes()).await.starts_with("HTTP/1.1 431"));
    for junk in ["\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"] {
        let answer = raw(address, junk.as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 400") || answer.is_empty(), "{answer}");
    }
    assert_eq!(ada.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn a_body_that_trickles_in_is_given_up() {
    let app =
        TestApp::builder().limits(|limits| limits.request_time = Duration::from_millis(200)).start().await;
    let mut stream = TcpStream::connect(app.listen().await).await.unwrap();
    let head =
        "PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    for _ in 0..5 {
        sleep(Duration::from_millis(20)).await;
        stream.write_all(b" ").await.unwrap();
    }
    let mut buffer = [0; 4096];
    let count = timeout(Duration::from_secs(5), stream.read(&mut buffer)).await.unwrap().unwrap();
    let answer = String::from_utf8_lossy(&buffer[..count]).into_owned();
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("\"timeout\""), "{answer}");
}

#[tokio::test]
async fn one_address_has_a_number_of_connections() {
    let app = TestApp::builder().limits(|limits| limits.connections_per_ip = 2).start().await;
    let address = app.listen().await;
    let first = TcpStream::connect(address).await.unwrap();
    let _second = TcpStream::connect(address).await.unwrap();
    sleep(Duration::from_millis(50)).await;
    let ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    assert_eq!(raw(address, ask).await, "");
    drop(first);
    sleep(Duration::from_millis(50)).await;
    assert!(raw(address, ask).await.ends_with("ok\n"));
}

#[tokio::test]
async fn an_idle_connection_ends() {
    let app = TestApp::builder()
        .limits(|limits| {
            limits.connection_time = Duration::from_millis(100);
            limits.request_time = Duration::from_millis(100);
        })
        .start()
        .await;
    let mut stream = TcpStream::connect(app.listen().await).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    assert!(read_all(&mut stream).await.ends_with("ok\n"));
}

#[tokio::test]
async fn too_many_requests_are_refused_and_told_when_to_come_back() {
    let rate = Rate { burst: 3.0, per_second: 0.2 };
    let app = TestApp::builder().limits(|limits| limits.requests = rate).start().await;
    let ada = app.visitor();
    for _ in 0..3 {
        ada.get("/api/games").await.json();
    }
    let reply = ada.get("/api/games").await;
    reply.refused(429, "rate-limited");
    assert_eq!(reply.header("retry-after"), "5");
}

#[tokio::test]
async fn one_guest_may_change_so_much() {
    let rate = Rate { burst: 2.0, per_second: 0.01 };
    let app = TestApp::builder().limits(|limits| limits.changes = rate).start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    ada.get("/api/me").await.json();
    for _ in 0..2 {
        ada.put("/api/me", json!({ "name": "Ada" })).await.json();
    }
    ada.put("/api/me", json!({ "name": "Eva" })).await.refused(429, "rate-limited");
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
    bob.put("/api/me", json!({ "name": "Bob" })).await.json();
}

#[tokio::test]
async fn inventing_people_does_not_help() {
    let rate = Rate { burst: 2.0, per_second: 0.01 };
    let app = TestApp::builder().limits(|limits| limits.strangers = rate).start().await;
    for _ in 0..2 {
        app.visitor().put("/api/me", json!({ "name": "Eve" })).await.json();
    }
    app.visitor().put("/api/me", json!({ "name": "Eve" })).await.refused(429, "rate-limited");
    let known = app.visitor();
    known.get("/api/me").await.json();
    known.put("/api/me", json!({ "name": "Ada" })).await.json();
}

#[tokio::test]
async fn one_address_opens_so_many_tables() {
    let rate = Rate { burst: 1.0, per_second: 0.01 };
    let app = TestApp::builder().limits(|limits| limits.new_tables = rate).start().await;
    let wish = || new_table("bug", "hex3", &["me", "open"], "open");
    assert_eq!(app.visitor().post("/api/tables", wish()).await.status, 201);
    app.visitor().post("/api/tables", wish()).await.refused(429, "rate-limited");
}

const ONE: Rate = Rate { burst: 1.0, per_second: 0.01 };
const TWO: Rate = Rate { burst: 2.0, per_second: 0.01 };

#[tokio::test]
async fn one_address_tries_so_many_passwords_whatever_the_names() {
    let app = TestApp::builder().limits(|limits| limits.sign_ins = TWO).start().await;
    app.visitor().registers("Ada", "correct horse").await.json();
    for name in ["Ada", "Nobody"] {
        app.visitor().signs_in(name, "wrong password").await.refused(403, "bad-credentials");
    }
    // Also with the right one, so that the refusal tells nothing.
    let reply = app.visitor().signs_in("Ada", "correct horse").await;
    reply.refused(429, "rate-limited");
    assert_eq!(reply.header("retry-after"), "100");
}

#[tokio::test]
async fn one_name_is_tried_so_often_from_wherever() {
    let app = TestApp::builder()
        .limits(|limits| limits.sign_ins_by_name = Rate { burst: 3.0, per_second: 0.01 })
        .config(|config| config.behind_proxy = true)
        .start()
        .await;
    let from = |address: &str| app.visitor().with("x-forwarded-for", address);
    let ada = from("203.0.113.1");
    ada.registers("Ada", "correct horse").await.json();
    from("203.0.113.2").signs_in("Ada", "wrong password").await.refused(403, "bad-credentials");
    from("203.0.113.3").signs_in("\u{430}DA", "wrong password").await.refused(403, "bad-credentials");
    from("203.0.113.4").signs_in("Ada", "correct horse").await.refused(429, "rate-limited");
    // The password is asked for elsewhere, too.
    ada.delete_account("wrong password").await.refused(429, "rate-limited");
    let change = json!({ "old": "wrong password", "new": "another password" });
    ada.put("/api/account/password", change).await.refused(429, "rate-limited");
    // A name that nobody has is as good as any.
    for n in 5..8 {
        let reply = from(&format!("203.0.113.{n}")).signs_in("Nobody", "wrong password").await;
        reply.refused(403, "bad-credentials");
    }
    from("203.0.113.9").signs_in("Nobody", "wrong password").await.refused(429, "rate-limited");
    // Who is signed in stays so.
    assert_eq!(ada.get("/api/me").await.json()["account"], true);
}

#[tokio::test]
async fn one_address_makes_so_many_accounts_and_asks_for_so_many_names() {
    let app = TestApp::builder().limits(|limits| limits.registrations = TWO).start().await;
    let ada = app.visitor();
    // What is refused without looking costs nothing.
    ada.registers("Ada", "short").await.refused(422, "bad-password");
    ada.registers("Ada", "correct horse").await.json();
    app.visitor().registers("Ada", "correct horse").await.refused(409, "name-taken");
    app.visitor().registers("Bob", "correct horse").await.refused(429, "rate-limited");

    let app = TestApp::builder().limits(|limits| limits.names = ONE).start().await;
    app.visitor().put("/api/me", json!({ "name": "Ada" })).await.json();
    app.visitor().put("/api/me", json!({ "name": "Bob" })).await.refused(429, "rate-limited");
}

#[tokio::test]
async fn somebody_signed_in_may_change_so_much() {
    let app = TestApp::builder()
        .limits(|limits| {
            limits.changes = TWO;
            limits.strangers = ONE;
        })
        .start()
        .await;
    let ada = app.visitor();
    ada.registers("Ada", "correct horse").await.json();
    for _ in 0..2 {
        ada.put("/api/me", json!({ "name": "Ada" })).await.json();
    }
    ada.put("/api/me", json!({ "name": "Eva" })).await.refused(429, "rate-limited");
}

#[tokio::test]
async fn another_sites_page_changes_nothing() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    ada.put("/api/me", json!({ "name": "Ada" })).await.json();
    for origin in ["https://evil.example", "null", "http://site.test.evil.example", "http://site.test:8080"] {
        let foreign = ada.with("origin", origin);
        foreign.put("/api/me", json!({ "name": "Eve" })).await.refused(403, "foreign-origin");
        let wish = new_table("bug", "hex3", &["me", "open"], "open");
        foreign.post("/api/tables", wish).await.refused(403, "foreign-origin");
        foreign.get("/api/games").await.json();
    }
    let cross = ada.with("sec-fetch-site", "cross-site");
    cross.put("/api/me", json!({ "name": "Eve" })).await.refused(403, "foreign-origin");
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada");
    for own in ["http://site.test", "https://site.test", "https://site.test:443"] {
        ada.with("origin", own).put("/api/me", json!({ "name": "Ada" })).await.json();
    }
}
