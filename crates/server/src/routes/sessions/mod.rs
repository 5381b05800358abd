//! The browsers that are signed in.

pub mod end;
pub mod end_others;
pub mod list;
pub mod sign_in;
