//! Rematches: when a game is over, the people who sit there may agree to play once more, each one seat further.

use super::cell::Plan;
use super::draft::Draft;
use super::entry::Occupant;
use super::fairness::{Fairness, Promise};
use super::opening::fresh_row;
use super::{Action, Cell, Table, act};
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use fair::SeatBytes;
use game::Seat;
use protocol::{FairStart, Key};
use std::sync::Arc;
use store::Batch;

/// How far those who sit at a table have come with it.
#[derive(Clone, Default)]
pub struct Rematch {
    /// The seats that want one, in the order in which they asked.
    pub asked: Vec<Seat>,
    /// The table of the rematch, once it has begun.
    pub table: Option<String>,
    /// What was promised about its chance; it stays when everybody withdraws.
    pub promise: Option<Promise>,
    /// What seats that want one have added.
    bytes: Vec<(Seat, SeatBytes)>,
}

/// What somebody who asks would add to the chance of the rematch.
pub struct Part {
    given: FairStart,
    /// The promise that was reserved for them, if they had one of this table.
    reserved: Option<Promise>,
}

/// Asks for a rematch in the name of a guest, or agrees to the one that is on offer.
///
/// # Errors
/// Why it is refused.
pub async fn ask_rematch(
    app: &Arc<App>,
    cell: Arc<Cell>,
    guest: Option<GuestId>,
    key: &Key,
    fair: Option<FairStart>,
) -> Result<u32, Refused> {
    let guest = guest.ok_or(refusals::NOT_SEATED)?;
    let table = cell.table(app).await?;
    let may = |seat: &Seat| table.may_ask_rematch(*seat);
    if held_when_over(&table, &guest)?.iter().all(may) {
        app.may_sit_at_another(&guest).await?;
    }
    let part = fair.filter(|_| table.play.has_chance()).map(|given| {
        let reserved = app.reservations.redeem(&guest, &given.table).ok();
        Part { given, reserved }
    });
    act(app, cell, Some(guest), table.version(), key, Action::Rematch(part)).await
}

/// Plans what [`ask_rematch`] asks. Who has asked already, or has the rematch, gets no second one.
pub(super) fn ask(draft: &mut Draft, guest: &GuestId, part: Option<&Part>) -> Result<Plan, Refused> {
    let table = draft.table();
    let held = held_when_over(table, guest)?;
    if !held.iter().all(|seat| table.may_ask_rematch(*seat)) {
        return Ok(Plan::Nothing);
    }
    // The name of a deleted account is empty: nobody is left to agree.
    let is_gone = |seat: &Occupant| matches!(seat, Occupant::Guest { name, .. } if name.is_empty());
    if table.seats.iter().any(is_gone) {
        return Err(refusals::REMATCH_GONE);
    }
    let (promise, bytes) = match (part, &table.rematch.promise) {
        (None, _) => (None, None),
        // Bytes that were given for another promise came before this one was seen.
        (Some(part), Some(promise)) => {
            (None, (*part.given.table == promise.table).then_some(part.given.bytes))
        }
        (Some(part), None) => match &part.reserved {
            Some(promise) => (Some(promise.clone()), Some(part.given.bytes)),
            None => return Err(refusals::UNKNOWN_COMMITMENT),
        },
    };
    draft.ask_rematch(held[0], promise, bytes)?;
    Ok(Plan::Commit)
}

/// Plans that a guest wants no rematch any more.
pub(super) fn withdraw(draft: &mut Draft, guest: &GuestId) -> Result<Plan, Refused> {
    let table = draft.table();
    let held = held_when_over(table, guest)?;
    if table.rematch.table.is_some() {
        return Err(refusals::REMATCH_BEGUN);
    }
    let Some(seat) = held.into_iter().find(|seat| table.rematch.asked.contains(seat)) else {
        return Ok(Plan::Nothing);
    };
    draft.withdraw_rematch(seat)?;
    Ok(Plan::Commit)
}

fn held_when_over(table: &Table, guest: &GuestId) -> Result<Vec<Seat>, Refused> {
    let held = table.held_by(guest);
    if held.is_empty() {
        return Err(refusals::NOT_SEATED);
    }
    table.stands()?;
    if table.is_over() { Ok(held) } else { Err(refusals::NOT_OVER) }
}

/// A table that is to be opened together with the end of a plan.
pub(super) struct Opening {
    /// The table.
    pub row: store::NewTable,
    draft: Draft,
}

