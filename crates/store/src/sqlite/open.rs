//! Opening the file, or saying in one sentence why not.

use super::Sqlite;
use crate::{Hindrance, OpenError, OpenFault};
use sqlx::error::DatabaseError;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteError, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqlSafeStr};
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

/// How long to wait for another program that reads or copies the file at this moment.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

const READERS: u32 = 4;

/// What SQLite's `application_id` says in our files: `Viva`.
pub(super) const APPLICATION: i64 = 0x5669_7661;

pub(super) const MIGRATIONS: [(i64, &str, &str); 7] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "event times", include_str!("../../migrations/0002_event_times.sql")),
    (3, "accounts", include_str!("../../migrations/0003_accounts.sql")),
    (4, "chat", include_str!("../../migrations/0004_chat.sql")),
    (5, "ratings", include_str!("../../migrations/0005_ratings.sql")),
    (6, "challenges", include_str!("../../migrations/0006_challenges.sql")),
    (7, "replies", include_str!("../../migrations/0007_replies.sql")),
];

fn migrator() -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(migration).collect())
}

impl Sqlite {
    /// Opens the database, creating the file (readable by its owner only) and the schema where missing.
    ///
    /// # Errors
    /// When the file is in use, damaged, cannot be written, or has another schema.
    pub async fn open(path: &Path) -> Result<Sqlite, OpenError> {
        let refuse = |fault| OpenError { path: path.to_owned(), fault };
        let lock = lock(path).map_err(refuse)?;
        create_private(path).map_err(|e| refuse(OpenFault::Unwritable(e.to_string())))?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged action survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            // Statements are the same every time, and values are nobody's business.
            .disable_statement_logging();
        let pool = |most: u32| {
            let pool = SqlitePoolOptions::new().max_connections(most).acquire_timeout(PATIENCE * 2);
            // SQLite ends a transaction by itself when the disk fails, and the connection never hears of it: it would
            // refuse to begin another one for ever.
            pool.before_acquire(|connection, _| Box::pin(async { Ok(!connection.is_in_transaction()) }))
        };
        let writer = pool(1).connect_with(options.clone()).await.map_err(|e| refuse(fault(&e)))?;
        prepare(&writer).await.map_err(refuse)?;
        let readers = pool(READERS).connect_with(options).await.map_err(|e| refuse(fault(&e)))?;
        Ok(Sqlite { writer, readers, lock: Mutex::new(Some(lock)) })
    }
}

/// The lock lies beside the database, so that SQLite's own locks and copies of a running database are not
/// disturbed.
fn lock(path: &Path) -> Result<File, OpenFault> {
    let mut name = OsString::from(path);
    name.push(".lock");
    let unwritable = |e: io::Error| OpenFault::Unwritable(e.to_string());
    let file = create_private(&PathBuf::from(name)).map_err(unwritable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenFault::InUse),
        Err(TryLockError::Error(e)) => Err(unwritable(e)),
    }
}

/// Opens a file for writing; if it is new, nobody but its owner may read it. The files that SQLite puts
/// beside the database take over its permissions.
pub(super) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Checks the file, brings its schema up to date and proves that it can be written.
async fn prepare(writer: &SqlitePool) -> Result<(), OpenFault> {
    let check: String =
        sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(writer).await.map_err(|e| fault(&e))?;
    if check != "ok" {
        // The first line is a heading.
        return Err(OpenFault::Damaged(check.lines().last().unwrap_or_default().to_owned()));
    }
    recognise(writer).await?;
    migrator().run(writer).await.map_err(|e| match e {
        MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _) => fault(&e),
        MigrateError::Source(e) => OpenFault::Damaged(e.to_string()),
        _ => OpenFault::OtherSchema,
    })?;
    const TOUCH: &str = "INSERT INTO settings (name, value) VALUES ('opened', '1')
        ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)";
    sqlx::query(TOUCH).execute(writer).await.map_err(|e| fault(&e))?;
    Ok(())
}

/// Marks a new file as ours, and refuses one that some other program has filled.
async fn recognise(writer: &SqlitePool) -> Result<(), OpenFault> {
    let number = |sql: &'static str| async move {
        sqlx::query_scalar::<_, i64>(sql).fetch_one(writer).await.map_err(|e| fault(&e))
    };
    if number("PRAGMA application_id").await? == APPLICATION {
        return Ok(());
    }
    if number("SELECT count(*) FROM sqlite_master").await? > 0 {
        return Err(OpenFault::Damaged("it belongs to another program".to_owned()));
    }
    let mark = AssertSqlSafe(format!("PRAGMA application_id = {APPLICATION}"));
    sqlx::query(mark).execute(writer).await.map_err(|e| fault(&e))?;
    Ok(())
}

const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const READ_ONLY: i32 = 8;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NOT_A_DATABASE: i32 = 26;

/// What kind of error SQLite's is: the lowest byte of its code. What stands above it are details.
fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let error = error.as_database_error()?.try_downcast_ref::<SqliteError>()?;
    Some(error.code()?.parse::<i32>().ok()? & 0xff)
}

/// Whether SQLite has met a page that makes no sense.
pub(crate) fn is_damage(error: &sqlx::Error) -> bool {
    matches!(primary_code(error), Some(CORRUPT | NOT_A_DATABASE))
}

/// What SQLite says keeps it from writing.
pub(crate) fn hindrance(error: &sqlx::Error) -> Hindrance {
    match primary_code(error) {
        Some(FULL) => Hindrance::Full,
        Some(BUSY | LOCKED) => Hindrance::Locked,
        Some(READ_ONLY) => Hindrance::ReadOnly,
        _ => Hindrance::Other,
    }
}

/// What SQLite's answer means for somebody who starts a server.
pub(super) fn fault(error: &sqlx::Error) -> OpenFault {
    let what = match error {
        sqlx::Error::Database(e) => e.message().to_owned(),
        e => e.to_string(),
    };
    match primary_code(error) {
        Some(BUSY | LOCKED) => OpenFault::InUse,
        Some(CORRUPT | NOT_A_DATABASE) => OpenFault::Damaged(what),
        Some(1) => OpenFault::OtherSchema,
        _ => OpenFault::Unwritable(what),
    }
}
