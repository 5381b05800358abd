//! What is said at tables.

/// Where at a table something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Among those who sit.
    Table,
    /// Among those who watch.
    Watchers,
}

impl Room {
    /// As in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Room::Table => "table",
            Room::Watchers => "watchers",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Room> {
        [Room::Table, Room::Watchers].into_iter().find(|room| room.as_str() == text)
    }
}

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    /// In words of their own.
    Text(String),
    /// A phrase, by its name.
    Phrase(String),
}

/// A message that is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMessage {
    /// Where.
    pub room: Room,
    /// Who says it.
    pub guest: String,
    /// What they are called now.
    pub name: String,
    /// What they say.
    pub words: Words,
    /// The idempotency key.
    pub key: String,
    /// Now, in seconds since 1970, UTC.
    pub at: i64,
}

/// A message of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Where.
    pub room: Room,
    /// Counts the messages of the room, from 1.
    pub number: u32,
    /// Who said it.
    pub guest: String,
    /// What they were called then; empty when their account is deleted.
    pub name: String,
    /// What they said.
    pub words: Words,
    /// When, in seconds since 1970, UTC.
    pub at: i64,
}

/// Which messages of a room, as their numbers say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The last.
    Last,
    /// The last of those before this one.
    Before(u32),
    /// The first of those after this one.
    After(u32),
}

/// What became of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spoken {
    /// It was written.
    Now(Message),
    /// The same guest has used the same key before at this table, for this message.
    Before(Message),
    /// The room is full; nothing was written.
    Full,
}
