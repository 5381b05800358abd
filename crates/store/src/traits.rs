//! The one trait.

use crate::{Batch, Event, NewTable, StoreError, TableRow};
use std::future::Future;
use std::pin::Pin;

/// What a call to the store becomes. Boxed, so that the server can hold any store behind one pointer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Which tables a list shows, the latest changed first.
#[derive(Clone, Copy, Debug)]
pub enum Listing<'a> {
    /// Open to everybody, with seats to take.
    Waiting,
    /// Open to everybody, under way.
    Running,
    /// Where this guest sits, unless the game has ended.
    SeatedBy(&'a str),
}

/// A place that keeps tables, guests and settings.
///
/// What has been acknowledged survives the end of the process at any moment and the loss of power.
pub trait Store: Send + Sync + 'static {
    /// Adds a table with its first events, which follow version 0.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when there is a table of this id.
    fn create<'a>(&'a self, table: &'a NewTable, batch: &'a Batch) -> Answer<'a, ()>;

    /// Appends a batch to a table's log.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the table's version is not the one that the batch follows, when there is
    /// no such table, or when the same guest has used the same key at this table.
    fn append<'a>(&'a self, table: &'a str, batch: &'a Batch) -> Answer<'a, ()>;

    /// The table of this id.
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>>;

    /// The whole log of a table, in order; the first event has version 1.
    fn events<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<Event>>;

    /// The version after the action that this guest asked for with this key at this table, if there was one.
    fn answer<'a>(&'a self, table: &'a str, guest: &'a str, key: &'a str) -> Answer<'a, Option<u32>>;

    /// At most `limit` tables, of one game if `game` names it.
    fn list<'a>(
        &'a self,
        listing: Listing<'a>,
        game: Option<&'a str>,
        limit: u32,
    ) -> Answer<'a, Vec<TableRow>>;

    /// The ids of all tables with a game under way, whoever may see them.
    fn running(&self) -> Answer<'_, Vec<String>>;

    /// At how many tables whose game has not ended this guest sits.
    fn seated_count<'a>(&'a self, guest: &'a str) -> Answer<'a, u32>;

    /// The name that a guest has chosen.
    fn name_of<'a>(&'a self, guest: &'a str) -> Answer<'a, Option<String>>;

    /// Gives a guest a name.
    fn rename<'a>(&'a self, guest: &'a str, name: &'a str, at: i64) -> Answer<'a, ()>;

    /// The setting of this name; where there is none, `fresh` becomes it.
    fn setting<'a>(&'a self, name: &'a str, fresh: &'a str) -> Answer<'a, String>;

    /// Gives the setting of this name another value.
    fn set<'a>(&'a self, name: &'a str, value: &'a str) -> Answer<'a, ()>;

    /// Waits for what is under way and lets go of the database.
    fn close(&self) -> Answer<'_, ()>;
}
