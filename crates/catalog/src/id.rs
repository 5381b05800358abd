//! The names of the games.

use crate::Refusal;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A game of this house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum GameId {
    /// Bug, by Nick Bentley.
    Bug,
    /// Herd, by Mark Steere.
    Herd,
    /// Bug Off, published by R&R Games.
    BugOff,
}

impl GameId {
    /// Every game.
    pub const ALL: [GameId; 3] = [GameId::Bug, GameId::Herd, GameId::BugOff];

    /// The name in texts and addresses.
    pub fn name(self) -> &'static str {
        match self {
            GameId::Bug => "bug",
            GameId::Herd => "herd",
            GameId::BugOff => "bug-off",
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameId {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<GameId, Refusal> {
        Self::ALL
            .into_iter()
            .find(|id| id.name() == text)
            .ok_or_else(|| Refusal::new("unknown-game", "There is no such game: use bug, herd or bug-off."))
    }
}
