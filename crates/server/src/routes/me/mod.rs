//! The guest who asks.

pub mod get;
pub mod put;
