use crate::support::{FakeTime, TestApp, Visitor, new_table};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

pub async fn person(app: &TestApp, name: &str) -> Visitor {
    let visitor = app.visitor();
    visitor.registers(name, PASSWORD).await.json();
    visitor
}

pub async fn opens_rated(visitor: &Visitor, game: &str, setup: &str, seats: &[&str]) -> String {
    let mut body = new_table(game, setup, seats, "open");
    body["rated"] = json!(true);
    visitor.post("/api/tables", body).await.json()["id"].as_str().unwrap().to_owned()
}

async fn profile(app: &TestApp, name: &str) -> Value {
    app.visitor().get(&format!("/api/people/{name}")).await.json()
}

/// A rated game of Bug on `hex3` in which both have made a turn.
async fn begun(ada: &Visitor, bob: &Visitor) -> String {
    let id = opens_rated(ada, "bug", "hex3", &["me", "open"]).await;
    bob.sits(&id).await;
    ada.acts(&id, "c3").await.json();
    bob.acts(&id, "a1").await.json();
    id
}

#[tokio::test]
async fn a_game_to_its_end_changes_both_ratings_by_the_published_formula() {
    let app = TestApp::start().await;
    let (ada, bob) = (person(&app, "Ada").await, person(&app, "Bob").await);
    assert_eq!(
        profile(&app, "ADA").await,
        json!({ "name": "Ada", "ratings": [], "opponents": [], "last_games": [] })
    );
    let id = opens_rated(&ada, "bug", "hex2", &["me", "open"]).await;
    let fresh = json!({ "rating": 1500, "deviation": 350, "change": null });
    assert_eq!(ada.table(&id).await["ratings"], json!([fresh, null]));
    bob.sits(&id).await;
    assert_eq!(ada.table(&id).await["ratings"], json!([fresh, fresh]));
    let end = crate::support::play_out(&[&ada, &bob], &id).await;
    let winner = end["result"]["winners"][0].as_u64().unwrap();
    // One game between two who are new, by Glickman's formula.
    let (won, lost) = (
        json!({ "rating": 1662, "deviation": 290, "change": 162 }),
        json!({ "rating": 1338, "deviation": 290, "change": -162 }),
    );
    assert_eq!(end["ratings"], if winner == 1 { json!([won, lost]) } else { json!([lost, won]) });
    let (best, other) = if winner == 1 { ("Ada", "Bob") } else { ("Bob", "Ada") };
    let told = profile(&app, best).await;
    assert_eq!(told["ratings"][0]["game"], "bug");
    assert_eq!((&told["ratings"][0]["rating"], &told["ratings"][0]["games"]), (&json!(1662), &json!(1)));
    assert_eq!(told["ratings"][0]["history"][0]["rating"], 1662);
    assert_eq!(told["opponents"], json!([{ "name": other, "game": "bug", "won": 1, "drawn": 0, "lost": 0 }]));
    let last = &told["last_games"][0];
    assert_eq!((&last["table"], &last["outcome"], &last["change"]), (&json!(id), &json!("won"), &json!(162)));
    assert_eq!(profile(&app, other).await["ratings"][0]["rating"], 1338);

    // A restart counts nothing twice, and the table still tells what changed.
    let app = app.after_sudden_death(|_| ()).await;
    assert_eq!(app.visitor().table(&id).await["ratings"], end["ratings"]);
    assert_eq!(profile(&app, best).await["ratings"], told["ratings"]);
}

#[tokio::test]
async fn a_game_that_is_given_up_counts_once_both_have_made_a_turn() {
    let app = TestApp::start().await;
    let (ada, bob) = (person(&app, "Ada").await, person(&app, "Bob").await);
    let id = opens_rated(&ada, "bug", "hex3", &["me", "open"]).await;
    bob.sits(&id).await;
    ada.acts(&id, "c3").await.json();
    bob.does(&id, "resign").await.json();
    assert_eq!(ada.table(&id).await["ratings"][0]["change"], json!(null));
    assert_eq!(profile(&app, "Bob").await["ratings"], json!([]));

    let id = begun(&ada, &bob).await;
    ada.does(&id, "resign").await.json();
    assert_eq!(ada.table(&id).await["ratings"][1]["change"], 162);
    assert_eq!(profile(&app, "Ada").await["ratings"][0]["rating"], 1338);
}

