//! Messages as one reader sees them.

use super::words;
use crate::clock;
use crate::guests::GuestId;
use crate::hex::hex;
use protocol::{ChatMessage, ChatRoom};
use sha2::{Digest, Sha256};
use store::{Message, Room, StoreError};

/// Bytes of the sign by which one author is told from another.
const AUTHOR: usize = 8;

/// A message for a reader who may read it.
///
/// # Errors
/// When it is damaged.
pub fn shown(message: &Message, reader: Option<&GuestId>) -> Result<ChatMessage, StoreError> {
    Ok(ChatMessage {
        room: match message.room {
            Room::Table => ChatRoom::Table,
            Room::Watchers => ChatRoom::Watchers,
        },
        number: message.number,
        author: author(&message.guest),
        name: message.name.clone(),
        you: reader.is_some_and(|guest| guest.as_str() == message.guest),
        said: words::shown(&message.words)?,
        at: clock::rfc3339(message.at),
    })
}

/// Whose message it is, so that a reader can mute them: the identity itself is nobody's business, and has too many
/// random bits to be found from this.
fn author(guest: &str) -> String {
    let digest = Sha256::new().chain_update("vivarium author 1:").chain_update(guest).finalize();
    hex(&digest[..AUTHOR])
}
