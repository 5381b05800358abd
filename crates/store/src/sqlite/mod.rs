//! SQLite.

mod accounts;
mod chat;
mod open;
mod ratings;
mod reads;
mod replies;
mod snapshot;
mod writes;

pub(crate) use open::{hindrance, is_damage};
pub use snapshot::{Snapshot, backup};

use crate::{
    Account, Answer, Batch, Event, Leader, LeftReply, Listing, Message, NameKey, NewAccount, NewMessage,
    NewReplies, NewTable, Opposition, Part, RatedGame, Room, Session, Spoken, Standing, Store, TableRow,
};
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

    fn append_and_create<'a>(
        &'a self,
        table: &'a str,
        batch: &'a Batch,
        fresh: &'a NewTable,
        first: &'a Batch,
    ) -> Answer<'a, ()> {
        Box::pin(writes::append_and_create(&self.writer, table, batch, fresh, first))
    }

    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        Box::pin(reads::table(&self.readers, id))
    }

    fn events<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<Event>> {
        Box::pin(reads::events(&self.readers, table))
    }

    fn leave_replies<'a>(&'a self, table: &'a str, new: &'a NewReplies) -> Answer<'a, ()> {
        Box::pin(replies::leave(&self.writer, table, new))
    }

    fn replies<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<LeftReply>> {
        Box::pin(replies::replies(&self.readers, table))
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

    fn register<'a>(&'a self, account: &'a NewAccount) -> Answer<'a, ()> {
        Box::pin(accounts::register(&self.writer, account))
    }

    fn account<'a>(&'a self, guest: &'a str) -> Answer<'a, Option<Account>> {
        Box::pin(accounts::account(&self.readers, guest))
    }

    fn account_named<'a>(&'a self, key: &'a str) -> Answer<'a, Option<Account>> {
        Box::pin(accounts::account_named(&self.readers, key))
    }

    fn name_owner<'a>(&'a self, name: &'a NameKey) -> Answer<'a, Option<String>> {
        Box::pin(accounts::name_owner(&self.readers, name))
    }

    fn accounts(&self) -> Answer<'_, Vec<(String, bool)>> {
        Box::pin(accounts::accounts(&self.readers))
    }

    fn rename_account<'a>(
        &'a self,
        guest: &'a str,
        name: &'a str,
        key: &'a NameKey,
        at: i64,
    ) -> Answer<'a, ()> {
        Box::pin(accounts::rename_account(&self.writer, guest, name, key, at))
    }

    fn set_password<'a>(
        &'a self,
        guest: &'a str,
        old: &'a str,
        new: &'a str,
        keep: Option<&'a str>,
    ) -> Answer<'a, ()> {
        Box::pin(accounts::set_password(&self.writer, guest, old, new, keep))
    }

    fn tables_naming<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<String>> {
        Box::pin(reads::tables_naming(&self.readers, guest))
    }

    fn amend<'a>(&'a self, table: &'a str, bodies: &'a [(u32, String)], summary: &'a str) -> Answer<'a, ()> {
        Box::pin(writes::amend(&self.writer, table, bodies, summary))
    }

    fn delete_account<'a>(&'a self, guest: &'a str, at: i64) -> Answer<'a, ()> {
        Box::pin(accounts::delete_account(&self.writer, guest, at))
    }

    fn open_session<'a>(
        &'a self,
        session: &'a Session,
        token_hash: &'a str,
        password: &'a str,
        most: u32,
    ) -> Answer<'a, ()> {
        Box::pin(accounts::open_session(&self.writer, session, token_hash, password, most))
    }

    fn session<'a>(&'a self, token_hash: &'a str, seen_after: i64) -> Answer<'a, Option<Session>> {
        Box::pin(accounts::session(&self.readers, token_hash, seen_after))
    }

    fn sessions<'a>(&'a self, guest: &'a str, seen_after: i64) -> Answer<'a, Vec<Session>> {
        Box::pin(accounts::sessions(&self.readers, guest, seen_after))
    }

    fn see_session<'a>(&'a self, id: &'a str, at: i64) -> Answer<'a, ()> {
        Box::pin(accounts::see_session(&self.writer, id, at))
    }

    fn end_session<'a>(&'a self, guest: &'a str, id: &'a str) -> Answer<'a, bool> {
        Box::pin(accounts::end_session(&self.writer, guest, id))
    }

    fn end_other_sessions<'a>(&'a self, guest: &'a str, keep: &'a str) -> Answer<'a, ()> {
        Box::pin(accounts::end_other_sessions(&self.writer, guest, keep))
    }

    fn setting<'a>(&'a self, name: &'a str, fresh: &'a str) -> Answer<'a, String> {
        Box::pin(writes::setting(&self.writer, name, fresh))
    }

    fn set<'a>(&'a self, name: &'a str, value: &'a str) -> Answer<'a, ()> {
        Box::pin(writes::set(&self.writer, name, value))
    }

    fn say<'a>(&'a self, table: &'a str, message: &'a NewMessage, most: u32) -> Answer<'a, Spoken> {
        Box::pin(chat::say(&self.writer, table, message, most))
    }

    fn said<'a>(&'a self, table: &'a str, guest: &'a str, key: &'a str) -> Answer<'a, Option<Message>> {
        Box::pin(chat::said(&self.readers, table, guest, key))
    }

    fn messages<'a>(
        &'a self,
        table: &'a str,
        room: Room,
        part: Part,
        limit: u32,
    ) -> Answer<'a, Vec<Message>> {
        Box::pin(chat::messages(&self.readers, table, room, part, limit))
    }

    fn report<'a>(
        &'a self,
        table: &'a str,
        room: Room,
        number: u32,
        guest: &'a str,
        at: i64,
    ) -> Answer<'a, bool> {
        Box::pin(chat::report(&self.writer, table, room, number, guest, at))
    }

    fn forget_speaker<'a>(&'a self, guest: &'a str) -> Answer<'a, ()> {
        Box::pin(chat::forget_speaker(&self.writer, guest))
    }

    fn standings<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<Standing>> {
        Box::pin(ratings::standings(&self.readers, guest))
    }

    fn rated_games<'a>(&'a self, guest: &'a str, game: &'a str, limit: u32) -> Answer<'a, Vec<RatedGame>> {
        Box::pin(ratings::rated_games(&self.readers, guest, game, limit))
    }

    fn rating_history<'a>(
        &'a self,
        guest: &'a str,
        game: &'a str,
        limit: u32,
    ) -> Answer<'a, Vec<(i64, f64)>> {
        Box::pin(ratings::history(&self.readers, guest, game, limit))
    }

    fn opposition<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<Opposition>> {
        Box::pin(ratings::opposition(&self.readers, guest, limit))
    }

    fn leaders<'a>(
        &'a self,
        game: &'a str,
        least_games: u32,
        below: f64,
        limit: u32,
    ) -> Answer<'a, Vec<Leader>> {
        Box::pin(ratings::leaders(&self.readers, game, least_games, below, limit))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_transaction_that_the_database_has_ended_by_itself_is_not_the_last() {
        let folder = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&folder.path().join("test.db")).await.unwrap();
        let mut transaction = store.writer.begin_with(writes::BEGIN).await.unwrap();
        // As when the disk fails.
        sqlx::query("ROLLBACK").execute(&mut *transaction).await.unwrap();
        drop(transaction);
        store.writer.begin_with(writes::BEGIN).await.unwrap().commit().await.unwrap();
        store.set("name", "value").await.unwrap();
        assert_eq!(store.setting("name", "none").await.unwrap(), "value");
    }
}
