//! What one reader may see of a table. Nothing in here depends on more than the views of the reader's
//! audience and on what is public.

use super::claims::claimable;
use super::draft::{Happened, Kind};
use super::entry::Occupant;
use super::rematch::Rematch;
use super::summary::status;
use super::{Presence, Table};
use crate::chat::rooms_for;
use crate::clock;
use crate::error::Refused;
use crate::guards::Guard;
use crate::guests::GuestId;
use catalog::RecordTags;
use game::{Audience, Seat};
use protocol::{ClockState, GameResult, LogEvent, SeatInfo, ServerMessage, TableState, TurnInfo, What};
use store::Status;

/// What a state is made for, besides the table itself.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// Now, in the site's time.
    pub now: i64,
    /// Whether no clock runs, because nothing can be written.
    pub stands_still: bool,
    /// Who is there.
    pub presence: &'a Presence,
}

/// Everything that the reader may know at this moment.
pub fn state_for(table: &Table, reader: Option<&GuestId>, moment: Moment<'_>) -> TableState {
    let facts = &table.facts;
    let started = table.has_begun();
    let audience = table.audience(reader);
    let you = reader.map(|guest| table.held_by(guest)).unwrap_or_default();
    let running = table.status() == Status::Running;
    let to_act = table.to_act();
    let deciding = to_act.filter(|seat| you.contains(seat));
    let asked = |guard: Guard| if guard.stands() { deciding } else { to_act };
    TableState {
        id: facts.id.clone(),
        game: facts.game,
        setup: facts.setup.clone(),
        version: table.version(),
        status: if table.is_closed() { protocol::Status::Closed } else { status(table.status()) },
        created_at: clock::rfc3339(facts.created_at),
        seats: seats(table, reader),
        to_act,
        view: started.then(|| table.play.view(Guard::View.eyes(audience))),
        legal: asked(Guard::Steps).map(|seat| table.play.legal(seat)).unwrap_or_default(),
        effects: asked(Guard::Effects).map(|seat| table.play.effects(seat)).unwrap_or_default(),
        can_undo: running && table.play.may_undo().is_some_and(|seat| you.contains(&seat)),
        can_resign: running && !you.is_empty(),
        can_hint: deciding.is_some() && reader.is_some_and(|guest| table.may_be_helped(guest)),
        pace: table.pace,
        clock: clock(table, &you, moment),
        turns: if started { turns(table, Guard::Turns.eyes(audience)) } else { Vec::new() },
        result: result(table),
        outlook: table.outlook(),
        chat: rooms_for(table, reader),
        access: match facts.access {
            store::Access::Open => protocol::Access::Open,
            store::Access::Link => protocol::Access::Link,
        },
        invite: (table.status() == Status::Waiting
            && (!you.is_empty() || !Guard::Invite.stands())
            && table.challenge.is_none())
        .then(|| facts.invite.clone()),
        rated: table.rated,
        ratings: table.ratings.clone(),
        takeback: table.takeback.map(|asked| asked.seat),
        can_ask_takeback: table.may_ask_takeback(&you),
        can_leave_replies: table.may_leave_replies(&you),
        rematch: rematch(table),
        challenge: table.challenge.as_ref().map(|challenge| challenge.shown_to(reader)),
        can_close: reader.is_some_and(|guest| table.may_close(guest)),
        fair: table.fair_info(),
        you,
    }
}

fn seats(table: &Table, reader: Option<&GuestId>) -> Vec<SeatInfo> {
    let places = table.facts.roles.iter().zip(&table.seats);
    let info = |(seat, (role, occupant)): (Seat, (&String, &Occupant))| SeatInfo {
        seat,
        role: role.clone(),
        occupant: occupant.shown_to(reader),
    };
    Seat::all(table.play.seats()).zip(places).map(info).collect()
}

fn clock(
    table: &Table,
    you: &[Seat],
    Moment { now, stands_still, presence }: Moment<'_>,
) -> Option<ClockState> {
    let clocks = table.clocks?;
    let seats = || Seat::all(table.play.seats());
    let milliseconds = |left: i64| u32::try_from(left).unwrap_or(u32::MAX);
    let mine = clocks.running().filter(|seat| you.contains(seat));
    let others = claimable(table, presence).filter(|(seat, _)| !you.is_empty() && !you.contains(seat));
    Some(ClockState {
        setting: clocks.setting(),
        left_ms: seats().map(|seat| milliseconds(clocks.left(seat, now))).collect(),
        running: clocks.running().filter(|_| !stands_still),
        delay_ms: milliseconds(clocks.delay_left(now)),
        out: seats().filter(|seat| clocks.is_out(*seat)).collect(),
        vacation_days: seats().map(|seat| clocks.vacation(seat)).collect(),
        can_take_vacation: mine.is_some_and(|seat| clocks.may_take_vacation(seat)),
        claim_ms: others.map(|(_, from)| milliseconds((from - now).max(0))),
    })
}

