//! Two games that differ only in what a reader may not know look the same to that reader, byte for byte.

use crate::support::{Script, Socket, TestApp, Visitor};

/// Everything that one reader receives.
struct Received {
    bodies: Vec<String>,
    frames: Vec<String>,
}

/// Plays one turn of each seat and a bit, with these hidden cards, and returns what the first seat and a
/// spectator receive.
async fn game(deal: &str, draws: [&str; 6]) -> [Received; 2] {
    let mut lines = vec![deal];
    lines.extend(draws);
    let app = TestApp::builder().chance(Script::of(&lines)).start().await;
    let people = [app.visitor(), app.visitor(), app.visitor()];
    for (visitor, name) in people.iter().zip(["Ada", "Bob", "Cleo"]) {
        visitor.put("/api/me", serde_json::json!({ "name": name })).await.json();
    }
    let opened = people[0].opens("bug-off", "seats=3 copies=6", &["me", "open", "open"]).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    let created = opened["created_at"].as_str().unwrap().to_owned();
    let invite = opened["invite"].as_str().unwrap().to_owned();
    let commitment = opened["fair"]["commitment"].as_str().unwrap().to_owned();
    let address = app.listen().await;
    let nobody = app.visitor();
    nobody.get("/api/me").await.json();
    let mut sockets =
        [Socket::connect(address, &people[0], &id).await, Socket::connect(address, &nobody, &id).await];
    for socket in &mut sockets {
        // Who connects is shown the table as it stands, and must not miss the first to sit down.
        socket.reach(1).await;
    }
    people[1].sits(&id).await;
    people[2].sits(&id).await;

    let mut bodies = [Vec::new(), Vec::new()];
    for (mover, step) in [(0, "+ant"), (1, "!snail"), (2, "+bee"), (0, "!ant")] {
        for (reader, bodies) in [&people[0], &nobody].into_iter().zip(&mut bodies) {
            bodies.extend(look(reader, &id).await);
        }
        let acted = people[mover].acts(&id, step).await;
        acted.json();
        if mover == 0 {
            bodies[0].push(acted.text());
        }
    }
    let version = people[0].table(&id).await["version"].as_u64().unwrap();
    for (reader, bodies) in [&people[0], &nobody].into_iter().zip(&mut bodies) {
        bodies.extend(look(reader, &id).await);
    }
    for socket in &mut sockets {
        socket.reach(version).await;
    }
    // The id, the token, the moment and the commitment differ from table to table, and tell nothing. So does the seed,
    // which nobody has told anybody.
    let plain = |texts: Vec<String>| -> Vec<String> {
        let without = |text: String| {
            let text = text.replace(&id, "ID").replace(&created, "TIME").replace(&invite, "TOKEN");
            text.replace(&commitment, "COMMITMENT")
        };
        texts.into_iter().map(without).collect()
    };
    let [first, second] = sockets;
    assert!(second.frames.iter().all(|frame| !frame.contains(&invite)));
    let [of_first, of_second] = bodies;
    [
        Received { bodies: plain(of_first), frames: plain(first.frames) },
        Received { bodies: plain(of_second), frames: plain(second.frames) },
    ]
}

async fn look(reader: &Visitor, id: &str) -> Vec<String> {
    let mut seen = Vec::new();
    for path in [format!("/api/tables/{id}"), format!("/api/tables/{id}/record"), "/api/tables".to_owned()] {
        let reply = reader.get(&path).await;
        seen.push(format!("{} {:?} {}", reply.status, reply.headers, reply.text()));
    }
    // A refusal, too, tells nothing.
    for step in ["+moth", "!snail", "+cricket"] {
        let reply = reader.acts_at(id, &serde_json::json!(0), step, "probe-key").await;
        seen.push(format!("{} {}", reply.status, reply.text()));
    }
    seen
}

#[track_caller]
fn same(a: &[String], b: &[String]) {
    assert_eq!(a.len(), b.len());
    for (a, b) in a.iter().zip(b) {
        assert_eq!(a, b);
    }
}

#[tokio::test]
pub(super) async fn what_a_reader_may_not_know_changes_no_byte() {
    // The first seat's cards and everything public are the same; the rest is not.
    let one = game(
        "deal ant bee moth | snail snail moth | bee bee cricket",
        ["ladybug", "moth", "off:cricket", "snail", "ant", "cricket"],
    )
    .await;
    let other = game(
        "deal ant bee moth | snail ant cricket | bee ladybug ladybug",
        ["ladybug", "cricket", "off:cricket", "ladybug", "ant", "moth"],
    )
    .await;
    let third = game(
        "deal ant bee moth | moth bee snail | cricket snail bee",
        ["ladybug", "snail", "off:cricket", "moth", "ant", "bee"],
    )
    .await;
    for game in [&other, &third] {
        for (a, b) in one.iter().zip(game) {
            assert!(a.bodies.len() > 20 && a.frames.len() >= 7, "{} {}", a.bodies.len(), a.frames.len());
            same(&a.bodies, &b.bodies);
            same(&a.frames, &b.frames);
        }
    }
    // The test can fail: another card of the first seat's own is seen by it, and by nobody else.
    let own = game(
        "deal ant bee snail | snail snail moth | bee bee cricket",
        ["ladybug", "moth", "off:cricket", "snail", "ant", "cricket"],
    )
    .await;
    assert_ne!(one[0].frames, own[0].frames);
    assert_eq!(one[1].frames, own[1].frames);
}

/// The hint for the first seat before its first card, against a bot with this hand.
async fn hint(deal: &str, draw: &str) -> String {
    let app = TestApp::builder().chance(Script::of(&[deal, draw])).start().await;
    let ada = app.visitor();
    let opened = ada.opens("bug-off", "seats=2 copies=6", &["me", "level1"]).await;
    let reply = ada.asks(opened["id"].as_str().unwrap()).await;
    reply.json();
    reply.text()
}

#[tokio::test]
pub(super) async fn a_hint_knows_no_hidden_card() {
    for own in ["ant bee moth", "snail snail cricket", "ladybug moth ant"] {
        let one = hint(&format!("deal {own} | snail ladybug moth"), "ant").await;
        for hidden in ["bee bee bee", "ant ladybug cricket", "moth moth snail"] {
            assert_eq!(hint(&format!("deal {own} | {hidden}"), "ant").await, one);
        }
    }
}
