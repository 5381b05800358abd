//! Who may read and write where. While the game runs, those who watch hear nothing of those who sit, and nothing that
//! they say helps anybody who plays.

use crate::guards::Guard;
use crate::guests::GuestId;
use crate::tables::Table;
use protocol::{ChatRoom, ChatRooms};
use store::Room;

/// The rooms that are open to a reader now.
pub fn rooms_for(table: &Table, reader: Option<&GuestId>) -> ChatRooms {
    use ChatRoom::{Table, Watchers};
    let seated = reader.is_some_and(|guest| table.seats_of(guest) > 0);
    let over = table.is_over();
    let (read, write) = match (seated, over) {
        (true, false) if !Guard::Rooms.stands() => (vec![Table, Watchers], vec![Table]),
        (true, false) => (vec![Table], vec![Table]),
        (true, true) => (vec![Table, Watchers], vec![Table, Watchers]),
        (false, false) => (vec![Watchers], vec![Watchers]),
        (false, true) => (vec![Table, Watchers], vec![Watchers]),
    };
    // At a table that was closed nothing is said any more.
    ChatRooms { read, write: if table.is_closed() { Vec::new() } else { write } }
}

/// Whether a reader may read a room now.
pub fn may_read(table: &Table, reader: Option<&GuestId>, room: Room) -> bool {
    rooms_for(table, reader).read.into_iter().any(|open| room_of(open) == room)
}

/// Whether a guest may write into a room now.
pub(super) fn may_write(table: &Table, guest: &GuestId, room: Room) -> bool {
    rooms_for(table, Some(guest)).write.into_iter().any(|open| room_of(open) == room)
}

/// A room as the store calls it.
pub fn room_of(room: ChatRoom) -> Room {
    match room {
        ChatRoom::Table => Room::Table,
        ChatRoom::Watchers => Room::Watchers,
    }
}
