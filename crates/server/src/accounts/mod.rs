//! Accounts: guests with a name of their own and a password.
//!
//! An account belongs to the identity that the guest had before, and so do its games. From then on the guest's cookie
//! proves nothing; a session does, which can be ended.
//!
//! - [`names`]: which names may be had, and which are too much alike;
//! - [`passwords`]: hashing, a few at once;
//! - [`sessions`]: the token in the cookie, and who is signed in where;
//! - [`who`]: who asks;
//! - [`actions`]: what people do with their accounts.

mod actions;
mod agent;
mod names;
mod passwords;
mod sessions;
mod who;

pub use actions::{change_password, delete, end_others, end_session, register, rename, sign_in};
pub use names::name_key;
pub use passwords::Passwords;
pub use sessions::{forget_session, is_still, list};
pub use who::{SignedIn, Who};
