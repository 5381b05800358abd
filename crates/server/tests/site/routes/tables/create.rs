use crate::support::{Script, TestApp, new_table};
use axum::http::Method;
use serde_json::json;
use server::Pauses;
use std::time::{Duration, Instant};

#[tokio::test]
async fn a_table_with_open_seats_waits() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let reply = ada.post("/api/tables", new_table("bug", "hex3", &["me", "open"], "link")).await;
    assert_eq!(reply.status, 201);
    let state = reply.json();
    assert_eq!(state["id"].as_str().unwrap().len(), 16);
    assert_eq!((&state["game"], &state["setup"]), (&json!("bug"), &json!("hex3")));
    assert_eq!((&state["status"], &state["you"]), (&json!("waiting"), &json!([1])));
    assert_eq!((&state["view"], &state["legal"], &state["to_act"]), (&json!(null), &json!([]), &json!(null)));
    assert_eq!(state["seats"][0]["role"], "black");
    assert_eq!(state["seats"][0]["occupant"]["you"], true);
    assert_eq!(state["seats"][1]["occupant"], json!({ "kind": "open" }));
    assert_eq!(state["invite"].as_str().unwrap().len(), 26);
    assert_eq!((&state["can_undo"], &state["can_resign"]), (&json!(false), &json!(false)));
}

