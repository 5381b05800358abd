//! The time that players have is counted by the server alone.

use crate::support::{FakeTime, Script, Socket, TestApp, Visitor, play_out, step_of, until};
use axum::http::StatusCode;
use serde_json::{Value, json};
use server::{Config, Pauses};
use std::time::Duration;

fn live(base: u32, increment: u32) -> Value {
    json!({ "kind": "live", "base_seconds": base, "increment_seconds": increment })
}

/// Two people at a table with a clock.
async fn two(app: &TestApp, game: &str, setup: &str, clock: Value) -> ([Visitor; 2], String) {
    let people = [app.visitor(), app.visitor()];
    let opened = people[0].opens_timed(game, setup, &["me", "open"], clock).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    people[1].sits(&id).await;
    (people, id)
}

/// Looks until the table is as wished: the server acts by itself.
async fn sees(visitor: &Visitor, id: &str, wish: impl Fn(&Value) -> bool) -> Value {
    until("the table is as wished", async || Some(visitor.table(id).await).filter(|state| wish(state))).await
}

fn is_over(state: &Value) -> bool {
    state["status"] == "over"
}

#[tokio::test]
async fn the_clock_of_whoever_decides_runs_from_the_start_and_everybody_sees_the_same() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let ada = app.visitor();
    let opened = ada.opens_timed("bug", "hex3", &["me", "open"], live(60, 5)).await;
    let id = opened["id"].as_str().unwrap().to_owned();
    // Nothing runs while a seat is open.
    time.pass(30_000);
    assert_eq!(ada.table(&id).await["clock"]["running"], json!(null));
    let bob = app.visitor();
    bob.sits(&id).await;
    time.pass(10_000);
    let clock = ada.table(&id).await["clock"].clone();
    assert_eq!((&clock["left_ms"], &clock["running"]), (&json!([50_000, 60_000]), &json!(1)));
    assert_eq!(clock["setting"]["increment_seconds"], 5);
    assert_eq!(app.visitor().table(&id).await["clock"], clock);
    ada.acts(&id, "c3").await.json();
    time.pass(1_500);
    let clock = bob.table(&id).await["clock"].clone();
    assert_eq!((&clock["left_ms"], &clock["running"]), (&json!([55_000, 58_500]), &json!(2)));
    let list = app.visitor().get("/api/tables").await.json();
    assert_eq!(list["running"][0]["clock"], clock["setting"]);
    bob.does(&id, "resign").await.json();
    time.pass(100_000);
    let clock = bob.table(&id).await["clock"].clone();
    assert_eq!((&clock["left_ms"], &clock["running"]), (&json!([55_000, 58_500]), &json!(null)));
}

#[tokio::test]
async fn the_steps_of_a_turn_run_one_clock_and_a_step_taken_back_gives_no_time_back() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).chance(Script::of(&["2-5", "1-1"])).start().await;
    let ([ada, bob], id) = two(&app, "herd", "hex3", live(60, 5)).await;
    let mut left = 60_000;
    for verb in ["", "undo", ""] {
        time.pass(1_000);
        left -= 1_000;
        let state = ada.table(&id).await;
        if verb.is_empty() {
            ada.acts(&id, &step_of(&state, 0)).await.json();
        } else {
            ada.does(&id, verb).await.json();
        }
        let state = ada.table(&id).await;
        if state["to_act"] == 2 {
            left += 5_000;
        }
        assert_eq!(state["clock"]["left_ms"], json!([left, 60_000]), "{verb} {state}");
    }
    while ada.table(&id).await["to_act"] == 1 {
        ada.acts(&id, &step_of(&ada.table(&id).await, 0)).await.json();
    }
    let clock = bob.table(&id).await["clock"].clone();
    assert_eq!((&clock["left_ms"], &clock["running"]), (&json!([62_000, 60_000]), &json!(2)));
}

