//! How several texts become one input of a hash, so that no two lists give the same bytes.

use sha2::{Digest, Sha256};

/// What a commitment is the hash of begins with this.
pub(crate) const COMMITMENT: &str = "vivarium/fair/1/commitment";
/// What the salt of the key is the hash of begins with this.
pub(crate) const SALT: &str = "vivarium/fair/1/salt";
/// What the key is for.
pub(crate) const KEY: &str = "vivarium/fair/1/key";
/// The stream of the lot.
pub(crate) const LOT: &str = "vivarium/fair/1/lot";
/// The stream of an outcome of chance.
pub(crate) const DRAW: &str = "vivarium/fair/1/draw";

/// SHA-256 of a label and fields, each behind its length in bytes (32 bits, the highest byte first).
pub(crate) fn hash<'a>(label: &'a str, fields: impl IntoIterator<Item = &'a [u8]>) -> [u8; 32] {
    let mut hash = Sha256::new();
    for field in std::iter::once(label.as_bytes()).chain(fields) {
        // No field comes near four gigabytes; a longer one would be cut in its length alone, and stay what it is.
        hash.update((field.len() as u32).to_be_bytes());
        hash.update(field);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_a_field_ends_makes_a_difference() {
        let of = |fields: &[&str]| hash("x", fields.iter().map(|field| field.as_bytes()));
        let all =
            [of(&["ab", "c"]), of(&["a", "bc"]), of(&["abc"]), of(&["abc", ""]), of(&["", "abc"]), of(&[])];
        for (i, a) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|b| a != b), "{i}");
        }
    }
}
