mod boards;
mod games;
mod me;
mod site;
mod system;
mod tables;
