use crate::support::{Script, Socket, TestApp, Visitor, key};
use axum::http::Method;
use serde_json::{Value, json};
use server::Rate;

/// A game of Bug under way between two people, and somebody who watches.
async fn game(app: &TestApp) -> ([Visitor; 3], String) {
    let people = [app.visitor(), app.visitor(), app.visitor()];
    for (visitor, name) in people.iter().zip(["Ada", "Bob", "Wim"]) {
        visitor.put("/api/me", json!({ "name": name })).await.json();
    }
    let id = people[0].opens("bug", "hex3", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    people[1].sits(&id).await;
    (people, id)
}

fn texts(history: &Value) -> Vec<&str> {
    let messages = history["messages"].as_array().unwrap();
    messages.iter().map(|message| message["said"]["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_message_is_shown_to_those_who_share_the_room() {
    let app = TestApp::start().await;
    let ([ada, bob, wim], id) = game(&app).await;
    let said = ada.says(&id, "table", "Hello <b>Bob</b> & all").await.json();
    assert_eq!((&said["number"], &said["name"], &said["you"]), (&json!(1), &json!("Ada"), &json!(true)));
    assert_eq!(said["said"], json!({ "kind": "text", "text": "Hello <b>Bob</b> & all" }));
    let phrase =
        json!({ "room": "table", "key": key(), "words": { "kind": "phrase", "phrase": "i-am-back" } });
    let answer = bob.post(&format!("/api/tables/{id}/chat"), phrase).await.json();
    assert_eq!(answer["said"], json!({ "kind": "phrase", "phrase": "i-am-back" }));
    let seen = bob.reads(&id, "table").await.json();
    assert_eq!(seen["messages"][0]["you"], false);
    assert_eq!(seen["messages"][0]["author"], said["author"]);
    assert_ne!(seen["messages"][1]["author"], said["author"]);
    // The author's sign is not the identity in the cookie.
    assert!(!ada.cookie().unwrap().contains(said["author"].as_str().unwrap()));
    // What is said is no event of the game.
    assert_eq!(ada.table(&id).await["version"], 3);
    wim.says(&id, "watchers", "Who wins?").await.json();
    assert_eq!(texts(&wim.reads(&id, "watchers").await.json()), ["Who wins?"]);
}

#[tokio::test]
async fn who_sits_and_who_watches_talk_apart_until_the_game_is_over() {
    let app = TestApp::start().await;
    let ([ada, bob, wim], id) = game(&app).await;
    assert_eq!(ada.table(&id).await["chat"], json!({ "read": ["table"], "write": ["table"] }));
    assert_eq!(wim.table(&id).await["chat"], json!({ "read": ["watchers"], "write": ["watchers"] }));
    ada.says(&id, "table", "one").await.json();
    wim.says(&id, "watchers", "two").await.json();
    for (visitor, room) in
        [(&ada, "watchers"), (&bob, "watchers"), (&wim, "table"), (&app.visitor(), "table")]
    {
        visitor.says(&id, room, "three").await.refused(403, "room-closed");
        visitor.reads(&id, room).await.refused(403, "room-closed");
        let path = format!("/api/tables/{id}/chat/1/report");
        visitor.post(&path, json!({ "room": room })).await.refused(403, "room-closed");
    }
    ada.does(&id, "resign").await.json();
    let both = json!(["table", "watchers"]);
    assert_eq!(bob.table(&id).await["chat"], json!({ "read": both, "write": both }));
    assert_eq!(wim.table(&id).await["chat"], json!({ "read": both, "write": ["watchers"] }));
    bob.says(&id, "watchers", "four").await.json();
    wim.says(&id, "table", "five").await.refused(403, "room-closed");
    for visitor in [&ada, &bob, &wim, &app.visitor()] {
        assert_eq!(texts(&visitor.reads(&id, "table").await.json()), ["one"]);
        assert_eq!(texts(&visitor.reads(&id, "watchers").await.json()), ["two", "four"]);
    }
}

#[tokio::test]
async fn whoever_listens_hears_every_message_once() {
    let app = TestApp::start().await;
    let ([ada, bob, wim], id) = game(&app).await;
    let address = app.listen().await;
    for n in 0..60 {
        ada.says(&id, "table", &n.to_string()).await.json();
    }
    wim.says(&id, "watchers", "hm").await.json();
    let mut for_bob = Socket::connect(address, &bob, &id).await;
    let mut for_wim = Socket::connect(address, &wim, &id).await;
    assert_eq!(for_bob.next().await.unwrap()["type"], "sync");
    let last = for_bob.next().await.unwrap();
    assert_eq!((&last["type"], last["messages"].as_array().unwrap().len()), (&json!("chat"), 50));
    assert_eq!((texts(&last)[0], texts(&last)[49]), ("10", "59"));
    assert_eq!(for_wim.next().await.unwrap()["type"], "sync");
    assert_eq!(texts(&for_wim.next().await.unwrap()), ["hm"]);
    let before = bob.get(&format!("/api/tables/{id}/chat?room=table&before=11")).await.json();
    assert_eq!((texts(&before)[0], texts(&before).len()), ("0", 10));

    ada.says(&id, "table", "last").await.json();
    let heard = for_bob.next().await.unwrap();
    assert_eq!(texts(&heard), ["last"]);
    assert_eq!(heard["messages"][0]["you"], false);
    // Whoever watches is shown what was said among those who sit when the game is over.
    ada.does(&id, "resign").await.json();
    assert_eq!(for_wim.next().await.unwrap()["type"], "update");
    let opened = for_wim.next().await.unwrap();
    assert_eq!((texts(&opened).len(), *texts(&opened).last().unwrap()), (51, "hm"));
    assert_eq!(for_bob.next().await.unwrap()["type"], "update");
    assert!(texts(&for_bob.next().await.unwrap()).contains(&"hm"));
}

#[tokio::test]
async fn whoever_asks_now_and_then_hears_what_is_new_in_their_room() {
    let app = TestApp::start().await;
    let ([ada, bob, wim], id) = game(&app).await;
    let after = |room: &str, number: u32| format!("/api/tables/{id}/chat?room={room}&after={number}");
    for n in 1..=60 {
        ada.says(&id, "table", &n.to_string()).await.json();
    }
    wim.says(&id, "watchers", "hm").await.json();
    let first = bob.get(&after("table", 0)).await.json();
    assert_eq!((texts(&first)[0], texts(&first)[49], texts(&first).len()), ("1", "50", 50));
    assert_eq!(texts(&bob.get(&after("table", 57)).await.json()), ["58", "59", "60"]);
    assert!(texts(&bob.get(&after("table", 60)).await.json()).is_empty());
    // The other room stays shut, whatever is asked for, until the game is over.
    bob.get(&after("watchers", 0)).await.refused(403, "room-closed");
    wim.get(&after("table", 59)).await.refused(403, "room-closed");
    assert_eq!(texts(&wim.get(&after("watchers", 0)).await.json()), ["hm"]);
    ada.does(&id, "resign").await.json();
    assert_eq!(texts(&bob.get(&after("watchers", 0)).await.json()), ["hm"]);
    assert_eq!(texts(&wim.get(&after("table", 59)).await.json()), ["60"]);
}

#[tokio::test]
async fn what_cannot_be_said_is_refused_and_changes_nothing() {
    let app = TestApp::start().await;
    let ([ada, ..], id) = game(&app).await;
    let long = "x".repeat(281);
    for bad in ["", "  ", "a\u{0}b", "two\nlines", "\u{202e}evil", "\u{200b}", &long] {
        ada.says(&id, "table", bad).await.refused(422, "bad-message");
    }
    let path = format!("/api/tables/{id}/chat");
    let words = json!({ "kind": "text", "text": "hi" });
    for bad in [
        json!({}),
        json!({ "room": "kitchen", "key": key(), "words": words }),
        json!({ "room": "table", "key": "short", "words": words }),
        json!({ "room": "table", "key": key(), "words": { "kind": "phrase", "phrase": "insult" } }),
        json!({ "room": "table", "key": key(), "words": { "kind": "text", "text": "x".repeat(5000) } }),
        json!({ "room": "table", "key": key(), "words": words, "name": "Bob" }),
    ] {
        ada.post(&path, bad).await.refused(400, "bad-json");
    }
    for query in [
        "",
        "?room=kitchen",
        "?room=table&before=x",
        "?room=table&before=-1",
        "?room=table&after=x",
        "?room=table&before=2&after=1",
    ] {
        ada.get(&format!("{path}{query}")).await.refused(400, "bad-query");
    }
    ada.says("aaaaaaaaaaaaaaaa", "table", "hi").await.refused(404, "unknown-table");
    assert!(texts(&ada.reads(&id, "table").await.json()).is_empty());
    // The longest there may be, in the widest letters.
    ada.says(&id, "table", &"🐜".repeat(280)).await.json();
}

#[tokio::test]
async fn somebody_who_says_much_has_to_wait() {
    let set = |limits: &mut server::Limits| limits.chat = Rate { burst: 3.0, per_second: 0.01 };
    let app = TestApp::builder().limits(set).start().await;
    let ([ada, bob, _], id) = game(&app).await;
    let body = json!({ "room": "table", "key": key(), "words": { "kind": "text", "text": "hi" } });
    let path = format!("/api/tables/{id}/chat");
    let first = ada.post(&path, body.clone()).await.json();
    for _ in 0..2 {
        ada.says(&id, "table", "hi").await.json();
    }
    let reply = ada.says(&id, "table", "hi").await;
    reply.refused(429, "rate-limited");
    assert!(!reply.header("retry-after").is_empty());
    // Asking again for what was said costs nothing.
    assert_eq!(ada.post(&path, body).await.json(), first);
    bob.says(&id, "table", "hi").await.json();
}

#[tokio::test]
async fn a_full_room_takes_no_more() {
    let app = TestApp::builder().limits(|limits| limits.room_messages = 2).start().await;
    let ([ada, bob, wim], id) = game(&app).await;
    ada.says(&id, "table", "one").await.json();
    bob.says(&id, "table", "two").await.json();
    ada.says(&id, "table", "three").await.refused(409, "chat-full");
    wim.says(&id, "watchers", "one").await.json();
}

#[tokio::test]
async fn a_message_is_reported() {
    let app = TestApp::start().await;
    let ([ada, bob, _], id) = game(&app).await;
    ada.says(&id, "table", "one").await.json();
    let report = async |number: &str| {
        bob.post(&format!("/api/tables/{id}/chat/{number}/report"), json!({ "room": "table" })).await
    };
    report("1").await.done();
    report("1").await.done();
    for number in ["2", "0", "x", "-1", "99999999999"] {
        report(number).await.refused(404, "unknown-message");
    }
    let path = format!("/api/tables/{id}/chat/1/report");
    app.visitor().post(&path, json!({ "room": "table" })).await.refused(403, "room-closed");
}

#[tokio::test]
async fn what_was_said_is_there_after_a_restart() {
    let app = TestApp::start().await;
    let ([ada, bob, _], id) = game(&app).await;
    let said = ada.says(&id, "table", "one").await.json();
    let again = app.after_sudden_death(|_| {}).await;
    let seen = ada.at(&again).reads(&id, "table").await.json();
    assert_eq!(seen["messages"], json!([said]));
    let app = app.restart(Script::seeded(1)).await;
    assert_eq!(bob.at(&app).says(&id, "table", "two").await.json()["number"], 2);
}

#[tokio::test]
async fn a_deleted_account_leaves_no_name() {
    let app = TestApp::start().await;
    let ([ada, bob, wim], id) = game(&app).await;
    wim.registers("Wim", "a long password").await.json();
    wim.says(&id, "watchers", "one").await.json();
    bob.says(&id, "table", "two").await.json();
    wim.delete_account("a long password").await.done();
    ada.does(&id, "resign").await.json();
    let seen = ada.reads(&id, "watchers").await.json();
    assert_eq!((&seen["messages"][0]["name"], texts(&seen)), (&json!(""), vec!["one"]));
    assert_eq!(ada.reads(&id, "table").await.json()["messages"][0]["name"], "Bob");
}

#[tokio::test]
async fn another_sites_page_says_nothing() {
    let app = TestApp::start().await;
    let ([ada, ..], id) = game(&app).await;
    let path = format!("/api/tables/{id}/chat");
    ada.with("origin", "http://evil.example").post(&path, json!({})).await.refused(403, "foreign-origin");
    ada.send(Method::DELETE, &path, "", Vec::new()).await.refused(405, "method-not-allowed");
}
