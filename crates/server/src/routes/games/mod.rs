//! The catalogue.

pub mod list;
