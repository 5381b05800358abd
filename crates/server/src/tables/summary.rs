//! What lists say about a table. It is stored beside the log, so that a list need not read logs; it holds
//! nothing that is hidden from anybody.

use super::Table;
use super::challenge::Challenge;
use super::entry::Occupant;
use super::show::turn_now;
use crate::clock;
use crate::error::Refused;
use crate::guests::GuestId;
use game::Seat;
use protocol::{Clock, SeatInfo, Status, TableSummary};
use serde::{Deserialize, Serialize};
use store::{StoreError, TableRow};

#[derive(Serialize, Deserialize)]
struct Summary {
    seats: Vec<(String, Occupant)>,
    to_act: Option<Seat>,
    turn: u32,
    #[serde(default)]
    clock: Option<Clock>,
    #[serde(default)]
    rated: bool,
    #[serde(default)]
    challenge: Option<Challenge>,
}

/// For the store.
pub fn summary_of(table: &Table) -> String {
    let seats = table.facts.roles.iter().cloned().zip(table.seats.iter().cloned()).collect();
    let clock = table.clocks.map(|clocks| clocks.setting());
    let summary = Summary {
        seats,
        to_act: table.to_act(),
        turn: turn_now(table),
        clock,
        rated: table.rated,
        challenge: table.challenge.clone(),
    };
    serde_json::to_string(&summary).unwrap_or_default()
}

/// Whether two summaries say the same; an older program may have left out what it did not know of.
pub fn said_alike(a: &str, b: &str) -> bool {
    let read = |text| {
        let summary: Option<Summary> = serde_json::from_str(text).ok();
        summary.and_then(|summary| serde_json::to_value(summary).ok())
    };
    read(a).zip(read(b)).is_some_and(|(a, b)| a == b)
}

/// For a reader.
///
/// # Errors
/// When what is stored makes no sense.
pub fn summary_for(row: TableRow, reader: Option<&GuestId>) -> Result<TableSummary, Refused> {
    let damaged = || StoreError::Damaged(format!("the summary of table {}", row.table.id));
    let summary: Summary = serde_json::from_str(&row.summary).map_err(|_| damaged())?;
    let mine = |seat: Seat| {
        let occupant = summary.seats.get(seat.index());
        occupant.zip(reader).is_some_and(|((_, occupant), guest)| occupant.is(guest))
    };
    let your_turn = summary.to_act.is_some_and(mine);
    let seats = summary.seats.iter().enumerate().filter_map(|(place, (role, occupant))| {
        let seat = Seat::from_index(place)?;
        Some(SeatInfo { seat, role: role.clone(), occupant: occupant.shown_to(reader) })
    });
    Ok(TableSummary {
        seats: seats.collect(),
        game: row.table.game.parse()?,
        status: status(row.status),
        to_act: summary.to_act,
        clock: summary.clock,
        turn: summary.turn,
        rated: summary.rated,
        challenge: summary.challenge.map(|challenge| challenge.shown_to(reader)),
        created_at: clock::rfc3339(row.table.created_at),
        your_turn,
        id: row.table.id,
        setup: row.table.setup,
    })
}

/// The store's word in the protocol.
pub fn status(status: store::Status) -> Status {
    match status {
        store::Status::Waiting => Status::Waiting,
        store::Status::Running => Status::Running,
        store::Status::Over => Status::Over,
    }
}

impl Occupant {
    /// As a reader sees it.
    pub(super) fn shown_to(&self, reader: Option<&GuestId>) -> protocol::Occupant {
        match self {
            Occupant::Open => protocol::Occupant::Open,
            Occupant::Guest { name, .. } => {
                protocol::Occupant::Guest { name: name.clone(), you: reader.is_some_and(|r| self.is(r)) }
            }
            Occupant::Bot { bot, replaces } => {
                protocol::Occupant::Bot { bot: bot.clone(), replaces: replaces.clone() }
            }
        }
    }
}
