//! Durable state: one trait, one SQL schema, SQLite behind it.
//!
//! A table is an append-only log of events. What an event means is the server's business: here it is a kind
//! and a body. An append says which version it follows, and is refused when the table has moved on; a batch
//! (a step and the chance that follows it) is written whole or not at all, and is on the disk when the call
//! returns.

mod accounts;
mod chat;
mod error;
mod ratings;
mod replies;
mod rows;
mod sqlite;
mod traits;

pub use accounts::{Account, NameKey, NewAccount, Session};
pub use chat::{Message, NewMessage, Part, Room, Spoken, Words};
pub use error::{BackupError, Hindrance, OpenError, OpenFault, StoreError};
pub use ratings::{Leader, Opposition, Outcome, Rated, RatedGame, Standing, Strength};
pub use replies::{LeftReply, NewReplies, Reply};
pub use rows::{Access, Answered, Batch, Event, Head, NewTable, Status, TableRow};
pub use sqlite::{Snapshot, Sqlite, backup};
pub use traits::{Answer, Listing, Store};
