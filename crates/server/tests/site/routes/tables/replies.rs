use crate::support::{FakeTime, Reply, Script, Socket, TestApp, Visitor, key};
use serde_json::{Value, json};
use std::path::Path;
use store::{Sqlite, Store};

/// Two people who play Bug by correspondence; Ada has black and has played `c3`.
async fn two(app: &TestApp) -> (Visitor, Visitor, String) {
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = opened(&ada, "bug", "hex3", json!({ "kind": "correspondence", "days": 3 })).await;
    bob.sits(&id).await;
    ada.acts(&id, "c3").await.json();
    (ada, bob, id)
}

async fn opened(ada: &Visitor, game: &str, setup: &str, clock: Value) -> String {
    let opened = ada.opens_timed(game, setup, &["me", "open"], clock).await;
    opened["id"].as_str().unwrap().to_owned()
}

fn pairs(replies: &[(&str, &str)]) -> Value {
    replies.iter().map(|(expected, reply)| json!({ "expected": expected, "reply": reply })).collect()
}

async fn leaves(visitor: &Visitor, id: &str, replies: &[(&str, &str)]) -> Reply {
    let version = visitor.table(id).await["version"].clone();
    leaves_at(visitor, id, &version, replies).await
}

async fn leaves_at(visitor: &Visitor, id: &str, version: &Value, replies: &[(&str, &str)]) -> Reply {
    let body = json!({ "version": version, "replies": pairs(replies) });
    visitor.put(&format!("/api/tables/{id}/replies"), body).await
}

/// What the visitor has left.
async fn left(visitor: &Visitor, id: &str) -> Value {
    visitor.get(&format!("/api/tables/{id}/replies")).await.json()["replies"].clone()
}

async fn turns(visitor: &Visitor, id: &str) -> Vec<String> {
    let state = visitor.table(id).await;
    let turns = state["turns"].as_array().unwrap().iter();
    turns.map(|turn| turn["text"].as_str().unwrap().to_owned()).collect()
}

/// What lies in the database of a site: so many events and replies.
async fn stored(path: &Path, id: &str) -> (usize, usize) {
    let store = Sqlite::open(path).await.unwrap();
    (store.events(id).await.unwrap().len(), store.replies(id).await.unwrap().len())
}

/// How many replies are stored, whoever could see them.
async fn stored_replies(app: &TestApp, id: &str) -> usize {
    let twin = app.twin().await;
    twin.app.stop().await;
    stored(&twin.database(), id).await.1
}

/// A turn of Bob's behind `c3` in which the stone on `c4` eats.
async fn meal(bob: &Visitor, id: &str) -> String {
    bob.acts(id, "c4").await.json();
    let state = bob.table(id).await;
    let growth = state["legal"][0].as_str().unwrap().to_owned();
    assert!(growth.starts_with('/'), "{growth}");
    bob.does(id, "undo").await.json();
    format!("c4{growth}")
}

#[tokio::test]
async fn a_reply_is_played_with_the_turn_that_was_expected() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let (ada, bob, id) = two(&app).await;
    assert_eq!(ada.table(&id).await["can_leave_replies"], true);
    assert_eq!(bob.table(&id).await["can_leave_replies"], false);
    assert_eq!(app.visitor().table(&id).await["can_leave_replies"], false);
    let two = [("a1", "e1"), ("e3", "a3")];
    let answer = leaves(&ada, &id, &two).await.json();
    assert_eq!(answer, json!({ "replies": pairs(&two) }));
    assert_eq!(left(&ada, &id).await, pairs(&two));

    let mut socket = Socket::connect(app.listen().await, &bob, &id).await;
    let before = socket.reach(1).await["state"]["version"].as_u64().unwrap();
    time.pass(3_600_000);
    let (version, again) = (json!(before), key());
    let acted = bob.acts_at(&id, &version, "a1", &again).await.json();
    assert_eq!(acted["version"], before + 2);
    // The same action again plays nothing.
    assert_eq!(bob.acts_at(&id, &version, "a1", &again).await.json(), acted);
    assert_eq!(turns(&bob, &id).await, ["c3", "a1", "e1"]);
    // Both turns are told at once, each as what its seat did.
    let mut told = socket.reach(before + 1).await;
    while told["type"] != "update" {
        told = socket.reach(before + 1).await;
    }
    let seats: Vec<&Value> = told["events"].as_array().unwrap().iter().map(|event| &event["seat"]).collect();
    assert_eq!(seats, [&json!(2), &json!(1)]);
    let clock = &told["state"]["clock"];
    let days = 3 * 24 * 3_600_000;
    assert_eq!((&clock["left_ms"], &clock["running"]), (&json!([days, days]), &json!(2)));
    assert_eq!((left(&ada, &id).await, stored_replies(&app, &id).await), (json!([]), 0));
    // They play on, and the log is read back to the same.
    bob.acts(&id, "a3").await.json();
    let state = ada.table(&id).await;
    let restarted = app.restart(Script::seeded(1)).await;
    assert_eq!(ada.at(&restarted).table(&id).await, state);
}

