use super::{leaves, leaves_at, left, meal, opened, pairs, two};
use crate::support::TestApp;
use serde_json::{Value, json};

#[tokio::test]
async fn they_are_few_and_short() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let id = opened(&ada, "bug", "hex5", json!({ "kind": "correspondence", "days": 1 })).await;
    leaves(&ada, &id, &[]).await.refused(409, "not-running");
    app.visitor().sits(&id).await;
    ada.acts(&id, "e5").await.json();
    // Nothing on these rows touches the stone in the middle, or the reply.
    let cells: Vec<String> =
        ["a", "b", "i"].iter().flat_map(|row| (1..=5).map(move |n| format!("{row}{n}"))).collect();
    let mut many: Vec<(&str, &str)> = cells.iter().map(|cell| (cell.as_str(), "e1")).collect();
    many.extend([("b6", "e1"), ("c1", "e1")]);
    assert_eq!(many.len(), 17);
    leaves(&ada, &id, &many).await.refused(400, "bad-json");
    assert_eq!(left(&ada, &id).await, json!([]));
    leaves(&ada, &id, &many[..16]).await.json();
    assert_eq!(left(&ada, &id).await.as_array().unwrap().len(), 16);
    let long = format!("a1{}", "/a2".repeat(100));
    leaves(&ada, &id, &[(&long, "e1")]).await.refused(400, "bad-json");
    leaves(&ada, &id, &[("a1", &long)]).await.refused(400, "bad-json");
    assert_eq!(left(&ada, &id).await.as_array().unwrap().len(), 16);
    leaves(&ada, &id, &[]).await.json();
    assert_eq!(left(&ada, &id).await, json!([]));
}

#[tokio::test]
async fn nonsense_is_refused_with_its_reason_and_what_there_was_stays() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app).await;
    let meal = meal(&bob, &id).await;
    leaves(&ada, &id, &[("a1", "e1")]).await.json();
    for (expected, reply, code) in [
        ("c3", "e1", "expected-illegal"),
        ("", "e1", "expected-illegal"),
        ("z9", "e1", "expected-illegal"),
        ("a1 e1", "e3", "expected-illegal"),
        ("ä\u{1f41c}'; --", "e1", "expected-illegal"),
        ("swap", "e1", "expected-illegal"),
        ("c4", "e1", "expected-unfinished"),
        ("a1", "a1", "reply-illegal"),
        ("a1", "c3", "reply-illegal"),
        ("a1", "", "reply-illegal"),
        (&meal, "c4", "reply-illegal"),
        // The own stone beside the one that has come eats.
        ("a1", "a2", "reply-unfinished"),
    ] {
        let refused = leaves(&ada, &id, &[("e3", "e1"), (expected, reply)]).await;
        refused.refused(422, code);
    }
    leaves(&ada, &id, &[("a3", "e1"), ("a3", "a1")]).await.refused(422, "reply-twice");
    let path = format!("/api/tables/{id}/replies");
    for body in [
        json!({}),
        json!([]),
        json!({ "version": 3 }),
        json!({ "version": -1, "replies": [] }),
        json!({ "version": 3, "replies": {} }),
        json!({ "version": 3, "replies": [{ "expected": "a1" }] }),
        json!({ "version": 3, "replies": [{ "expected": "a1", "reply": 7 }] }),
        json!({ "version": 3, "replies": [], "seat": 2 }),
    ] {
        ada.put(&path, body).await.refused(400, "bad-json");
    }
    assert_eq!(left(&ada, &id).await, pairs(&[("a1", "e1")]));
}

#[tokio::test]
async fn a_version_of_an_earlier_turn_is_stale_and_asking_again_changes_nothing() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app).await;
    let version = ada.table(&id).await["version"].clone();
    let now = version.as_u64().unwrap();
    for other in [json!(0), json!(now - 1), json!(now + 1)] {
        let refused = leaves_at(&ada, &id, &other, &[("a1", "e1")]).await.refused(409, "stale-version");
        assert_eq!(refused["version"], version);
    }
    let first = leaves_at(&ada, &id, &version, &[("a1", "e1")]).await.json();
    bob.acts(&id, "c4").await.json();
    assert_eq!(leaves_at(&ada, &id, &version, &[("a1", "e1")]).await.json(), first);
    assert_eq!(left(&ada, &id).await, first["replies"]);
    // Nothing of it is an event.
    assert_eq!(ada.table(&id).await["version"], now + 1);
}

#[tokio::test]
async fn they_are_the_seats_own_and_left_while_the_other_is_to_move() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app).await;
    let path = format!("/api/tables/{id}/replies");
    leaves(&ada, &id, &[("a1", "e1")]).await.json();
    // Whose turn it is has none to leave and sees none.
    leaves(&bob, &id, &[("a1", "e1")]).await.refused(409, "replies-your-turn");
    assert_eq!(left(&bob, &id).await, json!([]));
    let stranger = app.visitor();
    for visitor in [&stranger, &app.visitor()] {
        visitor.get(&path).await.refused(403, "not-seated");
        leaves(visitor, &id, &[]).await.refused(403, "not-seated");
    }
    let elsewhere = ada.with("origin", "https://elsewhere.example");
    elsewhere.put(&path, json!({ "version": 3, "replies": [] })).await.refused(403, "foreign-origin");
    ada.put("/api/tables/aaaaaaaaaaaaaaaa/replies", json!({})).await.refused(404, "unknown-table");
    assert_eq!(left(&ada, &id).await, pairs(&[("a1", "e1")]));
}

#[tokio::test]
async fn they_need_correspondence_and_a_game_of_two_without_chance_and_secrets() {
    let app = TestApp::start().await;
    let days = json!({ "kind": "correspondence", "days": 3 });
    let live = json!({ "kind": "live", "base_seconds": 600, "increment_seconds": 0 });
    let none = Value::Null;
    for (game, setup, clock) in [
        ("bug", "hex3", &live),
        ("bug", "hex3", &none),
        ("herd", "hex3", &days),
        ("bug-off", "seats=2 copies=6", &days),
    ] {
        let people = [app.visitor(), app.visitor()];
        let id = opened(&people[0], game, setup, clock.clone()).await;
        people[1].sits(&id).await;
        for visitor in people {
            assert_eq!(visitor.table(&id).await["can_leave_replies"], false, "{game} {clock}");
            leaves(&visitor, &id, &[]).await.refused(409, "no-replies");
            assert_eq!(left(&visitor, &id).await, json!([]));
        }
    }
    // A bot answers at once: there is nothing to leave.
    let ada = app.visitor();
    let bots = ["level8:ms=3000", "me"];
    let id = ada.opens_timed("bug", "hex4", &bots, days).await["id"].as_str().unwrap().to_owned();
    let state = ada.table(&id).await;
    assert_eq!((&state["to_act"], &state["can_leave_replies"]), (&json!(1), &json!(false)));
}
