//! A quick hash for maps of states: perft spends most of its time in one.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A map keyed by states, which nobody from outside can choose.
pub(crate) type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// Multiply and rotate, as rustc does for its own maps. Not for keys that an attacker may choose.
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
    let mut mixer = Mixer::default();
    state.hash(&mut mixer);
    // What the mixer leaves in the upper bits alone is spread over all of them.
    let mut x = mixer.finish();
    x = (x ^ (x >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x ^ (x >> 29)
}
