use super::{leaves, left, meal, opened, pairs, stored, stored_replies, turns, two};
use crate::support::{FakeTime, Script, Socket, TestApp, Visitor, key};
use serde_json::{Value, json};

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
