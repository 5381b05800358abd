//! Tables: each is the fold of its log.
//!
//! - [`entry`]: what the log holds;
//! - [`table`]: the fold;
//! - [`draft`]: an action planned on a copy;
//! - [`cell`]: the one place where a table is changed, and from where its watchers hear of it;
//! - [`registry`]: the tables in memory;
//! - [`opening`], [`actions`]: what guests may do;
//! - [`bots`]: the seats that nobody sits in;
//! - [`hints`]: what a bot would do in a person's place;
//! - [`clocks`], [`deadlines`], [`flags`]: the time that players have, and what happens when it runs out;
//! - [`presence`], [`claims`]: who is there, and games that somebody has left;
//! - [`watchers`]: how many people look on;
//! - [`takeback`]: turns taken back by request;
//! - [`rematch`]: another game between the same people;
//! - [`forget`]: the names of deleted accounts taken out;
//! - [`rated`]: what rated games do to ratings;
//! - [`audit`]: whether what is stored is what the log says;
//! - [`show`], [`summary`]: what one reader may see.

mod actions;
mod audit;
mod bots;
mod cell;
mod claims;
mod clocks;
mod deadlines;
mod draft;
mod entry;
mod flags;
mod forget;
mod hints;
mod opening;
mod presence;
mod rated;
mod registry;
mod rematch;
mod show;
mod summary;
mod table;
mod takeback;
mod watchers;

pub use actions::{Action, act, sit};
pub use audit::audit;
pub use cell::{Cell, Change, News};
pub use deadlines::Deadlines;
pub use flags::watch as watch_clocks;
pub use hints::hint;
pub use opening::open;
use presence::Presence;
pub use registry::Registry;
pub use rematch::ask_rematch;
pub use show::{Moment, record_of, state_for, update_for};
pub use summary::summary_for;
pub use table::Table;
use watchers::Watchers;
