//! Opening a table.

use super::challenge::{Challenge, challenged};
use super::draft::Draft;
use super::entry::Occupant;
use super::fairness::Fairness;
use super::registry::TABLE_ID_LETTERS;
use super::{Cell, Table};
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use crate::random;
use catalog::{AnyMatch, BotSpec, GameId};
use protocol::{Access, BotPace, Clock, FairStart, NewTable, SeatRequest};
use std::sync::Arc;

/// Letters of an invite token: 130 bits.
const INVITE_LETTERS: usize = 26;

/// Opens a table as a guest asks for it.
///
/// # Errors
/// What is wrong with the request, or a fault of the store.
pub async fn open(app: &Arc<App>, guest: GuestId, request: NewTable) -> Result<Arc<Cell>, Refused> {
    let game: GameId = request.game.parse()?;
    let play = AnyMatch::new(game, &request.setup)?;
    check_seats(&play, &request.seats)?;
    check_time(request.clock)?;
    check_clock(request.clock, &request.seats)?;
    if request.rated {
        check_rated(&request.seats)?;
        app.must_have_account(&guest).await?;
    }
    let challenge = match &request.invitee {
        Some(name) => Some(challenged(app, &guest, name, &request.seats).await?),
        None => None,
    };
    let name = app.may_sit_at_another(&guest).await?;
    let seats = request.seats.iter().map(|seat| occupant(app, seat, &guest, &name));
    let seats = seats.collect::<Result<Vec<Occupant>, Refused>>()?;

    let access = match request.access {
        Access::Open if challenge.is_none() => store::Access::Open,
        // Nobody else could do anything with it.
        Access::Open | Access::Link => store::Access::Link,
    };
    let mut row = fresh_row(app, game, play.setup(), access);
    let first = request.seats.iter().position(is_own).ok_or(refusals::NO_SEAT_FOR_YOU)?;
    let fairness = promised(app, &guest, request.fair, &play, first, &mut row)?;
    let (pace, clock, rated) = (request.pace, request.clock, request.rated);
    open_with(app, Opening { row, seats, pace, clock, rated, fairness, challenge }).await
}

/// What the chance of a new table follows from: with a reservation, which is used up by this, and gives the table its
/// id, from what was promised and the bytes of the one who sits at this place.
pub(super) fn promised(
    app: &App,
    guest: &GuestId,
    fair: Option<FairStart>,
    play: &AnyMatch,
    place: usize,
    row: &mut store::NewTable,
) -> Result<Option<Fairness>, Refused> {
    let Some(fair) = fair else { return Ok(Fairness::fresh(play)) };
    let promise = app.reservations.redeem(guest, &fair.table)?;
    row.id.clone_from(&promise.table);
    let mut bytes = vec![None; play.seats().into()];
    bytes[place] = Some(fair.bytes);
    Ok(play.has_chance().then(|| promise.kept(bytes)))
}

/// A table to open.
pub(super) struct Opening {
    pub row: store::NewTable,
    pub seats: Vec<Occupant>,
    pub pace: BotPace,
    pub clock: Option<Clock>,
    pub rated: bool,
    /// What its chance follows from; none where nothing is left to chance.
    pub fairness: Option<Fairness>,
    /// Whom the open seat is kept for.
    pub challenge: Option<Challenge>,
}

/// Opens a table with these occupants.
pub(super) async fn open_with(app: &Arc<App>, opening: Opening) -> Result<Arc<Cell>, Refused> {
    let Opening { row, seats, pace, clock, rated, fairness, challenge } = opening;
    let mut draft = Draft::new(Table::new(row.clone())?, app);
    draft.create(seats, pace, clock, rated, fairness)?;
    if let Some(Challenge { guest, name, .. }) = challenge {
        draft.challenge(guest, name)?;
    }
    super::rated::note(app, &mut draft).await?;
    app.store.create(&row, &draft.batch(None)).await?;
    app.tables.insert(app, draft.done().0).await
}

/// What never changes at a table that is opened now.
pub(super) fn fresh_row(app: &App, game: GameId, setup: String, access: store::Access) -> store::NewTable {
    store::NewTable {
        id: random::word::<TABLE_ID_LETTERS>(),
        game: game.to_string(),
        setup,
        access,
        invite: random::word::<INVITE_LETTERS>(),
        created_at: app.time.date(),
    }
}

fn check_seats(play: &AnyMatch, seats: &[SeatRequest]) -> Result<(), Refused> {
    if seats.len() != usize::from(play.seats()) {
        let sentence = format!("This setup has {} seats: say who takes each of them.", play.seats());
        return Err(refusals::WRONG_SEATS.saying(sentence));
    }
    match own(seats) {
        0 => Err(refusals::NO_SEAT_FOR_YOU),
        2.. if play.hides_something() => Err(refusals::SAME_SCREEN_HIDDEN),
        _ => Ok(()),
    }
}

pub(super) fn check_time(clock: Option<Clock>) -> Result<(), Refused> {
    if clock.is_none_or(Clock::is_allowed) { Ok(()) } else { Err(refusals::BAD_CLOCK) }
}

fn check_clock(clock: Option<Clock>, seats: &[SeatRequest]) -> Result<(), Refused> {
    match clock {
        Some(Clock::Correspondence { .. }) if own(seats) > 1 => Err(refusals::CLOCK_SAME_SCREEN),
        _ => Ok(()),
    }
}

/// Ratings compare people: each of them in one seat.
fn check_rated(seats: &[SeatRequest]) -> Result<(), Refused> {
    let any_bot = seats.iter().any(|seat| matches!(seat, SeatRequest::Bot { .. }));
    if any_bot || own(seats) > 1 { Err(refusals::RATED_SEATS) } else { Ok(()) }
}

fn is_own(seat: &SeatRequest) -> bool {
    matches!(seat, SeatRequest::Me {})
}

/// How many seats are for the one who asks.
fn own(seats: &[SeatRequest]) -> usize {
    seats.iter().filter(|seat| is_own(seat)).count()
}

fn occupant(app: &App, seat: &SeatRequest, guest: &GuestId, name: &str) -> Result<Occupant, Refused> {
    Ok(match seat {
        SeatRequest::Me {} => Occupant::Guest { id: guest.clone(), name: name.to_owned() },
        SeatRequest::Open {} => Occupant::Open,
        SeatRequest::Bot { bot } => {
            let bot: BotSpec = bot.parse().map_err(catalog::Refusal::from)?;
            let limits = &app.config.limits;
            let too_slow = match bot {
                BotSpec::Random | BotSpec::Level(_) => false,
                BotSpec::UctIterations(most) => most > limits.bot_iterations,
                BotSpec::UctMilliseconds(most) | BotSpec::LevelMilliseconds(_, most) => {
                    most > limits.bot_milliseconds
                }
            };
            if too_slow {
                return Err(refusals::BOT_TOO_SLOW);
            }
            Occupant::Bot { bot: bot.to_string(), replaces: None }
        }
    })
}