#[tokio::test]
async fn with_another_turn_all_replies_are_gone() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app).await;
    leaves(&ada, &id, &[("a1", "e1"), ("a3", "e1")]).await.json();
    bob.acts(&id, "e3").await.json();
    assert_eq!(turns(&ada, &id).await, ["c3", "e3"]);
    assert_eq!((left(&ada, &id).await, stored_replies(&app, &id).await), (json!([]), 0));
    ada.acts(&id, "c1").await.json();
    bob.acts(&id, "a1").await.json();
    assert_eq!(turns(&ada, &id).await, ["c3", "e3", "c1", "a1"]);
}

#[tokio::test]
async fn steps_within_a_turn_and_back_change_nothing_and_only_the_whole_turn_counts() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app).await;
    let meal = meal(&bob, &id).await;
    let growth = meal.strip_prefix("c4").unwrap();
    leaves(&ada, &id, &[(&meal, "a1"), ("e1", "a1")]).await.json();
    bob.acts(&id, "c4").await.json();
    assert_eq!(left(&ada, &id).await.as_array().unwrap().len(), 2);
    // In the middle of the turn they can be left too: they are about the whole of it.
    assert_eq!(ada.table(&id).await["can_leave_replies"], true);
    leaves(&ada, &id, &[(&meal, "a1"), ("e3", "a1")]).await.json();
    bob.does(&id, "undo").await.json();
    bob.acts(&id, "c4").await.json();
    bob.acts(&id, growth).await.json();
    assert_eq!(turns(&ada, &id).await, ["c3", &meal, "a1"]);

    // Where the meal is another one, nothing is played.
    let (ada, bob, id) = two(&app).await;
    leaves(&ada, &id, &[(&meal, "a1")]).await.json();
    bob.acts(&id, "c4").await.json();
    let state = bob.table(&id).await;
    let mut others = state["legal"].as_array().unwrap().iter().map(|step| step.as_str().unwrap());
    let other = others.rfind(|step| *step != growth).unwrap();
    bob.acts(&id, other).await.json();
    assert_eq!(turns(&ada, &id).await, ["c3", &format!("c4{other}")]);
    assert_eq!(stored_replies(&app, &id).await, 0);
}

#[tokio::test]
async fn replies_outlive_the_end_of_the_process() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app).await;
    leaves(&ada, &id, &[("a1", "e1")]).await.json();
    let again = app.after_sudden_death(|_| {}).await;
    assert_eq!(left(&ada.at(&again), &id).await, pairs(&[("a1", "e1")]));
    bob.at(&again).acts(&id, "a1").await.json();
    assert_eq!(turns(&ada.at(&again), &id).await, ["c3", "a1", "e1"]);
    let third = again.restart(Script::seeded(1)).await;
    assert_eq!(turns(&ada.at(&third), &id).await, ["c3", "a1", "e1"]);
    assert_eq!(left(&ada.at(&third), &id).await, json!([]));
    // The first one was not asked.
    assert_eq!(turns(&ada, &id).await, ["c3"]);
}

/// Whatever part of the database's own log a sudden end leaves behind: both turns are there, or none of them.
#[tokio::test]
async fn no_sudden_end_parts_a_turn_from_its_reply() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app).await;
    leaves(&ada, &id, &[("a1", "e1")]).await.json();
    let wal = |app: &TestApp| std::fs::read(app.database().with_extension("db-wal")).unwrap();
    let before = wal(&app).len();
    let events = ada.table(&id).await["version"].as_u64().unwrap() as usize;
    bob.acts(&id, "a1").await.json();
    let (database, log) = (std::fs::read(app.database()).unwrap(), wal(&app));
    assert!(log.len() > before, "nothing was written behind what was there");
    let mut seen = Vec::new();
    // A frame is a page of 4096 bytes and its head of 24.
    for cut in (before..=log.len()).step_by((4096 + 24) / 2) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("test.db");
        std::fs::write(&path, &database).unwrap();
        std::fs::write(folder.path().join("test.db-wal"), &log[..cut]).unwrap();
        seen.push(stored(&path, &id).await);
    }
    seen.dedup();
    assert_eq!(seen, [(events, 1), (events + 2, 0)]);
}

