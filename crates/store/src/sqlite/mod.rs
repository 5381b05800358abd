//! SQLite.

mod open;
mod reads;
mod writes;

use crate::{Answer, Batch, Event, Listing, NewTable, Store, TableRow};
use sqlx::SqlitePool;
use std::fs::File;
use std::sync::{Mutex, PoisonError};

/// A database in one file, used by one process.
pub struct Sqlite {
    /// One connection: SQLite has one writer at a time, and waiting here is fairer than its busy timeout.
    writer: SqlitePool,
    readers: SqlitePool,
    /// Held as long as the database is open, so that no second server opens it; the system lets go of it when
    /// the process ends, however it ends.
    lock: Mutex<Option<File>>,
}

impl Store for Sqlite {
    fn create<'a>(&'a self, table: &'a NewTable, batch: &'a Batch) -> Answer<'a, ()> {
        Box::pin(writes::create(&self.writer, table, batch))
    }

    fn append<'a>(&'a self, table: &'a str, batch: &'a Batch) -> Answer<'a, ()> {
        Box::pin(writes::append(&self.writer, table, batch))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        Box::pin(reads::table(&self.readers, id))
    }

    fn events<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<Event>> {
        Box::pin(reads::events(&self.readers, table))
    }

    fn answer<'a>(&'a self, table: &'a str, guest: &'a str, key: &'a str) -> Answer<'a, Option<u32>> {
        Box::pin(reads::answer(&self.readers, table, guest, key))
    }

    fn list<'a>(
        &'a self,
        listing: Listing<'a>,
        game: Option<&'a str>,
        limit: u32,
    ) -> Answer<'a, Vec<TableRow>> {
        Box::pin(reads::list(&self.readers, listing, game, limit))
    }

    fn running(&self) -> Answer<'_, Vec<String>> {
        Box::pin(reads::running(&self.readers))
    }

    fn seated_count<'a>(&'a self, guest: &'a str) -> Answer<'a, u32> {
        Box::pin(reads::seated_count(&self.readers, guest))
    }

    fn name_of<'a>(&'a self, guest: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(reads::name_of(&self.readers, guest))
    }

    fn rename<'a>(&'a self, guest: &'a str, name: &'a str, at: i64) -> Answer<'a, ()> {
        Box::pin(writes::rename(&self.writer, guest, name, at))
    }

    fn setting<'a>(&'a self, name: &'a str, fresh: &'a str) -> Answer<'a, String> {
        Box::pin(writes::setting(&self.writer, name, fresh))
    }

    fn set<'a>(&'a self, name: &'a str, value: &'a str) -> Answer<'a, ()> {
        Box::pin(writes::set(&self.writer, name, value))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            self.writer.close().await;
            self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
            Ok(())
        })
    }
}
