//! One file a verb.

pub mod account;
pub mod boards;
pub mod chat;
pub mod commitments;
pub mod games;
pub mod leaders;
pub mod me;
pub mod pairing;
pub mod people;
pub mod sessions;
pub mod site;
pub mod system;
pub mod tables;
