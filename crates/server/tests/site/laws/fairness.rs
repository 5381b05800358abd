//! What chance decided is what was promised before anybody sat down, and nobody can know it before it is due.

use crate::support::{Script, Socket, TestApp, Visitor, play_out, step_of};
use catalog::{ChanceCheck, verify};
use serde_json::{Value, json};

fn bytes(of: u8) -> String {
    format!("{of:02x}").repeat(16)
}

async fn record(visitor: &Visitor, id: &str) -> String {
    visitor.get(&format!("/api/tables/{id}/record")).await.text()
}

#[track_caller]
fn agrees(record: &str) -> ChanceCheck {
    let check = verify(record).unwrap_or_else(|error| panic!("{error}\n{record}"));
    assert!(check.faults.is_empty() && check.outcomes > 0, "{check:?}\n{record}");
    check
}

async fn sits_with(visitor: &Visitor, id: &str, seat: u8, bytes: &str) -> Value {
    visitor.post(&format!("/api/tables/{id}/sit"), json!({ "seat": seat, "bytes": bytes })).await.json()
}

#[tokio::test]
async fn a_finished_game_can_be_checked_and_what_was_shown_before_stands_in_it() {
    let app = TestApp::builder().fair().start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    let (reserved, opened) =
        ada.opens_fair("bug-off", "seats=3 copies=6", &["random", "me", "open"], &bytes(0xaa)).await;
    let id = opened["id"].as_str().unwrap();
    let state = sits_with(&bob, id, 3, &bytes(0xbb)).await;
    // A bot gives none.
    assert_eq!(state["fair"]["bytes"], json!([null, bytes(0xaa), bytes(0xbb)]));
    let lot = &state["fair"]["lot"];
    for (seat, place) in lot.as_array().unwrap().iter().enumerate() {
        let is_bot = state["seats"][seat]["occupant"]["kind"] == "bot";
        assert_eq!(is_bot, *place == 1, "{state}");
    }
    let over = play_out(&[&ada, &bob], id).await;
    assert_eq!(over["fair"]["commitment"], reserved["commitment"]);
    let record = record(&bob, id).await;
    agrees(&record);
    let tag =
        |name: &str, value: &str| assert!(record.contains(&format!("[{name} \"{value}\"]\n")), "{record}");
    tag("Table", id);
    tag("Commitment", reserved["commitment"].as_str().unwrap());
    tag("SeatBytes", &format!("- {} {}", bytes(0xaa), bytes(0xbb)));
    tag("Seed", over["fair"]["seed"].as_str().unwrap());
}

/// Also when nobody knows of any of it: people without bytes, a table without a reservation.
#[tokio::test]
async fn games_of_those_who_know_nothing_of_it_can_be_checked_too() {
    let app = TestApp::builder().fair().start().await;
    let ada = app.visitor();
    for (game, setup, seats) in [
        ("herd", "hex3", &["me", "me"][..]),
        ("herd", "hex2", &["random", "me"]),
        ("bug-off", "seats=5 copies=7", &["me", "random", "random", "random", "random"]),
    ] {
        let id = ada.opens(game, setup, seats).await["id"].as_str().unwrap().to_owned();
        play_out(&[&ada], &id).await;
        agrees(&record(&ada, &id).await);
    }
}

#[tokio::test]
async fn what_follows_is_decided_when_the_last_seat_is_taken() {
    let app = TestApp::builder().fair().start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    for (game, setup) in [("herd", "hex3"), ("bug-off", "seats=2 copies=6")] {
        let opened = ada.opens_fair(game, setup, &["me", "open"], &bytes(1)).await.1;
        let id = opened["id"].as_str().unwrap();
        sits_with(&bob, id, 2, &bytes(2)).await;
        let mut ends = Vec::new();
        // The same site goes on three times from here, with the same steps.
        for _ in 0..3 {
            let twin = app.twin().await;
            let (ada, bob) = (ada.at(&twin), bob.at(&twin));
            for choice in 0..8 {
                for visitor in [&ada, &bob] {
                    let state = visitor.table(id).await;
                    if !state["legal"].as_array().unwrap().is_empty() {
                        visitor.acts(id, &step_of(&state, choice)).await.json();
                        if game == "herd" && visitor.table(id).await["can_undo"] == true {
                            visitor.does(id, "undo").await.json();
                            visitor.acts(id, &step_of(&state, choice)).await.json();
                        }
                    }
                }
            }
            // What is on the disk is enough to go on as before.
            let again = twin.twin().await;
            let (ada, bob) = (ada.at(&again), bob.at(&again));
            play_out(&[&ada, &bob], id).await;
            let record = record(&ada, id).await;
            agrees(&record);
            ends.push(record);
        }
        assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}");
    }
}

