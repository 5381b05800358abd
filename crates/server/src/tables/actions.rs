//! What guests may do at a table.

use super::cell::Plan;
use super::claims::claimable;
use super::draft::Draft;
use super::entry::Occupant;
use super::rematch::Part;
use super::{Cell, Table, challenge, closing, flags, rematch, takeback};
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guards::Guard;
use crate::guests::GuestId;
use crate::random;
use game::Seat;
use protocol::{Key, Sit};
use std::sync::Arc;
use store::{Access, Answered, Status};

/// The bot that plays on for somebody who has resigned, or whose time ran out, among three or more.
pub(super) const STAND_IN: &str = "level3";

/// An action of somebody who sits at the table.
pub enum Action {
    /// A step, or the rest of a turn.
    Play(String),
    /// The last step taken back.
    Undo,
    /// The game given up.
    Resign,
    /// The game claimed, because the one who is to move has left.
    Claim,
    /// A day of vacation, by correspondence.
    Vacation,
    /// The others asked to take the last turn back, or that withdrawn.
    Takeback,
    /// An answer to that.
    AnswerTakeback(bool),
    /// Another game asked for or agreed to, once this one is over; at any version.
    Rematch(Option<Part>),
    /// That withdrawn.
    WithdrawRematch,
    /// A challenge declined; at any version.
    Decline,
    /// The table closed before its game begins; at any version.
    Close,
}

/// The seats that a guest holds in a game that runs, at the version that the guest saw.
///
/// # Errors
/// When there are none, the version is another, or the game has not begun or is over.
pub(super) fn held_in_play(table: &Table, guest: &GuestId, version: u32) -> Result<Vec<Seat>, Refused> {
    let held = table.held_by(guest);
    if held.is_empty() {
        return Err(refusals::NOT_SEATED);
    }
    table.stands()?;
    if version != table.version() {
        return Err(refusals::STALE_VERSION.at_version(table.version()));
    }
    match table.status() {
        Status::Waiting => Err(refusals::NOT_RUNNING),
        Status::Over => Err(refusals::GAME_OVER),
        Status::Running => Ok(held),
    }
}

/// Does what a guest asks, at the version that the guest saw; returns the version after it.
///
/// # Errors
/// Why it is refused.
pub async fn act(
    app: &Arc<App>,
    cell: Arc<Cell>,
    guest: Option<GuestId>,
    version: u32,
    key: &Key,
    action: Action,
) -> Result<u32, Refused> {
    let guest = guest.ok_or(refusals::NOT_SEATED)?;
    let answered = Answered { guest: guest.as_str().to_owned(), key: key.to_string() };
    let here = cell.clone();
    let plan = move |draft: &mut Draft| plan(draft, &here, &guest, version, &action);
    let outcome = cell.clone().change(app.clone(), Some(answered), plan).await;
    if outcome.as_ref().is_err_and(|refused| refused.is(&refusals::TIME_IS_UP)) {
        flags::flag(app, cell).await?;
    }
    outcome
}

fn plan(
    draft: &mut Draft,
    cell: &Cell,
    guest: &GuestId,
    version: u32,
    action: &Action,
) -> Result<Plan, Refused> {
    match action {
        Action::Rematch(part) => return rematch::ask(draft, guest, part.as_ref()),
        Action::WithdrawRematch => return rematch::withdraw(draft, guest),
        Action::Decline => return challenge::decline(draft, guest),
        Action::Close => return closing::close(draft, guest),
        _ => {}
    }
    let table = draft.table();
    let held = held_in_play(table, guest, version)?;
    let deciding = table.to_act().filter(|seat| held.contains(seat) || !Guard::Turn.stands());
    match action {
        Action::Play(text) => draft.act(deciding.ok_or(refusals::NOT_YOUR_TURN)?, text)?,
        Action::Undo => draft.undo(deciding.unwrap_or(held[0]))?,
        Action::Claim => {
            draft.in_time()?;
            let claim = claimable(table, cell.presence()).filter(|(seat, _)| !held.contains(seat));
            let (seat, _) = claim.filter(|(_, from)| *from <= draft.now()).ok_or(refusals::NOT_CLAIMABLE)?;
            draft.claim(seat, held[0], STAND_IN)?;
        }
        Action::Vacation => draft.take_vacation(deciding.ok_or(refusals::NOT_YOUR_TURN)?)?,
        Action::Takeback => takeback::ask(draft, guest, version)?,
        Action::AnswerTakeback(accepted) => takeback::answer(draft, guest, version, *accepted)?,
        // Who shares a screen resigns for the seat that is to decide.
        Action::Resign => draft.resign(deciding.unwrap_or(held[0]), STAND_IN)?,
        Action::Rematch(_) | Action::WithdrawRematch | Action::Decline | Action::Close => {}
    }
    Ok(Plan::Commit)
}

/// Seats a guest. Who sits there already has what was asked for.
///
/// # Errors
/// Why it is refused.
pub async fn sit(app: &Arc<App>, cell: Arc<Cell>, guest: GuestId, sit: Sit) -> Result<u32, Refused> {
    let table = cell.table(app).await?;
    let name = if table.held_by(&guest).is_empty() && table.status() == Status::Waiting {
        if table.rated {
            app.must_have_account(&guest).await?;
        }
        app.may_sit_at_another(&guest).await?
    } else {
        // Nothing will come of it but an answer.
        String::new()
    };
    cell.change(app.clone(), None, move |draft| plan_sitting(draft, guest, name, &sit)).await
}

fn plan_sitting(draft: &mut Draft, guest: GuestId, name: String, sit: &Sit) -> Result<Plan, Refused> {
    let table = draft.table();
    table.stands()?;
    let held = table.held_by(&guest);
    if !held.is_empty() {
        let same = sit.seat.is_none_or(|seat| held.contains(&seat));
        return if same { Ok(Plan::Nothing) } else { Err(refusals::ALREADY_SEATED) };
    }
    if table.status() != Status::Waiting {
        return Err(refusals::NO_OPEN_SEAT);
    }
    let invite = sit.invite.as_deref().unwrap_or("");
    match table.admits(&guest) {
        Some(admitted) => admitted?,
        None if table.facts.access == Access::Open => {}
        None if random::same_secret(invite, &table.facts.invite) => {}
        None => return Err(refusals::BAD_INVITE),
    }
    let seat = choose_seat(table, sit.seat)?;
    draft.sit(seat, guest, name, sit.bytes)?;
    Ok(Plan::Commit)
}

fn choose_seat(table: &Table, wish: Option<Seat>) -> Result<Seat, Refused> {
    let is_open = |seat: &Seat| table.seats[seat.index()] == Occupant::Open;
    let mut all = Seat::all(table.play.seats());
    match wish {
        None => all.find(is_open).ok_or(refusals::NO_OPEN_SEAT),
        Some(seat) if seat.index() >= table.seats.len() => Err(refusals::UNKNOWN_SEAT),
        Some(seat) => Some(seat).filter(is_open).ok_or(refusals::SEAT_TAKEN),
    }
}
