//! Guests: the identities to which seats belong. Those without an account are known by a signed cookie.

mod cookie;
mod name;
mod reader;

pub use cookie::{Cookies, cookie, cookies_named, forget_guest, is_secure};
pub use name::{checked_name, default_name, is_invisible};
pub use reader::{Guest, Reader};

use crate::random;
use serde::{Deserialize, Serialize};
use std::fmt;

const LETTERS: usize = 26;

/// The identity of a guest: 130 random bits. Whoever holds the cookie made from it is the guest, unless the guest has
/// an account; it is not shown to others and not logged, hence no telling `Debug`.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GuestId(String);

impl GuestId {
    /// Somebody new.
    pub fn random() -> GuestId {
        GuestId(random::word::<LETTERS>())
    }

    /// For the store.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// From the store, or from a cookie whose signature is right.
    pub fn parse(text: &str) -> Option<GuestId> {
        random::is_word(text, LETTERS).then(|| GuestId(text.to_owned()))
    }
}

impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GuestId")
    }
}
