//! Databases that the program wrote while each of its schemas was the newest: `tests/data/schemas` of the store.

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use std::path::{Path, PathBuf};

/// Where they lie. The crates that use this lie side by side.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/data/schemas")
}

/// The numbers of the schemas of which there is one, in order.
pub fn schemas() -> Vec<i64> {
    numbered(&folder(), "sql", |stem| stem)
}

/// The numbers with which the names of the files of this extension begin, in order; `number` cuts them out.
pub fn numbered(folder: &Path, extension: &str, number: impl Fn(&str) -> &str) -> Vec<i64> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|found| found == extension));
    let mut numbers: Vec<i64> =
        files.map(|path| number(path.file_stem().unwrap().to_str().unwrap()).parse().unwrap()).collect();
    numbers.sort_unstable();
    numbers
}

/// Makes a file of the one of this schema, as that program left it.
pub async fn restore(schema: i64, path: &Path) {
    let dump = std::fs::read_to_string(folder().join(format!("{schema}.sql"))).unwrap();
    let pool = connect(path).await;
    sqlx::raw_sql(sqlx::AssertSqlSafe(dump)).execute(&pool).await.unwrap();
    pool.close().await;
}

/// A connection that is not the program's.
pub async fn connect(path: &Path) -> SqlitePool {
    // A dump names tables before it makes those that they refer to.
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true).foreign_keys(false);
    sqlx::sqlite::SqlitePoolOptions::new().max_connections(1).connect_with(options).await.unwrap()
}
