//! What people at a table say to each other.

use crate::{Key, Text};
use serde::{Deserialize, Serialize};

/// Where at a table something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum ChatRoom {
    /// Among those who sit. Those who watch read it when the game is over.
    Table,
    /// Among those who watch. Those who sit read and write here when the game is over.
    Watchers,
}

/// Something short that everybody reads in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// A wish before the game.
    HaveFun,
    /// Praise for a turn.
    GoodMove,
    /// Praise for a game.
    GoodGame,
    /// Thanks.
    Thanks,
    /// A turn that went wrong.
    Oops,
    /// An excuse.
    Sorry,
    /// Please wait.
    OneMoment,
    /// The wait is over.
    IAmBack,
    /// A farewell.
    Goodbye,
}

/// What somebody wants to say.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Words {
    /// In words of their own.
    Text {
        /// 1 to 280 characters after trimming, none of them a control character or one that turns the direction of
        /// writing.
        #[schema(value_type = String, min_length = 1, max_length = 280)]
        #[ts(type = "string")]
        text: Text<4096>,
    },
    /// A phrase.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
}

/// A message to write.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// Where.
    pub room: ChatRoom,
    /// The idempotency key: asking again with the same one gives the first answer again.
    #[schema(value_type = String, min_length = 8, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    #[ts(type = "string")]
    pub key: Key,
    /// What.
    pub words: Words,
}

/// What a message is reported by, besides its number.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Where it was said.
    pub room: ChatRoom,
}

/// What somebody has said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Said {
    /// In words of their own.
    Text {
        /// Not checked for anything but its length and characters that are not seen: it is text, never markup.
        text: String,
    },
    /// A phrase.
    Phrase {
        /// Which.
        phrase: Phrase,
    },
}

/// A message as the reader may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct ChatMessage {
    /// Where it was said.
    pub room: ChatRoom,
    /// Counts the messages of the room, from 1.
    pub number: u32,
    /// The same for everything that one person says, and for nobody else; it opens nothing.
    pub author: String,
    /// What they were called then; empty when their account is deleted.
    pub name: String,
    /// Whether it was the reader.
    pub you: bool,
    /// What was said.
    pub said: Said,
    /// When (RFC 3339, UTC).
    pub at: String,
}

/// Part of what was said in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct ChatHistory {
    /// In order.
    pub messages: Vec<ChatMessage>,
}

/// The rooms of a table that are open to the reader now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct ChatRooms {
    /// To read.
    pub read: Vec<ChatRoom>,
    /// To write into.
    pub write: Vec<ChatRoom>,
}
