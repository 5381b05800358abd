//! The commands, one file each.

pub mod arena;
pub mod backup;
pub mod bench;
pub mod check;
pub mod perft;
pub mod play;
pub mod replay;
pub mod serve;
pub mod solve;
pub mod verify;
pub mod version;
