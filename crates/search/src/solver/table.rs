//! What the solver has found out, in bounded memory.

use std::sync::atomic::{AtomicU64, Ordering};

/// The name of a position, in two numbers below 2^50.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(pub [u64; 2]);

/// No limit to the number of turns.
pub(super) const AT_ALL: u8 = 127;

/// What is known about the end of a position: who wins, and in how many turns.
///
/// `won` is the smallest number of turns within which its mover is known to force a win, `not_won` the largest
/// within which it is known that the mover cannot; `lost` and `not_lost` say the same of the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    kind: Kind,
    yes: u8,
    no: u8,
    other_no: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Neither side's win is known.
    Open,
    /// The mover wins.
    Won,
    /// The opponent wins.
    Lost,
}

impl Known {
    /// Nothing: no side has won within no turns, as the game goes on.
    pub const NOTHING: Known = Known { kind: Kind::Open, yes: 0, no: 0, other_no: 0 };

    /// Whether the mover (`by_mover`) or else its opponent forces a win within so many turns, if that is known.
    pub fn wins(self, by_mover: bool, within: u8) -> Option<bool> {
        let winner = if by_mover { Kind::Won } else { Kind::Lost };
        match self.kind {
            Kind::Open => {
                let no = if by_mover { self.no } else { self.other_no };
                (within <= no).then_some(false)
            }
            kind if kind != winner => Some(false),
            _ if within >= self.yes => Some(true),
            _ if within <= self.no => Some(false),
            _ => None,
        }
    }

    /// The same knowledge with one more answer of [`Known::wins`].
    #[must_use]
    pub fn with(self, by_mover: bool, within: u8, answer: bool) -> Known {
        let winner = if by_mover { Kind::Won } else { Kind::Lost };
        match (self.kind, answer) {
            (Kind::Open, true) => {
                let no = if by_mover { self.no } else { self.other_no };
                Known { kind: winner, yes: within, no, other_no: 0 }
            }
            (Kind::Open, false) if by_mover => Known { no: self.no.max(within), ..self },
            (Kind::Open, false) => Known { other_no: self.other_no.max(within), ..self },
            (kind, _) if kind != winner => self,
            (_, true) => Known { yes: self.yes.min(within), ..self },
            (_, false) => Known { no: self.no.max(within), ..self },
        }
    }

    fn bits(self) -> u64 {
        let second = if self.kind == Kind::Open { self.other_no } else { self.yes };
        (self.kind as u64) << 14 | u64::from(second) << 7 | u64::from(self.no)
    }

    fn from_bits(bits: u64) -> Known {
        let (second, no) = ((bits >> 7 & 127) as u8, (bits & 127) as u8);
        match bits >> 14 & 3 {
            0 => Known { kind: Kind::Open, yes: 0, no, other_no: second },
            1 => Known { kind: Kind::Won, yes: second, no, other_no: 0 },
            _ => Known { kind: Kind::Lost, yes: second, no, other_no: 0 },
        }
    }
}

/// A bucket is one line of a processor's cache.
const BUCKET: usize = 4;
const LOW: u64 = (1 << 50) - 1;

/// A table of positions that threads share without locks.
///
/// An entry is two words: the first number of the code, what is known (14 bits of it) above; the second number
/// with the rest of what is known and the effort above, crossed with a scattering of the first word. An entry
/// that two threads tear apart therefore names a position that nobody asks for, but for a chance of 2^-50.
pub(super) struct Table {
    buckets: Vec<Bucket>,
    used: AtomicU64,
}

/// Two words for each of its entries.
#[repr(align(64))]
#[derive(Default)]
struct Bucket([AtomicU64; 2 * BUCKET]);

impl Table {
    /// A table of at most so many bytes, for at most so many positions.
    pub fn new(bytes: usize, positions: u64) -> Table {
        let wanted = usize::try_from(positions / 3).unwrap_or(usize::MAX).max(16);
        let buckets = wanted.min(bytes / (16 * BUCKET)).max(1);
        let buckets = std::iter::repeat_with(Bucket::default).take(buckets).collect();
        Table { buckets, used: AtomicU64::new(0) }
    }

    /// Entries in use and entries that there are.
    pub fn usage(&self) -> (u64, u64) {
        (self.used.load(Ordering::Relaxed), (self.buckets.len() * BUCKET) as u64)
    }

    /// Asks for the memory of a position, so that a look at it soon afterwards need not wait.
    #[inline]
    pub fn touch(&self, code: Code) -> u64 {
        self.bucket(code)[0].load(Ordering::Relaxed)
    }

    /// What is known about a position.
    #[inline]
    pub fn look(&self, code: Code) -> Known {
        let bucket = self.bucket(code);
        let found = bucket.chunks_exact(2).map(Entry::read).find(|entry| entry.code == code);
        found.map_or(Known::NOTHING, |entry| entry.known)
    }

    /// Adds an answer to what is known. Where there is no room, what was found with the least effort goes.
    pub fn learn(&self, code: Code, by_mover: bool, within: u8, answer: bool, effort: u64) {
        let bucket = self.bucket(code);
        let effort = effort.checked_ilog2().map_or(1, |log| log + 1).min(63) as u8;
        let mut least = (u8::MAX, 0);
        for (place, words) in bucket.chunks_exact(2).enumerate() {
            let entry = Entry::read(words);
            if entry.effort > 0 && entry.code == code {
                let known = entry.known.with(by_mover, within, answer);
                return Entry { code, known, effort: entry.effort.max(effort) }.write(words);
            }
            least = least.min((entry.effort, place));
        }
        if least.0 == 0 {
            self.used.fetch_add(1, Ordering::Relaxed);
        }
        let known = Known::NOTHING.with(by_mover, within, answer);
        Entry { code, known, effort }.write(&bucket[2 * least.1..][..2]);
    }

    #[inline]
    fn bucket(&self, code: Code) -> &[AtomicU64; 2 * BUCKET] {
        let hash = scatter(code.0[0] ^ scatter(code.0[1]));
        // The high half of the product spreads the hash evenly over any number of buckets.
        let at = ((u128::from(hash) * self.buckets.len() as u128) >> 64) as usize;
        &self.buckets[at].0
    }
}

struct Entry {
    code: Code,
    known: Known,
    /// The number of binary digits of the nodes that it took; 0 in an empty entry.
    effort: u8,
}

impl Entry {
    #[inline]
    fn read(words: &[AtomicU64]) -> Entry {
        let first = words[0].load(Ordering::Relaxed);
        let second = words[1].load(Ordering::Relaxed) ^ scatter(first);
        let data = first >> 50 | (second >> 50) << 14;
        let code = Code([first & LOW, second & LOW]);
        Entry { code, known: Known::from_bits(data & 0xffff), effort: (data >> 16 & 63) as u8 }
    }

    #[inline]
    fn write(self, words: &[AtomicU64]) {
        let data = self.known.bits() | u64::from(self.effort) << 16;
        let first = self.code.0[0] | data << 50;
        let second = self.code.0[1] | (data >> 14) << 50;
        words[0].store(first, Ordering::Relaxed);
        words[1].store(second ^ scatter(first), Ordering::Relaxed);
    }
}

/// Spreads a number over all bits (the multipliers are those of splitmix64). Zero stays zero, so that an empty
/// entry is all zeros.
#[inline]
fn scatter(x: u64) -> u64 {
    let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
