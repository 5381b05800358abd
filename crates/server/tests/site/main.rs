//! The site as its users meet it: a real store in a folder of its own, and for sockets a real network.
//! `routes` mirrors the addresses; `laws` holds what is true of all of them together.

mod laws;
mod routes;
mod support;
