//! The server about itself.

pub mod health;
pub mod openapi;
