//! Names: which may be had, and which are too much alike.
//!
//! A name is compared twice. Its *key* does not depend on case: the name is brought into one form (NFKC), folded,
//! replaced by its skeleton (what remains when everything that looks alike is written in one way, UTS #39), folded.
//! Its *look* is the skeleton of the name as it is written, so that `Iris` with a capital i is not `lris` with an l,
//! whose keys differ.

use crate::error::{Refused, refusals};
use crate::guests::checked_name;
use store::NameKey;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{
    GeneralSecurityProfile, MixedScript, RestrictionLevel, RestrictionLevelDetection, skeleton,
};

/// What may stand between letters and digits.
const SIGNS: [char; 5] = [' ', '-', '.', '_', '\''];

/// Marks above or below one letter: more than any script needs only hide it.
const MOST_MARKS: usize = 3;

/// Nobody is called so, whatever the case, with whatever digits and signs in between: people would take them for
/// something else.
const RESERVED: [&str; 32] = [
    "admin",
    "administrator",
    "anonymous",
    "bot",
    "bots",
    "deleted",
    "deleted account",
    "everybody",
    "everyone",
    "level",
    "me",
    "mod",
    "moderator",
    "moderators",
    "nobody",
    "null",
    "official",
    "open",
    "operator",
    "owner",
    "random",
    "root",
    "server",
    "staff",
    "support",
    "sysop",
    "system",
    "team",
    "uct",
    "undefined",
    "vivarium",
    "you",
];

/// What guests are called who have not chosen a name; for accounts it is reserved.
const DEFAULT: &str = "guest";

/// What a name is compared by.
pub fn name_key(name: &str) -> NameKey {
    let plain = plain(name);
    let look: String = skeleton(&plain).collect();
    let key = fold(&skeleton(&fold(&plain)).collect::<String>());
    NameKey { key, look }
}

/// The name of an account, in the form in which it is kept, and what it is compared by.
///
/// # Errors
/// When no account can have it.
pub fn account_name(text: &str) -> Result<(String, NameKey), Refused> {
    let name = checked_name(&plain(text))?;
    if !has_letters_of_one_script(&name) {
        return Err(refusals::NAME_LETTERS);
    }
    if is_reserved(&name) || letters_of(&name) == letters_of(DEFAULT) {
        return Err(refusals::NAME_RESERVED);
    }
    let key = name_key(&name);
    Ok((name, key))
}

/// Whether it would be taken for something that no person is.
pub fn is_reserved(name: &str) -> bool {
    let letters = letters_of(name);
    RESERVED.iter().any(|word| letters_of(word) == letters)
}

/// One form for what can be written in several ways.
fn plain(name: &str) -> String {
    let name: String = name.nfkc().map(|c| if c == '\u{2019}' { '\'' } else { c }).collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Without case, as far as that goes without a language. By way of the capitals, so that `ß` is `ss`.
fn fold(text: &str) -> String {
    text.to_uppercase().to_lowercase()
}

fn letters_of(name: &str) -> String {
    name_key(&plain(name).chars().filter(|c| c.is_alphabetic()).collect::<String>()).key
}

/// Letters and digits in use today, signs between them, and no mixture of scripts but those that people write
/// together, such as Japanese with Latin ("highly restrictive" in UTS #39).
fn has_letters_of_one_script(name: &str) -> bool {
    let letters: String = name.chars().filter(|c| !SIGNS.contains(c)).collect();
    let mut marks = 0;
    let few_marks = name.chars().all(|c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    });
    name.starts_with(char::is_alphanumeric)
        && letters.chars().all(is_letter)
        && few_marks
        && (letters.is_single_script()
            || letters.check_restriction_level(RestrictionLevel::HighlyRestrictive))
}

fn is_letter(c: char) -> bool {
    let in_use = c.identifier_allowed() || c.identifier_type() == Some(IdentifierType::Limited_Use);
    in_use && (c.is_alphanumeric() || is_combining_mark(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(name: &str, code: &str) {
        match account_name(name) {
            Ok(_) => panic!("{name} is taken for a name"),
            Err(refusal) => assert_eq!(refusal.code(), code, "{name}"),
        }
    }

    fn alike(a: &str, b: &str) -> bool {
        let (a, b) = (name_key(a), name_key(b));
        a.key == b.key || a.look == b.look
    }

    #[test]
    fn names_of_any_script_are_names() {
        for name in [
            "Ada",
            "ada_99",
            "O'Neil",
            "Anne-Marie D.",
            "Zoë",
            "Łukasz",
            "Ольга",
            "Ελένη",
            "محمد",
            "דוד",
            "भारत",
            "สมชาย",
            "太郎",
            "たろう",
            "タロウ Tanaka",
            "김철수",
            "王小明",
            "ᏣᎳᎩ",
            "Nguyễn",
            "Ada 2",
        ] {
            let (kept, _) = account_name(name).unwrap_or_else(|e| panic!("{name}: {}", e.code()));
            assert_eq!(kept, name);
        }
        assert_eq!(account_name("  Ｆｕｌｌ   Ｗｉｄｔｈ ").unwrap().0, "Full Width");
        assert_eq!(account_name("O’Neil").unwrap().0, "O'Neil");
        assert_eq!(account_name("A\u{308}da").unwrap().0, "Äda");
    }

    #[test]
    fn what_hides_or_mixes_is_refused() {
        // The second letter of the first is Cyrillic, the o of the third Greek.
        for name in
            ["Pаul", "Adа", "Bοb", "Ada Ольга", "🐞", "Ada 🐞", "♥Ada", "a/b", "<b>", "-Ada", "'", "ᴀda", "𓀀"]
        {
            refused(name, "name-letters");
        }
        refused(&format!("A{}", "\u{335}\u{336}\u{337}\u{338}"), "name-letters");
        for name in ["", "   ", "A\u{200b}da", "Ada\u{202e}", &"x".repeat(25)] {
            refused(name, "bad-name");
        }
        // NFKC writes out what stands in one character.
        refused("ﷺﷺ", "bad-name");
    }

    #[test]
    fn names_of_things_are_reserved() {
        for name in
            ["admin", "ADMIN", "A.d-m_i n", "Admin 7", "level3", "Level 8", "Guest 1234", "vivarium", "ѕуѕор"]
        {
            assert!(account_name(name).is_err_and(|e| e.code() == "name-reserved"), "{name}");
        }
        assert!(is_reserved("admin") && !is_reserved("Guest 1234") && !is_reserved("1234"));
        for name in ["Adminton", "Guestav", "Leveller", "1234"] {
            account_name(name).unwrap();
        }
    }

    #[test]
    fn names_that_read_or_look_alike_are_alike() {
        for (a, b) in [
            ("Ada", "ADA"),
            ("Ada", "аdа"),
            ("Ada", "Ａｄａ"),
            ("Ada  L", " ada l "),
            ("Iris", "lris"),
            ("Paul", "Pau1"),
            ("Bob", "B0b"),
            ("Morn", "Mom"),
            ("STRASSE", "straße"),
            ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
            ("Zoë", "Zoe\u{308}"),
        ] {
            assert!(alike(a, b), "{a} {b}");
        }
        for (a, b) in [("Ada", "Eda"), ("Ian", "Lan"), ("Zoe", "Zoë"), ("Ali", "All"), ("太郎", "次郎")]
        {
            assert!(!alike(a, b), "{a} {b}");
        }
    }
}
