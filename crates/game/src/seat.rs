//! Who sits where.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The most seats that any game here has.
pub const MAX_SEATS: usize = 5;

/// A seat at the table. People and texts number seats from 1, arrays from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The seat that begins.
    pub const FIRST: Seat = Seat(0);
    /// The other seat in a game of two.
    pub const SECOND: Seat = Seat(1);

    /// The seat at this place of an array; `None` beyond the last possible seat.
    pub fn from_index(index: usize) -> Option<Seat> {
        (index < MAX_SEATS).then_some(Seat(index as u8))
    }

    /// The seat that people call by this number, from 1.
    pub fn from_number(number: u8) -> Option<Seat> {
        Self::from_index(usize::from(number).checked_sub(1)?)
    }

    /// From 0.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// From 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat around a table of `seats`.
    #[inline]
    pub fn next(self, seats: u8) -> Seat {
        // No division: this is done once a turn.
        let next = self.0 + 1;
        Seat(if next < seats { next } else { 0 })
    }

    /// The first `seats` seats.
    pub fn all(seats: u8) -> impl ExactSizeIterator<Item = Seat> {
        (0..seats.min(MAX_SEATS as u8)).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::from_number(number).ok_or_else(|| serde::de::Error::custom("a seat is a number from 1 to 5"))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Whether the seat is in it.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats it holds.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
