//! Tables that somebody is about to open: their commitments are shown before anybody has said a word about the game.

use super::fairness::Promise;
use crate::config::Limits;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use protocol::Reserved;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Promises that are not used yet. In memory alone and bounded: where there are too many, the oldest goes,
/// first of the same guest, and whoever wanted to use it asks again.
pub struct Reservations {
    /// In the order in which they were made, which is the one in which they lapse.
    open: Mutex<VecDeque<Reservation>>,
    most: usize,
    most_per_guest: usize,
    time: Duration,
}

struct Reservation {
    promise: Promise,
    guest: GuestId,
    until: Instant,
}

impl Reservations {
    /// None yet.
    pub fn new(limits: &Limits) -> Reservations {
        Reservations {
            open: Mutex::default(),
            most: limits.reservations,
            most_per_guest: limits.reservations_per_guest,
            time: limits.reservation_time,
        }
    }

    /// Promises a seed to a guest, for a table of an id that nobody has.
    pub fn reserve(&self, guest: GuestId) -> Reserved {
        let promise = Promise::fresh();
        let shown = promise.shown();
        let now = Instant::now();
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|reservation| reservation.until > now);
        let of_guest = open.iter().filter(|reservation| reservation.guest == guest).count();
        if of_guest >= self.most_per_guest
            && let Some(oldest) = open.iter().position(|reservation| reservation.guest == guest)
        {
            open.remove(oldest);
        }
        if open.len() >= self.most {
            open.pop_front();
        }
        open.push_back(Reservation { promise, guest, until: now + self.time });
        shown
    }

    /// What was promised to this guest for this table. It is given once.
    ///
    /// # Errors
    /// When it was not, or too long ago.
    pub fn redeem(&self, guest: &GuestId, table: &str) -> Result<Promise, Refused> {
        let now = Instant::now();
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |reservation: &Reservation| {
            reservation.promise.table == table && reservation.guest == *guest && reservation.until > now
        };
        let at = open.iter().position(is_it);
        at.and_then(|at| open.remove(at)).map(|found| found.promise).ok_or(refusals::UNKNOWN_COMMITMENT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reservations(most: usize, most_per_guest: usize, time: Duration) -> Reservations {
        let limits = Limits {
            reservations: most,
            reservations_per_guest: most_per_guest,
            reservation_time: time,
            ..Limits::default()
        };
        Reservations::new(&limits)
    }

    const LONG: Duration = Duration::from_secs(60);

    #[test]
    fn what_was_promised_is_given_once_and_to_nobody_else() {
        let all = reservations(10, 5, LONG);
        let (ada, eve) = (GuestId::random(), GuestId::random());
        let reserved = all.reserve(ada.clone());
        let table = &reserved.table;
        assert_eq!(all.redeem(&eve, table).unwrap_err(), refusals::UNKNOWN_COMMITMENT);
        assert!(all.redeem(&ada, "somewhere").is_err());
        assert_eq!(all.redeem(&ada, table).unwrap().shown(), reserved);
        assert!(all.redeem(&ada, table).is_err());
    }

    #[test]
    fn it_lapses() {
        let all = reservations(10, 5, Duration::ZERO);
        let ada = GuestId::random();
        let table = all.reserve(ada.clone()).table;
        assert!(all.redeem(&ada, &table).is_err());
        all.reserve(ada);
        assert_eq!(all.open.lock().unwrap().len(), 1);
    }

    #[test]
    fn there_are_never_more_than_there_may_be() {
        let all = reservations(4, 2, LONG);
        let (ada, bob) = (GuestId::random(), GuestId::random());
        let bobs = all.reserve(bob.clone()).table;
        let tables: Vec<String> = (0..5).map(|_| all.reserve(ada.clone()).table).collect();
        let kept: Vec<bool> = tables.iter().map(|table| all.redeem(&ada, table).is_ok()).collect();
        assert_eq!(kept, [false, false, false, true, true]);
        // Many guests push out the oldest of all.
        for _ in 0..4 {
            all.reserve(GuestId::random());
        }
        assert!(all.redeem(&bob, &bobs).is_err());
        assert_eq!(all.open.lock().unwrap().len(), 4);
    }
}
