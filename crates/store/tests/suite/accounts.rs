//! What every store must do with accounts and sessions.

use super::{batch, bodies, is_conflict, table};
use store::{NameKey, NewAccount, Session, Store};

fn key(key: &str, look: &str) -> NameKey {
    NameKey { key: key.to_owned(), look: look.to_owned() }
}

pub(super) fn account(guest: &str, name: &str) -> NewAccount {
    NewAccount {
        guest: guest.to_owned(),
        name: name.to_owned(),
        name_key: key(&name.to_lowercase(), name),
        password: format!("hash of {guest}"),
        at: 1000,
    }
}

fn session(id: &str, guest: &str, at: i64) -> Session {
    Session {
        id: id.to_owned(),
        guest: guest.to_owned(),
        browser: "Firefox".to_owned(),
        system: String::new(),
        created_at: at,
        last_seen: at,
    }
}

async fn open(store: &dyn Store, id: &str, guest: &str, at: i64) {
    let hash = format!("token of {id}");
    store.open_session(&session(id, guest, at), &hash, &format!("hash of {guest}"), 3).await.unwrap();
}

async fn ids(store: &dyn Store, guest: &str) -> Vec<String> {
    store.sessions(guest, 0).await.unwrap().into_iter().map(|session| session.id).collect()
}

pub async fn an_account_has_a_name_that_no_other_has(store: &dyn Store) {
    store.register(&account("ada", "Ada")).await.unwrap();
    assert_eq!(store.name_of("ada").await.unwrap().as_deref(), Some("Ada"));
    let found = store.account_named("ada").await.unwrap().unwrap();
    assert_eq!((found.guest.as_str(), found.password.as_deref()), ("ada", Some("hash of ada")));
    assert!(
        store.account("bob").await.unwrap().is_none() && store.account_named("bob").await.unwrap().is_none()
    );
    // Once more for the same guest, the same key, the same look.
    assert!(is_conflict(store.register(&account("ada", "Other")).await));
    let same_key = NewAccount { name_key: key("ada", "ADA"), ..account("bob", "Bob") };
    let same_look = NewAccount { name_key: key("bob", "Ada"), ..account("bob", "Bob") };
    for alike in [&same_key, &same_look] {
        assert!(is_conflict(store.register(alike).await));
        assert_eq!(store.name_owner(&alike.name_key).await.unwrap().as_deref(), Some("ada"));
    }
    assert_eq!(store.name_of("bob").await.unwrap(), None);
    store.register(&account("bob", "Bob")).await.unwrap();
    assert!(is_conflict(store.rename_account("bob", "ADA", &key("ada", "ADA"), 1001).await));
    assert!(is_conflict(store.rename_account("cleo", "Cleo", &key("cleo", "Cleo"), 1001).await));
    assert_eq!(store.name_of("bob").await.unwrap().as_deref(), Some("Bob"));
    // Another way of writing one's own name, then another name: the old one is free.
    store.rename_account("bob", "BOB", &key("bob", "BOB"), 1001).await.unwrap();
    store.rename_account("bob", "Rob", &key("rob", "Rob"), 1001).await.unwrap();
    assert_eq!(store.name_of("bob").await.unwrap().as_deref(), Some("Rob"));
    assert_eq!(store.name_owner(&key("bob", "Bob")).await.unwrap(), None);
    let mut all = store.accounts().await.unwrap();
    all.sort();
    assert_eq!(all, [("ada".to_owned(), false), ("bob".to_owned(), false)]);
}

pub async fn a_deleted_account_leaves_its_name_and_not_its_cookie(store: &dyn Store) {
    store.register(&account("ada", "Ada")).await.unwrap();
    open(store, "one", "ada", 1).await;
    store.delete_account("ada", 2000).await.unwrap();
    assert!(is_conflict(store.delete_account("ada", 2001).await));
    assert!(ids(store, "ada").await.is_empty());
    assert!(store.session("token of one", 0).await.unwrap().is_none());
    assert_eq!(store.name_of("ada").await.unwrap(), None);
    assert!(store.account_named("ada").await.unwrap().is_none());
    assert!(store.account("ada").await.unwrap().is_some_and(|account| account.password.is_none()));
    assert_eq!(store.accounts().await.unwrap(), [("ada".to_owned(), true)]);
    // Nothing brings it back; the name is free for others.
    assert!(is_conflict(store.register(&account("ada", "Ada")).await));
    assert!(is_conflict(store.rename_account("ada", "Ada", &key("ada", "Ada"), 2001).await));
    let late = session("two", "ada", 3);
    assert!(is_conflict(store.open_session(&late, "token of two", "hash of ada", 3).await));
    store.register(&account("eve", "Ada")).await.unwrap();
}

