//! One pile of cards for each seat.

use crate::counts::WIDTH;
use crate::{Counts, Kind};
use game::{MAX_SEATS, Seat};

/// Bits for the cards of one kind with one seat: there are at most 12.
const NUMBER: usize = 4;
/// Bits for the cards of one kind with all seats.
const KIND: usize = NUMBER * MAX_SEATS;
/// The cards of the first kind with every seat.
const FIRST_KIND: u128 = (1 << KIND) - 1;
/// What the first seat has of three kinds.
const FIRST_SEAT: u64 = 0xf << (2 * KIND) | 0xf << KIND | 0xf;

// The kinds of one half lie twice as far apart as those of `Counts`: the other half fits between them.
const _: () = assert!(KIND == 2 * WIDTH);

/// How many cards of each kind lie with each seat.
///
/// The low half has every other kind from the ant on, the high half the others; within a half the kinds lie
/// 20 bits apart, and within a kind the seats 4 bits. What the rules do to one kind of all seats is one
/// operation, and the pile of one seat is [`Counts`] after two shifts.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Piles(u128);

/// The lowest bit of the cards of a kind.
#[inline]
fn at(kind: Kind) -> usize {
    KIND * (kind.index() / 2) + 64 * (kind.index() % 2)
}

/// One card of a kind with one seat.
#[inline]
fn one(kind: Kind, seat: Seat) -> u128 {
    1 << (at(kind) + NUMBER * seat.index())
}

impl Piles {
    /// No card anywhere.
    pub(crate) const EMPTY: Piles = Piles(0);

    /// These piles, the first that of the first seat.
    pub(crate) fn from_seats(piles: &[Counts]) -> Piles {
        let mut all = Piles::EMPTY;
        Seat::all(MAX_SEATS as u8).zip(piles).for_each(|(seat, &pile)| all.put(seat, pile));
        all
    }

    /// The pile of one seat.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Counts {
        let of_half = |half: u64| half >> (NUMBER * seat.index()) & FIRST_SEAT;
        Counts(of_half(self.0 as u64) | of_half((self.0 >> 64) as u64) << WIDTH)
    }

    /// The piles of the first seats.
    #[inline]
    pub(crate) fn of_seats(&self, seats: u8) -> impl Iterator<Item = Counts> + use<> {
        let piles = *self;
        Seat::all(seats).map(move |seat| piles.of(seat))
    }

    /// Gives cards to a seat that has none.
    pub(crate) fn put(&mut self, seat: Seat, pile: Counts) {
        debug_assert_eq!(self.of(seat), Counts::EMPTY);
        let numbers = Kind::ALL.into_iter().map(|kind| one(kind, seat) * u128::from(pile.of(kind)));
        self.0 += numbers.sum::<u128>();
    }

    /// Adds a card to the pile of one seat.
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind, seat: Seat) {
        self.0 += one(kind, seat);
    }

    /// Takes a card from the pile of one seat, where it must be.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind, seat: Seat) {
        debug_assert!(self.of(seat).of(kind) > 0);
        self.0 -= one(kind, seat);
    }

    /// Moves all cards of a kind to the other pile of the same seat.
    #[inline]
    pub(crate) fn move_all(&mut self, kind: Kind, to: &mut Piles) {
        let moved = self.0 & FIRST_KIND << at(kind);
        self.0 -= moved;
        to.0 += moved;
    }

    /// Takes all cards of the kinds of which there is one here, and says which those were.
    #[inline]
    pub(crate) fn take_all(&mut self, kinds: Counts) -> Counts {
        let mut taken = Counts::EMPTY;
        self.of_seats(MAX_SEATS as u8).for_each(|pile| taken.add_all(pile.only(kinds)));
        let of_half = |kinds: u64| u128::from(kinds & FIRST_SEAT) * FIRST_KIND;
        self.0 &= !(of_half(kinds.0) | of_half(kinds.0 >> WIDTH) << 64);
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Piles in which every number is another one than its neighbours, the largest included.
    fn uneven() -> Vec<Counts> {
        let count = |seat: usize, kind: Kind| ((5 * seat + 7 * kind.index()) % 13) as u8;
        (0..MAX_SEATS)
            .map(|seat| Kind::ALL.into_iter().map(|kind| (kind, count(seat, kind))).collect())
            .collect()
    }

    fn only(piles: &[Counts], kinds: Counts) -> Vec<Counts> {
        piles.iter().map(|pile| pile.only(kinds)).collect()
    }

    #[test]
    fn a_word_holds_the_piles_of_all_seats() {
        let piles = Piles::from_seats(&uneven());
        assert_eq!(piles.of_seats(5).collect::<Vec<_>>(), uneven());
        for kind in Kind::ALL {
            for seat in Seat::all(5) {
                let mut more = Piles::EMPTY;
                more.add(kind, seat);
                let one: Counts = [(kind, 1)].into_iter().collect();
                assert_eq!(Seat::all(5).filter(|&s| more.of(s) == one).collect::<Vec<_>>(), [seat]);
                more.take(kind, seat);
                assert!(more == Piles::EMPTY);
            }
        }
    }

    #[test]
    fn moving_and_taking_touch_the_named_kinds_alone() {
        for bits in 0..64u8 {
            let kinds: Counts = Kind::ALL.into_iter().map(|k| (k, bits >> k.index() & 1)).collect();
            let others = Counts::ONE_EACH.minus(&kinds).unwrap();
            let (mut from, mut to) = (Piles::from_seats(&uneven()), Piles::EMPTY);
            let mut swept = from;
            Kind::ALL.into_iter().filter(|&k| kinds.of(k) == 1).for_each(|k| from.move_all(k, &mut to));
            assert!(from == Piles::from_seats(&only(&uneven(), others)));
            assert!(to == Piles::from_seats(&only(&uneven(), kinds)));
            let all = only(&uneven(), kinds).into_iter().fold(Counts::EMPTY, |mut all, pile| {
                all.add_all(pile);
                all
            });
            assert_eq!(swept.take_all(kinds), all);
            assert!(swept == from);
        }
    }
}
