//! Queries. The placeholders and functions are those that PostgreSQL has too.

use crate::{Access, Event, Listing, NewTable, Status, StoreError, TableRow};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{AssertSqlSafe, Row};

const COLUMNS: &str = "id, game, setup, access, invite, created_at, updated_at, status, version, summary";

pub(super) async fn table(pool: &SqlitePool, id: &str) -> Result<Option<TableRow>, StoreError> {
    let sql = AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables WHERE id = $1"));
    let row = sqlx::query(sql).bind(id).fetch_optional(pool).await?;
    row.as_ref().map(table_row).transpose()
}

pub(super) async fn events(pool: &SqlitePool, table: &str) -> Result<Vec<Event>, StoreError> {
    const SQL: &str = "SELECT version, kind, body, at FROM events WHERE table_id = $1 ORDER BY version";
    let rows = sqlx::query(SQL).bind(table).fetch_all(pool).await?;
    let mut events = Vec::with_capacity(rows.len());
    for (row, due) in rows.iter().zip(1_u32..) {
        if number(row, "version")? != due {
            return Err(StoreError::Damaged(format!("table {table} has no event {due}")));
        }
        let (kind, body, at) = (row.try_get("kind")?, row.try_get("body")?, row.try_get("at")?);
        events.push(Event { kind, body, at });
    }
    Ok(events)
}

pub(super) async fn answer(
    pool: &SqlitePool,
    table: &str,
    guest: &str,
    key: &str,
) -> Result<Option<u32>, StoreError> {
    const SQL: &str = "SELECT version FROM events WHERE table_id = $1 AND guest = $2 AND key = $3";
    let row = sqlx::query(SQL).bind(table).bind(guest).bind(key).fetch_optional(pool).await?;
    row.map(|row| number(&row, "version")).transpose()
}

pub(super) async fn list(
    pool: &SqlitePool,
    listing: Listing<'_>,
    game: Option<&str>,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    let which = match listing {
        Listing::Waiting => "access = 'open' AND status = 'waiting' AND $1 = ''",
        Listing::Running => "access = 'open' AND status = 'running' AND $1 = ''",
        Listing::Inviting(_) => "status = 'waiting' AND invited = $1",
        Listing::SeatedBy(_) => "status <> 'over' AND id IN (SELECT table_id FROM seated WHERE guest = $1)",
    };
    let guest = match listing {
        Listing::SeatedBy(guest) | Listing::Inviting(guest) => guest,
        _ => "",
    };
    let sql = AssertSqlSafe(format!(
        "SELECT {COLUMNS} FROM tables WHERE {which} AND ($2 = '' OR game = $2)
         ORDER BY updated_at DESC, id LIMIT $3"
    ));
    let query = sqlx::query(sql).bind(guest).bind(game.unwrap_or("")).bind(i64::from(limit));
    query.fetch_all(pool).await?.iter().map(table_row).collect()
}

pub(super) async fn running(pool: &SqlitePool) -> Result<Vec<String>, StoreError> {
    const SQL: &str = "SELECT id FROM tables WHERE status = 'running' ORDER BY updated_at DESC";
    Ok(sqlx::query_scalar(SQL).fetch_all(pool).await?)
}

pub(super) async fn tables_naming(pool: &SqlitePool, guest: &str) -> Result<Vec<String>, StoreError> {
    // By the log, because whoever has left is no longer seated. It reads all logs; it is asked once for an account.
    const SQL: &str = "SELECT DISTINCT table_id FROM events
        WHERE kind IN ('created', 'sat', 'challenged') AND body LIKE '%' || $1 || '%' ORDER BY table_id";
    Ok(sqlx::query_scalar(SQL).bind(guest).fetch_all(pool).await?)
}

pub(super) async fn seated_count(pool: &SqlitePool, guest: &str) -> Result<u32, StoreError> {
    const SQL: &str = "SELECT count(*) AS tables FROM seated JOIN tables ON tables.id = seated.table_id
        WHERE seated.guest = $1 AND tables.status <> 'over'";
    number(&sqlx::query(SQL).bind(guest).fetch_one(pool).await?, "tables")
}

pub(super) async fn name_of(pool: &SqlitePool, guest: &str) -> Result<Option<String>, StoreError> {
    let query = sqlx::query_scalar("SELECT name FROM guests WHERE id = $1").bind(guest);
    Ok(query.fetch_optional(pool).await?)
}

fn table_row(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let word = |column: &str| -> Result<String, StoreError> { Ok(row.try_get(column)?) };
    let damaged = |what: &str| StoreError::Damaged(format!("a table's {what}"));
    Ok(TableRow {
        table: NewTable {
            id: word("id")?,
            game: word("game")?,
            setup: word("setup")?,
            access: Access::read(&word("access")?).ok_or_else(|| damaged("access"))?,
            invite: word("invite")?,
            created_at: row.try_get("created_at")?,
        },
        updated_at: row.try_get("updated_at")?,
        status: Status::read(&word("status")?).ok_or_else(|| damaged("status"))?,
        version: number(row, "version")?,
        summary: word("summary")?,
    })
}

pub(super) fn number(row: &SqliteRow, column: &str) -> Result<u32, StoreError> {
    let number: i64 = row.try_get(column)?;
    u32::try_from(number).map_err(|_| StoreError::Damaged(format!("{column} is {number}")))
}
