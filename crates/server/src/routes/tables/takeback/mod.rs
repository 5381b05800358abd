//! Turns taken back by request.

pub mod answer;
pub mod ask;
