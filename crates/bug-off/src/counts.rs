//! Numbers of cards by kind, in one word.
//!
//! Ten bits a kind, the ant's the lowest. No kind has more than 12 cards and no deck more than 72 bugs, so that
//! not even a sum over the kinds reaches the highest bit of its ten: what is done to every kind is done to the
//! word. And nothing in a state is an array that is indexed, so that a random game runs in registers.

use crate::Kind;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Bits for the number of one kind: half of what [`Piles`](crate::piles::Piles) have for a kind of all seats,
/// which makes the way from there to here short.
pub(crate) const WIDTH: usize = 10;
/// A one for every kind.
const ONES: u64 = 1 | 1 << WIDTH | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50;
/// The highest bit of every kind.
const HIGH: u64 = ONES << (WIDTH - 1);
/// All bits of the lowest kind.
const LANE: u64 = (1 << WIDTH) - 1;
/// The most cards of one kind that any setup has.
const MOST_COPIES: u8 = 12;

/// How many cards of each kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[serde(try_from = "Named", into = "Named")]
#[cfg_attr(feature = "schema", schema(value_type = Named), ts(as = "Named"))]
pub struct Counts(pub(crate) u64);

/// What a word has in the place of the last kind.
#[inline]
fn last(word: u64) -> u32 {
    (word >> (WIDTH * 5)) as u32 & LANE as u32
}

impl Counts {
    /// None of any kind.
    pub const EMPTY: Counts = Counts(0);
    /// One of every kind.
    pub(crate) const ONE_EACH: Counts = Counts(ONES);

    /// As many of every kind.
    pub(crate) fn each(count: u8) -> Counts {
        Counts(ONES * u64::from(count))
    }

    /// How many of a kind.
    #[inline]
    pub fn of(&self, kind: Kind) -> u8 {
        (self.0 >> (WIDTH * kind.index())) as u8
    }

    /// How many in all.
    #[inline]
    pub fn total(&self) -> u32 {
        last(self.up_to())
    }

    /// How many up to each kind and including it: the running sums.
    #[inline]
    fn up_to(self) -> u64 {
        self.0.wrapping_mul(ONES)
    }

    /// Adds some of a kind.
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind, count: u8) {
        self.0 += u64::from(count) << (WIDTH * kind.index());
    }

    /// Adds these.
    #[inline]
    pub(crate) fn add_all(&mut self, other: Counts) {
        self.0 += other.0;
    }

    /// Takes one of a kind, which must be there.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind) {
        debug_assert!(self.of(kind) > 0);
        self.0 -= 1 << (WIDTH * kind.index());
    }

    /// Takes these, if they are there.
    pub(crate) fn minus(&self, other: &Counts) -> Option<Counts> {
        // The highest bits keep each kind from borrowing from the next, and tell which one wanted to.
        let rest = (self.0 | HIGH) - other.0;
        (rest & HIGH == HIGH).then_some(Counts(rest ^ HIGH))
    }

    /// The kind of the card with `n` before it, the cards lying sorted. `n` is less than 512.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Option<Kind> {
        debug_assert!(u64::from(n) < 1 << (WIDTH - 1));
        // Before the card lie the kinds of which, with those before them, there are no more than `n` cards.
        // What the running sums leave above the last kind is cut off.
        let before = (((u64::from(n) * ONES) | HIGH) - (self.up_to() & (ONES * LANE))) & HIGH;
        Kind::from_index(last((before >> (WIDTH - 1)).wrapping_mul(ONES)))
    }

    /// One card of each kind of which there is any.
    #[inline]
    pub(crate) fn kinds(self) -> Counts {
        Counts(((self.0 + (HIGH - ONES)) & HIGH) >> (WIDTH - 1))
    }

    /// These, but only of the kinds of which the other has one card.
    #[inline]
    pub(crate) fn only(self, kinds: Counts) -> Counts {
        Counts(self.0 & (kinds.0 * LANE))
    }

    /// A bit for each kind of which there is any, by its place in [`Kind::ALL`].
    #[inline]
    pub(crate) fn bits(self) -> u8 {
        // The bit of kind `k` stands at 10k; shifted by 45 - 9k it comes next to the others.
        const TOGETHER: u64 = 1 << 45 | 1 << 36 | 1 << 27 | 1 << 18 | 1 << 9 | 1;
        (self.kinds().0.wrapping_mul(TOGETHER) >> 45) as u8 & 0b11_1111
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Counts").field(&Kind::ALL.map(|kind| self.of(kind))).finish()
    }
}

impl FromIterator<(Kind, u8)> for Counts {
    fn from_iter<I: IntoIterator<Item = (Kind, u8)>>(counts: I) -> Counts {
        let mut all = Counts::EMPTY;
        counts.into_iter().for_each(|(kind, count)| all.add(kind, count));
        all
    }
}

/// Counts as JSON shows them.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = Counts), ts(rename = "Counts"))]
pub(crate) struct Named {
    ant: u8,
    bee: u8,
    cricket: u8,
    ladybug: u8,
    moth: u8,
    snail: u8,
}

impl TryFrom<Named> for Counts {
    type Error = &'static str;

    /// More cards of a kind than any setup has would not fit beside each other.
    fn try_from(n: Named) -> Result<Counts, &'static str> {
        let counts = [n.ant, n.bee, n.cricket, n.ladybug, n.moth, n.snail];
        if counts.iter().any(|&count| count > MOST_COPIES) {
            return Err("there are at most 12 cards of a kind");
        }
        Ok(Kind::ALL.into_iter().zip(counts).collect())
    }
}

impl From<Counts> for Named {
    fn from(counts: Counts) -> Named {
        let [ant, bee, cricket, ladybug, moth, snail] = Kind::ALL.map(|kind| counts.of(kind));
        Named { ant, bee, cricket, ladybug, moth, snail }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way of counting, against the plain one: as many cards as there can be, few, and none.
    #[test]
    fn a_word_counts_as_single_numbers_do() {
        for seed in 0..3u32.pow(6) {
            let plain: Vec<u8> = (0..6).map(|i| [0, 1, 12][(seed / 3u32.pow(i) % 3) as usize]).collect();
            let counts: Counts = Kind::ALL.into_iter().zip(plain.iter().copied()).collect();
            let cards: Vec<Kind> = Kind::ALL
                .into_iter()
                .flat_map(|kind| std::iter::repeat_n(kind, plain[kind.index()].into()))
                .collect();
            assert_eq!(counts.total() as usize, cards.len());
            for n in 0..=cards.len() + 1 {
                assert_eq!(counts.nth(n as u32), cards.get(n).copied(), "{counts:?} {n}");
            }
            for kind in Kind::ALL {
                let count = plain[kind.index()];
                assert_eq!(counts.of(kind), count);
                assert_eq!(counts.kinds().of(kind), count.min(1));
                assert_eq!(counts.bits() >> kind.index() & 1, count.min(1));
                let rest = counts.minus(&[(kind, 1)].into_iter().collect());
                assert_eq!(rest.map(|rest| rest.of(kind)), count.checked_sub(1));
            }
            assert_eq!(counts.minus(&counts), Some(Counts::EMPTY));
        }
    }
}
