//! What can go wrong.

use crate::sqlite::{hindrance, is_damage};
use std::fmt;
use std::path::PathBuf;

/// Why the store did not do what it was asked.
#[derive(Debug)]
pub enum StoreError {
    /// The table has moved on since the version that the append follows, the table does not exist, or the
    /// idempotency key has been used already. Nothing was written.
    Conflict,
    /// Something in the database makes no sense. For the log of the server, not for clients.
    Damaged(String),
    /// The database did not answer as it should. The text is for the log of the server, not for clients.
    /// Whether anything was written is not known.
    Unavailable(Hindrance, String),
}

/// What keeps the database from being written, as far as it can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// There is no space left.
    Full,
    /// Another program holds it.
    Locked,
    /// It, or its disk, may only be read.
    ReadOnly,
    /// Something else.
    Other,
}

impl fmt::Display for Hindrance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Hindrance::Full => "the disk is full",
            Hindrance::Locked => "another program holds the database",
            Hindrance::ReadOnly => "the database may only be read",
            Hindrance::Other => "the disk does not take it",
        })
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("The table has moved on."),
            StoreError::Damaged(what) => write!(f, "The database holds what it should not: {what}"),
            StoreError::Unavailable(_, what) => write!(f, "The database does not answer: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Database(e) if e.is_unique_violation() => StoreError::Conflict,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::Damaged(error.to_string())
            }
            error if is_damage(&error) => StoreError::Damaged(error.to_string()),
            error => StoreError::Unavailable(hindrance(&error), error.to_string()),
        }
    }
}

/// Why a database cannot be used at all. Its text is one sentence that says what to do.
#[derive(Debug)]
pub struct OpenError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: OpenFault,
}

/// What is wrong with a database file.
#[derive(Debug, PartialEq, Eq)]
pub enum OpenFault {
    /// Another program has it open.
    InUse,
    /// It is no database, or a broken one.
    Damaged(String),
    /// It is not there, or may not be read.
    Unreadable(String),
    /// It cannot be created or written.
    Unwritable(String),
    /// Its schema is not the one that this program knows.
    OtherSchema,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.fault {
            OpenFault::InUse => write!(
                f,
                "The database {path} is in use by another program: stop that one or choose another file."
            ),
            OpenFault::Damaged(what) => write!(
                f,
                "The file {path} is damaged or no database of Vivarium ({what}): restore a copy or choose another file."
            ),
            OpenFault::Unreadable(what) => {
                write!(f, "The database {path} cannot be read ({what}): say with --database where it is.")
            }
            OpenFault::Unwritable(what) => write!(
                f,
                "The database {path} cannot be written ({what}): check its folder, its permissions and the free space."
            ),
            OpenFault::OtherSchema => write!(
                f,
                "The database {path} was written by another version of Vivarium: use that version or choose another file."
            ),
        }
    }
}

impl std::error::Error for OpenError {}

/// Why there is no backup. Its text is one sentence that says what to do.
#[derive(Debug)]
pub enum BackupError {
    /// The database cannot be read.
    Source(OpenError),
    /// There is a file of this name already.
    Exists(PathBuf),
    /// The copy cannot be written.
    Target(PathBuf, String),
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::Source(error) => error.fmt(f),
            BackupError::Exists(path) => {
                write!(f, "There is a file {} already: choose another name.", path.display())
            }
            BackupError::Target(path, what) => write!(
                f,
                "The backup {} cannot be written ({what}): check its folder and the free space.",
                path.display()
            ),
        }
    }
}

impl std::error::Error for BackupError {}
