//! Replies that are left for turns to come, by correspondence: "if they play this, I play that".
//!
//! They stand beside the log and are known to nobody but whoever left them. When the expected turn comes, the reply is
//! planned behind it and written with it, in one batch; with any other turn they are gone.

use super::draft::Draft;
use super::entry::{Entry, Occupant};
use super::{Cell, Table};
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use catalog::{AnyMatch, Refusal};
use game::Seat;
use protocol::{Clock, LeaveReplies, LeftReply, NewReply, Replies};
use std::sync::Arc;
use store::{NewReplies, Reply, Status};

/// Replaces what a guest has left for the turn that the other plays now; returns it in its normal form.
///
/// # Errors
/// Why it is refused; what was left before stays then.
pub async fn leave_replies(
    app: &Arc<App>,
    cell: Arc<Cell>,
    guest: Option<GuestId>,
    wish: LeaveReplies,
) -> Result<Replies, Refused> {
    let guest = guest.ok_or(refusals::NOT_SEATED)?;
    let store = app.store.clone();
    let write = move |table: Arc<Table>| async move {
        let new = plan(&table, &guest, &wish)?;
        store.leave_replies(table.id(), &new).await?;
        Ok(shown(new.replies))
    };
    cell.beside(app.clone(), write).await
}

/// What a guest has left for the turn that the other plays now.
///
/// # Errors
/// When the guest does not sit there, or a fault of the store.
pub async fn replies_of(app: &Arc<App>, cell: Arc<Cell>, guest: Option<GuestId>) -> Result<Replies, Refused> {
    let table = cell.table(app).await?;
    let held = guest.map(|guest| table.held_by(&guest)).unwrap_or_default();
    if held.is_empty() {
        return Err(refusals::NOT_SEATED);
    }
    let is_own = |number: u32| held.iter().any(|seat| u32::from(seat.number()) == number);
    let left = app.store.replies(table.id()).await?.into_iter();
    let own = left.filter(|left| left.turn == table.turn_since && is_own(left.seat));
    Ok(shown(own.map(|left| left.reply)))
}

fn shown(replies: impl IntoIterator<Item = Reply>) -> Replies {
    let show = |Reply { expected, reply }| LeftReply { expected, reply };
    Replies { replies: replies.into_iter().map(show).collect() }
}

fn plan(table: &Table, guest: &GuestId, wish: &LeaveReplies) -> Result<NewReplies, Refused> {
    let held = table.held_by(guest);
    let seat = *held.first().ok_or(refusals::NOT_SEATED)?;
    table.stands()?;
    match table.status() {
        Status::Waiting => return Err(refusals::NOT_RUNNING),
        Status::Over => return Err(refusals::GAME_OVER),
        Status::Running => {}
    }
    if !table.takes_replies() {
        return Err(refusals::NO_REPLIES);
    }
    let other = table.to_act().filter(|other| !held.contains(other)).ok_or(refusals::REPLIES_YOUR_TURN)?;
    // Steps of the turn that goes on change nothing: replies are about the whole of it.
    if !(table.turn_since..=table.version()).contains(&wish.version) {
        return Err(refusals::STALE_VERSION.at_version(table.version()));
    }
    let position = table.play.at_turn_begin();
    let mut replies: Vec<Reply> = Vec::with_capacity(wish.replies.len());
    for new in &wish.replies {
        let reply = checked(position.clone(), other, seat, new)?;
        if replies.iter().any(|left| left.expected == reply.expected) {
            return Err(refusals::REPLY_TWICE);
        }
        replies.push(reply);
    }
    let seat = seat.number().into();
    Ok(NewReplies { seat, turn: table.turn_since, version: table.version(), replies })
}

/// A reply in its normal form, if both turns are whole and legal in this position, one after the other.
fn checked(mut position: AnyMatch, other: Seat, seat: Seat, new: &NewReply) -> Result<Reply, Refused> {
    let expected = position
        .play_turn(other, &new.expected)
        .map_err(|broken| because(&broken, refusals::EXPECTED_UNFINISHED, refusals::EXPECTED_ILLEGAL))?;
    let reply = position
        .play_turn(seat, &new.reply)
        .map_err(|broken| because(&broken, refusals::REPLY_UNFINISHED, refusals::REPLY_ILLEGAL))?;
    Ok(Reply { expected, reply })
}

/// One of two refusals, with the sentence of the rule that is broken.
fn because(broken: &Refusal, unfinished: Refused, illegal: Refused) -> Refused {
    if broken.code == AnyMatch::UNFINISHED {
        return unfinished;
    }
    let sentence = format!("{} {}", illegal.detail(), broken.sentence);
    illegal.saying(sentence)
}

/// When a plan ends a turn for which the next seat has left a reply, plays that too. A reply that does not fit is none.
///
/// # Errors
/// When the store cannot be read.
pub(super) async fn play_reply(app: &App, draft: &mut Draft) -> Result<(), Refused> {
    let Some(turn) = draft.ended_turn().filter(|_| draft.table().takes_replies()) else { return Ok(()) };
    // Asked whether there are any or not, so that the answer takes as long.
    let left = app.store.replies(draft.table().id()).await?;
    let table = draft.table();
    let (Some(seat), Some(played)) = (table.to_act(), table.play.last_whole_turn()) else { return Ok(()) };
    let fits = |left: &store::LeftReply| {
        left.seat == u32::from(seat.number()) && left.turn == turn && left.reply.expected == played
    };
    let Some(left) = left.into_iter().find(fits) else { return Ok(()) };
    match table.play.clone().play_turn(seat, &left.reply.reply) {
        Ok(reply) => draft.act(seat, &reply),
        Err(broken) => {
            tracing::warn!(table = table.id(), code = broken.code, "a reply that was left does not fit");
            Ok(())
        }
    }
}

impl Table {
    /// Whether replies can be left here at all.
    fn takes_replies(&self) -> bool {
        let setting = self.clocks.map(|clocks| clocks.setting());
        matches!(setting, Some(Clock::Correspondence { .. })) && self.play.takes_replies()
    }

    /// Whether somebody who holds these seats may leave some now, and has a person to wait for.
    pub(super) fn may_leave_replies(&self, held: &[Seat]) -> bool {
        let waits_for =
            |seat: &Seat| !held.contains(seat) && matches!(self.seats[seat.index()], Occupant::Guest { .. });
        !held.is_empty() && self.takes_replies() && self.to_act().is_some_and(|seat| waits_for(&seat))
    }

    /// Notes when another turn begins.
    pub(super) fn note_turn(&mut self, entry: &Entry) {
        let begins = match entry {
            Entry::Started { .. } | Entry::TakenBack { .. } => true,
            Entry::Step { .. } | Entry::Chance { .. } => {
                self.play.last_turn().is_none_or(|(_, complete)| complete)
            }
            _ => false,
        };
        if begins {
            self.turn_since = self.version;
        }
    }
}
