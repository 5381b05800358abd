//! Random numbers that depend on what they are for, and not on what was drawn before.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What random numbers are for.
#[derive(Clone, Copy)]
pub(super) enum Use {
    /// The random turns that open the games of a round.
    Opening,
    /// The outcome of chance with this number, counted from the start of the game: the same in every game of a
    /// round, as far as the games have the same choice of outcomes.
    Chance(u64),
    /// The thoughts of the player in this seat in this game of a round.
    Player(u64, u64),
}

/// The seed for a use in a round. Other seeds, rounds and uses have others, but for a chance of about 2^-64.
pub(super) fn seed_for(seed: u64, round: u32, purpose: Use) -> u64 {
    let [kind, first, second] = match purpose {
        Use::Opening => [0, 0, 0],
        Use::Chance(index) => [1, index, 0],
        Use::Player(game, seat) => [2, game, seat],
    };
    [seed, round.into(), kind, first, second].into_iter().fold(0, |hash, word| mixed(hash ^ word))
}

/// A generator for a use in a round.
pub(super) fn stream(seed: u64, round: u32, purpose: Use) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed_for(seed, round, purpose))
}

/// SplitMix64: the next state, with its bits spread.
fn mixed(word: u64) -> u64 {
    let mut word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_use_of_every_round_has_its_own_seed() {
        let uses = |n: u64| [Use::Opening, Use::Chance(n), Use::Player(n, 0), Use::Player(n, 1)];
        let mut seeds = HashSet::new();
        for (seed, round) in [(1, 0), (1, 1), (0, 1), (2, 0)] {
            seeds.insert(seed_for(seed, round, Use::Opening));
            for n in 0..20 {
                seeds.extend(uses(n).map(|purpose| seed_for(seed, round, purpose)));
            }
        }
        assert_eq!(seeds.len(), 4 * (1 + 3 * 20));
    }
}
