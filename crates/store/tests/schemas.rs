//! Databases of every schema that there has been are brought up to date, and nothing in them is lost or changed.

mod dumps;

use sqlx::SqlitePool;
use std::collections::BTreeMap;
use std::path::Path;
use store::{Listing, Part, Room, Sqlite, Store};

/// Restores the database of each schema and hands it to `look`, with a folder that stays as long.
async fn of_each(look: impl AsyncFn(i64, &Path)) {
    for schema in dumps::schemas() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("test.db");
        dumps::restore(schema, &path).await;
        look(schema, &path).await;
    }
}

async fn migrations(pool: &SqlitePool) -> Vec<i64> {
    const SQL: &str = "SELECT version FROM _sqlx_migrations WHERE success ORDER BY version";
    sqlx::query_scalar(SQL).fetch_all(pool).await.unwrap()
}

/// What the database says of its own form.
async fn form(pool: &SqlitePool) -> Vec<(String, String, String, Option<String>)> {
    const SQL: &str = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name";
    sqlx::query_as(SQL).fetch_all(pool).await.unwrap()
}

/// The tables with the names of their columns.
async fn columns(pool: &SqlitePool) -> BTreeMap<String, Vec<String>> {
    const SQL: &str = "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c
        WHERE m.type = 'table' ORDER BY c.cid";
    let mut columns = BTreeMap::<String, Vec<String>>::new();
    for (table, column) in sqlx::query_as::<_, (String, String)>(SQL).fetch_all(pool).await.unwrap() {
        columns.entry(table).or_default().push(column);
    }
    columns
}

/// All that stands in these columns, each row as SQL writes it.
async fn rows(pool: &SqlitePool, columns: &BTreeMap<String, Vec<String>>) -> BTreeMap<String, Vec<String>> {
    let mut all = BTreeMap::new();
    for (table, columns) in columns {
        let row: Vec<String> = columns.iter().map(|column| format!("quote(\"{column}\")")).collect();
        let known = match table.as_str() {
            // The rows of later migrations come in addition.
            "_sqlx_migrations" => continue,
            // How often the database has been opened is counted.
            "settings" => "WHERE name <> 'opened'",
            _ => "",
        };
        let sql = format!("SELECT {} FROM \"{table}\" {known} ORDER BY 1", row.join(" || ', ' || "));
        let rows = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_all(pool).await.unwrap();
        all.insert(table.clone(), rows);
    }
    all
}

/// Who adds a migration adds a database of its schema: see `tests/data/schemas/README.md`.
#[tokio::test]
async fn there_is_a_database_of_every_schema() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let there = dumps::numbered(&folder, "sql", |stem| stem.split('_').next().unwrap());
    assert!(!there.is_empty());
    assert_eq!(
        dumps::schemas(),
        there,
        "every migration needs a database of its schema: tests/data/schemas/README.md tells how to make one"
    );
    let fresh = tempfile::tempdir().unwrap();
    let path = fresh.path().join("test.db");
    Sqlite::open(&path).await.unwrap().close().await.unwrap();
    assert_eq!(migrations(&dumps::connect(&path).await).await, there, "a migration is not run");
    of_each(async |schema, path| {
        let pool = dumps::connect(path).await;
        assert_eq!(
            migrations(&pool).await,
            (1..=schema).collect::<Vec<_>>(),
            "{schema}.sql is of another schema"
        );
        for table in ["tables", "events", "seated", "guests"] {
            let sql = format!("SELECT count(*) FROM {table}");
            let rows: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_one(&pool).await.unwrap();
            assert!(rows > 0, "{schema}.sql has nothing in {table}");
        }
    })
    .await;
}

#[tokio::test]
async fn an_old_database_is_given_the_schema_of_today() {
    let fresh = tempfile::tempdir().unwrap();
    let fresh = fresh.path().join("test.db");
    Sqlite::open(&fresh).await.unwrap().close().await.unwrap();
    let today = form(&dumps::connect(&fresh).await).await;
    of_each(async |schema, path| {
        Sqlite::open(path).await.unwrap().close().await.unwrap();
        assert_eq!(form(&dumps::connect(path).await).await, today, "{schema}");
    })
    .await;
}

#[tokio::test]
async fn nothing_in_an_old_database_is_lost_or_changed() {
    of_each(async |schema, path| {
        let pool = dumps::connect(path).await;
        let known = columns(&pool).await;
        let before = rows(&pool, &known).await;
        pool.close().await;
        // The second time there is nothing left to bring up to date.
        for _ in 0..2 {
            Sqlite::open(path).await.unwrap().close().await.unwrap();
            let pool = dumps::connect(path).await;
            assert_eq!(rows(&pool, &known).await, before, "{schema}");
            pool.close().await;
        }
    })
    .await;
}

