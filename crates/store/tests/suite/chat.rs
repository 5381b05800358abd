//! What is said at tables.

use super::{batch, table};
use store::{Message, NewMessage, Part, Room, Spoken, Store, Words};

fn says(guest: &str, room: Room, text: &str, key: &str) -> NewMessage {
    NewMessage {
        room,
        guest: guest.to_owned(),
        name: guest.to_uppercase(),
        words: Words::Text(text.to_owned()),
        key: key.to_owned(),
        at: 7,
    }
}

fn written(spoken: Spoken) -> Message {
    match spoken {
        Spoken::Now(message) => message,
        other => panic!("{other:?}"),
    }
}

fn texts(messages: Vec<Message>) -> Vec<String> {
    let text = |message: Message| match message.words {
        Words::Text(text) | Words::Phrase(text) => text,
    };
    messages.into_iter().map(text).collect()
}

pub async fn rooms_keep_what_is_said_apart_and_in_order(store: &dyn Store) {
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    store.create(&table("u"), &batch(0, &["a"])).await.unwrap();
    for n in 1..=5 {
        let message = says("ada", Room::Table, &n.to_string(), &format!("key-{n}"));
        assert_eq!(written(store.say("t", &message, 100).await.unwrap()).number, n);
    }
    let phrase =
        NewMessage { words: Words::Phrase("hello".to_owned()), ..says("bob", Room::Watchers, "", "key-one") };
    let message = written(store.say("t", &phrase, 100).await.unwrap());
    // The number does not tell how much is said elsewhere.
    assert_eq!((message.number, message.name.as_str(), message.at), (1, "BOB", 7));
    assert_eq!(store.messages("t", Room::Watchers, Part::Last, 9).await.unwrap(), [message]);
    let of_table = |part, limit| store.messages("t", Room::Table, part, limit);
    assert_eq!(texts(of_table(Part::Last, 100).await.unwrap()), ["1", "2", "3", "4", "5"]);
    assert_eq!(texts(of_table(Part::Last, 2).await.unwrap()), ["4", "5"]);
    assert_eq!(texts(of_table(Part::Before(4), 2).await.unwrap()), ["2", "3"]);
    assert!(of_table(Part::Before(1), 2).await.unwrap().is_empty());
    assert_eq!(texts(of_table(Part::After(2), 2).await.unwrap()), ["3", "4"]);
    assert_eq!(texts(of_table(Part::After(0), 100).await.unwrap()), ["1", "2", "3", "4", "5"]);
    assert!(of_table(Part::After(5), 2).await.unwrap().is_empty());
    assert!(store.messages("u", Room::Table, Part::Last, 9).await.unwrap().is_empty());
    assert!(store.say("none", &phrase, 100).await.is_err());
}

pub async fn a_message_is_written_once_for_a_key(store: &dyn Store) {
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    let first = written(store.say("t", &says("ada", Room::Table, "one", "the-key"), 9).await.unwrap());
    let again = says("ada", Room::Watchers, "two", "the-key");
    assert_eq!(store.say("t", &again, 9).await.unwrap(), Spoken::Before(first.clone()));
    assert_eq!(store.said("t", "ada", "the-key").await.unwrap(), Some(first));
    assert_eq!(store.said("t", "bob", "the-key").await.unwrap(), None);
    written(store.say("t", &says("bob", Room::Table, "three", "the-key"), 9).await.unwrap());
    assert_eq!(texts(store.messages("t", Room::Table, Part::Last, 9).await.unwrap()), ["one", "three"]);
    assert!(store.messages("t", Room::Watchers, Part::Last, 9).await.unwrap().is_empty());
}

pub async fn a_full_room_takes_no_more(store: &dyn Store) {
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    for key in ["key-1", "key-2"] {
        written(store.say("t", &says("ada", Room::Table, key, key), 2).await.unwrap());
    }
    let more = says("ada", Room::Table, "more", "key-3");
    assert_eq!(store.say("t", &more, 2).await.unwrap(), Spoken::Full);
    // What was written is still answered, and the other room is another one.
    assert!(matches!(
        store.say("t", &says("ada", Room::Table, "", "key-2"), 2).await.unwrap(),
        Spoken::Before(_)
    ));
    written(store.say("t", &says("ada", Room::Watchers, "", "key-3"), 2).await.unwrap());
}

pub async fn a_message_is_reported_once_by_each_guest(store: &dyn Store) {
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    written(store.say("t", &says("ada", Room::Table, "one", "the-key"), 9).await.unwrap());
    for guest in ["bob", "bob", "cleo"] {
        assert!(store.report("t", Room::Table, 1, guest, 5).await.unwrap());
    }
    assert!(!store.report("t", Room::Table, 2, "bob", 5).await.unwrap());
    assert!(!store.report("t", Room::Watchers, 1, "bob", 5).await.unwrap());
    assert!(!store.report("none", Room::Table, 1, "bob", 5).await.unwrap());
}

pub async fn what_somebody_said_can_lose_its_name(store: &dyn Store) {
    store.create(&table("t"), &batch(0, &["a"])).await.unwrap();
    for (guest, key) in [("ada", "key-1"), ("bob", "key-2")] {
        written(store.say("t", &says(guest, Room::Table, guest, key), 9).await.unwrap());
    }
    store.forget_speaker("ada").await.unwrap();
    let names = store.messages("t", Room::Table, Part::Last, 9).await.unwrap().into_iter().map(|m| m.name);
    assert_eq!(names.collect::<Vec<_>>(), ["", "BOB"]);
}