#[tokio::test]
async fn what_is_taken_back_takes_the_replies_with_it() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app).await;
    let answers = async |visitor: &Visitor, accept: bool| {
        let version = visitor.table(&id).await["version"].clone();
        let body = json!({ "version": version, "key": key(), "accept": accept });
        visitor.post(&format!("/api/tables/{id}/takeback/answer"), body).await.json();
    };
    leaves(&ada, &id, &[("a1", "e1")]).await.json();
    // What is asked and refused changes nothing.
    ada.does(&id, "takeback").await.json();
    answers(&bob, false).await;
    assert_eq!(left(&ada, &id).await, pairs(&[("a1", "e1")]));
    ada.does(&id, "takeback").await.json();
    answers(&bob, true).await;
    assert_eq!((turns(&ada, &id).await.len(), stored_replies(&app, &id).await), (0, 0));
    ada.acts(&id, "c3").await.json();
    bob.acts(&id, "a1").await.json();
    assert_eq!(turns(&ada, &id).await, ["c3", "a1"]);

    // A turn whose reply was played is taken back with it, and is not answered a second time.
    ada.acts(&id, "e1").await.json();
    leaves(&ada, &id, &[("a3", "c1")]).await.json();
    bob.acts(&id, "a3").await.json();
    assert_eq!(turns(&ada, &id).await, ["c3", "a1", "e1", "a3", "c1"]);
    bob.does(&id, "takeback").await.json();
    answers(&ada, true).await;
    assert_eq!(turns(&ada, &id).await, ["c3", "a1", "e1"]);
    bob.acts(&id, "a3").await.json();
    assert_eq!(turns(&ada, &id).await, ["c3", "a1", "e1", "a3"]);
}

#[tokio::test]
async fn when_the_game_ends_the_replies_are_gone() {
    let app = TestApp::start().await;
    for leaver in ["ada", "bob", "account", "time"] {
        let time = FakeTime::new();
        let app = if leaver == "time" { TestApp::builder().time(&time).start().await } else { app.clone() };
        let (ada, bob, id) = two(&app).await;
        leaves(&ada, &id, &[("a1", "e1")]).await.json();
        assert_eq!(stored_replies(&app, &id).await, 1);
        match leaver {
            "ada" => drop(ada.does(&id, "resign").await.json()),
            "bob" => drop(bob.does(&id, "resign").await.json()),
            "account" => {
                ada.registers("Ada", "correct horse battery").await.json();
                ada.delete_account("correct horse battery").await.done();
            }
            _ => {
                time.pass(4 * 24 * 3_600_000);
                // Whoever is first, the server by itself or this.
                assert!(!bob.acts(&id, "a1").await.status.is_success());
            }
        }
        assert_eq!(bob.table(&id).await["status"], "over", "{leaver}");
        assert_eq!(stored_replies(&app, &id).await, 0, "{leaver}");
        assert_eq!(bob.table(&id).await["can_leave_replies"], false);
        leaves(&bob, &id, &[("a1", "e1")]).await.refused(409, "game-over");
    }
}

#[tokio::test]
async fn a_day_of_vacation_leaves_the_replies() {
    let app = TestApp::start().await;
    let (ada, bob, id) = two(&app).await;
    leaves(&ada, &id, &[("a1", "e1")]).await.json();
    bob.does(&id, "vacation").await.json();
    bob.acts(&id, "a1").await.json();
    assert_eq!(turns(&ada, &id).await, ["c3", "a1", "e1"]);
}

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

#[tokio::test]
async fn a_reply_can_end_the_game() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let id = opened(&ada, "bug", "hex2", json!({ "kind": "correspondence", "days": 3 })).await;
    bob.sits(&id).await;
    // Whoever waits leaves a reply to each stone that may come, with what ends the game first.
    for round in 0..60 {
        let state = ada.table(&id).await;
        if state["status"] == "over" {
            assert!(round > 2);
            assert_eq!(stored_replies(&app, &id).await, 0);
            assert_eq!(state["result"]["reason"], "rules");
            return;
        }
        let (mover, other) = if state["to_act"] == 1 { (&ada, &bob) } else { (&bob, &ada) };
        let legal = mover.table(&id).await["legal"].clone();
        let step = legal[round * 5 % legal.as_array().unwrap().len()].as_str().unwrap().to_owned();
        for cell in ["a1", "a2", "b1", "b2", "b3", "c1", "c2"] {
            let reply = leaves(other, &id, &[(&step, cell)]).await;
            if reply.status.is_success() {
                break;
            }
        }
        mover.acts(&id, &step).await.json();
    }
    panic!("the game does not end");
}
