//! Replies that are left for turns to come.

use super::writes::BEGIN;
use crate::{LeftReply, NewReplies, Reply, StoreError};
use sqlx::sqlite::{Sqlite, SqlitePool, SqliteRow};
use sqlx::{Executor, Row, Transaction};

/// Replaces what a seat has left, if the table has not moved on.
pub(super) async fn leave(pool: &SqlitePool, table: &str, new: &NewReplies) -> Result<(), StoreError> {
    const UNMOVED: &str = "SELECT 1 FROM tables WHERE id = $1 AND version = $2";
    const CLEAR: &str = "DELETE FROM replies WHERE table_id = $1 AND seat = $2";
    const INSERT: &str = "INSERT INTO replies (table_id, seat, turn, place, expected, reply)
        VALUES ($1, $2, $3, $4, $5, $6)";
    let mut tx = pool.begin_with(BEGIN).await?;
    let unmoved = sqlx::query(UNMOVED).bind(table).bind(i64::from(new.version));
    if tx.fetch_optional(unmoved).await?.is_none() {
        return Err(StoreError::Conflict);
    }
    tx.execute(sqlx::query(CLEAR).bind(table).bind(i64::from(new.seat))).await?;
    for (Reply { expected, reply }, place) in new.replies.iter().zip(1_i64..) {
        let insert = sqlx::query(INSERT)
            .bind(table)
            .bind(i64::from(new.seat))
            .bind(i64::from(new.turn))
            .bind(place)
            .bind(expected)
            .bind(reply);
        tx.execute(insert).await?;
    }
    Ok(tx.commit().await?)
}

/// Deletes what was left for another turn than the one that goes on now.
pub(super) async fn drop_stale(
    tx: &mut Transaction<'_, Sqlite>,
    table: &str,
    turn: Option<u32>,
) -> Result<(), StoreError> {
    const SQL: &str = "DELETE FROM replies WHERE table_id = $1 AND turn <> $2";
    // No turn goes on behind this version.
    let turn = turn.map_or(-1, i64::from);
    tx.execute(sqlx::query(SQL).bind(table).bind(turn)).await?;
    Ok(())
}

pub(super) async fn replies(pool: &SqlitePool, table: &str) -> Result<Vec<LeftReply>, StoreError> {
    const SQL: &str =
        "SELECT seat, turn, expected, reply FROM replies WHERE table_id = $1 ORDER BY seat, place";
    sqlx::query(SQL).bind(table).fetch_all(pool).await?.iter().map(left_reply).collect()
}

fn left_reply(row: &SqliteRow) -> Result<LeftReply, StoreError> {
    let number = |name: &str| {
        let damaged = |_| StoreError::Damaged(format!("{name} of a reply"));
        u32::try_from(row.try_get::<i64, _>(name)?).map_err(damaged)
    };
    let reply = Reply { expected: row.try_get("expected")?, reply: row.try_get("reply")? };
    Ok(LeftReply { seat: number("seat")?, turn: number("turn")?, reply })
}