#[tokio::test]
async fn a_clock_that_runs_out_ends_the_game_once_though_nobody_is_there() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let ([ada, bob], id) = two(&app, "bug", "hex3", live(1, 0)).await;
    let before = ada.table(&id).await["version"].as_u64().unwrap();
    time.pass(999);
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(bob.table(&id).await["status"], "running");
    time.pass(1);
    let state = sees(&bob, &id, is_over).await;
    let result = json!({ "winners": [2], "points": null, "reason": "time", "text": "0-1" });
    assert_eq!((&state["result"], &state["version"]), (&result, &json!(before + 1)));
    assert_eq!((&state["clock"]["left_ms"], &state["clock"]["out"]), (&json!([0, 1000]), &json!([1])));
    ada.acts(&id, "c3").await.refused(409, "game-over");
    time.pass(100_000);
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(bob.table(&id).await["version"], before + 1);
    let record = bob.get(&format!("/api/tables/{id}/record")).await.text();
    assert!(record.contains("[Result \"0-1\"]"), "{record}");
}

#[tokio::test]
async fn of_a_flag_and_a_move_in_the_same_moment_the_flag_wins_and_nothing_is_played() {
    for _ in 0..20 {
        let time = FakeTime::new();
        let app = TestApp::builder().time(&time).start().await;
        let ([ada, bob], id) = two(&app, "bug", "hex3", live(1, 0)).await;
        let version = ada.table(&id).await["version"].clone();
        time.pass(1_000);
        let reply = ada.acts_at(&id, &version, "c3", "flag-or-move").await;
        let problem: Value = serde_json::from_slice(&reply.body).unwrap();
        let code = problem["code"].as_str().unwrap();
        assert!(["time-is-up", "stale-version"].contains(&code), "{problem}");
        // When the answer has come, it is settled.
        let state = bob.table(&id).await;
        assert_eq!((&state["result"]["reason"], &state["turns"]), (&json!("time"), &json!([])));
        assert_eq!(state["version"].as_u64().unwrap(), version.as_u64().unwrap() + 1);
    }
}

#[tokio::test]
async fn watchers_are_told_why() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let address = app.listen().await;
    let ([ada, _bob], id) = two(&app, "bug", "hex3", live(1, 0)).await;
    let version = ada.table(&id).await["version"].as_u64().unwrap();
    let mut socket = Socket::connect(address, &app.visitor(), &id).await;
    socket.reach(version).await;
    time.pass(1_000);
    let told = socket.reach(version + 1).await;
    assert_eq!(told["events"], json!([{ "version": version + 1, "seat": 1, "what": { "kind": "flagged" } }]));
}

#[tokio::test]
async fn a_table_that_is_not_in_memory_is_flagged_all_the_same() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).limits(|limits| limits.tables_in_memory = 1).start().await;
    let ([_, bob], first) = two(&app, "bug", "hex3", live(5, 0)).await;
    let ([_, cleo], second) = two(&app, "bug", "hex3", live(5, 0)).await;
    time.pass(5_000);
    // Lists are made from the store: nobody loads the tables.
    for (visitor, id) in [(&bob, &first), (&cleo, &second)] {
        for _ in 0..500 {
            let list = visitor.get("/api/tables").await.json();
            if list["yours"] == json!([]) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // The only place in memory may still be in use for the other table.
        let mut reply = visitor.get(&format!("/api/tables/{id}")).await;
        while reply.status == StatusCode::SERVICE_UNAVAILABLE {
            tokio::time::sleep(Duration::from_millis(10)).await;
            reply = visitor.get(&format!("/api/tables/{id}")).await;
        }
        assert_eq!(reply.json()["result"]["reason"], "time");
    }
}

#[tokio::test]
async fn bots_have_clocks_too() {
    let time = FakeTime::new();
    let slow = Pauses { first: Duration::from_secs(600), further: Duration::ZERO };
    let app =
        TestApp::builder().time(&time).config(|config: &mut Config| config.human_pace = slow).start().await;
    let ada = app.visitor();
    let opened = ada.opens_timed("bug", "hex3", &["random", "me"], live(2, 0)).await;
    let id = opened["id"].as_str().unwrap();
    time.pass(2_000);
    let state = sees(&ada, id, is_over).await;
    assert_eq!(state["result"]["winners"], json!([2]));
}

