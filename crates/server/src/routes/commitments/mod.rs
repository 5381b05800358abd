//! Promises about the chance of tables to come.

pub mod create;
