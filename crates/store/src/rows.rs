//! What is stored.

use crate::Rated;

/// Who may sit down at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Everybody; the table is listed.
    Open,
    /// Those who were given the invite token.
    Link,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Seats are open.
    Waiting,
    /// The game goes on.
    Running,
    /// The game has ended, or the table was closed before it began.
    Over,
}

impl Access {
    /// As in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Access::Open => "open",
            Access::Link => "link",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Access> {
        [Access::Open, Access::Link].into_iter().find(|access| access.as_str() == text)
    }
}

impl Status {
    /// As in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Running => "running",
            Status::Over => "over",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Status> {
        [Status::Waiting, Status::Running, Status::Over].into_iter().find(|status| status.as_str() == text)
    }
}

/// A table at its birth. It holds the invite token, hence no `Debug`.
#[derive(Clone)]
pub struct NewTable {
    /// Unique and hard to guess.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The setup in its normal form.
    pub setup: String,
    /// Who may sit down.
    pub access: Access,
    /// The token that opens a table with [`Access::Link`].
    pub invite: String,
    /// Seconds since 1970, UTC.
    pub created_at: i64,
}

/// A table as it stands. It holds the invite token, hence no `Debug`.
#[derive(Clone)]
pub struct TableRow {
    /// What never changes.
    pub table: NewTable,
    /// When the last event was written, in seconds since 1970, UTC.
    pub updated_at: i64,
    /// How far it has come.
    pub status: Status,
    /// The version of the last event.
    pub version: u32,
    /// What everybody may know, as JSON of the server's making.
    pub summary: String,
}

/// An event of a log. The body is secret while a game with hidden cards runs, hence no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct Event {
    /// What kind of event.
    pub kind: String,
    /// The rest of it.
    pub body: String,
    /// When it happened, in milliseconds of the site's own time; 0 where that was not noted yet.
    pub at: i64,
}

/// An action that is answered with the same version when it is asked for again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// Who asked.
    pub guest: String,
    /// The idempotency key.
    pub key: String,
}

/// What lists say about a table after a batch.
#[derive(Clone, Debug)]
pub struct Head {
    /// How far the table has come.
    pub status: Status,
    /// What everybody may know, as JSON of the server's making.
    pub summary: String,
    /// Who sits there.
    pub guests: Vec<String>,
    /// Whose answer to a challenge is awaited.
    pub invited: Option<String>,
    /// The version behind which the turn that goes on has begun. Replies that were left for another turn are deleted.
    pub turn: Option<u32>,
}

/// Events that happen together or not at all.
#[derive(Clone)]
pub struct Batch {
    /// The version that the first of them follows; 0 for a new table. Each event adds one.
    pub after: u32,
    /// The events, at least one.
    pub events: Vec<Event>,
    /// The action that caused them, when it came with a key.
    pub answered: Option<Answered>,
    /// What the table is like then.
    pub head: Head,
    /// Now, in seconds since 1970, UTC.
    pub at: i64,
    /// When they end a rated game: what it does to ratings.
    pub rated: Vec<Rated>,
}

impl Batch {
    /// The version of the last event.
    pub fn last_version(&self) -> u32 {
        self.after + self.events.len() as u32
    }
}
