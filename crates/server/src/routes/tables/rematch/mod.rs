//! Rematches.

pub mod ask;
pub mod withdraw;
