//! The server about itself.

pub mod health;
pub mod metrics;
pub mod openapi;
pub mod ready;
