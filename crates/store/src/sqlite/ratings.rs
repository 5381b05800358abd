//! Ratings and rated games.

use super::reads::number;
use crate::{Leader, Opposition, Outcome, Rated, RatedGame, Standing, StoreError, Strength};
use sqlx::sqlite::{Sqlite, SqlitePool, SqliteRow};
use sqlx::{Executor, Row, Transaction};

/// Writes what a game that ends does to ratings. A rating that is not as it was when this was worked out, or a game that
/// counts already, is a conflict. Whoever has deleted the account meanwhile gets nothing written.
pub(super) async fn rate(
    tx: &mut Transaction<'_, Sqlite>,
    table: &str,
    rated: &Rated,
    at: i64,
) -> Result<(), StoreError> {
    const ACCOUNT: &str = "SELECT 1 FROM accounts WHERE guest = $1 AND deleted_at IS NULL";
    if tx.fetch_optional(sqlx::query(ACCOUNT).bind(&rated.guest)).await?.is_none() {
        return Ok(());
    }
    const RATING: &str = "INSERT INTO ratings (guest, game, rating, deviation, volatility, games, updated_at)
        VALUES ($1, $2, $3, $4, $5, $6 + 1, $7)
        ON CONFLICT (guest, game) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
            volatility = excluded.volatility, games = excluded.games, updated_at = excluded.updated_at
        WHERE ratings.games = excluded.games - 1";
    let rating = sqlx::query(RATING)
        .bind(&rated.guest)
        .bind(&rated.game)
        .bind(rated.after.rating)
        .bind(rated.after.deviation)
        .bind(rated.after.volatility)
        .bind(i64::from(rated.games_before))
        .bind(at);
    if tx.execute(rating).await?.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    const GAME: &str = "INSERT INTO rated_games (table_id, guest, game,
            before_rating, before_deviation, before_volatility,
            after_rating, after_deviation, after_volatility, at, place, outcome, opponents)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
    let game = sqlx::query(GAME)
        .bind(table)
        .bind(&rated.guest)
        .bind(&rated.game)
        .bind(rated.before.rating)
        .bind(rated.before.deviation)
        .bind(rated.before.volatility)
        .bind(rated.after.rating)
        .bind(rated.after.deviation)
        .bind(rated.after.volatility)
        .bind(at)
        .bind(i64::from(rated.place))
        .bind(rated.outcome.as_str())
        .bind(i64::from(rated.opponents));
    tx.execute(game).await?;
    Ok(())
}

/// Nothing of a deleted account is left.
pub(super) async fn forget(tx: &mut Transaction<'_, Sqlite>, guest: &str) -> Result<(), StoreError> {
    tx.execute(sqlx::query("DELETE FROM ratings WHERE guest = $1").bind(guest)).await?;
    tx.execute(sqlx::query("DELETE FROM rated_games WHERE guest = $1").bind(guest)).await?;
    Ok(())
}

pub(super) async fn standings(pool: &SqlitePool, guest: &str) -> Result<Vec<Standing>, StoreError> {
    const SQL: &str = "SELECT game, rating, deviation, volatility, games, updated_at FROM ratings
        WHERE guest = $1 ORDER BY game";
    sqlx::query(SQL).bind(guest).fetch_all(pool).await?.iter().map(standing).collect()
}

pub(super) async fn rated_games(
    pool: &SqlitePool,
    guest: &str,
    game: &str,
    limit: u32,
) -> Result<Vec<RatedGame>, StoreError> {
    const SQL: &str = "SELECT * FROM rated_games WHERE guest = $1 AND game = $2
        ORDER BY at DESC, table_id LIMIT $3";
    const OTHERS: &str = "SELECT guests.name FROM rated_games JOIN guests ON guests.id = rated_games.guest
        WHERE table_id = $1 AND guest <> $2 ORDER BY guests.name";
    let rows = sqlx::query(SQL).bind(guest).bind(game).bind(i64::from(limit)).fetch_all(pool).await?;
    let mut games = Vec::with_capacity(rows.len());
    for row in &rows {
        let table: String = row.try_get("table_id")?;
        let others = sqlx::query_scalar(OTHERS).bind(&table).bind(guest).fetch_all(pool).await?;
        let outcome: String = row.try_get("outcome")?;
        let outcome = Outcome::read(&outcome);
        games.push(RatedGame {
            game: row.try_get("game")?,
            before: strength(row, "before_")?,
            after: strength(row, "after_")?,
            at: row.try_get("at")?,
            outcome: outcome.ok_or_else(|| StoreError::Damaged(format!("the outcome of table {table}")))?,
            others,
            table,
        });
    }
    Ok(games)
}

