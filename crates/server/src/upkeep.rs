//! Upkeep of a database, beside a server that may be using it: a check that plays every table again by the rules, and
//! copies.

use crate::tables;
use std::fmt;
use std::io;
use std::path::Path;
use store::{BackupError, OpenError, Snapshot, StoreError};
use tokio::runtime::Runtime;

/// What a check looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Tables.
    pub tables: u64,
    /// Events of their logs.
    pub events: u64,
    /// What it found wrong.
    pub faults: u64,
}

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The id of the table; `None` when it is the file.
    pub table: Option<String>,
    /// What is wrong, without a name, a card or a seed.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.table {
            Some(table) => write!(f, "table {table}: {}", self.what),
            None => write!(f, "the file: {}", self.what),
        }
    }
}

/// Why nothing was done. Its text is one sentence that says what to do.
#[derive(Debug)]
pub enum UpkeepError {
    /// The database cannot be opened.
    Database(OpenError),
    /// It cannot be read to its end.
    Store(StoreError),
    /// It cannot be copied.
    Backup(BackupError),
    /// The system gives no threads or timers.
    System(io::Error),
}

impl fmt::Display for UpkeepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UpkeepError::Database(error) => error.fmt(f),
            UpkeepError::Store(error) => error.fmt(f),
            UpkeepError::Backup(error) => error.fmt(f),
            UpkeepError::System(error) => write!(f, "The system does not let this start: {error}."),
        }
    }
}

impl std::error::Error for UpkeepError {}

/// Copies a database, which a server may be using, into a new file: all that was acknowledged before this was called.
/// Returns the number of bytes; the copy is on the disk by then, and nobody but its owner may read it.
///
/// # Errors
/// When there is nothing to copy, or no place to copy it to; there is no file of that name then.
pub fn backup(database: &Path, to: &Path) -> Result<u64, UpkeepError> {
    runtime()?.block_on(store::backup(database, to)).map_err(UpkeepError::Backup)
}

fn runtime() -> Result<Runtime, UpkeepError> {
    tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(UpkeepError::System)
}

/// Checks a database as it is at this moment, while a server may be writing to it, and changes nothing: the file by
/// SQLite's own check, and every table by playing its log again. `found` hears of each fault.
///
/// # Errors
/// When there is no database to check.
pub fn check(database: &Path, found: impl FnMut(&Fault)) -> Result<Checked, UpkeepError> {
    runtime()?.block_on(check_all(database, found))
}

async fn check_all(database: &Path, mut found: impl FnMut(&Fault)) -> Result<Checked, UpkeepError> {
    let snapshot = Snapshot::open(database).await.map_err(UpkeepError::Database)?;
    let mut checked = Checked::default();
    let mut report = |checked: &mut Checked, fault: Fault| {
        checked.faults += 1;
        found(&fault);
    };
    for what in snapshot.faults().await.map_err(UpkeepError::Store)? {
        report(&mut checked, Fault { table: None, what });
    }
    let ids = snapshot.tables().await.map_err(UpkeepError::Store)?;
    for id in &ids {
        let row = match snapshot.table(id).await {
            Ok(Some(row)) => row,
            Ok(None) => continue,
            Err(error) => {
                report(&mut checked, Fault { table: Some(id.clone()), what: error.to_string() });
                continue;
            }
        };
        let log = snapshot.events(id).await;
        let seated = snapshot.seated(id).await.map_err(UpkeepError::Store)?;
        checked.tables += 1;
        checked.events += log.as_ref().map_or(0, |log| log.len() as u64);
        for what in tables::audit(row, log, &seated) {
            report(&mut checked, Fault { table: Some(id.clone()), what });
        }
    }
    Ok(checked)
}
