//! Reading a database as it is at one moment, while a server may be writing to it: for checks and copies.

use super::open::{APPLICATION, MIGRATIONS, PATIENCE, create_private, fault};
use super::reads;
use crate::{BackupError, Event, OpenError, OpenFault, StoreError, TableRow};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions};
use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// A database as it was when this was opened. Nothing is written, and no server is kept from writing.
pub struct Snapshot {
    /// One connection inside one transaction.
    pool: SqlitePool,
}

impl Snapshot {
    /// Opens a database of the schema that this program writes.
    ///
    /// # Errors
    /// When there is no such file, or it is damaged, or of another schema.
    pub async fn open(path: &Path) -> Result<Snapshot, OpenError> {
        let refuse = |fault| OpenError { path: path.to_owned(), fault };
        let pool = connect(path, true).await.map_err(refuse)?;
        recognise(&pool).await.map_err(refuse)?;
        Ok(Snapshot { pool })
    }

    /// What SQLite itself finds wrong with the file, at most a hundred sentences; nothing when it is sound.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let sound: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check(100)").fetch_all(&self.pool).await?;
        let mut faults: Vec<String> = sound.into_iter().filter(|line| line != "ok").collect();
        const DANGLING: &str = "SELECT \"table\" || ' ' || rowid || ' names something in '
            || parent || ' that is not there' FROM pragma_foreign_key_check LIMIT 100";
        faults.extend(sqlx::query_scalar::<_, String>(DANGLING).fetch_all(&self.pool).await?);
        Ok(faults)
    }

    /// The ids of all tables, in order.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub async fn tables(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM tables ORDER BY id").fetch_all(&self.pool).await?)
    }

    /// The table of this id.
    ///
    /// # Errors
    /// When the row makes no sense.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        reads::table(&self.pool, id).await
    }

    /// The whole log of a table, in order.
    ///
    /// # Errors
    /// When an event is missing.
    pub async fn events(&self, table: &str) -> Result<Vec<Event>, StoreError> {
        reads::events(&self.pool, table).await
    }

    /// Who is noted to sit at a table, in order.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub async fn seated(&self, table: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT guest FROM seated WHERE table_id = $1 ORDER BY guest";
        Ok(sqlx::query_scalar(SQL).bind(table).fetch_all(&self.pool).await?)
    }
}

/// Copies a database into a new file, whole as of this moment, while a server may be writing to it. Returns the
/// number of bytes. The copy is on the disk, under its name, when this returns, and readable by its owner only.
///
/// # Errors
/// When there is nothing to copy, or no place to copy it to; no file of that name is left behind then.
pub async fn backup(from: &Path, to: &Path) -> Result<u64, BackupError> {
    let refuse = |fault| BackupError::Source(OpenError { path: from.to_owned(), fault });
    let target = |error: io::Error| BackupError::Target(to.to_owned(), error.to_string());
    if to.symlink_metadata().is_ok() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let source = connect(from, false).await.map_err(refuse)?;
    recognise(&source).await.map_err(refuse)?;
    let mut partial = OsString::from(to);
    partial.push(".partial");
    let partial = PathBuf::from(partial);
    // What a copy that broke off has left.
    let _ = std::fs::remove_file(&partial);
    create_private(&partial).map_err(target)?;
    let copied = copy(&source, &partial).await.and_then(|bytes| {
        std::fs::rename(&partial, to)?;
        sync_folder(to)?;
        Ok(bytes)
    });
    copied.map_err(|error| {
        let _ = std::fs::remove_file(&partial);
        target(error)
    })
}

async fn copy(source: &SqlitePool, to: &Path) -> io::Result<u64> {
    let name = to.to_str().ok_or_else(|| io::Error::other("its name is not UTF-8"))?;
    // One statement, one read transaction: all that was committed before it is in the copy.
    sqlx::query("VACUUM INTO $1").bind(name).execute(source).await.map_err(io::Error::other)?;
    let file = File::open(to)?;
    file.sync_all()?;
    Ok(file.metadata()?.len())
}

/// So that the new name survives a power cut.
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

async fn connect(path: &Path, in_one_transaction: bool) -> Result<SqlitePool, OpenFault> {
    // SQLite would not say which of the two it is.
    File::open(path).map_err(|error| OpenFault::Unreadable(error.to_string()))?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging();
    let pool = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
    let pool = pool.connect_with(options).await.map_err(|e| fault(&e))?;
    if in_one_transaction {
        // The pool has this one connection, which stays in it until the end.
        sqlx::query("BEGIN").execute(&pool).await.map_err(|e| fault(&e))?;
    }
    Ok(pool)
}

async fn recognise(pool: &SqlitePool) -> Result<(), OpenFault> {
    let application: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(pool).await.map_err(|e| fault(&e))?;
    if application != APPLICATION {
        return Err(OpenFault::Damaged("it belongs to another program".to_owned()));
    }
    let newest = MIGRATIONS.len();
    let sql = AssertSqlSafe(format!(
        "SELECT count(*) = {newest} AND max(version) = {newest} FROM _sqlx_migrations WHERE success"
    ));
    let known: bool = sqlx::query_scalar(sql).fetch_one(pool).await.map_err(|e| fault(&e))?;
    if known { Ok(()) } else { Err(OpenFault::OtherSchema) }
}
