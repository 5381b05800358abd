//! Replies that are left for turns to come.

use super::{batch, is_conflict, table};
use store::{Batch, NewReplies, Reply, Store};

fn reply(expected: &str, reply: &str) -> Reply {
    Reply { expected: expected.to_owned(), reply: reply.to_owned() }
}

fn new(seat: u32, turn: u32, version: u32, replies: &[Reply]) -> NewReplies {
    NewReplies { seat, turn, version, replies: replies.to_vec() }
}

/// An event behind which the turn goes on that began behind `turn`.
fn step(after: u32, turn: Option<u32>) -> Batch {
    let mut batch = batch(after, &["x"]);
    batch.head.turn = turn;
    batch
}

/// Seat, turn, expected and reply of all that is left at a table.
async fn left(store: &dyn Store, table: &str) -> Vec<(u32, u32, String, String)> {
    let left = store.replies(table).await.unwrap().into_iter();
    left.map(|left| (left.seat, left.turn, left.reply.expected, left.reply.reply)).collect()
}

fn row(seat: u32, turn: u32, expected: &str, reply: &str) -> (u32, u32, String, String) {
    (seat, turn, expected.to_owned(), reply.to_owned())
}

pub async fn replies_are_replaced_whole_and_in_their_order(store: &dyn Store) {
    for id in ["t", "u"] {
        store.create(&table(id), &step(0, Some(1))).await.unwrap();
    }
    assert!(left(store, "t").await.is_empty());
    let both = [reply("c3", "a1"), reply("b2'; --", "e1")];
    store.leave_replies("t", &new(1, 1, 1, &both)).await.unwrap();
    store.leave_replies("t", &new(2, 1, 1, &[reply("c3", "d1")])).await.unwrap();
    store.leave_replies("u", &new(1, 1, 1, &[reply("c3", "c4")])).await.unwrap();
    let all = [row(1, 1, "c3", "a1"), row(1, 1, "b2'; --", "e1"), row(2, 1, "c3", "d1")];
    assert_eq!(left(store, "t").await, all);
    store.leave_replies("t", &new(1, 1, 1, &[reply("c3", "a2")])).await.unwrap();
    assert_eq!(left(store, "t").await, [row(1, 1, "c3", "a2"), row(2, 1, "c3", "d1")]);
    // Two for the same turn, or for a table that has moved on: what there was stays.
    assert!(is_conflict(store.leave_replies("t", &new(1, 1, 1, &[both[0].clone(), both[0].clone()])).await));
    for (id, version) in [("t", 0), ("t", 2), ("none", 1)] {
        assert!(is_conflict(store.leave_replies(id, &new(1, 1, version, &[])).await), "{id} {version}");
    }
    assert_eq!(left(store, "t").await.len(), 2);
    store.leave_replies("t", &new(1, 1, 1, &[])).await.unwrap();
    assert_eq!(left(store, "t").await, [row(2, 1, "c3", "d1")]);
}

pub async fn replies_are_gone_with_the_turn_that_they_were_left_for(store: &dyn Store) {
    for id in ["t", "u"] {
        store.create(&table(id), &step(0, Some(1))).await.unwrap();
        store.leave_replies(id, &new(1, 1, 1, &[reply("c3", "a1")])).await.unwrap();
    }
    // A step within the turn.
    store.append("t", &step(1, Some(1))).await.unwrap();
    assert_eq!(left(store, "t").await.len(), 1);
    // What is refused deletes nothing.
    assert!(is_conflict(store.append("t", &step(1, Some(3))).await));
    assert_eq!(left(store, "t").await.len(), 1);
    store.append("t", &step(2, Some(3))).await.unwrap();
    assert!(left(store, "t").await.is_empty());
    assert_eq!(left(store, "u").await.len(), 1);
    // The game is over.
    store.append("u", &step(1, None)).await.unwrap();
    assert!(left(store, "u").await.is_empty());
}
