//! The gate through which everything leaves.

use crate::{
    Acted, ChatHistory, ChatMessage, Hint, LeaderBoard, Me, Person, Problem, Replies, Reserved,
    ServerMessage, SessionList, TableList, TableState,
};
use catalog::{BoardInfo, GameInfo};
use serde::Serialize;

mod sealed {
    pub trait Sealed {}
}

/// What may leave the server as JSON. Sealed: the list below is complete.
pub trait Payload: Serialize + sealed::Sealed {
    /// The JSON text.
    fn to_json(&self) -> String {
        serde_json::to_string(self).expect("payloads are plain data: texts, numbers and lists")
    }
}

macro_rules! payloads {
    ($($payload:ty),* $(,)?) => {
        $(impl sealed::Sealed for $payload {}
        impl Payload for $payload {})*
    };
}
payloads!(
    Acted,
    BoardInfo,
    ChatHistory,
    ChatMessage,
    Hint,
    LeaderBoard,
    Me,
    Person,
    Problem,
    Replies,
    Reserved,
    ServerMessage,
    SessionList,
    TableList,
    TableState,
    Vec<GameInfo>
);
