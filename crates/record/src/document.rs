//! The form of a record, before any game is known.

use crate::{MAX_BYTES, RecordError};
use game::TextError;

/// One tag line, `[Name "value"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The name.
    pub name: String,
    /// The value, without quotes and escapes.
    pub value: String,
    /// Where the value begins, in bytes of the text.
    pub(crate) offset: usize,
}

/// One word of the turns or of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<'a> {
    /// The word.
    pub text: &'a str,
    /// Where it begins, in bytes of the text.
    pub(crate) offset: usize,
}

/// A record as it was written: tags, and words without comments.
#[derive(Clone, Debug)]
pub struct Document<'a> {
    pub(crate) text: &'a str,
    pub(crate) tags: Vec<Tag>,
    pub(crate) words: Vec<Word<'a>>,
}

impl<'a> Document<'a> {
    /// Reads the form.
    ///
    /// # Errors
    /// When a tag line is malformed or comes twice, a comment is not closed, or the text is too long.
    pub fn parse(text: &'a str) -> Result<Self, RecordError> {
        if text.len() > MAX_BYTES {
            let error = TextError::new(MAX_BYTES, "too-long", "A record has at most one million characters.");
            return Err(RecordError::at(text, error));
        }
        let mut document = Document { text, tags: Vec::new(), words: Vec::new() };
        let body = document.read_tags()?;
        document.read_words(body)?;
        Ok(document)
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.find(name).map(|tag| tag.value.as_str())
    }

    pub(crate) fn find(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// The value of a tag that every record has.
    ///
    /// # Errors
    /// When the record lacks it.
    pub fn required(&self, name: &str) -> Result<&Tag, RecordError> {
        self.find(name).ok_or_else(|| {
            self.error(TextError::new(0, "missing-tag", format!("The record lacks the tag [{name} \"…\"].")))
        })
    }

    /// A refusal of a tag's value, with the place in the record.
    pub fn refuse_tag(&self, name: &str, code: &'static str, sentence: impl Into<String>) -> RecordError {
        let offset = self.find(name).map_or(0, |tag| tag.offset);
        self.error(TextError::new(offset, code, sentence))
    }

    pub(crate) fn error(&self, error: TextError) -> RecordError {
        RecordError::at(self.text, error)
    }

    /// Reads the tag lines and returns the offset behind them.
    fn read_tags(&mut self) -> Result<usize, RecordError> {
        // A byte order mark is no part of the text.
        let mut offset = if self.text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        for line in self.text[offset..].split_inclusive('\n') {
            let trimmed = line.trim();
            if !trimmed.is_empty() {
                if !trimmed.starts_with('[') {
                    break;
                }
                let start = offset + (line.len() - line.trim_start().len());
                let tag = read_tag(trimmed).map_err(|e| self.error(e.shifted(start)))?;
                if self.find(&tag.name).is_some() {
                    let sentence = format!("The tag {} stands here a second time.", tag.name);
                    return Err(self.error(TextError::new(start, "repeated-tag", sentence)));
                }
                self.tags.push(Tag { offset: tag.offset + start, ..tag });
            }
            offset += line.len();
        }
        Ok(offset)
    }

    fn read_words(&mut self, body: usize) -> Result<(), RecordError> {
        let mut at = body;
        while let Some(c) = self.text[at..].chars().next() {
            if c.is_whitespace() {
                at += c.len_utf8();
            } else if c == '{' {
                match self.text[at..].find('}') {
                    Some(end) => at += end + 1,
                    None => {
                        let error =
                            TextError::new(at, "open-comment", "This comment is never closed with }.");
                        return Err(self.error(error));
                    }
                }
            } else {
                let rest = &self.text[at..];
                let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
                self.words.push(Word { text: &rest[..end], offset: at });
                at += end;
            }
        }
        Ok(())
    }
}

/// Reads one tag line; offsets count from its beginning.
fn read_tag(line: &str) -> Result<Tag, TextError> {
    const FORM: &str = "A tag is written [Name \"value\"], one on a line.";
    let bad = |offset| TextError::new(offset, "bad-tag", FORM);
    let space = line.find(' ').ok_or_else(|| bad(line.len()))?;
    let name = &line[1..space];
    if name.is_empty() || !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
        return Err(bad(1));
    }
    let rest = line[space + 1..].strip_prefix('"').ok_or_else(|| bad(space + 1))?;
    let offset = space + 2;
    let mut value = String::new();
    let mut chars = rest.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' if &rest[at..] == "\"]" => return Ok(Tag { name: name.to_owned(), value, offset }),
            '"' => return Err(bad(offset + at)),
            '\\' => match chars.next() {
                Some((_, escaped @ ('\\' | '"'))) => value.push(escaped),
                _ => return Err(bad(offset + at)),
            },
            c if c.is_control() => return Err(bad(offset + at)),
            c => value.push(c),
        }
    }
    Err(bad(line.len()))
}
