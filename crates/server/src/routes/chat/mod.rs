//! What is said at a table.

pub mod history;
pub mod report;
pub mod say;
