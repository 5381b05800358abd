//! A check finds what is wrong and nothing else; a backup misses nothing that was acknowledged before it.

use crate::support::{Script, TestApp, play_out, step_of};
use server::{Checked, Fault, backup, check};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

const GAMES: [(&str, &str, usize); 3] =
    [("bug", "hex3 swap", 2), ("herd", "hex3", 2), ("bug-off", "seats=3 copies=6", 3)];

async fn checked(database: &Path) -> (Checked, Vec<Fault>) {
    let database = database.to_owned();
    let check = move || {
        let mut faults = Vec::new();
        let checked = check(&database, |fault| faults.push(fault.clone())).unwrap();
        (checked, faults)
    };
    tokio::task::spawn_blocking(check).await.unwrap()
}

/// Whole games, games under way, tables that wait and one that was closed; returns their ids.
async fn much_happens(app: &TestApp) -> Vec<String> {
    let mut ids = Vec::new();
    for (game, setup, seats) in GAMES {
        for played in 0..3 {
            let people: Vec<_> = (0..seats).map(|_| app.visitor()).collect();
            let mut wanted = vec!["open"; seats];
            wanted[0] = "me";
            let id = people[0].opens(game, setup, &wanted).await["id"].as_str().unwrap().to_owned();
            let all: Vec<_> = people.iter().collect();
            if played > 0 {
                for person in &people[1..] {
                    person.sits(&id).await;
                }
                for choice in 0..5 {
                    for person in &people {
                        let state = person.table(&id).await;
                        if !state["legal"].as_array().unwrap().is_empty() {
                            person.acts(&id, &step_of(&state, choice)).await.json();
                        }
                    }
                }
            }
            match played {
                2 => drop(play_out(&all, &id).await),
                1 if game == "bug" => drop(people[0].does(&id, "resign").await.json()),
                0 if game == "herd" => drop(people[0].does(&id, "close").await.json()),
                _ => {}
            }
            ids.push(id);
        }
    }
    ids
}

#[tokio::test]
async fn a_sound_database_passes_while_it_is_in_use() {
    let app = TestApp::start().await;
    let ids = much_happens(&app).await;
    let (checked, faults) = checked(&app.database()).await;
    assert_eq!(faults, []);
    assert_eq!((checked.tables, checked.faults), (ids.len() as u64, 0));
    assert!(checked.events > 100, "{checked:?}");
}

#[tokio::test]
async fn each_damage_is_found_where_it_is_and_nothing_is_repaired() {
    let app = TestApp::start().await;
    let ids = much_happens(&app).await;
    app.app.stop().await;
    let damages = [
        ("UPDATE tables SET version = version + 1 WHERE id = $1", "events"),
        ("UPDATE tables SET status = 'waiting' WHERE id = $1", "by its log it is over"),
        ("UPDATE tables SET summary = replace(summary, 'guest', 'open') WHERE id = $1", "what lists say"),
        ("DELETE FROM seated WHERE table_id = $1", "noted to sit"),
        ("DELETE FROM events WHERE table_id = $1 AND version = 3", "not whole"),
        ("UPDATE events SET body = '{}' WHERE table_id = $1 AND version = 1", "cannot be played again"),
        ("UPDATE events SET kind = 'chance' WHERE table_id = $1 AND kind = 'step'", "cannot be played again"),
    ];
    for (sql, word) in damages {
        let copy = tempfile::tempdir().unwrap();
        let database = copy.path().join("copy.db");
        std::fs::copy(app.database(), &database).unwrap();
        // A finished game.
        let id = &ids[2];
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&database);
        let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
        assert!(sqlx::query(sql).bind(id).execute(&pool).await.unwrap().rows_affected() > 0, "{sql}");
        pool.close().await;
        let before = std::fs::read(&database).unwrap();
        let (checked, faults) = checked(&database).await;
        assert!(faults.iter().any(|fault| fault.what.contains(word)), "{sql}: {faults:?}");
        assert!(faults.iter().all(|fault| fault.table.as_ref() == Some(id)), "{sql}: {faults:?}");
        assert_eq!(checked.faults, faults.len() as u64);
        assert!(std::fs::read(&database).unwrap() == before, "{sql}: the check has written");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_under_load_misses_nothing_that_was_acknowledged_before_it() {
    let app = TestApp::start().await;
    let stop = Arc::new(AtomicBool::new(false));
    let (told, mut acknowledged) = tokio::sync::watch::channel(Vec::<(String, u64)>::new());
    let load = tokio::spawn({
        let (app, stop) = (app.clone(), stop.clone());
        async move {
            let ada = app.visitor();
            let mut choice = 0;
            while !stop.load(Ordering::Relaxed) {
                let id = ada.opens("herd", "hex3", &["me", "me"]).await["id"].as_str().unwrap().to_owned();
                told.send_modify(|all| all.push((id.clone(), 0)));
                for _ in 0..20 {
                    let state = ada.table(&id).await;
                    if state["status"] == "over" {
                        break;
                    }
                    choice += 1;
                    let version =
                        ada.acts(&id, &step_of(&state, choice)).await.json()["version"].as_u64().unwrap();
                    told.send_modify(|all| all.last_mut().unwrap().1 = version);
                }
            }
        }
    });
    for round in 1..=5 {
        acknowledged.wait_for(|all| all.len() > 3 * round).await.unwrap();
        let before = acknowledged.borrow().clone();
        let copy = tempfile::tempdir().unwrap();
        let (from, to) = (app.database(), copy.path().join("backup.db"));
        let target = to.clone();
        let bytes = tokio::task::spawn_blocking(move || backup(&from, &target)).await.unwrap().unwrap();
        assert_eq!(bytes, std::fs::metadata(&to).unwrap().len());
        let (checked, faults) = checked(&to).await;
        assert_eq!(faults, []);
        assert!(checked.tables >= before.len() as u64);
        let restored = app.restored_from(&to, Script::seeded(3)).await;
        let reader = restored.visitor();
        for (id, version) in before {
            let found = reader.table(&id).await["version"].as_u64().unwrap();
            assert!(found >= version, "{id} is at {found} and was acknowledged at {version}");
        }
    }
    stop.store(true, Ordering::Relaxed);
    load.await.unwrap();
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_what_is_no_database_is_said_to_be_none() {
    let app = TestApp::start().await;
    let folder = tempfile::tempdir().unwrap();
    let (there, none, nowhere) =
        (folder.path().join("there"), folder.path().join("none.db"), folder.path().join("no/where.db"));
    std::fs::write(&there, "my letters").unwrap();
    let attempt = async |from: &Path, to: &Path| {
        let (from, to) = (from.to_owned(), to.to_owned());
        let error = tokio::task::spawn_blocking(move || backup(&from, &to)).await.unwrap().unwrap_err();
        let sentence = error.to_string();
        assert!(sentence.ends_with('.') && sentence.lines().count() == 1, "{sentence}");
        sentence
    };
    assert!(attempt(&app.database(), &there).await.contains("already"));
    assert_eq!(std::fs::read(&there).unwrap(), b"my letters");
    assert!(attempt(&app.database(), &nowhere).await.contains("cannot be written"));
    assert!(attempt(&none, &folder.path().join("a")).await.contains("cannot be read"));
    assert!(attempt(&there, &folder.path().join("b")).await.contains("no database of Vivarium"));
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["there"]);
}