#[tokio::test]
async fn among_three_a_bot_plays_on_without_a_clock() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).chance(Script::seeded(5)).start().await;
    let people = [app.visitor(), app.visitor(), app.visitor()];
    let seats = ["me", "open", "open"];
    let opened = people[0].opens_timed("bug-off", "seats=3 copies=6", &seats, live(3, 0)).await;
    let id = opened["id"].as_str().unwrap();
    people[1].sits(id).await;
    people[2].sits(id).await;
    let late = people[0].table(id).await["to_act"].as_u64().unwrap();
    time.pass(3_000);
    let state = sees(&people[0], id, |state| state["clock"]["out"] == json!([late])).await;
    let place = usize::try_from(late).unwrap() - 1;
    assert_eq!((&state["status"], &state["result"]), (&json!("running"), &json!(null)));
    assert_eq!(state["seats"][place]["occupant"]["kind"], "bot");
    let stay: Vec<&Visitor> = (0..3).filter(|seat| *seat != place).map(|seat| &people[seat]).collect();
    let end = play_out(&stay, id).await;
    assert_eq!((&end["result"]["reason"], &end["clock"]["out"]), (&json!("rules"), &json!([late])));
}

#[tokio::test]
async fn the_time_of_a_restart_is_charged_to_nobody() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let ([ada, bob], id) = two(&app, "bug", "hex3", live(60, 0)).await;
    time.pass(10_000);
    ada.acts(&id, "c3").await.json();
    time.pass(7_000);
    // The process stops in order, and an hour later it starts again.
    let again = app.restart_after(&time, 3_600_000).await;
    let (ada, bob) = (ada.at(&again), bob.at(&again));
    assert_eq!(ada.table(&id).await["clock"]["left_ms"], json!([50_000, 53_000]));
    time.pass(3_000);
    bob.acts(&id, "a1").await.json();
    assert_eq!(ada.table(&id).await["clock"]["left_ms"], json!([50_000, 50_000]));
    // And the clock that runs then is watched without anybody asking.
    let again = again.restart_after(&time, 3_600_000).await;
    time.pass(50_000);
    let state = sees(&bob.at(&again), &id, is_over).await;
    assert_eq!(state["result"]["reason"], "time");
}

#[tokio::test]
async fn the_time_after_kill_9_is_charged_to_nobody() {
    let time = FakeTime::new();
    let often = Duration::from_millis(10);
    let app = TestApp::builder().time(&time).config(|config| config.time_kept_every = often).start().await;
    let ([ada, _bob], id) = two(&app, "bug", "hex3", live(60, 0)).await;
    time.pass(10_000);
    // The time is kept meanwhile.
    tokio::time::sleep(often * 20).await;
    let version = ada.table(&id).await["version"].clone();
    let again = app.after_sudden_death_and(&time, 3_600_000).await;
    let state = ada.at(&again).table(&id).await;
    assert_eq!(state["clock"]["left_ms"], json!([50_000, 60_000]));
    // What was asked for before the end is still what the table waits for.
    assert_eq!(state["version"], version);
    ada.at(&again).acts_at(&id, &version, "c3", "sent-before").await.json();
}

/// Connects somebody whose answer to the server's ping takes so many milliseconds of the site's time.
async fn far_away(app: &TestApp, time: &FakeTime, visitor: &Visitor, id: &str, milliseconds: i64) -> Socket {
    let mut socket = Socket::connect(app.listen().await, visitor, id).await;
    socket.pinged().await;
    time.pass(milliseconds);
    // The answer may go out behind the first of these.
    socket.settles().await;
    socket.settles().await;
    socket
}

/// Ends the turn of whoever is to move among these people.
async fn ends_turn(people: &[Visitor; 2], id: &str) {
    let mover = people[0].table(id).await["to_act"].as_u64().unwrap();
    let visitor = &people[mover as usize - 1];
    while visitor.table(id).await["to_act"] == mover {
        visitor.acts(id, &step_of(&visitor.table(id).await, 0)).await.json();
    }
}