impl Opening {
    /// Its first events, for the store.
    pub fn first(&self) -> Batch {
        self.draft.batch(None)
    }

    /// When it is written, it is there for everybody.
    pub async fn done(self, app: &Arc<App>) {
        let table = self.draft.done().0;
        let id = table.id().to_owned();
        // Where memory is full it is read from the store by the first who comes.
        if let Err(refused) = app.tables.insert(app, table).await {
            tracing::warn!(table = id, code = refused.code(), "the table of a rematch is not in memory");
        }
    }
}

/// Adds to a plan by which the last of all people agrees that the rematch begins; it is opened with what is returned.
///
/// # Errors
/// When somebody may not play it, or a fault of the store.
pub(super) async fn begin(app: &App, draft: &mut Draft) -> Result<Option<Opening>, Refused> {
    let table = draft.table();
    if !table.is_rematch_agreed() {
        return Ok(None);
    }
    let mut seats = Vec::with_capacity(table.seats.len());
    for occupant in &table.seats {
        seats.push(match occupant {
            Occupant::Guest { id, .. } => {
                if table.rated {
                    app.must_have_account(id).await?;
                }
                Occupant::Guest { id: id.clone(), name: app.name_of(id).await? }
            }
            Occupant::Bot { replaces: None, .. } => occupant.clone(),
            // A bot that took over for somebody who left gives the seat back.
            Occupant::Bot { .. } | Occupant::Open => Occupant::Open,
        });
    }
    seats.rotate_left(1);
    let mut row = fresh_row(app, table.game(), table.facts.setup.clone(), table.facts.access);
    let fairness = match &table.rematch.promise {
        Some(promise) => {
            row.id.clone_from(&promise.table);
            let mut bytes: Vec<_> =
                Seat::all(table.play.seats()).map(|seat| table.rematch.added_by(seat)).collect();
            bytes.rotate_left(1);
            Some(promise.kept(bytes))
        }
        None => Fairness::fresh(&table.play),
    };
    let mut fresh = Draft::new(Table::new(row.clone())?, app);
    let clock = table.clocks.map(|clocks| clocks.setting());
    fresh.create(seats, table.pace, clock, table.rated, fairness)?;
    super::rated::note(app, &mut fresh).await?;
    draft.begin_rematch(row.id.clone())?;
    Ok(Some(Opening { row, draft: fresh }))
}

impl Rematch {
    fn added_by(&self, seat: Seat) -> Option<SeatBytes> {
        self.bytes.iter().find(|(one, _)| *one == seat).map(|(_, bytes)| *bytes)
    }
}

impl Table {
    /// Whether a person's seat has not asked yet, and it would still matter.
    fn may_ask_rematch(&self, seat: Seat) -> bool {
        self.rematch.table.is_none() && !self.rematch.asked.contains(&seat)
    }

    pub(super) fn rematch_asked(
        &mut self,
        seat: Seat,
        promise: Option<&Promise>,
        bytes: Option<SeatBytes>,
    ) -> Option<()> {
        let may = self.is_over() && self.may_ask_rematch(seat);
        let promised = self.rematch.promise.is_some();
        let fits = match promise {
            Some(_) => !promised && self.play.has_chance(),
            None => promised || bytes.is_none(),
        };
        (may && fits).then_some(())?;
        self.rematch.asked.push(seat);
        self.rematch.promise = self.rematch.promise.take().or(promise.cloned());
        self.rematch.bytes.extend(bytes.map(|bytes| (seat, bytes)));
        Some(())
    }

    pub(super) fn rematch_withdrawn(&mut self, seat: Seat) -> Option<()> {
        self.rematch.table.is_none().then_some(())?;
        let place = self.rematch.asked.iter().position(|asked| *asked == seat)?;
        self.rematch.asked.remove(place);
        self.rematch.bytes.retain(|(one, _)| *one != seat);
        Some(())
    }

    pub(super) fn rematch_begun(&mut self, table: &str) -> Option<()> {
        self.is_rematch_agreed().then(|| self.rematch.table = Some(table.to_owned()))
    }

    /// Whether everybody who sits here wants a rematch that has not begun. Bots always want one.
    fn is_rematch_agreed(&self) -> bool {
        let Rematch { asked, table, .. } = &self.rematch;
        let wants = |occupant: &Occupant| match occupant {
            Occupant::Guest { id, .. } => asked.iter().any(|seat| self.seats[seat.index()].is(id)),
            _ => true,
        };
        table.is_none() && !asked.is_empty() && self.seats.iter().all(wants)
    }
}