pub async fn sessions_are_found_by_their_token_until_they_end(store: &dyn Store) {
    store.register(&account("ada", "Ada")).await.unwrap();
    store.register(&account("bob", "Bob")).await.unwrap();
    open(store, "one", "ada", 10).await;
    open(store, "two", "ada", 20).await;
    open(store, "three", "bob", 30).await;
    assert_eq!(store.session("token of one", 0).await.unwrap(), Some(session("one", "ada", 10)));
    assert!(store.session("token of one", 10).await.unwrap().is_none(), "not seen since then");
    assert!(store.session("one", 0).await.unwrap().is_none());
    assert_eq!(ids(store, "ada").await, ["two", "one"]);
    store.see_session("one", 25).await.unwrap();
    store.see_session("one", 5).await.unwrap();
    assert_eq!(store.session("token of one", 24).await.unwrap().unwrap().last_seen, 25);
    assert_eq!(ids(store, "ada").await, ["one", "two"]);
    assert!(!store.end_session("bob", "one").await.unwrap(), "not his");
    assert!(store.end_session("ada", "one").await.unwrap());
    assert!(!store.end_session("ada", "one").await.unwrap());
    assert!(store.session("token of one", 0).await.unwrap().is_none());
    open(store, "four", "ada", 40).await;
    store.end_other_sessions("ada", "four").await.unwrap();
    assert_eq!(
        (ids(store, "ada").await, ids(store, "bob").await),
        (vec!["four".into()], vec!["three".into()])
    );
}

pub async fn a_new_password_ends_the_other_sessions(store: &dyn Store) {
    store.register(&account("ada", "Ada")).await.unwrap();
    open(store, "one", "ada", 10).await;
    open(store, "two", "ada", 20).await;
    assert!(is_conflict(store.set_password("ada", "another", "new", Some("one")).await));
    // The same password, hashed anew: nobody is signed out.
    store.set_password("ada", "hash of ada", "hashed anew", None).await.unwrap();
    assert_eq!(ids(store, "ada").await, ["two", "one"]);
    store.set_password("ada", "hashed anew", "new", Some("one")).await.unwrap();
    assert_eq!(ids(store, "ada").await, ["one"]);
    // Whoever signs in with the old one at this moment comes too late.
    let late = session("three", "ada", 30);
    assert!(is_conflict(store.open_session(&late, "token of three", "hashed anew", 3).await));
    assert_eq!(ids(store, "ada").await, ["one"]);
}

pub async fn of_too_many_sessions_the_oldest_end(store: &dyn Store) {
    store.register(&account("ada", "Ada")).await.unwrap();
    for (id, at) in [("one", 10), ("two", 20), ("three", 30)] {
        open(store, id, "ada", at).await;
    }
    store.see_session("one", 35).await.unwrap();
    // Also when the clock went back.
    open(store, "four", "ada", 5).await;
    assert_eq!(ids(store, "ada").await, ["one", "three", "two", "four"].map(String::from));
    open(store, "five", "ada", 40).await;
    assert_eq!(ids(store, "ada").await, ["five", "one", "three"]);
}

pub async fn what_names_a_guest_can_be_found_and_amended(store: &dyn Store) {
    let naming = |kind: &str, body: &str| {
        let mut batch = batch(0, &[body, "{}"]);
        batch.events[0].kind = kind.to_owned();
        batch
    };
    store.create(&table("t"), &naming("created", r#"{"id":"ada","name":"Ada"}"#)).await.unwrap();
    store.create(&table("u"), &naming("sat", r#"{"guest":"ada"}"#)).await.unwrap();
    store.create(&table("v"), &naming("step", r#"{"text":"ada"}"#)).await.unwrap();
    store.create(&table("w"), &naming("created", r#"{"id":"bob"}"#)).await.unwrap();
    assert_eq!(store.tables_naming("ada").await.unwrap(), ["t", "u"]);
    let before = store.table("t").await.unwrap().unwrap();
    store.amend("t", &[(1, "amended".to_owned())], "other").await.unwrap();
    assert_eq!(bodies(store, "t").await, ["amended", "{}"]);
    let after = store.table("t").await.unwrap().unwrap();
    assert_eq!((after.version, after.updated_at), (before.version, before.updated_at));
    assert_eq!(after.summary, "other");
    // Whole or not at all.
    let beyond = [(2, "x".to_owned()), (3, "x".to_owned())];
    assert!(is_conflict(store.amend("t", &beyond, "x").await));
    assert_eq!(bodies(store, "t").await, ["amended", "{}"]);
    assert_eq!(store.table("t").await.unwrap().unwrap().summary, "other");
    assert_eq!(store.tables_naming("ada").await.unwrap(), ["u"]);
}
