//! The one trait.

use crate::{
    Account, Batch, Event, Leader, LeftReply, Message, NameKey, NewAccount, NewMessage, NewReplies, NewTable,
    Opposition, Part, RatedGame, Room, Session, Spoken, Standing, StoreError, TableRow,
};
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
    /// Where a seat is kept for this guest, who has not answered.
    Inviting(&'a str),
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

    /// Appends a batch to a table's log, and with it what it does to ratings.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the table's version is not the one that the batch follows, when there is
    /// no such table, when the same guest has used the same key at this table, or when a rating is not as it was
    /// when the batch was made.
    fn append<'a>(&'a self, table: &'a str, batch: &'a Batch) -> Answer<'a, ()>;

    /// Appends a batch to a table's log and adds another table with its first events: both or neither.
    ///
    /// # Errors
    /// As for [`Store::append`] and [`Store::create`].
    fn append_and_create<'a>(
        &'a self,
        table: &'a str,
        batch: &'a Batch,
        fresh: &'a NewTable,
        first: &'a Batch,
    ) -> Answer<'a, ()>;

    /// The table of this id.
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>>;

    /// The whole log of a table, in order; the first event has version 1.
    fn events<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<Event>>;

    /// Replaces the replies that a seat has left for a turn to come.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the table's version is another one, or two replies expect the same turn.
    fn leave_replies<'a>(&'a self, table: &'a str, new: &'a NewReplies) -> Answer<'a, ()>;

    /// The replies of all seats that are left at a table, each seat's in their order.
    fn replies<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<LeftReply>>;

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

    /// Makes an account of a guest, with its name.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the guest has an account, or had one, or another account's name is too much
    /// alike.
    fn register<'a>(&'a self, account: &'a NewAccount) -> Answer<'a, ()>;

    /// The account of a guest, also when it is deleted.
    fn account<'a>(&'a self, guest: &'a str) -> Answer<'a, Option<Account>>;

    /// The account whose name has this [`NameKey::key`].
    fn account_named<'a>(&'a self, key: &'a str) -> Answer<'a, Option<Account>>;

    /// The guest whose account has a name that is too much like this one.
    fn name_owner<'a>(&'a self, name: &'a NameKey) -> Answer<'a, Option<String>>;

    /// All who have an account, and whether it is deleted.
    fn accounts(&self) -> Answer<'_, Vec<(String, bool)>>;

    /// Gives an account another name.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when another account's name is too much alike, or there is no account.
    fn rename_account<'a>(
        &'a self,
        guest: &'a str,
        name: &'a str,
        key: &'a NameKey,
        at: i64,
    ) -> Answer<'a, ()>;

    /// Replaces the hash of a password; with `keep`, all sessions but that one end.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the hash is no longer the old one.
    fn set_password<'a>(
        &'a self,
        guest: &'a str,
        old: &'a str,
        new: &'a str,
        keep: Option<&'a str>,
    ) -> Answer<'a, ()>;

    /// The tables whose log names this guest, whether the guest sits there now or not.
    fn tables_naming<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<String>>;

    /// Replaces the bodies of events, by their versions, and the summary: so that a name can be forgotten. Versions and
    /// times stay.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when there is no such event; nothing was written then.
    fn amend<'a>(&'a self, table: &'a str, bodies: &'a [(u32, String)], summary: &'a str) -> Answer<'a, ()>;

    /// Deletes an account: its name, its password, its sessions and its ratings. The games stay.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when there is none.
    fn delete_account<'a>(&'a self, guest: &'a str, at: i64) -> Answer<'a, ()>;

    /// Signs a browser in, found again by the hash of its token; of more than `most` sessions of one account those
    /// that were not seen for longest end.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when `password` is not the hash of the account's password now.
    fn open_session<'a>(
        &'a self,
        session: &'a Session,
        token_hash: &'a str,
        password: &'a str,
        most: u32,
    ) -> Answer<'a, ()>;

    /// The session with a token of this hash, if it was seen after that moment.
    fn session<'a>(&'a self, token_hash: &'a str, seen_after: i64) -> Answer<'a, Option<Session>>;

    /// The sessions of a guest that were seen after that moment, the latest first.
    fn sessions<'a>(&'a self, guest: &'a str, seen_after: i64) -> Answer<'a, Vec<Session>>;

    /// Notes that a session was seen.
    fn see_session<'a>(&'a self, id: &'a str, at: i64) -> Answer<'a, ()>;

    /// Ends a session of this guest; false when there is none of this id.
    fn end_session<'a>(&'a self, guest: &'a str, id: &'a str) -> Answer<'a, bool>;

    /// Ends all sessions of this guest but one.
    fn end_other_sessions<'a>(&'a self, guest: &'a str, keep: &'a str) -> Answer<'a, ()>;

    /// The setting of this name; where there is none, `fresh` becomes it.
    fn setting<'a>(&'a self, name: &'a str, fresh: &'a str) -> Answer<'a, String>;

    /// Gives the setting of this name another value.
    fn set<'a>(&'a self, name: &'a str, value: &'a str) -> Answer<'a, ()>;

    /// Writes a message into a room of a table that holds less than `most`.
    fn say<'a>(&'a self, table: &'a str, message: &'a NewMessage, most: u32) -> Answer<'a, Spoken>;

    /// The message that this guest has written with this key at this table, if there is one.
    fn said<'a>(&'a self, table: &'a str, guest: &'a str, key: &'a str) -> Answer<'a, Option<Message>>;

    /// At most `limit` messages of a part of a room, in order.
    fn messages<'a>(&'a self, table: &'a str, room: Room, part: Part, limit: u32)
    -> Answer<'a, Vec<Message>>;

    /// Notes that a guest reports a message, once; false when there is no such message.
    fn report<'a>(
        &'a self,
        table: &'a str,
        room: Room,
        number: u32,
        guest: &'a str,
        at: i64,
    ) -> Answer<'a, bool>;

    /// Takes the name of a guest out of all messages.
    fn forget_speaker<'a>(&'a self, guest: &'a str) -> Answer<'a, ()>;

    /// The ratings of a guest, in each game that the guest has played for them.
    fn standings<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<Standing>>;

    /// The last rated games of a guest in one game, the latest first.
    fn rated_games<'a>(&'a self, guest: &'a str, game: &'a str, limit: u32) -> Answer<'a, Vec<RatedGame>>;

    /// When the last rated games of a guest in one game ended, and the rating after each, the earliest first.
    fn rating_history<'a>(&'a self, guest: &'a str, game: &'a str, limit: u32)
    -> Answer<'a, Vec<(i64, f64)>>;

    /// The results of a guest against others who have an account, in each game; those met most often come first.
    fn opposition<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<Opposition>>;

    /// Who has played at least so many rated games of a game, with a deviation below this after the last one; the
    /// strongest first.
    fn leaders<'a>(
        &'a self,
        game: &'a str,
        least_games: u32,
        below: f64,
        limit: u32,
    ) -> Answer<'a, Vec<Leader>>;

    /// Waits for what is under way and lets go of the database.
    fn close(&self) -> Answer<'_, ()>;
}
