//! A quick hash for maps of states, in which perft spends most of its time, and names by which a search knows them.

use foldhash::quality::FixedState;
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};

/// A map keyed by states, which nobody from outside can choose.
pub(crate) type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// Multiply and rotate, as rustc does for its own maps. Not for keys that an attacker may choose, and not for names:
/// states that differ in the right two bits have the same hash, which a map finds out by comparing them.
#[derive(Default)]
pub(crate) struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(26) ^ word).wrapping_mul(0xf135_7aea_2e62_a9c5);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.mix(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.mix(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.mix(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.mix(value);
    }

    fn write_usize(&mut self, value: usize) {
        self.mix(value as u64);
    }

    fn finish(&self) -> u64 {
        // The map takes its bucket from the low bits, where a product is weakest.
        self.0.rotate_left(26)
    }
}

/// A name for a state: states with different ones differ, and two that differ have the same one by bad luck only,
/// once in 2^64.
pub(crate) fn name_of<S: Hash>(state: &S) -> u64 {
    FixedState::default().hash_one(state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn states_that_differ_in_few_bits_have_names_of_their_own() {
        // Two sets of cells of a board of two words, with two stones at most.
        let bits: Vec<[u64; 4]> = (0..256).map(|bit| std::array::from_fn(|word| one(bit, word))).collect();
        let both = |a: &[u64; 4], b: &[u64; 4]| std::array::from_fn(|word| a[word] | b[word]);
        let pairs: HashSet<[u64; 4]> =
            bits.iter().flat_map(|a| bits.iter().map(move |b| both(a, b))).collect();
        let names: HashSet<u64> = pairs.iter().map(|&[a, b, c, d]| name_of(&[[a, b], [c, d]])).collect();
        assert_eq!(pairs.len(), 256 * 257 / 2);
        assert_eq!(names.len(), pairs.len());
    }

    /// A bit of four words, as one of them.
    fn one(bit: usize, word: usize) -> u64 {
        if bit / 64 == word { 1 << (bit % 64) } else { 0 }
    }
}
