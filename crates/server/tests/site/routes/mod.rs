mod account;
mod boards;
mod games;
mod me;
mod sessions;
mod site;
mod system;
mod tables;
