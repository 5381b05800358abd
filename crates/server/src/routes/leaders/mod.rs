//! Leader boards.

pub mod get;