#[tokio::test]
async fn a_flag_counts() {
    let time = FakeTime::new();
    let app = TestApp::builder().time(&time).start().await;
    let (ada, bob) = (person(&app, "Ada").await, person(&app, "Bob").await);
    let mut body = new_table("bug", "hex3", &["me", "open"], "open");
    body["rated"] = json!(true);
    body["clock"] = json!({ "kind": "live", "base_seconds": 60, "increment_seconds": 0, "delay_seconds": 0 });
    let id = ada.post("/api/tables", body).await.json()["id"].as_str().unwrap().to_owned();
    bob.sits(&id).await;
    ada.acts(&id, "c3").await.json();
    bob.acts(&id, "a1").await.json();
    time.pass(61_000);
    // The server says so by itself.
    for _ in 0..1_000 {
        if bob.table(&id).await["status"] == "over" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    assert_eq!(bob.table(&id).await["result"]["reason"], "time");
    assert_eq!(bob.table(&id).await["ratings"][1]["change"], 162);
}

#[tokio::test]
async fn in_company_whoever_leaves_comes_last_and_a_deleted_account_appears_nowhere() {
    let app = TestApp::start().await;
    let (ada, bob, cleo) = (person(&app, "Ada").await, person(&app, "Bob").await, person(&app, "Cleo").await);
    let id = opens_rated(&ada, "bug-off", "seats=3 copies=6", &["me", "open", "open"]).await;
    bob.sits(&id).await;
    cleo.sits(&id).await;
    cleo.does(&id, "resign").await.json();
    let end = crate::support::play_out(&[&ada, &bob], &id).await;
    let changes: Vec<i64> =
        end["ratings"].as_array().unwrap().iter().map(|one| one["change"].as_i64().unwrap()).collect();
    assert!(changes.iter().sum::<i64>().abs() <= 2, "{changes:?}");
    let told = profile(&app, "Cleo").await;
    assert_eq!(told["last_games"][0]["outcome"], "lost");
    assert_eq!(told["last_games"][0]["change"], *changes.iter().min().unwrap());
    assert_eq!(told["opponents"].as_array().unwrap().len(), 2);

    cleo.delete_account(PASSWORD).await.done();
    app.visitor().get("/api/people/Cleo").await.refused(404, "unknown-person");
    let told = profile(&app, "Ada").await;
    assert_eq!(told["opponents"].as_array().unwrap().len(), 1);
    assert_eq!(told["last_games"][0]["opponents"], json!(["Bob"]));
}

#[tokio::test]
async fn a_leader_board_has_people_with_enough_games_and_the_bots() {
    let app = TestApp::start().await;
    app.visitor().get("/api/leaders").await.refused(400, "bad-query");
    app.visitor().get("/api/leaders?game=chess").await.refused(422, "unknown-game");
    let board = app.visitor().get("/api/leaders?game=bug-off").await.json();
    let first = json!({ "kind": "bot", "bot": "level8", "rating": 1455 });
    assert_eq!((board["leaders"].as_array().unwrap().len(), &board["leaders"][0]), (8, &first));

    let people = [person(&app, "Ada").await, person(&app, "Bob").await];
    for round in 0..30 {
        let [ada, bob] = [&people[round % 2], &people[(round + 1) % 2]];
        let id = begun(ada, bob).await;
        ada.does(&id, "resign").await.json();
        if round == 8 {
            let board = app.visitor().get("/api/leaders?game=bug").await.json();
            assert!(board["leaders"].as_array().unwrap().iter().all(|one| one["kind"] == "bot"));
        }
    }
    let board = app.visitor().get("/api/leaders?game=bug").await.json();
    let leaders = board["leaders"].as_array().unwrap();
    let persons: Vec<&Value> = leaders.iter().filter(|one| one["kind"] == "person").collect();
    assert_eq!(persons.len(), 2, "{board}");
    assert_eq!(persons[0]["games"], 30);
    assert!(leaders.is_sorted_by_key(|one| -one["rating"].as_i64().unwrap()));
}

#[tokio::test]
async fn two_games_that_end_at_once_count_one_after_the_other() {
    let app = TestApp::start().await;
    let (ada, bob) = (person(&app, "Ada").await, person(&app, "Bob").await);
    let (one, two) = (begun(&ada, &bob).await, begun(&ada, &bob).await);
    let (first, second) = tokio::join!(ada.does(&one, "resign"), ada.does(&two, "resign"));
    first.json();
    second.json();
    assert_eq!(profile(&app, "Ada").await["ratings"][0]["games"], 2);
    assert_eq!(profile(&app, "Bob").await["ratings"][0]["history"].as_array().unwrap().len(), 2);
}
