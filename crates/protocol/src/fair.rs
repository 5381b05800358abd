//! Chance that can be checked (`docs/FAIRNESS.md`).

use crate::Text;
use fair::SeatBytes;
use serde::{Deserialize, Serialize};

/// A table's id that is kept for who asked, and the promise about its chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Reserved {
    /// The id that the table will have.
    pub table: String,
    /// The commitment to its seed: 64 digits.
    pub commitment: String,
}

/// The use of a reservation for a new table.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct FairStart {
    /// The id that was reserved.
    #[schema(value_type = String, max_length = 32)]
    #[ts(type = "string")]
    pub table: Text<32>,
    /// Sixteen bytes of one's own, as 32 digits of 0-9 and a-f, for one's first seat.
    #[schema(value_type = String, min_length = 32, max_length = 32, pattern = "^[0-9a-f]+$")]
    #[ts(type = "string")]
    pub bytes: SeatBytes,
}

/// What everybody may know about the chance of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct FairInfo {
    /// The commitment to the seed: 64 digits.
    pub commitment: String,
    /// What each place gave, 32 digits, in the order of the seats before any lot; `null` where nobody gave anything.
    pub bytes: Vec<Option<String>>,
    /// Where seats were drawn by lot: for each seat the place, from 1, whose occupant sits there.
    pub lot: Option<Vec<u8>>,
    /// The seed, 64 digits: only when the game is over.
    pub seed: Option<String>,
}
