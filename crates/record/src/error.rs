//! Refusals with their place.

use game::TextError;
use std::fmt;

/// Why a record was refused, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// A stable name in kebab case.
    pub code: &'static str,
    /// One sentence that says what is wrong or what to do.
    pub sentence: String,
}

impl RecordError {
    /// A refusal at a byte of the whole text.
    pub(crate) fn at(text: &str, error: TextError) -> Self {
        let mut offset = error.offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        let before = &text[..offset];
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        RecordError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            code: error.code,
            sentence: error.sentence,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.sentence)
    }
}

impl std::error::Error for RecordError {}
