//! One file a verb.

pub mod boards;
pub mod games;
pub mod me;
pub mod site;
pub mod system;
pub mod tables;