#[tokio::test]
async fn the_way_through_the_network_is_given_back_and_follows_from_the_log() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let (people, id) = two(&app, "bug", "hex5", live(60, 0)).await;
    let _socket = far_away(&app, &time, &people[0], &id, 300).await;
    time.pass(10_000);
    ends_turn(&people, &id).await;
    time.pass(10_000);
    // Bob has no live connection: nothing is known of his way.
    ends_turn(&people, &id).await;
    let clock = people[0].table(&id).await["clock"].clone();
    assert_eq!(clock["left_ms"], json!([50_000, 50_000]));
    let again = app.after_sudden_death(|_| {}).await;
    assert_eq!(people[1].at(&again).table(&id).await["clock"]["left_ms"], clock["left_ms"]);
}

#[tokio::test]
async fn whoever_answers_late_on_purpose_gains_little_and_nothing_by_correspondence() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let (people, id) = two(&app, "bug", "hex5", live(600, 0)).await;
    let _socket = far_away(&app, &time, &people[0], &id, 100_000).await;
    ends_turn(&people, &id).await;
    let mut left = people[0].table(&id).await["clock"]["left_ms"][0].as_i64().unwrap();
    assert_eq!(left, 500_500);
    for gained in [500, 500, 300, 100, 100] {
        ends_turn(&people, &id).await;
        time.pass(1_000);
        ends_turn(&people, &id).await;
        left -= 1_000 - gained;
        let clock = people[0].table(&id).await["clock"].clone();
        assert_eq!(clock["left_ms"], json!([left, 600_000]));
    }
    let days = json!({ "kind": "correspondence", "days": 1 });
    let (people, id) = two(&app, "bug", "hex5", days).await;
    let _socket = far_away(&app, &time, &people[0], &id, 400).await;
    time.pass(24 * 3_600_000 - 400);
    sees(&people[0], &id, is_over).await;
}

#[tokio::test]
async fn who_is_far_away_is_flagged_when_what_may_be_given_back_is_gone_and_once() {
    for early in [true, false] {
        let time = FakeTime::new();
        let app = TestApp::builder().time(&time).start().await;
        let ada = app.visitor();
        let id = ada.opens_timed("bug", "hex3", &["me", "open"], live(1, 0)).await["id"]
            .as_str()
            .unwrap()
            .to_owned();
        let bob = app.visitor();
        let mut passed = 300;
        // The way is known before the clock runs, or found out only while it does.
        let _socket = if early {
            let socket = far_away(&app, &time, &ada, &id, 300).await;
            bob.sits(&id).await;
            passed = 0;
            socket
        } else {
            bob.sits(&id).await;
            far_away(&app, &time, &ada, &id, 300).await
        };
        let before = ada.table(&id).await["version"].as_u64().unwrap();
        time.pass(1_299 - passed);
        tokio::time::sleep(Duration::from_millis(50)).await;
        let state = bob.table(&id).await;
        assert_eq!((&state["status"], &state["clock"]["left_ms"][0]), (&json!("running"), &json!(0)));
        time.pass(1);
        let end = sees(&bob, &id, is_over).await;
        assert_eq!((&end["result"]["reason"], end["version"].as_u64()), (&json!("time"), Some(before + 1)));
        ada.acts(&id, "c3").await.refused(409, "game-over");
    }
}

#[tokio::test]
async fn a_turn_that_was_made_in_time_and_came_late_is_in_time() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let (people, id) = two(&app, "bug", "hex3", live(1, 0)).await;
    let _socket = far_away(&app, &time, &people[0], &id, 300).await;
    time.pass(999);
    people[0].acts(&id, "c3").await.json();
    let clock = people[1].table(&id).await["clock"].clone();
    assert_eq!((&clock["left_ms"], &clock["running"]), (&json!([1, 1_000]), &json!(2)));
    // Without a live connection there is nothing to give back.
    time.pass(1_000);
    sees(&people[1], &id, is_over).await;
}
