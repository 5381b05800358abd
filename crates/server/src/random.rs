//! Secrets and names that nobody guesses, from the operating system.

use rand::rand_core::UnwrapErr;
use rand::rngs::SysRng;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};

/// The operating system's random source.
///
/// # Panics
/// It panics where the system has none to give: nothing here may go on with less.
pub fn system() -> UnwrapErr<SysRng> {
    UnwrapErr(SysRng)
}

/// A generator that gives the same numbers for the same seed, of any length. For thinking only: what it gives can be
/// foretold.
pub fn from_seed(seed: &[u8]) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::from_seed(Sha256::digest(seed).into())
}

/// So many random bytes.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    system().fill_bytes(&mut bytes);
    bytes
}

/// No letters that are taken for digits, no capitals: easy to read out.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A random word of this many letters, each worth five bits.
pub fn word<const LETTERS: usize>() -> String {
    bytes::<LETTERS>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Whether a text could have come from [`word`].
pub fn is_word(text: &str, letters: usize) -> bool {
    text.len() == letters && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// Compares secrets in a time that does not depend on where they differ.
pub fn same_secret(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_words_and_differ() {
        assert_eq!(ALPHABET.iter().collect::<std::collections::HashSet<_>>().len(), 32);
        let (a, b) = (word::<26>(), word::<26>());
        assert!(is_word(&a, 26) && !is_word(&a, 16) && !is_word("UPPERCASE0123456", 16));
        assert_ne!(a, b);
        assert!(same_secret(&a, &a) && !same_secret(&a, &b) && !same_secret(&a, ""));
    }
}