#[tokio::test]
async fn a_table_without_open_seats_starts_at_once() {
    let ada = TestApp::start().await.visitor();
    let state = ada.opens("herd", "hex3", &["me", "me"]).await;
    assert_eq!((&state["status"], &state["you"]), (&json!("running"), &json!([1, 2])));
    assert_eq!((&state["to_act"], &state["invite"]), (&json!(1), &json!(null)));
    // The roll was drawn in the same moment.
    assert!(state["view"]["roll"]["low"].is_u64(), "{state}");
    assert!(!state["legal"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn a_bot_in_the_first_seat_begins() {
    let ada = TestApp::start().await.visitor();
    let id = ada.opens("bug", "hex2", &["random", "me"]).await["id"].as_str().unwrap().to_owned();
    for _ in 0..500 {
        let state = ada.table(&id).await;
        if state["to_act"] == 2 {
            assert_eq!(state["turns"].as_array().unwrap().len(), 1);
            assert_eq!(
                state["seats"][0]["occupant"],
                json!({ "kind": "bot", "bot": "random", "replaces": null })
            );
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("the bot does not move");
}

#[tokio::test]
async fn the_pace_of_bots_is_the_tables_own_and_outlives_a_restart() {
    let slow = Duration::from_millis(400);
    let app = TestApp::builder().config(|config| config.human_pace = Pauses { first: slow, further: slow });
    let app = app.start().await;
    let ada = app.visitor();
    let mut took = Vec::new();
    let mut ids = Vec::new();
    for pace in ["quick", "human"] {
        let mut wish = new_table("bug", "hex2", &["random", "me"], "link");
        wish["pace"] = json!(pace);
        let begun = Instant::now();
        let id = ada.post("/api/tables", wish).await.json()["id"].as_str().unwrap().to_owned();
        while ada.table(&id).await["to_act"] != 2 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        took.push(begun.elapsed());
        ids.push(id);
    }
    assert!(took[0] < slow && took[1] >= slow, "{took:?}");
    // Without a wish it is that of people.
    let id = ada.opens("bug", "hex2", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    let again = app.restart(Script::seeded(1)).await;
    for (id, pace) in [(&ids[0], "quick"), (&ids[1], "human"), (&id, "human")] {
        assert_eq!(ada.at(&again).table(id).await["pace"], pace);
    }
    let mut wish = new_table("bug", "hex2", &["random", "me"], "link");
    wish["pace"] = json!("slow");
    ada.at(&again).post("/api/tables", wish).await.refused(400, "bad-json");
}

#[tokio::test]
async fn the_setup_is_kept_in_its_normal_form() {
    let ada = TestApp::start().await.visitor();
    for (game, setup, seats) in
        [("bug", "hex4 swap", 2), ("herd", "limp6", 2), ("bug-off", "seats=5 copies=6", 5)]
    {
        let mut who = vec!["random"; seats];
        who[0] = "me";
        assert_eq!(ada.opens(game, setup, &who).await["setup"], setup);
    }
}

#[tokio::test]
async fn what_makes_no_table_is_refused() {
    let app = TestApp::start().await;
    let ada = app.visitor();
    let me = ["me", "open"];
    let cases = [
        (new_table("chess", "hex3", &me, "open"), 422, "unknown-game"),
        (new_table("bug", "hex11", &me, "open"), 422, "unknown-board"),
        (new_table("bug", "", &me, "open"), 422, "unknown-board"),
        (new_table("bug", "hex3 pie", &me, "open"), 422, "unknown-option"),
        (new_table("herd", "hex3 swap", &me, "open"), 422, "unknown-option"),
        (new_table("bug-off", "seats=6 copies=10", &me, "open"), 422, "unknown-option"),
        (new_table("bug-off", "seats=2 copies=13", &me, "open"), 422, "unknown-option"),
        (new_table("bug", "hex3", &["me"], "open"), 422, "wrong-seats"),
        (new_table("bug", "hex3", &["me", "open", "open"], "open"), 422, "wrong-seats"),
        (new_table("bug", "hex3", &["open", "open"], "open"), 422, "no-seat-for-you"),
        (new_table("bug", "hex3", &["random", "random"], "open"), 422, "no-seat-for-you"),
        (new_table("bug-off", "seats=2 copies=10", &["me", "me"], "open"), 422, "hidden-cards"),
        (new_table("bug", "hex3", &["me", "deep-blue"], "open"), 422, "unknown-bot"),
        (new_table("bug", "hex3", &["me", "uct:iterations=9999999"], "open"), 422, "bot-too-slow"),
        (new_table("bug", "hex3", &["me", "uct:ms=600000"], "open"), 422, "bot-too-slow"),
        (new_table("bug", "hex3", &me, "secret"), 400, "bad-json"),
        (new_table("bug", &"x".repeat(65), &me, "open"), 400, "bad-json"),
        (new_table("bug", "hex3", &["open"; 6], "open"), 400, "bad-json"),
        (json!({ "game": "bug" }), 400, "bad-json"),
    ];
    for (body, status, code) in cases {
        ada.post("/api/tables", body).await.refused(status, code);
    }
    let wrong = [("{", 400, "bad-json"), ("", 400, "bad-json"), ("\u{0}", 400, "bad-json")];
    for (body, status, code) in wrong {
        let reply = ada.send(Method::POST, "/api/tables", "application/json", body.into()).await;
        reply.refused(status, code);
    }
    let deep = "[".repeat(10_000);
    ada.send(Method::POST, "/api/tables", "application/json", deep.into()).await.refused(400, "bad-json");
    let lists = ada.get("/api/tables").await.json();
    assert_eq!(lists, json!({ "open": [], "running": [], "yours": [], "challenges": [] }));
}

#[tokio::test]
async fn one_guest_cannot_fill_the_house() {
    let app = TestApp::builder().limits(|limits| limits.tables_per_guest = 2).start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let first = ada.opens("bug", "hex2", &["me", "me"]).await;
    ada.opens("bug", "hex2", &["me", "open"]).await;
    let third = || new_table("bug", "hex2", &["me", "open"], "open");
    ada.post("/api/tables", third()).await.refused(409, "too-many-tables");
    let other = bob.opens("bug", "hex2", &["me", "open"]).await["id"].as_str().unwrap().to_owned();
    ada.post(&format!("/api/tables/{other}/sit"), json!({})).await.refused(409, "too-many-tables");
    // A game that has ended does not count.
    ada.does(first["id"].as_str().unwrap(), "resign").await.json();
    assert_eq!(ada.post("/api/tables", third()).await.status, 201);
}

#[tokio::test]
async fn clocks_beyond_their_bounds_are_refused() {
    let ada = TestApp::start().await.visitor();
    let mut body = new_table("bug", "hex3", &["me", "open"], "open");
    let live = |base: u32, increment: u32, delay: u32| json!({ "kind": "live", "base_seconds": base, "increment_seconds": increment, "delay_seconds": delay });
    let days = |days: u32| json!({ "kind": "correspondence", "days": days });
    for clock in [
        live(0, 0, 0),
        live(10_801, 0, 0),
        live(60, 181, 0),
        live(60, 0, 181),
        live(60, 1, 1),
        days(0),
        days(15),
    ] {
        body["clock"] = clock;
        ada.post("/api/tables", body.clone()).await.refused(422, "bad-clock");
    }
    for clock in [
        json!("live"),
        json!({ "kind": "sundial" }),
        live(60, 0, 0)
            .as_object()
            .map(|clock| {
                let mut clock = clock.clone();
                clock.insert("base_seconds".to_owned(), json!(-1));
                json!(clock)
            })
            .unwrap(),
    ] {
        body["clock"] = clock;
        ada.post("/api/tables", body.clone()).await.refused(400, "bad-json");
    }
    assert_eq!(ada.get("/api/tables").await.json()["yours"], json!([]));
    for clock in [live(1, 0, 0), live(10_800, 180, 0), live(60, 0, 180), days(1), days(14), json!(null)] {
        body["clock"] = clock;
        ada.post("/api/tables", body.clone()).await.json();
    }
}

#[tokio::test]
async fn on_one_screen_there_is_no_clock_by_correspondence() {
    let ada = TestApp::start().await.visitor();
    let mut body = new_table("bug", "hex3", &["me", "me"], "open");
    body["clock"] = json!({ "kind": "correspondence", "days": 3 });
    ada.post("/api/tables", body.clone()).await.refused(422, "clock-same-screen");
    body["clock"] = json!({ "kind": "live", "base_seconds": 300, "increment_seconds": 5 });
    assert_eq!(ada.post("/api/tables", body).await.json()["clock"]["running"], 1);
}
