//! The site: HTTP, WebSockets, tables.
//!
//! A table is the fold of its log (`tables`); an action is planned on a copy, appended to the store, and only
//! then shown and acknowledged. Bots think on threads of their own (`thinking`). What leaves is rendered for one reader at a time and is a
//! [`protocol::Payload`]. No rule of a game is known here: the server asks `catalog`.

mod accounts;
mod app;
mod chance;
mod chat;
mod clock;
mod config;
mod connections;
mod error;
mod extract;
#[cfg(not(feature = "removable-guards"))]
mod guards;
#[cfg(feature = "removable-guards")]
pub mod guards;
mod guests;
mod hex;
mod limits;
mod live;
mod logs;
mod metrics;
mod random;
mod ratings;
mod reply;
mod router;
mod routes;
mod run;
mod standstill;
mod tables;
mod thinking;
mod time;
mod upkeep;

pub use app::App;
pub use chance::{Chance, FairChance};
pub use config::{Config, Limits, PasswordCost, Pauses, Rate, Thinking};
pub use logs::log_to_stderr;
pub use router::router;
pub use run::{ServeError, listen, run, serve};
pub use time::{SteadyTime, Time};
pub use upkeep::{Checked, Fault, UpkeepError, backup, check};
