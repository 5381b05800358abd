//! A hint.

use crate::SeatNumber;
use catalog::Reason;
use game::Seat;
use serde::Serialize;

/// What a strong bot would do, made from what the seat may see and nothing else.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Hint {
    /// The version of the table that it is about.
    pub version: u32,
    /// The seat that is to decide.
    #[schema(value_type = SeatNumber)]
    #[ts(as = "SeatNumber")]
    pub seat: Seat,
    /// The rest of the turn, step by step, at least one; where cards are hidden the next step alone.
    pub steps: Vec<String>,
    /// The share of the win, from 0 to 1, that this seat has with best play, where that is known exactly.
    pub share: Option<f64>,
    /// What the rules tell about it. There may be nothing to tell.
    pub reasons: Vec<Reason>,
}
