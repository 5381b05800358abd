//! Passwords on their way in.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// Bytes of 256 characters.
const MOST: usize = 1024;

/// A password of at most 1024 bytes. It has no `Debug` and no `Serialize`, so that it gets into no log and no answer:
///
/// ```compile_fail,E0277
/// # let password: protocol::Password = serde_json::from_str("\"secret\"").unwrap();
/// println!("{password:?}");
/// ```
/// ```compile_fail,E0277
/// # let password: protocol::Password = serde_json::from_str("\"secret\"").unwrap();
/// serde_json::to_string(&password);
/// ```
pub struct Password(String);

impl Password {
    /// The text itself, for hashing and for nothing else.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Password {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // The error of the text itself would repeat what was sent instead, such as a number.
        let wrong = || D::Error::custom("a password is a text of at most 1024 bytes");
        let text = String::deserialize(deserializer).map_err(|_| wrong())?;
        if text.len() > MOST { Err(wrong()) } else { Ok(Password(text)) }
    }
}
