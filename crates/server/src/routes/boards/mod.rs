//! Boards to draw.

pub mod get;
