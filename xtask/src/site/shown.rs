//! What somebody at a table has been shown, whichever way it came.

use super::json::number;

/// The newest state: newer ones replace older ones, as `web/src/lib/net` does it.
#[derive(Default)]
pub struct Shown {
    /// As it came.
    pub state: String,
    version: u32,
}

impl Shown {
    /// Takes a state: the past never comes back.
    pub fn take(&mut self, state: &str) {
        let version = number(state, "version").unwrap_or_default();
        if version >= self.version {
            self.version = version;
            state.clone_into(&mut self.state);
        }
    }

    /// Takes the state out of a live message that has one.
    pub fn hear(&mut self, message: &str) {
        if let Some((_, state)) = message.split_once(r#""state":"#) {
            self.take(state.strip_suffix('}').unwrap_or(state));
        }
    }
}
