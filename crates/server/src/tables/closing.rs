//! Closing a table that waits for players: whoever opened it may, as long as the game has not begun.

use super::Table;
use super::cell::Plan;
use super::draft::Draft;
use super::entry::Occupant;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use game::Seat;
use store::Status;

/// Plans that a guest closes the table. What is closed stays so: asking again changes nothing.
pub(super) fn close(draft: &mut Draft, guest: &GuestId) -> Result<Plan, Refused> {
    let table = draft.table();
    let seat = table.opener_seat(guest).ok_or(refusals::NOT_OPENER)?;
    if table.is_closed() {
        return Ok(Plan::Nothing);
    }
    if table.status() != Status::Waiting {
        return Err(refusals::BEGUN);
    }
    draft.close(seat)?;
    Ok(Plan::Commit)
}

/// The people among those with whom a table is opened. It is one, but for a rematch that lacks somebody.
pub(super) fn openers(seats: &[Occupant]) -> Vec<GuestId> {
    let person = |seat: &Occupant| match seat {
        Occupant::Guest { id, .. } => Some(id.clone()),
        _ => None,
    };
    let mut openers: Vec<GuestId> = seats.iter().filter_map(person).collect();
    openers.dedup();
    openers
}

impl Table {
    /// Where somebody sits who opened this table.
    fn opener_seat(&self, guest: &GuestId) -> Option<Seat> {
        self.held_by(guest).into_iter().next().filter(|_| self.openers.contains(guest))
    }

    /// Whether this guest may close it now.
    pub fn may_close(&self, guest: &GuestId) -> bool {
        self.status() == Status::Waiting && self.opener_seat(guest).is_some()
    }

    /// Whether it was closed before its game began.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Nothing can be done at a table that was closed.
    pub fn stands(&self) -> Result<(), Refused> {
        if self.closed { Err(refusals::TABLE_CLOSED) } else { Ok(()) }
    }

    pub(super) fn table_closed(&mut self, seat: Seat) -> Option<()> {
        let Occupant::Guest { id, .. } = self.seats.get(seat.index())? else { return None };
        self.may_close(id).then(|| self.closed = true)
    }
}
