//! Accounts and sessions.

use super::writes::BEGIN;
use crate::{Account, NameKey, NewAccount, Session, StoreError};
use sqlx::sqlite::{Sqlite, SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Executor, Row, Transaction};

const SESSION: &str = "id, guest, browser, system, created_at, last_seen";

pub(super) async fn register(pool: &SqlitePool, account: &NewAccount) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO accounts (guest, name_key, name_look, password, created_at)
        VALUES ($1, $2, $3, $4, $5)";
    let mut tx = pool.begin_with(BEGIN).await?;
    let insert = sqlx::query(INSERT)
        .bind(&account.guest)
        .bind(&account.name_key.key)
        .bind(&account.name_key.look)
        .bind(&account.password)
        .bind(account.at);
    tx.execute(insert).await?;
    name(&mut tx, &account.guest, &account.name, account.at).await?;
    Ok(tx.commit().await?)
}

async fn name(tx: &mut Transaction<'_, Sqlite>, guest: &str, name: &str, at: i64) -> Result<(), StoreError> {
    tx.execute(sqlx::query(super::writes::NAME).bind(guest).bind(name).bind(at)).await?;
    Ok(())
}

pub(super) async fn account(pool: &SqlitePool, guest: &str) -> Result<Option<Account>, StoreError> {
    const SQL: &str = "SELECT guest, password FROM accounts WHERE guest = $1";
    sqlx::query(SQL).bind(guest).fetch_optional(pool).await?.as_ref().map(account_row).transpose()
}

pub(super) async fn account_named(pool: &SqlitePool, key: &str) -> Result<Option<Account>, StoreError> {
    const SQL: &str = "SELECT guest, password FROM accounts WHERE name_key = $1";
    sqlx::query(SQL).bind(key).fetch_optional(pool).await?.as_ref().map(account_row).transpose()
}

pub(super) async fn name_owner(pool: &SqlitePool, name: &NameKey) -> Result<Option<String>, StoreError> {
    const SQL: &str = "SELECT guest FROM accounts WHERE name_key = $1 OR name_look = $2 LIMIT 1";
    Ok(sqlx::query_scalar(SQL).bind(&name.key).bind(&name.look).fetch_optional(pool).await?)
}

pub(super) async fn accounts(pool: &SqlitePool) -> Result<Vec<(String, bool)>, StoreError> {
    const SQL: &str = "SELECT guest, deleted_at IS NOT NULL FROM accounts";
    Ok(sqlx::query_as(SQL).fetch_all(pool).await?)
}

pub(super) async fn rename_account(
    pool: &SqlitePool,
    guest: &str,
    new: &str,
    key: &NameKey,
    at: i64,
) -> Result<(), StoreError> {
    const UPDATE: &str = "UPDATE accounts SET name_key = $2, name_look = $3
        WHERE guest = $1 AND deleted_at IS NULL";
    let mut tx = pool.begin_with(BEGIN).await?;
    let update = sqlx::query(UPDATE).bind(guest).bind(&key.key).bind(&key.look);
    if tx.execute(update).await?.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    name(&mut tx, guest, new, at).await?;
    Ok(tx.commit().await?)
}

pub(super) async fn set_password(
    pool: &SqlitePool,
    guest: &str,
    old: &str,
    new: &str,
    keep: Option<&str>,
) -> Result<(), StoreError> {
    const UPDATE: &str = "UPDATE accounts SET password = $3 WHERE guest = $1 AND password = $2";
    let mut tx = pool.begin_with(BEGIN).await?;
    if tx.execute(sqlx::query(UPDATE).bind(guest).bind(old).bind(new)).await?.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    if let Some(keep) = keep {
        tx.execute(sqlx::query(END_OTHERS).bind(guest).bind(keep)).await?;
    }
    Ok(tx.commit().await?)
}

pub(super) async fn delete_account(pool: &SqlitePool, guest: &str, at: i64) -> Result<(), StoreError> {
    const UPDATE: &str = "UPDATE accounts
        SET name_key = NULL, name_look = NULL, password = NULL, deleted_at = $2
        WHERE guest = $1 AND deleted_at IS NULL";
    let mut tx = pool.begin_with(BEGIN).await?;
    if tx.execute(sqlx::query(UPDATE).bind(guest).bind(at)).await?.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    tx.execute(sqlx::query("DELETE FROM sessions WHERE guest = $1").bind(guest)).await?;
    tx.execute(sqlx::query("DELETE FROM guests WHERE id = $1").bind(guest)).await?;
    super::ratings::forget(&mut tx, guest).await?;
    Ok(tx.commit().await?)
}