#[tokio::test]
pub(super) async fn the_seed_leaves_by_no_route_before_the_end() {
    let app = TestApp::builder().fair().start().await;
    let address = app.listen().await;
    let (ada, bob, eve) = (app.visitor(), app.visitor(), app.visitor());
    eve.get("/api/me").await.json();
    // Large games: whatever chance brings, none is over before the seed has been looked for.
    for (game, setup) in [("herd", "hex5"), ("bug-off", "seats=2 copies=8")] {
        let (reserved, opened) = ada.opens_fair(game, setup, &["me", "open"], &bytes(1)).await;
        let id = opened["id"].as_str().unwrap();
        let mut seen = vec![reserved.to_string(), opened.to_string()];
        let mut socket = Socket::connect(address, &eve, id).await;
        seen.push(sits_with(&bob, id, 2, &bytes(2)).await.to_string());
        for choice in 0..6 {
            for visitor in [&ada, &bob, &eve] {
                for path in ["", "/record", "/chat?room=watchers", "/live"] {
                    let reply = visitor.get(&format!("/api/tables/{id}{path}")).await;
                    seen.extend([reply.text(), format!("{:?}", reply.headers)]);
                }
                seen.push(visitor.get("/api/tables").await.text());
                let again = json!({ "bytes": bytes(3) });
                seen.push(visitor.post(&format!("/api/tables/{id}/sit"), again).await.text());
                let state = visitor.table(id).await;
                let reply = visitor.acts(id, "nonsense").await;
                seen.extend([reply.text(), visitor.asks(id).await.text()]);
                if !state["legal"].as_array().unwrap().is_empty() {
                    seen.push(visitor.acts(id, &step_of(&state, choice)).await.text());
                }
            }
        }
        let running = ada.table(id).await;
        assert_eq!((&running["status"], &running["fair"]["seed"]), (&json!("running"), &json!(null)));
        socket.reach(running["version"].as_u64().unwrap()).await;
        seen.append(&mut socket.frames);
        ada.does(id, "resign").await.json();
        let over = bob.table(id).await;
        let seed = over["fair"]["seed"].as_str().unwrap().to_owned();
        assert!(seen.len() > 200 && seen.iter().all(|text| !text.contains(&seed)), "{}", seen.len());
        // The test can fail: at the end everybody is told.
        socket.reach(over["version"].as_u64().unwrap()).await;
        assert!(socket.frames.iter().any(|frame| frame.contains(&seed)));
        agrees(&record(&eve, id).await);
    }
}

/// An account that is deleted takes its name out of the log, and nothing else.
#[tokio::test]
async fn what_a_deleted_account_gave_stays() {
    let app = TestApp::builder().fair().start().await;
    let (ada, bob) = (app.visitor(), app.visitor());
    ada.registers("Ada Lovelace", "correct horse battery").await.json();
    let first = ada.opens_fair("herd", "hex3", &["me", "open"], &bytes(1)).await.1;
    let second = bob.opens_fair("herd", "hex3", &["me", "open"], &bytes(2)).await.1;
    let ids = [first["id"].as_str().unwrap(), second["id"].as_str().unwrap()];
    sits_with(&bob, ids[0], 2, &bytes(3)).await;
    sits_with(&ada, ids[1], 2, &bytes(4)).await;
    ada.delete_account("correct horse battery").await.done();
    let again = app.twin().await;
    for (id, given) in ids.into_iter().zip([[1, 3], [2, 4]]) {
        for visitor in [&bob, &bob.at(&again)] {
            assert_eq!(visitor.table(id).await["fair"]["bytes"], json!(given.map(bytes)));
            let record = record(visitor, id).await;
            assert!(record.contains("\"?\""), "{record}");
            agrees(&record);
        }
    }
}

/// Outcomes that a fault, or a fraud, puts in the place of those that were promised are found.
#[tokio::test]
async fn a_server_that_rolls_otherwise_is_found_out() {
    let app = TestApp::builder().chance(Script::seeded(77)).start().await;
    let ada = app.visitor();
    let id = ada.opens("herd", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
    play_out(&[&ada], &id).await;
    let check = verify(&record(&ada, &id).await).unwrap();
    assert!(check.commitment_agrees() && !check.faults.is_empty(), "{check:?}");
}
