//! Turns taken back by request: one seat asks, all other people agree.

use super::Table;
use super::actions::held_in_play;
use super::draft::Draft;
use super::entry::{Entry, Occupant};
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use game::{Seat, SeatSet};
use store::Status;

/// What a seat asks for.
#[derive(Clone, Copy)]
pub struct Takeback {
    /// Who asks.
    pub seat: Seat,
    accepted: SeatSet,
}

/// Asks in the name of a guest; whoever asked already withdraws it by that.
///
/// # Errors
/// Why it is refused.
pub(super) fn ask(draft: &mut Draft, guest: &GuestId, version: u32) -> Result<(), Refused> {
    let table = draft.table();
    let held = held_in_play(table, guest, version)?;
    match table.takeback {
        Some(asked) if held.contains(&asked.seat) => draft.withdraw_takeback(asked.seat),
        _ => draft.ask_takeback(asking_seat(table, &held)),
    }
}

/// Answers in the name of a guest.
///
/// # Errors
/// Why it is refused.
pub(super) fn answer(
    draft: &mut Draft,
    guest: &GuestId,
    version: u32,
    accepted: bool,
) -> Result<(), Refused> {
    let held = held_in_play(draft.table(), guest, version)?;
    let asked = draft.table().asked_of();
    let seat = held.into_iter().find(|seat| asked.contains(*seat)).ok_or(refusals::NO_TAKEBACK)?;
    draft.answer_takeback(seat, accepted)
}

/// Of the seats of somebody who shares a screen, the one that played last.
fn asking_seat(table: &Table, held: &[Seat]) -> Seat {
    let last = held.iter().filter_map(|seat| Some((table.play.takeback(*seat).ok()?, *seat))).max();
    last.map_or(held[0], |(_, seat)| seat)
}

impl Table {
    pub(super) fn ask_takeback(&mut self, seat: Seat) -> Option<()> {
        let may = self.status() == Status::Running && self.takeback.is_none();
        (may && self.play.takeback(seat).is_ok()).then_some(())?;
        self.takeback = Some(Takeback { seat, accepted: SeatSet::default() });
        Some(())
    }

    pub(super) fn answer_takeback(&mut self, seat: Seat, accepted: bool) -> Option<()> {
        self.asked_of().contains(seat).then_some(())?;
        if accepted {
            self.takeback.as_mut()?.accepted.insert(seat);
        } else {
            self.takeback = None;
        }
        Some(())
    }

    /// The seats whose answer is still missing. Bots agree without being asked, and so does whoever asks.
    pub(super) fn asked_of(&self) -> SeatSet {
        let Some(Takeback { seat, accepted }) = self.takeback else { return SeatSet::default() };
        let asker = &self.seats[seat.index()];
        let is_asked = |other: &Seat| match &self.seats[other.index()] {
            Occupant::Guest { id, .. } => !asker.is(id) && !accepted.contains(*other),
            _ => false,
        };
        Seat::all(self.play.seats()).filter(is_asked).collect()
    }

    /// The seat that asks, when all have agreed.
    pub(super) fn takeback_agreed(&self) -> Option<Seat> {
        self.takeback.map(|asked| asked.seat).filter(|_| self.asked_of().is_empty())
    }

    /// Whether one of these seats, all of one guest, may ask now.
    pub(super) fn may_ask_takeback(&self, held: &[Seat]) -> bool {
        let running = self.status() == Status::Running && self.takeback.is_none();
        running && held.iter().any(|seat| self.play.takeback(*seat).is_ok())
    }

    /// A request is about the game as it stands: whatever happens in the game ends it.
    pub(super) fn let_takeback_lapse(&mut self, entry: &Entry) {
        let asks = matches!(entry, Entry::TakebackAsked { .. } | Entry::TakebackAnswered { .. });
        if !asks && !matches!(entry, Entry::Vacation { .. }) {
            self.takeback = None;
        }
    }
}
