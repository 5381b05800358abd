//! While a game runs, not a byte tells those who sit what those who watch say, nor the other way round, not even that
//! anything is said; and a message is written once, however often it is asked for.

use crate::support::{Socket, TestApp, Visitor};
use serde_json::json;

struct Talk<'a> {
    table: &'a [&'a str],
    watchers: &'a [&'a str],
}

/// What the first seat and somebody who watches receive of a game around which this is said.
async fn received(talk: Talk<'_>) -> [Vec<String>; 2] {
    let app = TestApp::start().await;
    let address = app.listen().await;
    let [ada, bob, wim, zoe] = [app.visitor(), app.visitor(), app.visitor(), app.visitor()];
    for (visitor, name) in [(&ada, "Ada"), (&bob, "Bob"), (&wim, "Wim"), (&zoe, "Zoe")] {
        visitor.put("/api/me", json!({ "name": name })).await.json();
    }
    let opened = ada.opens("bug", "hex3", &["me", "open"]).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    let mut early = [Socket::connect(address, &ada, &id).await, Socket::connect(address, &wim, &id).await];
    for socket in &mut early {
        socket.settles().await;
    }
    let mut all = [Vec::new(), Vec::new()];
    let say = async |visitor: &Visitor, room: &str, texts: &[&str]| {
        for text in texts {
            visitor.says(&id, room, text).await.json();
        }
    };
    say(&bob, "table", talk.table).await;
    say(&zoe, "watchers", talk.watchers).await;
    ada.acts(&id, "c3").await.json();
    bob.acts(&id, "a1").await.json();
    say(&bob, "table", talk.table).await;
    say(&zoe, "watchers", talk.watchers).await;
    let version = ada.table(&id).await["version"].as_u64().unwrap();
    let mut late = [Socket::connect(address, &ada, &id).await, Socket::connect(address, &wim, &id).await];
    for (reader, seen) in [&ada, &wim].into_iter().zip(&mut all) {
        for path in [
            "",
            "/chat?room=table",
            "/chat?room=watchers",
            "/chat?room=table&before=9",
            "/chat?room=table&after=0",
            "/chat?room=watchers&after=0",
            "/record",
        ] {
            let reply = reader.get(&format!("/api/tables/{id}{path}")).await;
            seen.push(format!("{} {:?} {}", reply.status, reply.headers, reply.text()));
        }
        let reply = reader.get("/api/tables").await;
        seen.push(reply.text());
    }
    // A mark at the end, in both rooms: all that came before it has been sent.
    bob.says(&id, "table", "mark").await.json();
    zoe.says(&id, "watchers", "mark").await.json();
    for (sockets, seen) in [(&mut early, 0), (&mut late, 1)] {
        for (socket, all) in sockets.iter_mut().zip(&mut all) {
            if seen == 0 {
                socket.reach(version).await;
            }
            while !socket.next().await.unwrap().to_string().contains("mark") {}
            all.append(&mut socket.frames);
        }
    }
    let created = opened["created_at"].as_str().unwrap();
    let plain = |text: String| {
        let text = text.replace(&id, "ID").replace(created, "TIME");
        // When something was said, and by whom, differs from site to site.
        let mut plain = String::new();
        let mut rest = text.as_str();
        while let Some(at) = [r#""at":""#, r#""author":""#]
            .iter()
            .filter_map(|mark| rest.find(mark).map(|i| i + mark.len()))
            .min()
        {
            plain.push_str(&rest[..at]);
            rest = &rest[at + rest[at..].find('"').unwrap()..];
        }
        plain + rest
    };
    // How many look on is told at most once a second: how often depends on how fast the machine is.
    let counts = |text: &String| text.starts_with(r#"{"type":"watchers""#);
    all.map(|texts| texts.into_iter().filter(|text| !counts(text)).map(plain).collect())
}

#[tokio::test]
pub(super) async fn those_who_sit_and_those_who_watch_hear_nothing_of_each_other() {
    let quiet = received(Talk { table: &["we sit"], watchers: &["we watch"] }).await;
    let helpful = received(Talk { table: &["we sit"], watchers: &["play a1", "no, e5"] }).await;
    assert_eq!(quiet[0], helpful[0]);
    assert_ne!(quiet[1], helpful[1]);
    let chatty = received(Talk { table: &["I plan c2", "and then c1"], watchers: &["we watch"] }).await;
    assert_eq!(quiet[1], chatty[1]);
    assert_ne!(quiet[0], chatty[0]);
}

#[tokio::test]
async fn whoever_sits_down_hears_no_more_of_those_who_watch() {
    let app = TestApp::start().await;
    let address = app.listen().await;
    let [ada, bob, wim] = [app.visitor(), app.visitor(), app.visitor()];
    let id = ada.opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    bob.table(&id).await;
    let mut for_bob = Socket::connect(address, &bob, &id).await;
    assert_eq!(for_bob.next().await.unwrap()["type"], "sync");
    for_bob.settles().await;
    wim.says(&id, "watchers", "before").await.json();
    assert_eq!(for_bob.next().await.unwrap()["messages"][0]["said"]["text"], "before");
    bob.sits(&id).await;
    wim.says(&id, "watchers", "behind").await.json();
    ada.says(&id, "table", "welcome").await.json();
    assert_eq!(for_bob.next().await.unwrap()["type"], "update");
    assert_eq!(for_bob.next().await.unwrap()["messages"][0]["said"]["text"], "welcome");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_asked_for_often_is_said_once() {
    let app = TestApp::start().await;
    let address = app.listen().await;
    let ada = app.visitor();
    let id = ada.opens("bug", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    let mut socket = Socket::connect(address, &ada, &id).await;
    assert_eq!(socket.next().await.unwrap()["type"], "sync");
    socket.settles().await;
    let body =
        json!({ "room": "table", "key": "the-same-key", "words": { "kind": "phrase", "phrase": "hello" } });
    let ask = || {
        let (ada, path, body) = (ada.clone(), format!("/api/tables/{id}/chat"), body.clone());
        tokio::spawn(async move { ada.post(&path, body).await.json() })
    };
    let asked: Vec<_> = (0..8).map(|_| ask()).collect();
    for answer in asked {
        assert_eq!(answer.await.unwrap()["number"], 1);
    }
    ada.says(&id, "table", "end").await.json();
    let numbers = [socket.next().await.unwrap(), socket.next().await.unwrap()]
        .map(|m| m["messages"][0]["number"].clone());
    assert_eq!(numbers, [json!(1), json!(2)]);
}
