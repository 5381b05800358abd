//! What the log of a table holds.

use super::fairness::{Fairness, Promise};
use crate::guests::GuestId;
use catalog::{BotSpec, LogLine};
use fair::SeatBytes;
use game::Seat;
use protocol::{BotPace, Clock, SeatRating};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};
use store::{Event, StoreError};

/// One event of a log. It may hold a card or a seed that is hidden while the game runs, hence no `Debug`.
#[derive(Clone, Serialize, Deserialize)]
#[serde(tag = "kind", content = "body", rename_all = "kebab-case")]
pub enum Entry {
    /// The table was opened with these occupants. Tables from before there was a choice have the usual pace and no
    /// clock, and are not rated.
    Created {
        seats: Vec<Occupant>,
        #[serde(default)]
        pace: BotPace,
        #[serde(default)]
        clock: Option<Clock>,
        #[serde(default)]
        rated: bool,
        /// What its chance follows from. Tables from before have none: it comes from the operating system there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fair: Option<Fairness>,
    },
    /// Somebody took an open seat, and may have added to its chance.
    Sat {
        seat: Seat,
        guest: GuestId,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bytes: Option<SeatBytes>,
    },
    /// All seats are taken. `order[i]` is the place, from 0, whose occupant sits in seat `i` from now on.
    Started { order: Vec<usize> },
    /// Chance decided.
    Chance {
        #[serde(serialize_with = "write_line", deserialize_with = "read_line")]
        line: LogLine,
    },
    /// The seat made a step. `lag` is how long its way through the network took, in milliseconds, where the clock is live:
    /// what is given back for it follows from that.
    Step {
        seat: Seat,
        #[serde(serialize_with = "write_line", deserialize_with = "read_line")]
        line: LogLine,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lag: Option<u32>,
    },
    /// The seat took its last step back.
    Undone { seat: Seat },
    /// The seat resigned; with a bot, the game goes on.
    Resigned { seat: Seat, bot: Option<String> },
    /// The time of the seat has run out; with a bot, the game goes on.
    Flagged { seat: Seat, bot: Option<String> },
    /// The person in the seat had been away for long, and another seat claimed the game; with a bot, it goes on.
    Claimed { seat: Seat, by: Seat, bot: Option<String> },
    /// The seat took a day of vacation.
    Vacation { seat: Seat },
    /// The ratings of those who sit here; `counted` when the game has changed them.
    Ratings { seats: Vec<Option<SeatRating>>, counted: bool },
    /// The seat asks the others to take its last turn back.
    TakebackAsked { seat: Seat },
    /// The seat agreed to that, or refused.
    TakebackAnswered { seat: Seat, accepted: bool },
    /// The seat that asked withdrew it.
    TakebackWithdrawn { seat: Seat },
    /// All agreed: so many events of the match are left.
    TakenBack { seat: Seat, to: usize },
    /// The game is over, and the seat would like to play once more. It may have brought the promise about the chance of
    /// that game, and may have added to it.
    RematchAsked {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<Promise>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bytes: Option<SeatBytes>,
    },
    /// It would no longer.
    RematchWithdrawn { seat: Seat },
    /// All agreed: they play at this table.
    Rematch { table: String },
    /// The open seat is kept for this person.
    Challenged { guest: GuestId, name: String },
    /// Who would rather not.
    Declined,
    /// Whoever opened the table closed it before the game began; they sit here.
    Closed { seat: Seat },
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person, by the name of the moment when they sat down.
    Guest { id: GuestId, name: String },
    /// A bot, by its text form; it may play on for somebody who resigned.
    Bot { bot: String, replaces: Option<String> },
}

impl Occupant {
    /// Whether this guest sits here.
    pub fn is(&self, guest: &GuestId) -> bool {
        matches!(self, Occupant::Guest { id, .. } if id == guest)
    }

    /// Which bot sits here, if one does.
    pub fn bot(&self) -> Option<BotSpec> {
        match self {
            // Texts are checked before they reach the log.
            Occupant::Bot { bot, .. } => bot.parse().ok(),
            _ => None,
        }
    }
}

impl Entry {
    /// For the store, with the moment when it happens.
    pub fn to_event(&self, at: i64) -> Event {
        let mut value = serde_json::to_value(self).unwrap_or_default();
        let kind = value["kind"].as_str().unwrap_or_default().to_owned();
        Event { kind, body: value["body"].take().to_string(), at }
    }

    /// From the store.
    ///
    /// # Errors
    /// When it is no event that this program knows.
    pub fn from_event(event: &Event) -> Result<Entry, StoreError> {
        // The cause may quote the body: it is left out.
        let damaged = || StoreError::Damaged(format!("an event of kind {}", event.kind));
        let body: Value = serde_json::from_str(&event.body).map_err(|_| damaged())?;
        serde_json::from_value(json!({ "kind": event.kind, "body": body })).map_err(|_| damaged())
    }
}

fn write_line<S: Serializer>(line: &LogLine, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(line.as_str())
}

fn read_line<'de, D: Deserializer<'de>>(deserializer: D) -> Result<LogLine, D::Error> {
    String::deserialize(deserializer).map(LogLine::from_log)
}
