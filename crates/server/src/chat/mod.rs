//! What people at a table say to each other. It is no part of the game's log.
//!
//! - [`rooms`]: who may read and write where;
//! - [`words`]: what may be said;
//! - [`actions`]: saying, reading again, reporting;
//! - [`show`]: messages as one reader sees them.

mod actions;
mod rooms;
mod show;
mod words;

pub use actions::{history, latest, report, say};
pub use rooms::{may_read, rooms_for};
pub use show::shown;
