//! Replies that are left for turns to come.

pub mod leave;
pub mod list;