#[tokio::test]
async fn what_an_old_database_holds_is_read() {
    of_each(async |schema, path| {
        let store = Sqlite::open(path).await.unwrap();
        let pool = dumps::connect(path).await;
        read_logs(schema, &store, &pool).await;
        read_people(&store, &pool).await;
        read_talk(&store, &pool).await;
    })
    .await;
}

async fn read_logs(schema: i64, store: &Sqlite, pool: &SqlitePool) {
    const TABLES: &str = "SELECT id, game, setup, status, version, summary FROM tables";
    type Row = (String, String, String, String, u32, String);
    for (id, game, setup, status, version, summary) in
        sqlx::query_as::<_, Row>(TABLES).fetch_all(pool).await.unwrap()
    {
        let row = store.table(&id).await.unwrap().unwrap();
        assert_eq!((row.table.game, row.table.setup), (game, setup));
        assert_eq!((row.status.as_str(), row.version, row.summary), (status.as_str(), version, summary));
        const EVENTS: &str = "SELECT kind, body, at FROM events WHERE table_id = $1 ORDER BY version";
        let written: Vec<(String, String, i64)> =
            sqlx::query_as(EVENTS).bind(&id).fetch_all(pool).await.unwrap();
        let read = store.events(&id).await.unwrap();
        assert_eq!(read.len(), version as usize);
        let read: Vec<_> = read.into_iter().map(|event| (event.kind, event.body, event.at)).collect();
        assert_eq!(read, written);
        // Before the second schema nobody noted the time.
        assert!(schema >= 2 || read.iter().all(|(_, _, at)| *at == 0));
        const KEYS: &str = "SELECT guest, key, version FROM events WHERE table_id = $1 AND key IS NOT NULL";
        let keys: Vec<(String, String, u32)> = sqlx::query_as(KEYS).bind(&id).fetch_all(pool).await.unwrap();
        for (guest, key, version) in keys {
            assert_eq!(store.answer(&id, &guest, &key).await.unwrap(), Some(version));
        }
        const REPLIES: &str = "SELECT count(*) FROM replies WHERE table_id = $1";
        let replies: i64 = sqlx::query_scalar(REPLIES).bind(&id).fetch_one(pool).await.unwrap();
        assert_eq!(store.replies(&id).await.unwrap().len() as i64, replies);
    }
}

async fn read_people(store: &Sqlite, pool: &SqlitePool) {
    let guests: Vec<(String, String)> =
        sqlx::query_as("SELECT id, name FROM guests").fetch_all(pool).await.unwrap();
    for (guest, name) in guests {
        assert_eq!(store.name_of(&guest).await.unwrap(), Some(name));
        const SEATED: &str = "SELECT count(*) FROM seated JOIN tables ON tables.id = table_id
            WHERE guest = $1 AND status <> 'over'";
        let seated: i64 = sqlx::query_scalar(SEATED).bind(&guest).fetch_one(pool).await.unwrap();
        assert_eq!(i64::from(store.seated_count(&guest).await.unwrap()), seated);
        let password: Option<String> = sqlx::query_scalar("SELECT password FROM accounts WHERE guest = $1")
            .bind(&guest)
            .fetch_optional(pool)
            .await
            .unwrap();
        assert_eq!(store.account(&guest).await.unwrap().and_then(|account| account.password), password);
        let count = async |sql: &'static str| -> i64 {
            sqlx::query_scalar(sql).bind(&guest).fetch_one(pool).await.unwrap()
        };
        let sessions = count("SELECT count(*) FROM sessions WHERE guest = $1").await;
        assert_eq!(store.sessions(&guest, 0).await.unwrap().len() as i64, sessions);
        let ratings = count("SELECT count(*) FROM ratings WHERE guest = $1").await;
        assert_eq!(store.standings(&guest).await.unwrap().len() as i64, ratings);
        let invited = count("SELECT count(*) FROM tables WHERE invited = $1").await;
        assert_eq!(store.list(Listing::Inviting(&guest), None, 100).await.unwrap().len() as i64, invited);
    }
}

async fn read_talk(store: &Sqlite, pool: &SqlitePool) {
    const ROOMS: &str = "SELECT table_id, room, count(*) FROM messages GROUP BY table_id, room";
    for (id, room, count) in sqlx::query_as::<_, (String, String, i64)>(ROOMS).fetch_all(pool).await.unwrap()
    {
        let room = if room == "table" { Room::Table } else { Room::Watchers };
        assert_eq!(store.messages(&id, room, Part::Last, 100).await.unwrap().len() as i64, count);
    }
}
