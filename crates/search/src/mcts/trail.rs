//! What each seat does from some point of a game on.

use game::Seat;

/// The keys of the steps that two seats made.
#[derive(Clone, Debug, Default)]
pub struct Trail([[u64; Trail::MOST / 64]; 2]);

impl Trail {
    /// Keys are below this.
    pub const MOST: usize = 512;

    /// Notes a step of a seat.
    ///
    /// # Panics
    /// When the key is too large, or there is no such seat among two.
    #[inline]
    pub fn note(&mut self, seat: Seat, key: usize) {
        self.0[seat.index()][key / 64] |= 1 << (key % 64);
    }

    /// Whether the seat made a step of this key.
    #[inline]
    pub fn holds(&self, seat: Seat, key: usize) -> bool {
        self.0[seat.index()][key / 64] >> (key % 64) & 1 == 1
    }

    pub(super) fn clear(&mut self) {
        *self = Trail::default();
    }
}
