//! What the tests share.

mod chance;
#[path = "../../../../store/tests/dumps/mod.rs"]
pub mod dumps;
mod log;
mod play;
mod reply;
mod socket;
mod test_app;
mod time;
mod until;
mod visitor;

pub use chance::Script;
pub use log::Log;
pub use play::{play_out, step_of};
pub use reply::Reply;
pub use socket::Socket;
pub use test_app::TestApp;
pub use time::FakeTime;
pub use until::until;
pub use visitor::{Visitor, key, new_table};
