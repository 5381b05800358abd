//! The reader's account.

pub mod delete;
pub mod password;
pub mod register;