pub(super) async fn history(
    pool: &SqlitePool,
    guest: &str,
    game: &str,
    limit: u32,
) -> Result<Vec<(i64, f64)>, StoreError> {
    const SQL: &str = "SELECT at, after_rating FROM rated_games WHERE guest = $1 AND game = $2
        ORDER BY at DESC, table_id LIMIT $3";
    let query = sqlx::query_as(SQL).bind(guest).bind(game).bind(i64::from(limit));
    let mut points: Vec<(i64, f64)> = query.fetch_all(pool).await?;
    points.reverse();
    Ok(points)
}

pub(super) async fn opposition(
    pool: &SqlitePool,
    guest: &str,
    limit: u32,
) -> Result<Vec<Opposition>, StoreError> {
    const SQL: &str = "SELECT guests.name AS name, own.game AS game,
            SUM(CASE WHEN own.place < other.place THEN 1 ELSE 0 END) AS won,
            SUM(CASE WHEN own.place = other.place THEN 1 ELSE 0 END) AS drawn,
            SUM(CASE WHEN own.place > other.place THEN 1 ELSE 0 END) AS lost
        FROM rated_games AS own
        JOIN rated_games AS other ON other.table_id = own.table_id AND other.guest <> own.guest
        JOIN guests ON guests.id = other.guest
        WHERE own.guest = $1 GROUP BY other.guest, guests.name, own.game
        ORDER BY COUNT(*) DESC, guests.name, own.game LIMIT $2";
    let rows = sqlx::query(SQL).bind(guest).bind(i64::from(limit)).fetch_all(pool).await?;
    let read = |row: &SqliteRow| {
        Ok(Opposition {
            name: row.try_get("name")?,
            game: row.try_get("game")?,
            won: number(row, "won")?,
            drawn: number(row, "drawn")?,
            lost: number(row, "lost")?,
        })
    };
    rows.iter().map(read).collect()
}

pub(super) async fn leaders(
    pool: &SqlitePool,
    game: &str,
    least_games: u32,
    below: f64,
    limit: u32,
) -> Result<Vec<Leader>, StoreError> {
    const SQL: &str = "SELECT guests.name AS name, game, rating, deviation, volatility, games, updated_at
        FROM ratings JOIN guests ON guests.id = ratings.guest
        WHERE game = $1 AND games >= $2 AND deviation < $3 ORDER BY rating DESC, guests.name LIMIT $4";
    let query = sqlx::query(SQL).bind(game).bind(i64::from(least_games)).bind(below).bind(i64::from(limit));
    let rows = query.fetch_all(pool).await?;
    let read = |row: &SqliteRow| Ok(Leader { name: row.try_get("name")?, standing: standing(row)? });
    rows.iter().map(read).collect()
}

fn standing(row: &SqliteRow) -> Result<Standing, StoreError> {
    Ok(Standing {
        game: row.try_get("game")?,
        strength: strength(row, "")?,
        games: number(row, "games")?,
        updated_at: row.try_get("updated_at")?,
    })
}

fn strength(row: &SqliteRow, prefix: &str) -> Result<Strength, StoreError> {
    let figure = |name: &str| row.try_get::<f64, _>(format!("{prefix}{name}").as_str());
    let (rating, deviation, volatility) = (figure("rating")?, figure("deviation")?, figure("volatility")?);
    Ok(Strength { rating, deviation, volatility })
}
