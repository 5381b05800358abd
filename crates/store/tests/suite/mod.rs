//! What every store must do, whatever is behind it.

mod accounts;
mod chat;
mod ratings;
mod replies;

pub use accounts::*;
pub use chat::*;
pub use ratings::*;
pub use replies::*;

use store::{Access, Answered, Batch, Event, Head, Listing, NewTable, Status, Store, StoreError, TableRow};

pub fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "bug".to_owned(),
        setup: "hex3".to_owned(),
        access: Access::Open,
        invite: format!("invite of {id}"),
        created_at: 1000,
    }
}

pub fn batch(after: u32, bodies: &[&str]) -> Batch {
    let event = |body: &&str| Event { kind: "step".to_owned(), body: (*body).to_owned(), at: i64::MAX };
    Batch {
        after,
        events: bodies.iter().map(event).collect(),
        answered: None,
        head: Head {
            status: Status::Running,
            summary: "{}".to_owned(),
            guests: vec!["ada".to_owned()],
            invited: None,
            turn: None,
        },
        at: 1000 + i64::from(after),
        rated: Vec::new(),
    }
}

pub fn keyed(after: u32, bodies: &[&str], guest: &str, key: &str) -> Batch {
    Batch {
        answered: Some(Answered { guest: guest.to_owned(), key: key.to_owned() }),
        ..batch(after, bodies)
    }
}

fn headed(status: Status, guests: &[&str], at: i64) -> Batch {
    let guests = guests.iter().map(|guest| (*guest).to_owned()).collect();
    let head = Head { status, summary: "{}".to_owned(), guests, invited: None, turn: None };
    Batch { head, at, ..batch(0, &["x"]) }
}

pub async fn bodies(store: &dyn Store, table: &str) -> Vec<String> {
    store.events(table).await.unwrap().into_iter().map(|event| event.body).collect()
}

fn ids(rows: Vec<TableRow>) -> Vec<String> {
    rows.into_iter().map(|row| row.table.id).collect()
}

pub fn is_conflict<T>(outcome: Result<T, StoreError>) -> bool {
    matches!(outcome, Err(StoreError::Conflict))
}

pub async fn a_log_is_read_back_as_it_was_written(store: &dyn Store) {
    store.create(&table("t"), &batch(0, &["a", "b"])).await.unwrap();
    store.append("t", &batch(2, &["c", "ä\u{1f41c}\"'; DROP TABLE events; --"])).await.unwrap();
    assert_eq!(bodies(store, "t").await, ["a", "b", "c", "ä\u{1f41c}\"'; DROP TABLE events; --"]);
    assert!(store.events("t").await.unwrap().iter().all(|event| event.at == i64::MAX));
    let row = store.table("t").await.unwrap().unwrap();
    assert_eq!((row.version, row.status, row.updated_at), (4, Status::Running, 1002));
    assert_eq!((row.table.invite.as_str(), row.table.created_at), ("invite of t", 1000));
    assert!(store.table("other").await.unwrap().is_none());
    assert!(store.events("other").await.unwrap().is_empty());
}

pub async fn an_append_that_follows_another_version_is_refused_whole(store: &dyn Store) {
    store.create(&table("t"), &batch(0, &["a", "b"])).await.unwrap();
    for after in [0, 1, 3, 99] {
        assert!(is_conflict(store.append("t", &batch(after, &["x", "y", "z"])).await), "{after}");
    }
    assert!(is_conflict(store.append("none", &batch(0, &["x"])).await));
    assert!(is_conflict(store.create(&table("t"), &batch(0, &["x"])).await));
    assert_eq!(bodies(store, "t").await, ["a", "b"]);
    assert_eq!(store.table("t").await.unwrap().unwrap().version, 2);
}

pub async fn a_key_is_answered_with_the_version_after_its_batch(store: &dyn Store) {
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    store.create(&table("u"), &batch(0, &["a"])).await.unwrap();
    store.append("t", &keyed(1, &["b", "c"], "ada", "key-one")).await.unwrap();
    store.append("t", &batch(3, &["d"])).await.unwrap();
    assert_eq!(store.answer("t", "ada", "key-one").await.unwrap(), Some(3));
    assert_eq!(store.answer("t", "bob", "key-one").await.unwrap(), None);
    assert_eq!(store.answer("u", "ada", "key-one").await.unwrap(), None);
    assert_eq!(store.answer("t", "ada", "key-two").await.unwrap(), None);
    // The same key again plays nothing; for another guest or table it is another key.
    assert!(is_conflict(store.append("t", &keyed(4, &["e"], "ada", "key-one")).await));
    assert_eq!(bodies(store, "t").await, ["a", "b", "c", "d"]);
    store.append("t", &keyed(4, &["e"], "bob", "key-one")).await.unwrap();
    store.append("u", &keyed(1, &["b"], "ada", "key-one")).await.unwrap();
}

pub async fn a_table_is_added_with_what_is_appended_to_another_or_not_at_all(store: &dyn Store) {
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    let first = batch(0, &["x", "y"]);
    // The log has moved on: no table comes of it.
    let stale = keyed(0, &["b"], "ada", "key-one");
    assert!(is_conflict(store.append_and_create("t", &stale, &table("u"), &first).await));
    assert!(store.table("u").await.unwrap().is_none());
    // There is such a table already: nothing is appended.
    let next = keyed(1, &["b"], "ada", "key-one");
    assert!(is_conflict(store.append_and_create("t", &next, &table("t"), &first).await));
    assert_eq!(bodies(store, "t").await, ["a"]);
    assert_eq!(store.answer("t", "ada", "key-one").await.unwrap(), None);

    store.append_and_create("t", &next, &table("u"), &first).await.unwrap();
    assert_eq!((bodies(store, "t").await, bodies(store, "u").await.len()), (vec!["a".into(), "b".into()], 2));
    assert_eq!(store.answer("t", "ada", "key-one").await.unwrap(), Some(2));
    assert!(is_conflict(store.append_and_create("t", &next, &table("v"), &first).await));
    assert!(store.table("v").await.unwrap().is_none());
}

