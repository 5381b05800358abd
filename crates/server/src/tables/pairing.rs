//! Playing anyone: a table that waits for somebody, or a new one that does.

use super::entry::Occupant;
use super::opening::{Opening, check_time, fresh_row, open_with, promised};
use super::{Cell, Table, sit};
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use catalog::{AnyMatch, GameId};
use protocol::{BotPace, Clock, Pairing, Sit};
use std::sync::Arc;
use store::{Access, Listing, Status};

/// Tables that are looked at; the longest unchanged of them come first.
const MOST: u32 = 50;
/// In seconds.
const DAY: i64 = 24 * 60 * 60;

/// Seats a guest where somebody waits for anyone to play this game with this clock, or opens a table that waits. Who
/// waits at such a table already is led back to it.
///
/// # Errors
/// What is wrong with the wish, or a fault of the store.
pub async fn pair(app: &Arc<App>, guest: GuestId, wish: Pairing) -> Result<Arc<Cell>, Refused> {
    let game: GameId = wish.game.parse()?;
    check_time(wish.clock)?;
    let play = AnyMatch::new(game, &catalog::info(game).default_setup)?;
    let setup = play.setup();
    // One after the other: of two who come at once, the second finds the table of the first.
    let _turn = app.pairing.lock().await;
    let rows = app.store.list(Listing::Waiting, Some(game.name()), MOST).await?;
    let mut own = None;
    let bytes = wish.fair.as_ref().map(|fair| fair.bytes);
    let sit_down = Sit { seat: None, invite: None, bytes };
    for row in rows.into_iter().rev().filter(|row| row.table.setup == setup) {
        // A table that cannot be read keeps nobody from the others.
        let Ok(cell) = app.tables.get(app, &row.table.id).await else { continue };
        let table = cell.table(app).await?;
        if !is_alike(&table, wish.clock) {
            continue;
        }
        if table.seats_of(&guest) > 0 {
            own = Some(cell);
            continue;
        }
        if !is_awaited(app, &table, &cell) {
            continue;
        }
        match sit(app, cell.clone(), guest.clone(), sit_down.clone()).await {
            Ok(_) => return Ok(cell),
            // Somebody who came by the list was faster, or it was closed.
            Err(refused) if is_too_late(&refused) => {}
            Err(refused) => return Err(refused),
        }
    }
    match own {
        Some(cell) => Ok(cell),
        None => wait(app, guest, game, &play, wish).await,
    }
}

fn is_alike(table: &Table, clock: Option<Clock>) -> bool {
    table.status() == Status::Waiting
        && table.facts.access == Access::Open
        && !table.rated
        && table.clocks.map(|clocks| clocks.setting()) == clock
}

/// Whether somebody who sits there is connected, or may be so in a moment. By correspondence people come back within
/// the days of a turn.
fn is_awaited(app: &App, table: &Table, cell: &Cell) -> bool {
    let fresh = match table.clocks.map(|clocks| clocks.setting()) {
        Some(Clock::Correspondence { days }) => i64::from(days) * DAY,
        _ => app.config.limits.waits_alone,
    };
    let is_here = |occupant: &Occupant| match occupant {
        Occupant::Guest { id, .. } => cell.presence().away_since(id).is_none(),
        _ => false,
    };
    // Somebody may have set the clock back.
    let age = app.time.date() - table.facts.created_at;
    (0..fresh).contains(&age) || table.seats.iter().any(is_here)
}

fn is_too_late(refused: &Refused) -> bool {
    [refusals::NO_OPEN_SEAT, refusals::SEAT_TAKEN, refusals::TABLE_CLOSED].iter().any(|late| refused.is(late))
}

/// Opens a table for anyone; by lot, not whoever came first begins.
async fn wait(
    app: &Arc<App>,
    guest: GuestId,
    game: GameId,
    play: &AnyMatch,
    wish: Pairing,
) -> Result<Arc<Cell>, Refused> {
    let name = app.may_sit_at_another(&guest).await?;
    let mut seats = vec![Occupant::Open; play.seats().into()];
    let place = app.chance.order(seats.len(), None)[0];
    seats[place] = Occupant::Guest { id: guest.clone(), name };
    let mut row = fresh_row(app, game, play.setup(), Access::Open);
    let fairness = promised(app, &guest, wish.fair, play, place, &mut row)?;
    let (pace, clock) = (BotPace::default(), wish.clock);
    open_with(app, Opening { row, seats, pace, clock, rated: false, fairness, challenge: None }).await
}
