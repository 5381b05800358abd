//! Saying, reading again, reporting.

use super::rooms::{may_read, may_write, room_of, rooms_for};
use super::show::shown;
use super::words::checked;
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use crate::tables::{Cell, Table};
use protocol::{ChatHistory, ChatMessage, ChatRoom, Say};
use std::net::IpAddr;
use std::sync::Arc;
use store::{NewMessage, Part, Room};

/// Messages that are shown at once.
const PAGE: u32 = 50;

/// Writes a message, and shows it to all who may read it. A message that was written before under the same key is
/// answered again.
///
/// # Errors
/// When the room is not open to the guest, or full, or there is nothing to be said in these words, or too much is said.
pub async fn say(
    app: &Arc<App>,
    cell: Arc<Cell>,
    guest: &GuestId,
    ip: IpAddr,
    say: &Say,
) -> Result<ChatMessage, Refused> {
    if let Some(message) = app.store.said(cell.id(), guest.as_str(), &say.key).await? {
        return Ok(shown(&message, Some(guest))?);
    }
    let (room, words) = (room_of(say.room), checked(&say.words)?);
    let table = cell.table(app).await?;
    table.stands()?;
    if !may_write(&table, guest, room) {
        return Err(refusals::ROOM_CLOSED);
    }
    app.chat.take(guest.clone())?;
    app.chat_by_ip.take(ip)?;
    let new = NewMessage {
        room,
        guest: guest.as_str().to_owned(),
        name: app.name_of(guest).await?,
        words,
        key: say.key.to_string(),
        at: app.time.date(),
    };
    let author = guest.clone();
    let message = cell.say(app.clone(), new, move |table| may_write(table, &author, room)).await?;
    Ok(shown(&message, Some(guest))?)
}

/// What was said in a room: last, or before or after a message.
///
/// # Errors
/// When the room is not open to the reader.
pub async fn history(
    app: &Arc<App>,
    cell: &Arc<Cell>,
    reader: Option<&GuestId>,
    room: ChatRoom,
    part: Part,
) -> Result<ChatHistory, Refused> {
    if !may_read(&*cell.table(app).await?, reader, room_of(room)) {
        return Err(refusals::ROOM_CLOSED);
    }
    Ok(ChatHistory { messages: page(app, cell.id(), reader, room_of(room), part).await? })
}

/// The last messages of every room that the reader may read at this table.
///
/// # Errors
/// When the store does not answer.
pub async fn latest(app: &App, table: &Table, reader: Option<&GuestId>) -> Result<Vec<ChatMessage>, Refused> {
    let mut messages = Vec::new();
    for room in rooms_for(table, reader).read {
        messages.extend(page(app, table.id(), reader, room_of(room), Part::Last).await?);
    }
    Ok(messages)
}

async fn page(
    app: &App,
    table: &str,
    reader: Option<&GuestId>,
    room: Room,
    part: Part,
) -> Result<Vec<ChatMessage>, Refused> {
    let messages = app.store.messages(table, room, part, PAGE).await?;
    Ok(messages.iter().map(|message| shown(message, reader)).collect::<Result<_, _>>()?)
}

/// Notes for the operator that a guest finds a message wrong.
///
/// # Errors
/// When there is no such message, or the guest may not read it.
pub async fn report(
    app: &Arc<App>,
    cell: &Arc<Cell>,
    guest: &GuestId,
    room: ChatRoom,
    number: u32,
) -> Result<(), Refused> {
    let room = room_of(room);
    if !may_read(&*cell.table(app).await?, Some(guest), room) {
        return Err(refusals::ROOM_CLOSED);
    }
    match app.store.report(cell.id(), room, number, guest.as_str(), app.time.date()).await? {
        true => Ok(()),
        false => Err(refusals::UNKNOWN_MESSAGE),
    }
}
