//! Playing anyone.

pub mod pair;
