//! People with an account.

pub mod get;
