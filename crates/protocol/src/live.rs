//! Messages over a WebSocket.

use crate::{ChatMessage, SeatNumber, TableState};
use catalog::AnyObserved;
use game::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum What {
    /// Somebody sat down.
    Sat,
    /// The game started.
    Started,
    /// A step was taken back.
    Undone,
    /// Somebody resigned.
    Resigned,
    /// Somebody's time has run out.
    Flagged,
    /// Somebody claimed the game that another has left.
    Claimed,
    /// Somebody took a day of vacation.
    Vacation,
    /// A step was made, or chance decided.
    Played {
        /// As the reader may know it.
        observed: AnyObserved,
    },
    /// Somebody asks to take the own last turn back.
    TakebackAsked,
    /// Somebody agreed to that, or refused.
    TakebackAnswered {
        /// Whether the turn may be taken back.
        accepted: bool,
    },
    /// Whoever asked withdrew it.
    TakebackWithdrawn,
    /// A turn was taken back, and the reply with it.
    TakenBack,
    /// The game is over, and somebody would like to play once more.
    RematchAsked,
    /// Somebody would no longer.
    RematchWithdrawn,
    /// All agreed; the state tells at which table they play.
    Rematch,
    /// Whoever was challenged declined.
    Declined,
    /// Whoever opened the table closed it before the game began.
    Closed,
}

/// An event of a table's log as the reader may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct LogEvent {
    /// The version of the table after it.
    pub version: u32,
    /// Whose doing it was; `null` for the table itself and for chance.
    #[schema(value_type = Option<SeatNumber>)]
    #[ts(as = "Option<SeatNumber>")]
    pub seat: Option<Seat>,
    /// What happened.
    pub what: What,
}

/// From the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// Where the table stands: at the beginning, and whenever the client missed something.
    Sync {
        /// Everything.
        state: Box<TableState>,
    },
    /// What an action did.
    Update {
        /// What happened, in order.
        events: Vec<LogEvent>,
        /// Everything, after it.
        state: Box<TableState>,
    },
    /// About the bot that is to move.
    Bot {
        /// Whether it waits until it may think: other tables come first.
        waits: bool,
    },
    /// The last word before the socket is closed.
    Error {
        /// A stable name in kebab case.
        code: String,
        /// One sentence.
        detail: String,
    },
    /// The answer to a ping.
    Pong,
    /// What is said at the table, in the rooms that the reader may read: the last messages of each at first, then every
    /// new one. A message may come twice.
    Chat {
        /// In order within each room.
        messages: Vec<ChatMessage>,
    },
    /// How many people look on: at first, and when there are others. The seated do not count, and whoever has several
    /// pages open counts once.
    Watchers {
        /// So many.
        count: u32,
    },
    /// Nothing can be written at the moment, or it can be again. The table as it stands comes before it.
    Standstill {
        /// Whether the site stands still now.
        on: bool,
    },
}

/// From the client. Acting goes by HTTP, so that it is acknowledged and never repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Asks for a pong.
    Ping {},
}

/// The largest frame that a client may send, in bytes.
pub const MAX_FRAME: usize = 1024;

/// Why a frame of a client was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameError {
    /// Longer than [`MAX_FRAME`].
    TooLarge,
    /// No UTF-8 text.
    NotText,
    /// Not one of the messages that a client may send.
    Unknown,
}

impl FrameError {
    /// A stable name in kebab case.
    pub fn code(self) -> &'static str {
        match self {
            FrameError::TooLarge => "frame-too-large",
            FrameError::NotText => "frame-not-text",
            FrameError::Unknown => "frame-unknown",
        }
    }
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FrameError::TooLarge => "A message may have at most 1024 bytes.",
            FrameError::NotText => "Send text, not bytes.",
            FrameError::Unknown => r#"The only message is {"type":"ping"}; steps are sent by HTTP."#,
        })
    }
}

impl std::error::Error for FrameError {}

/// Reads a frame of a client.
///
/// ```
/// # use protocol::{ClientMessage, FrameError, parse_client_message};
/// assert_eq!(parse_client_message(br#"{"type":"ping"}"#), Ok(ClientMessage::Ping {}));
/// assert_eq!(parse_client_message(b"{}"), Err(FrameError::Unknown));
/// assert_eq!(parse_client_message(b"\xff"), Err(FrameError::NotText));
/// ```
///
/// # Errors
/// When it is not one of the messages that a client may send.
pub fn parse_client_message(frame: &[u8]) -> Result<ClientMessage, FrameError> {
    if frame.len() > MAX_FRAME {
        return Err(FrameError::TooLarge);
    }
    let text = std::str::from_utf8(frame).map_err(|_| FrameError::NotText)?;
    serde_json::from_str(text).map_err(|_| FrameError::Unknown)
}
