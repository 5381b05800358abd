//! Exact answers, where they can be had: binds the solvers to the games.

pub mod bug;
