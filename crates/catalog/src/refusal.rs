//! The one form of refusal, whichever game it comes from.

use game::{Illegal, TextError};
use std::fmt;

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// A stable name in kebab case, such as `too-big`.
    pub code: &'static str,
    /// One sentence that says which rule is broken or what to do.
    pub sentence: String,
    /// The byte of the text at which it goes wrong, where the input was a text.
    pub offset: Option<usize>,
}

impl Refusal {
    /// A refusal without a place.
    pub fn new(code: &'static str, sentence: impl Into<String>) -> Self {
        Refusal { code, sentence: sentence.into(), offset: None }
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        Refusal::new(illegal.code, illegal.sentence)
    }
}

impl From<TextError> for Refusal {
    fn from(error: TextError) -> Self {
        Refusal { code: error.code, sentence: error.sentence, offset: Some(error.offset) }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Refusal {}
