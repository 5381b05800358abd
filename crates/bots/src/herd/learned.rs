//! The file of learned weights.
//!
//! `herd.bin`: the eight bytes `vivherd1`; the number of weights, the number of weights to 1 and a checksum, each
//! of four bytes; then the weights, each of two bytes, as parts of 1. Everything is little-endian; the checksum is FNV-1a
//! (32 bits) of the weights' bytes. `cargo run --release -p bots --example learn-herd` makes it.

use super::value::{Value, WEIGHTS};
use std::sync::OnceLock;

const MAGIC: &[u8; 8] = b"vivherd1";
/// What 1 is written as: weights are exact to half of a part, and may be between -16 and 16.
const PARTS: f32 = 2048.0;
const HEAD: usize = MAGIC.len() + 3 * size_of::<u32>();

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotLearned {
    /// It does not begin as such a file does, or has another length.
    OtherForm,
    /// Its checksum is not that of its weights.
    Damaged,
}

/// The weights that the program carries, read at the first call.
pub(super) fn carried() -> &'static Value {
    static VALUE: OnceLock<Value> = OnceLock::new();
    VALUE.get_or_init(|| read(include_bytes!("../../learned/herd.bin")).expect("a test reads this file"))
}

pub(super) fn read(bytes: &[u8]) -> Result<Value, NotLearned> {
    let (head, weights) = bytes.split_at_checked(HEAD).ok_or(NotLearned::OtherForm)?;
    let mut numbers =
        head[MAGIC.len()..].chunks_exact(4).map(|n| u32::from_le_bytes([n[0], n[1], n[2], n[3]]));
    let (count, parts, sum) = (numbers.next(), numbers.next(), numbers.next());
    let right = head.starts_with(MAGIC) && count == Some(WEIGHTS as u32) && parts == Some(PARTS as u32);
    if !right || weights.len() != 2 * WEIGHTS {
        return Err(NotLearned::OtherForm);
    }
    if sum != Some(checksum(weights)) {
        return Err(NotLearned::Damaged);
    }
    let weight = |pair: &[u8]| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / PARTS;
    Ok(Value { weights: weights.chunks_exact(2).map(weight).collect() })
}

/// The content of the file for these weights.
pub(super) fn write(value: &Value) -> Vec<u8> {
    let parts = |weight: &f32| (weight * PARTS).round() as i16;
    let weights: Vec<u8> = value.weights.iter().flat_map(|weight| parts(weight).to_le_bytes()).collect();
    let mut bytes = MAGIC.to_vec();
    for number in [value.weights.len() as u32, PARTS as u32, checksum(&weights)] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend(weights);
    bytes
}

/// FNV-1a.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = include_bytes!("../../learned/herd.bin");

    #[test]
    fn the_carried_file_is_read_and_written_the_same() {
        let value = read(FILE).unwrap();
        assert_eq!(write(&value), FILE);
        assert!(FILE.len() < 60_000);
        assert!(value.weights.iter().filter(|weight| **weight != 0.0).count() > WEIGHTS / 4);
    }

    #[test]
    fn a_file_of_another_form_or_a_damaged_one_is_refused() {
        assert_eq!(read(b""), Err(NotLearned::OtherForm));
        assert_eq!(read(&FILE[..FILE.len() - 2]), Err(NotLearned::OtherForm));
        let changed = |at: usize| {
            let mut bytes = FILE.to_vec();
            bytes[at] ^= 1;
            read(&bytes)
        };
        assert_eq!(changed(0), Err(NotLearned::OtherForm));
        assert_eq!(changed(9), Err(NotLearned::OtherForm));
        assert_eq!(changed(17), Err(NotLearned::Damaged));
        assert_eq!(changed(FILE.len() - 1), Err(NotLearned::Damaged));
    }
}
