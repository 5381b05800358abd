//! Changes. Every one is a transaction of its own.

use crate::{Batch, NewTable, StoreError};
use sqlx::sqlite::{Sqlite, SqlitePool};
use sqlx::{Executor, Transaction};

/// The writer's lock is taken at once: a transaction that begins with reading could not be upgraded later.
pub(super) const BEGIN: &str = "BEGIN IMMEDIATE";

pub(super) async fn create(pool: &SqlitePool, table: &NewTable, batch: &Batch) -> Result<(), StoreError> {
    let mut tx = pool.begin_with(BEGIN).await?;
    add(&mut tx, table, batch).await?;
    Ok(tx.commit().await?)
}

pub(super) async fn append_and_create(
    pool: &SqlitePool,
    table: &str,
    batch: &Batch,
    fresh: &NewTable,
    first: &Batch,
) -> Result<(), StoreError> {
    let mut tx = pool.begin_with(BEGIN).await?;
    write(&mut tx, table, batch).await?;
    add(&mut tx, fresh, first).await?;
    Ok(tx.commit().await?)
}

async fn add(tx: &mut Transaction<'_, Sqlite>, table: &NewTable, batch: &Batch) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO tables
        (id, game, setup, access, invite, created_at, updated_at, status, version, summary)
        VALUES ($1, $2, $3, $4, $5, $6, $6, $7, 0, '')";
    let insert = sqlx::query(INSERT)
        .bind(&table.id)
        .bind(&table.game)
        .bind(&table.setup)
        .bind(table.access.as_str())
        .bind(&table.invite)
        .bind(table.created_at)
        .bind(batch.head.status.as_str());
    tx.execute(insert).await?;
    write(tx, &table.id, batch).await
}

pub(super) async fn append(pool: &SqlitePool, table: &str, batch: &Batch) -> Result<(), StoreError> {
    let mut tx = pool.begin_with(BEGIN).await?;
    write(&mut tx, table, batch).await?;
    Ok(tx.commit().await?)
}

async fn write(tx: &mut Transaction<'_, Sqlite>, table: &str, batch: &Batch) -> Result<(), StoreError> {
    const HEAD: &str =
        "UPDATE tables SET version = $3, status = $4, summary = $5, updated_at = $6, invited = $7
        WHERE id = $1 AND version = $2";
    let head = sqlx::query(HEAD)
        .bind(table)
        .bind(i64::from(batch.after))
        .bind(i64::from(batch.last_version()))
        .bind(batch.head.status.as_str())
        .bind(&batch.head.summary)
        .bind(batch.at)
        .bind(&batch.head.invited);
    if tx.execute(head).await?.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    const EVENT: &str = "INSERT INTO events (table_id, version, kind, body, guest, key, at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)";
    for (event, version) in batch.events.iter().zip(batch.after + 1..) {
        let answered = batch.answered.as_ref().filter(|_| version == batch.last_version());
        let event = sqlx::query(EVENT)
            .bind(table)
            .bind(i64::from(version))
            .bind(&event.kind)
            .bind(&event.body)
            .bind(answered.map(|answered| &answered.guest))
            .bind(answered.map(|answered| &answered.key))
            .bind(event.at);
        tx.execute(event).await?;
    }
    tx.execute(sqlx::query("DELETE FROM seated WHERE table_id = $1").bind(table)).await?;
    const SEAT: &str = "INSERT INTO seated (table_id, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    for guest in &batch.head.guests {
        tx.execute(sqlx::query(SEAT).bind(table).bind(guest)).await?;
    }
    super::replies::drop_stale(tx, table, batch.head.turn).await?;
    for rated in &batch.rated {
        super::ratings::rate(tx, table, rated, batch.at).await?;
    }
    Ok(())
}

pub(super) async fn amend(
    pool: &SqlitePool,
    table: &str,
    bodies: &[(u32, String)],
    summary: &str,
) -> Result<(), StoreError> {
    const EVENT: &str = "UPDATE events SET body = $3 WHERE table_id = $1 AND version = $2";
    const HEAD: &str = "UPDATE tables SET summary = $2 WHERE id = $1";
    let mut tx = pool.begin_with(BEGIN).await?;
    for (version, body) in bodies {
        let event = sqlx::query(EVENT).bind(table).bind(i64::from(*version)).bind(body);
        if tx.execute(event).await?.rows_affected() != 1 {
            return Err(StoreError::Conflict);
        }
    }
    tx.execute(sqlx::query(HEAD).bind(table).bind(summary)).await?;
    Ok(tx.commit().await?)
}

/// Gives a guest a name.
pub(super) const NAME: &str = "INSERT INTO guests (id, name, created_at) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name";

pub(super) async fn rename(pool: &SqlitePool, guest: &str, name: &str, at: i64) -> Result<(), StoreError> {
    sqlx::query(NAME).bind(guest).bind(name).bind(at).execute(pool).await?;
    Ok(())
}

pub(super) async fn setting(pool: &SqlitePool, name: &str, fresh: &str) -> Result<String, StoreError> {
    const INSERT: &str = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    sqlx::query(INSERT).bind(name).bind(fresh).execute(pool).await?;
    let query = sqlx::query_scalar("SELECT value FROM settings WHERE name = $1").bind(name);
    Ok(query.fetch_one(pool).await?)
}

pub(super) async fn set(pool: &SqlitePool, name: &str, value: &str) -> Result<(), StoreError> {
    const SQL: &str = "INSERT INTO settings (name, value) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    sqlx::query(SQL).bind(name).bind(value).execute(pool).await?;
    Ok(())
}
