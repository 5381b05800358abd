//! What goes over the wire: requests, views, events. The OpenAPI description and the browser's TypeScript
//! types are made from these types, so there is no other copy of them.
//!
//! Requests are bounded while they are parsed: a text that is too long is refused before it is kept.
//! What leaves the server is a [`Payload`], a sealed trait: the only game contents inside are
//! [`catalog::AnyView`] and [`catalog::AnyObserved`], which are made for one audience. A state cannot become
//! a message:
//!
//! ```compile_fail,E0308
//! # use catalog::{AnyMatch, GameId};
//! let play = AnyMatch::new(GameId::BugOff, "seats=3 copies=10").unwrap();
//! let what = protocol::What::Played { observed: play };
//! ```
//! ```compile_fail,E0277
//! # use catalog::{AnyMatch, GameId};
//! fn send(payload: &impl protocol::Payload) {}
//! let play = AnyMatch::new(GameId::BugOff, "seats=3 copies=10").unwrap();
//! send(&play);
//! ```
//! nor can anything else that merely has a `Serialize`:
//!
//! ```compile_fail,E0277
//! # fn send(payload: &impl protocol::Payload) {}
//! send(&vec!["moth", "snail"]);
//! ```

mod account;
mod chat;
mod clock;
mod fair;
mod hint;
mod live;
mod me;
mod password;
mod payload;
mod people;
mod problem;
mod replies;
mod requests;
mod seat;
mod table;
mod text;

pub use account::{ChangePassword, Credentials, DeleteAccount, SessionInfo, SessionList};
pub use chat::{ChatHistory, ChatMessage, ChatRoom, ChatRooms, Phrase, Report, Said, Say, Words};
pub use clock::{Clock, ClockState};
pub use fair::{FairInfo, FairStart, Reserved};
pub use hint::Hint;
pub use live::{ClientMessage, FrameError, LogEvent, MAX_FRAME, ServerMessage, What, parse_client_message};
pub use me::{Me, Rename};
pub use password::Password;
pub use payload::Payload;
pub use people::{
    GameRating, Leader, LeaderBoard, Opponent, Outcome, Person, RatedGame, RatingPoint, SeatRating,
};
pub use problem::Problem;
pub use replies::{LeaveReplies, LeftReply, MAX_REPLIES, NewReply, Replies};
pub use requests::{
    Access, Act, AnswerTakeback, AskHint, AskRematch, BotPace, NewTable, Pairing, SeatRequest, Sit, Versioned,
};
pub use seat::SeatNumber;
pub use table::{
    Acted, Challenge, EndReason, GameResult, Occupant, Rematch, SeatInfo, Status, TableList, TableState,
    TableSummary, TurnInfo,
};
pub use text::{Key, Text};
