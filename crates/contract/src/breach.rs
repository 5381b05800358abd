//! What went wrong, in words.

use std::fmt;

/// A law that a game breaks, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The name of the law.
    pub law: &'static str,
    /// What happened: the setup, the way there, and what differs.
    pub story: String,
}

impl Breach {
    /// A breach of this law with this story.
    pub fn new(law: &'static str, story: impl Into<String>) -> Breach {
        Breach { law, story: story.into() }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the law of {} is broken: {}", self.law, self.story)
    }
}

impl std::error::Error for Breach {}
