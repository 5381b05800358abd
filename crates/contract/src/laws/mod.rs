//! The laws. Each looks at random games of a suite and returns the first breach that it finds.

mod chance;
mod flow;
mod junk;
mod legality;
mod optional;
mod secrecy;
mod texts;
mod views;

pub use chance::{fair_steps, possible_chance, weighted_chance};
pub use flow::{endings, purity, turns};
pub use junk::{junk_texts, views_from_a_wire};
pub use legality::legality;
pub use optional::{invariant, symmetry};
pub use secrecy::secrecy;
pub use texts::{positions, texts};
pub use views::views;

/// `Err` with the words unless the condition holds.
macro_rules! demand {
    ($condition:expr, $($words:tt)+) => {
        let holds: bool = $condition;
        if !holds {
            return Err(format!($($words)+));
        }
    };
}
pub(crate) use demand;

/// Whether a code is in kebab case and its sentence is one.
pub(crate) fn is_friendly(code: &str, sentence: &str) -> Result<(), String> {
    let kebab = code
        .split('-')
        .all(|word| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()));
    demand!(kebab, "the code {code:?} is not in kebab case");
    let begins = sentence.starts_with(|c: char| c.is_uppercase() || !c.is_alphabetic());
    demand!(begins && sentence.ends_with('.'), "{sentence:?} ({code}) is not a sentence");
    Ok(())
}

/// The same as serde_json writes it; what is compared byte by byte.
pub(crate) fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("views and observations serialise")
}
