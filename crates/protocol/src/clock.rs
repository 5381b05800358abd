//! The time that players have.

use crate::SeatNumber;
use game::Seat;
use serde::{Deserialize, Serialize};

/// How much time the players of a table have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// For people who sit there together: so much for the whole game.
    Live {
        /// At the start, 1 to 10,800 (three hours).
        base_seconds: u32,
        /// Added when a turn ends (Fischer), 0 to 180.
        #[serde(default)]
        increment_seconds: u32,
        /// At the beginning of each turn, before time is counted, 0 to 180. There is an increment or a delay, not both.
        #[serde(default)]
        delay_seconds: u32,
    },
    /// So much for each turn.
    Correspondence {
        /// Days of 24 hours, 1 to 14.
        days: u32,
    },
}

impl Clock {
    /// Whether its figures lie within the bounds.
    pub fn is_allowed(self) -> bool {
        match self {
            Clock::Live { base_seconds, increment_seconds, delay_seconds } => {
                let either = increment_seconds == 0 || delay_seconds == 0;
                (1..=10_800).contains(&base_seconds) && increment_seconds.max(delay_seconds) <= 180 && either
            }
            Clock::Correspondence { days } => (1..=14).contains(&days),
        }
    }
}

/// The clocks of a table at the moment when its state was made. They run on in between: whoever shows them counts from
/// the arrival of the state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct ClockState {
    /// How much time there is.
    pub setting: Clock,
    /// Milliseconds left to each seat.
    pub left_ms: Vec<u32>,
    /// The seat whose clock runs.
    #[schema(value_type = Option<SeatNumber>)]
    #[ts(as = "Option<SeatNumber>")]
    pub running: Option<Seat>,
    /// Milliseconds before the clock that runs begins to count.
    pub delay_ms: u32,
    /// The seats whose time has run out; a bot plays on for them without a clock.
    #[schema(value_type = Vec<SeatNumber>)]
    #[ts(as = "Vec<SeatNumber>")]
    pub out: Vec<Seat>,
    /// By correspondence, the days of vacation that each seat may still take.
    pub vacation_days: Vec<u32>,
    /// Whether the reader may take a day of vacation now.
    pub can_take_vacation: bool,
    /// Milliseconds until the reader may claim the game, because the one who is to move has left; `null` while nobody
    /// has left whom the reader waits for.
    pub claim_ms: Option<u32>,
}