pub(super) async fn open_session(
    pool: &SqlitePool,
    session: &Session,
    token_hash: &str,
    password: &str,
    most: u32,
) -> Result<(), StoreError> {
    // A password that was changed, or an account that was deleted, since it was looked at opens nothing.
    const INSERT: &str =
        "INSERT INTO sessions (id, token_hash, guest, browser, system, created_at, last_seen)
        SELECT $1, $2, $3, $4, $5, $6, $7 WHERE EXISTS
            (SELECT 1 FROM accounts WHERE guest = $3 AND password = $8)";
    const TOO_MANY: &str = "DELETE FROM sessions WHERE guest = $1 AND id NOT IN
        (SELECT id FROM sessions WHERE guest = $1 ORDER BY last_seen DESC, created_at DESC, id LIMIT $2)
        AND id <> $3";
    let mut tx = pool.begin_with(BEGIN).await?;
    let insert = sqlx::query(INSERT)
        .bind(&session.id)
        .bind(token_hash)
        .bind(&session.guest)
        .bind(&session.browser)
        .bind(&session.system)
        .bind(session.created_at)
        .bind(session.last_seen)
        .bind(password);
    if tx.execute(insert).await?.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    let most = i64::from(most);
    tx.execute(sqlx::query(TOO_MANY).bind(&session.guest).bind(most).bind(&session.id)).await?;
    Ok(tx.commit().await?)
}

pub(super) async fn session(
    pool: &SqlitePool,
    token_hash: &str,
    seen_after: i64,
) -> Result<Option<Session>, StoreError> {
    let sql =
        AssertSqlSafe(format!("SELECT {SESSION} FROM sessions WHERE token_hash = $1 AND last_seen > $2"));
    let row = sqlx::query(sql).bind(token_hash).bind(seen_after).fetch_optional(pool).await?;
    row.as_ref().map(session_row).transpose()
}

pub(super) async fn sessions(
    pool: &SqlitePool,
    guest: &str,
    seen_after: i64,
) -> Result<Vec<Session>, StoreError> {
    let sql = AssertSqlSafe(format!(
        "SELECT {SESSION} FROM sessions WHERE guest = $1 AND last_seen > $2
         ORDER BY last_seen DESC, created_at DESC, id"
    ));
    let rows = sqlx::query(sql).bind(guest).bind(seen_after).fetch_all(pool).await?;
    rows.iter().map(session_row).collect()
}

pub(super) async fn see_session(pool: &SqlitePool, id: &str, at: i64) -> Result<(), StoreError> {
    const UPDATE: &str = "UPDATE sessions SET last_seen = $2 WHERE id = $1 AND last_seen < $2";
    sqlx::query(UPDATE).bind(id).bind(at).execute(pool).await?;
    Ok(())
}

pub(super) async fn end_session(pool: &SqlitePool, guest: &str, id: &str) -> Result<bool, StoreError> {
    const DELETE: &str = "DELETE FROM sessions WHERE guest = $1 AND id = $2";
    Ok(sqlx::query(DELETE).bind(guest).bind(id).execute(pool).await?.rows_affected() == 1)
}

const END_OTHERS: &str = "DELETE FROM sessions WHERE guest = $1 AND id <> $2";

pub(super) async fn end_other_sessions(pool: &SqlitePool, guest: &str, keep: &str) -> Result<(), StoreError> {
    sqlx::query(END_OTHERS).bind(guest).bind(keep).execute(pool).await?;
    Ok(())
}

fn account_row(row: &SqliteRow) -> Result<Account, StoreError> {
    Ok(Account { guest: row.try_get("guest")?, password: row.try_get("password")? })
}

fn session_row(row: &SqliteRow) -> Result<Session, StoreError> {
    Ok(Session {
        id: row.try_get("id")?,
        guest: row.try_get("guest")?,
        browser: row.try_get("browser")?,
        system: row.try_get("system")?,
        created_at: row.try_get("created_at")?,
        last_seen: row.try_get("last_seen")?,
    })
}
