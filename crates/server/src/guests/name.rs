//! What guests are called.

use super::GuestId;
use crate::error::{Refused, refusals};

const LONGEST: usize = 24;

/// A name without the white space around it.
///
/// # Errors
/// When it is empty, too long, or holds characters that are not seen (controls, marks that turn the direction
/// of writing, and the like), with which one name could look like another.
pub fn checked_name(text: &str) -> Result<String, Refused> {
    let name = text.trim();
    let count = name.chars().count();
    if count == 0 || count > LONGEST || name.chars().any(is_invisible) {
        return Err(refusals::BAD_NAME);
    }
    Ok(name.to_owned())
}

/// Whether a character is not seen, or changes how others look.
pub fn is_invisible(c: char) -> bool {
    const FORMAT: [std::ops::RangeInclusive<char>; 7] = [
        '\u{ad}'..='\u{ad}',
        '\u{61c}'..='\u{61c}',
        '\u{180e}'..='\u{180e}',
        '\u{200b}'..='\u{200f}',
        '\u{2028}'..='\u{202e}',
        '\u{2060}'..='\u{206f}',
        '\u{feff}'..='\u{feff}',
    ];
    c.is_control() || FORMAT.iter().any(|range| range.contains(&c))
}

/// What a guest is called who has not chosen a name: always the same for the same guest, and telling nothing.
pub fn default_name(guest: &GuestId) -> String {
    let number = guest.as_str().bytes().fold(7_u32, |n, byte| n.wrapping_mul(31).wrapping_add(byte.into()));
    format!("Guest {}", 1000 + number % 9000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(checked_name("  Ada \n").unwrap(), "Ada");
        assert_eq!(checked_name(&"ä".repeat(24)).unwrap(), "ä".repeat(24));
        for bad in ["", "   ", "a\u{0}b", "a\nb", "Ada\u{202e}", "A\u{200b}da", &"x".repeat(25)] {
            assert_eq!(checked_name(bad).unwrap_err().code(), "bad-name", "{bad:?}");
        }
    }
}