fn rematch(table: &Table) -> Option<protocol::Rematch> {
    let Rematch { asked, table, promise, .. } = table.rematch.clone();
    let promise = promise.map(|promise| promise.shown());
    (!asked.is_empty() || promise.is_some()).then_some(protocol::Rematch { asked, table, promise })
}

fn turns(table: &Table, audience: Audience) -> Vec<TurnInfo> {
    let lines = table.play.turns(audience).into_iter();
    let info = lines.map(|line| TurnInfo {
        turn: line.turn,
        seat: line.seat,
        text: line.text,
        complete: line.complete,
    });
    info.collect()
}

fn result(table: &Table) -> Option<GameResult> {
    let (payoff, reason) = table.outcome()?;
    Some(GameResult {
        winners: payoff.winners().iter().collect(),
        points: table.play.points(),
        reason,
        text: table.play.result_text(payoff),
    })
}

/// The number of the turn that goes on, from 1; the last one when the game has ended, 0 before it starts.
pub fn turn_now(table: &Table) -> u32 {
    let begun = table.play.last_turn().unwrap_or((0, true));
    match (table.status(), begun) {
        (Status::Waiting, _) => 0,
        (Status::Running, (turn, true)) => turn + 1,
        (_, (turn, _)) => turn,
    }
}

/// The message about a change for a reader.
pub fn update_for(
    table: &Table,
    happened: &[Happened],
    reader: Option<&GuestId>,
    moment: Moment<'_>,
) -> ServerMessage {
    let state = Box::new(state_for(table, reader, moment));
    if happened.is_empty() {
        return ServerMessage::Sync { state };
    }
    let audience = Guard::Events.eyes(table.audience(reader));
    let events = happened.iter().filter_map(|event| log_event(table, event, audience)).collect();
    ServerMessage::Update { events, state }
}

fn log_event(table: &Table, happened: &Happened, audience: Audience) -> Option<LogEvent> {
    let what = match happened.what {
        Kind::Created | Kind::Ratings => return None,
        Kind::Sat => What::Sat,
        Kind::Started => What::Started,
        Kind::Undone => What::Undone,
        Kind::Resigned => What::Resigned,
        Kind::Flagged => What::Flagged,
        Kind::Claimed => What::Claimed,
        Kind::Vacation => What::Vacation,
        Kind::TakebackAsked => What::TakebackAsked,
        Kind::TakebackAnswered(accepted) => What::TakebackAnswered { accepted },
        Kind::TakebackWithdrawn => What::TakebackWithdrawn,
        Kind::TakenBack => What::TakenBack,
        Kind::RematchAsked => What::RematchAsked,
        Kind::RematchWithdrawn => What::RematchWithdrawn,
        Kind::Rematch => What::Rematch,
        Kind::Declined => What::Declined,
        Kind::Closed => What::Closed,
        Kind::Played(index) => What::Played { observed: table.play.observed(index, audience)? },
    };
    Some(LogEvent { version: happened.version, seat: happened.seat, what })
}

/// The record of the game.
///
/// # Errors
/// While seats are open, at a table that was closed, and while a game with hidden cards runs.
pub fn record_of(table: &Table) -> Result<String, Refused> {
    table.stands()?;
    if !table.has_begun() {
        return Err(crate::error::refusals::NOT_RUNNING);
    }
    if !Guard::Record.stands() {
        let seats = Seat::all(table.play.seats());
        let turns = seats.flat_map(|seat| table.play.turns(Audience::Seat(seat)));
        return Ok(turns.map(|line| line.text + "\n").collect());
    }
    // As records of other games write who is not known: the account is deleted.
    let known = |name: &String| if name.is_empty() { "?".to_owned() } else { name.clone() };
    let name = |occupant: &Occupant| match occupant {
        Occupant::Open => String::new(),
        Occupant::Guest { name, .. } => known(name),
        Occupant::Bot { bot, replaces: None } => bot.clone(),
        Occupant::Bot { bot, replaces: Some(name) } => format!("{}, then {bot}", known(name)),
    };
    let tags = RecordTags {
        date: clock::record_date(table.facts.created_at),
        site: "Vivarium".to_owned(),
        seats: table.seats.iter().map(name).collect(),
        evidence: table.evidence(),
    };
    Ok(table.play.record(&tags, table.ended_early())?)
}
