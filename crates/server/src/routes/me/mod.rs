//! Who asks.

pub mod get;
pub mod put;
