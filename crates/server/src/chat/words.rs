//! What may be said.

use crate::error::{Refused, refusals};
use crate::guests::is_invisible;
use serde_json::Value;
use store::{StoreError, Words};

/// Characters of a message.
const LONGEST: usize = 280;

/// Many scripts, and emoji of several signs, need them between letters; alone they are nothing.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// What is asked for, as it is kept.
///
/// # Errors
/// When there is nothing to read in it, it is too long, or it holds characters that are not seen.
pub fn checked(words: &protocol::Words) -> Result<Words, Refused> {
    match words {
        protocol::Words::Phrase { phrase } => match serde_json::to_value(phrase) {
            Ok(Value::String(name)) => Ok(Words::Phrase(name)),
            _ => Err(refusals::INTERNAL),
        },
        protocol::Words::Text { text } => {
            let text = text.trim();
            let seen = |c: char| !c.is_whitespace() && !JOINERS.contains(&c);
            let unseen = |c: char| is_invisible(c) && !JOINERS.contains(&c);
            if !text.chars().any(seen) || text.chars().count() > LONGEST || text.chars().any(unseen) {
                return Err(refusals::BAD_MESSAGE);
            }
            Ok(Words::Text(text.to_owned()))
        }
    }
}

/// What was kept, as it is shown.
///
/// # Errors
/// When it is a phrase that this program does not know.
pub fn shown(words: &Words) -> Result<protocol::Said, StoreError> {
    match words {
        Words::Text(text) => Ok(protocol::Said::Text { text: text.clone() }),
        Words::Phrase(name) => {
            let phrase = serde_json::from_value(Value::String(name.clone()));
            let phrase = phrase.map_err(|_| StoreError::Damaged("the phrase of a message".to_owned()))?;
            Ok(protocol::Said::Phrase { phrase })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn says(text: &str) -> Result<Words, Refused> {
        checked(&serde_json::from_value(json!({ "kind": "text", "text": text })).unwrap())
    }

    #[test]
    fn texts_of_any_script_are_trimmed_and_bounded() {
        assert_eq!(says("  <b>hi</b> \n").unwrap(), Words::Text("<b>hi</b>".to_owned()));
        for good in ["ä".repeat(280), "می‌خواهم".to_owned(), "👩‍👩‍👧".to_owned(), "שלום, hello".to_owned()]
        {
            assert_eq!(says(&good).unwrap(), Words::Text(good));
        }
        let long = "x".repeat(281);
        for bad in [
            "",
            " \n ",
            "\u{200d}",
            "a\u{0}b",
            "a\nb",
            "a\tb",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{200b}b",
            &long,
        ] {
            assert_eq!(says(bad).unwrap_err().code(), "bad-message", "{bad:?}");
        }
    }

    #[test]
    fn phrases_are_kept_by_their_names() {
        let words = checked(&protocol::Words::Phrase { phrase: protocol::Phrase::IAmBack }).unwrap();
        assert_eq!(words, Words::Phrase("i-am-back".to_owned()));
        assert_eq!(shown(&words).unwrap(), protocol::Said::Phrase { phrase: protocol::Phrase::IAmBack });
        assert!(shown(&Words::Phrase("no-such-phrase".to_owned())).is_err());
    }
}
