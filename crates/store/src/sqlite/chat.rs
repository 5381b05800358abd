//! What is said at tables.

use super::writes::BEGIN;
use crate::{Message, NewMessage, Part, Room, Spoken, StoreError, Words};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row};

const COLUMNS: &str = "room, number, guest, name, text, phrase, at";

pub(super) async fn say(
    pool: &SqlitePool,
    table: &str,
    new: &NewMessage,
    most: u32,
) -> Result<Spoken, StoreError> {
    const LAST: &str =
        "SELECT coalesce(max(number), 0) AS last FROM messages WHERE table_id = $1 AND room = $2";
    const INSERT: &str = "INSERT INTO messages
        (table_id, room, number, guest, name, text, phrase, key, at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let mut tx = pool.begin_with(BEGIN).await?;
    let sql = AssertSqlSafe(by_key());
    let known = sqlx::query(sql).bind(table).bind(&new.guest).bind(&new.key).fetch_optional(&mut *tx).await?;
    if let Some(row) = known {
        return message_row(&row).map(Spoken::Before);
    }
    let last = sqlx::query(LAST).bind(table).bind(new.room.as_str()).fetch_one(&mut *tx).await?;
    let last = number(&last, "last")?;
    if last >= most {
        return Ok(Spoken::Full);
    }
    let (text, phrase) = match &new.words {
        Words::Text(text) => (Some(text), None),
        Words::Phrase(phrase) => (None, Some(phrase)),
    };
    sqlx::query(INSERT)
        .bind(table)
        .bind(new.room.as_str())
        .bind(i64::from(last + 1))
        .bind(&new.guest)
        .bind(&new.name)
        .bind(text)
        .bind(phrase)
        .bind(&new.key)
        .bind(new.at)
        .execute(&mut *tx)
        .await?;
    tx.commit().await?;
    let NewMessage { room, guest, name, words, at, .. } = new.clone();
    Ok(Spoken::Now(Message { room, number: last + 1, guest, name, words, at }))
}

pub(super) async fn said(
    pool: &SqlitePool,
    table: &str,
    guest: &str,
    key: &str,
) -> Result<Option<Message>, StoreError> {
    let query = sqlx::query(AssertSqlSafe(by_key())).bind(table).bind(guest).bind(key);
    query.fetch_optional(pool).await?.as_ref().map(message_row).transpose()
}

fn by_key() -> String {
    format!("SELECT {COLUMNS} FROM messages WHERE table_id = $1 AND guest = $2 AND key = $3")
}

pub(super) async fn messages(
    pool: &SqlitePool,
    table: &str,
    room: Room,
    part: Part,
    limit: u32,
) -> Result<Vec<Message>, StoreError> {
    let (range, order, number) = match part {
        Part::Last => ("<", "DESC", i64::MAX),
        Part::Before(number) => ("<", "DESC", i64::from(number)),
        Part::After(number) => (">", "ASC", i64::from(number)),
    };
    let sql = AssertSqlSafe(format!(
        "SELECT {COLUMNS} FROM messages WHERE table_id = $1 AND room = $2 AND number {range} $3
         ORDER BY number {order} LIMIT $4"
    ));
    let query = sqlx::query(sql).bind(table).bind(room.as_str()).bind(number).bind(i64::from(limit));
    let mut messages: Vec<Message> =
        query.fetch_all(pool).await?.iter().map(message_row).collect::<Result<_, _>>()?;
    messages.sort_by_key(|message| message.number);
    Ok(messages)
}

pub(super) async fn report(
    pool: &SqlitePool,
    table: &str,
    room: Room,
    number: u32,
    guest: &str,
    at: i64,
) -> Result<bool, StoreError> {
    const FIND: &str = "SELECT number FROM messages WHERE table_id = $1 AND room = $2 AND number = $3";
    const INSERT: &str = "INSERT INTO reports (table_id, room, number, guest, at)
        VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
    let mut tx = pool.begin_with(BEGIN).await?;
    let find = sqlx::query(FIND).bind(table).bind(room.as_str()).bind(i64::from(number));
    if find.fetch_optional(&mut *tx).await?.is_none() {
        return Ok(false);
    }
    let insert = sqlx::query(INSERT).bind(table).bind(room.as_str()).bind(i64::from(number));
    insert.bind(guest).bind(at).execute(&mut *tx).await?;
    tx.commit().await?;
    Ok(true)
}

pub(super) async fn forget_speaker(pool: &SqlitePool, guest: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE messages SET name = '' WHERE guest = $1").bind(guest).execute(pool).await?;
    Ok(())
}

fn message_row(row: &SqliteRow) -> Result<Message, StoreError> {
    let damaged = |what: &str| StoreError::Damaged(format!("a message's {what}"));
    let room: String = row.try_get("room")?;
    let words = match (row.try_get("text")?, row.try_get("phrase")?) {
        (Some(text), None) => Words::Text(text),
        (None, Some(phrase)) => Words::Phrase(phrase),
        _ => return Err(damaged("words")),
    };
    Ok(Message {
        room: Room::read(&room).ok_or_else(|| damaged("room"))?,
        number: number(row, "number")?,
        guest: row.try_get("guest")?,
        name: row.try_get("name")?,
        words,
        at: row.try_get("at")?,
    })
}

fn number(row: &SqliteRow, column: &str) -> Result<u32, StoreError> {
    let number: i64 = row.try_get(column)?;
    u32::try_from(number).map_err(|_| StoreError::Damaged(format!("{column} is {number}")))
}
