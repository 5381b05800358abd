//! How strong a bot is, from a child's first game to the best play there is.

use game::Illegal;
use std::fmt;

/// A strength from 1 to 8. Level 1 loses to a child who knows the rules, level 4 plays like a good casual player,
/// level 8 is the best there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);
    /// The strongest.
    pub const HIGHEST: Level = Level(8);

    /// The level of a number.
    ///
    /// # Errors
    /// When it is not from 1 to 8.
    pub fn new(number: u8) -> Result<Level, Illegal> {
        let known = Level::LOWEST.0..=Level::HIGHEST.0;
        if known.contains(&number) { Ok(Level(number)) } else { Err(crate::spec::UNKNOWN_BOT) }
    }

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::LOWEST.0..=Level::HIGHEST.0).map(Level)
    }

    /// From 1 to 8.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level{}", self.0)
    }
}
