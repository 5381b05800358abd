//! How a seat is described to other languages.

use serde::Serialize;

/// A seat, numbered from 1. It stands for [`game::Seat`] in descriptions only.
#[derive(Serialize, utoipa::ToSchema, ts_rs::TS)]
#[ts(rename = "Seat")]
#[schema(as = Seat, minimum = 1, maximum = 5)]
pub struct SeatNumber(u8);