pub async fn of_many_appends_at_once_one_wins(store: &dyn Store) {
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    let texts: Vec<String> = (0..8).map(|n| n.to_string()).collect();
    let batches: Vec<Batch> = texts.iter().map(|text| batch(1, &[text, text])).collect();
    let appends: Vec<_> = batches.iter().map(|batch| store.append("t", batch)).collect();
    let mut won = 0;
    for outcome in join_all(appends).await {
        match outcome {
            Ok(()) => won += 1,
            Err(StoreError::Conflict) => {}
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(bodies(store, "t").await.len(), 3);
}

/// Polls all of them, so that they are under way at the same time.
async fn join_all<T>(mut all: Vec<store::Answer<'_, T>>) -> Vec<Result<T, StoreError>> {
    let mut done: Vec<Option<Result<T, StoreError>>> = all.iter().map(|_| None).collect();
    std::future::poll_fn(|context| {
        for (future, slot) in all.iter_mut().zip(&mut done).filter(|(_, slot)| slot.is_none()) {
            if let std::task::Poll::Ready(outcome) = future.as_mut().poll(context) {
                *slot = Some(outcome);
            }
        }
        if done.iter().all(Option::is_some) { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    done.into_iter().flatten().collect()
}

pub async fn lists_tell_what_is_open_running_and_ones_own(store: &dyn Store) {
    use Status::{Over, Running, Waiting};
    let herd = NewTable { game: "herd".to_owned(), ..table("herd") };
    let link = NewTable { access: Access::Link, ..table("link") };
    store.create(&table("waiting"), &headed(Waiting, &["ada"], 1)).await.unwrap();
    store.create(&table("running"), &headed(Running, &["ada", "bob"], 2)).await.unwrap();
    store.create(&table("over"), &headed(Over, &["ada", "bob"], 3)).await.unwrap();
    store.create(&herd, &headed(Waiting, &["bob"], 4)).await.unwrap();
    store.create(&link, &headed(Waiting, &["ada", "ada"], 5)).await.unwrap();

    let list = |listing, game| store.list(listing, game, 10);
    assert_eq!(ids(list(Listing::Waiting, None).await.unwrap()), ["herd", "waiting"]);
    assert_eq!(ids(list(Listing::Waiting, Some("bug")).await.unwrap()), ["waiting"]);
    assert_eq!(ids(list(Listing::Running, None).await.unwrap()), ["running"]);
    let ada = Listing::SeatedBy("ada");
    assert_eq!(ids(list(ada, None).await.unwrap()), ["link", "running", "waiting"]);
    assert_eq!(ids(list(ada, Some("herd")).await.unwrap()), Vec::<String>::new());
    assert_eq!(ids(store.list(ada, None, 2).await.unwrap()), ["link", "running"]);
    assert_eq!(ids(list(Listing::SeatedBy(""), None).await.unwrap()), Vec::<String>::new());
    assert_eq!(store.running().await.unwrap(), ["running"]);
    assert_eq!(store.seated_count("ada").await.unwrap(), 3);
    assert_eq!(store.seated_count("nobody").await.unwrap(), 0);

    // A seat is kept for somebody until they answer.
    let mut kept = headed(Waiting, &["ada"], 7);
    kept.head.invited = Some("cleo".to_owned());
    store.create(&table("kept"), &kept).await.unwrap();
    assert_eq!(ids(list(Listing::Inviting("cleo"), None).await.unwrap()), ["kept"]);
    for (who, game) in [("ada", None), ("", None), ("cleo", Some("herd"))] {
        assert!(list(Listing::Inviting(who), game).await.unwrap().is_empty());
    }
    store.append("kept", &Batch { after: 1, ..headed(Running, &["ada", "cleo"], 8) }).await.unwrap();
    assert!(list(Listing::Inviting("cleo"), None).await.unwrap().is_empty());
    store.append("kept", &Batch { after: 2, ..headed(Over, &["ada", "cleo"], 9) }).await.unwrap();

    // Who has left is no longer seated.
    let left = Batch { after: 1, ..headed(Running, &["bob"], 6) };
    store.append("running", &left).await.unwrap();
    assert_eq!(store.seated_count("ada").await.unwrap(), 2);
}

pub async fn guests_have_names(store: &dyn Store) {
    assert_eq!(store.name_of("ada").await.unwrap(), None);
    store.rename("ada", "Ada", 1).await.unwrap();
    store.rename("ada", "Ada Lovelace", 2).await.unwrap();
    assert_eq!(store.name_of("ada").await.unwrap().as_deref(), Some("Ada Lovelace"));
}

pub async fn a_setting_keeps_its_first_value(store: &dyn Store) {
    assert_eq!(store.setting("key", "first").await.unwrap(), "first");
    assert_eq!(store.setting("key", "second").await.unwrap(), "first");
}

pub async fn a_setting_can_be_given_another_value(store: &dyn Store) {
    store.set("time", "1").await.unwrap();
    store.set("time", "2").await.unwrap();
    assert_eq!(store.setting("time", "fresh").await.unwrap(), "2");
}

/// One test for each law, for a store that `$fresh` makes.
#[macro_export]
macro_rules! laws {
    ($fresh:path: $($law:ident),* $(,)?) => {
        $(#[tokio::test]
        async fn $law() {
            let (store, _keep) = $fresh().await;
            suite::$law(&store).await;
        })*
    };
}
