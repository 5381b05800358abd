//! The threads on which bots think, apart from those that answer requests.
//!
//! - [`queue`]: who is next, a fair share to every table;
//! - [`minds`]: what bots remember between their turns, within bounds;
//! - [`pool`]: the threads.

mod minds;
mod pool;
mod queue;

pub use pool::BotPool;
