//! What every store must do with ratings.

use super::accounts::account;
use super::{batch, bodies, is_conflict, table};
use store::{Batch, Outcome, Rated, Store, Strength};

fn strength(rating: f64) -> Strength {
    Strength { rating, deviation: 90.0, volatility: 0.06 }
}

fn rated(guest: &str, games_before: u32, after: f64, place: u32) -> Rated {
    Rated {
        guest: guest.to_owned(),
        game: "bug".to_owned(),
        games_before,
        before: strength(1500.0),
        after: strength(after),
        place,
        outcome: if place == 1 { Outcome::Won } else { Outcome::Lost },
        opponents: 1,
    }
}

/// A table whose second batch ends it.
async fn end(store: &dyn Store, id: &str, rated: Vec<Rated>) -> Result<(), store::StoreError> {
    store.create(&table(id), &batch(0, &["a"])).await.unwrap();
    let at = 1001 + i64::from(rated[0].games_before);
    store.append(id, &Batch { rated, at, ..batch(1, &["end"]) }).await
}

async fn ada_and_bob(store: &dyn Store) {
    store.register(&account("ada", "Ada")).await.unwrap();
    store.register(&account("bob", "Bob")).await.unwrap();
    end(store, "one", vec![rated("ada", 0, 1600.5, 1), rated("bob", 0, 1400.0, 2)]).await.unwrap();
}

pub async fn a_rated_game_changes_ratings_with_its_end_and_once(store: &dyn Store) {
    ada_and_bob(store).await;
    let standings = store.standings("ada").await.unwrap();
    assert_eq!(standings.len(), 1);
    assert_eq!((standings[0].strength, standings[0].games), (strength(1600.5), 1));
    assert_eq!((standings[0].game.as_str(), standings[0].updated_at), ("bug", 1001));
    // Worked out from a rating that is old by now: nothing of it is written, the event neither.
    let stale = vec![rated("bob", 1, 1450.0, 1), rated("ada", 0, 1550.0, 2)];
    assert!(is_conflict(end(store, "two", stale).await));
    assert_eq!(bodies(store, "two").await, ["a"]);
    assert_eq!(store.standings("bob").await.unwrap()[0].games, 1);
    // A game that counts already counts no more.
    let again = Batch { rated: vec![rated("ada", 1, 1700.0, 1)], ..batch(2, &["again"]) };
    assert!(is_conflict(store.append("one", &again).await));

    end(store, "three", vec![rated("ada", 1, 1550.0, 2), rated("bob", 1, 1450.0, 1)]).await.unwrap();
    let history = store.rating_history("ada", "bug", 10).await.unwrap();
    assert_eq!(history.iter().map(|point| point.1).collect::<Vec<_>>(), [1600.5, 1550.0]);
    let games = store.rated_games("ada", "bug", 10).await.unwrap();
    assert_eq!((games.len(), &games[0].others), (2, &vec!["Bob".to_owned()]));
    let against = store.opposition("ada", 10).await.unwrap();
    assert_eq!(against.len(), 1);
    assert_eq!((against[0].name.as_str(), against[0].won, against[0].lost), ("Bob", 1, 1));
    let names = |leaders: Vec<store::Leader>| leaders.into_iter().map(|one| one.name).collect::<Vec<_>>();
    assert_eq!(names(store.leaders("bug", 2, 110.0, 10).await.unwrap()), ["Ada", "Bob"]);
    assert_eq!(names(store.leaders("bug", 2, 110.0, 1).await.unwrap()), ["Ada"]);
    for (game, least, below) in [("bug", 3, 110.0), ("bug", 2, 90.0), ("herd", 0, 110.0)] {
        assert!(store.leaders(game, least, below, 10).await.unwrap().is_empty());
    }
}

pub async fn of_a_deleted_account_no_rating_is_left(store: &dyn Store) {
    ada_and_bob(store).await;
    store.delete_account("bob", 2000).await.unwrap();
    assert!(store.standings("bob").await.unwrap().is_empty());
    assert!(store.opposition("ada", 10).await.unwrap().is_empty());
    let games = store.rated_games("ada", "bug", 10).await.unwrap();
    assert_eq!((games.len(), games[0].others.len()), (1, 0));
    // A game that they had left ends: it counts for the others alone.
    end(store, "two", vec![rated("ada", 1, 1610.0, 1), rated("bob", 0, 1390.0, 2)]).await.unwrap();
    assert!(store.standings("bob").await.unwrap().is_empty());
    assert_eq!(store.standings("ada").await.unwrap()[0].games, 2);
}
