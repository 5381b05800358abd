//! What each fuzz target does with its input: one function for each kind of text or bytes that comes from
//! outside. None of them may panic, whatever the input.
//!
//! The targets of cargo-fuzz call them, and so do ordinary tests over the seeds in `fuzz/seeds`, so that a
//! machine without the nightly toolchain runs them too.

mod cell;
mod frame;
mod position;
mod record;
mod turn;

pub use cell::cell;
pub use frame::frame;
pub use position::position;
pub use record::record;
pub use turn::turn;
