//! Exact answers, where they can be had: binds the solvers of [`search`] to the games.

pub mod bug;
pub mod herd;
