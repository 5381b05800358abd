//! Who has a live connection to a table, or looks at it now and then; and how long the way to them is.

use super::Table;
use super::clocks::MOST_LAG;
use super::entry::Occupant;
use crate::guests::GuestId;
use protocol::Clock;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The people at a table, by their live connections. Nobody is there before the first one.
pub struct Presence {
    people: Mutex<HashMap<GuestId, Place>>,
    /// Since when those who were never seen have been away.
    since: i64,
}

#[derive(Clone, Copy, Default)]
struct Place {
    connections: usize,
    /// When the last of them ended, or the last look was.
    left: i64,
    /// How long a frame takes to them and back, in milliseconds, smoothed; none before the first was measured.
    lag: Option<i64>,
}

impl Presence {
    /// Nobody, from this moment of the site's time on.
    pub fn new(since: i64) -> Presence {
        Presence { people: Mutex::default(), since }
    }

    /// One more connection; true when there was none before.
    pub fn enter(&self, guest: &GuestId) -> bool {
        let mut people = self.lock();
        let place = people.entry(guest.clone()).or_default();
        place.connections += 1;
        if place.connections == 1 {
            place.lag = None;
        }
        place.connections == 1
    }

    /// One less; true when it was the last.
    pub fn leave(&self, guest: &GuestId, now: i64) -> bool {
        let mut people = self.lock();
        let Some(place) = people.get_mut(guest) else { return false };
        place.connections = place.connections.saturating_sub(1);
        place.left = now;
        place.connections == 0
    }

    /// A frame went to them and back in so many milliseconds. What is far away is no further than what may be given back.
    pub fn measure(&self, guest: &GuestId, round_trip: i64) {
        let round_trip = round_trip.clamp(0, MOST_LAG);
        if let Some(place) = self.lock().get_mut(guest) {
            place.lag = Some(place.lag.map_or(round_trip, |lag| (3 * lag + round_trip) / 4));
        }
    }

    /// How long the way to the person is whose live clock runs at this table, in milliseconds; 0 where there is no such
    /// person, or none who is connected.
    pub fn lag_at(&self, table: &Table) -> u32 {
        let lag = || {
            let clocks = table.clocks.filter(|clocks| matches!(clocks.setting(), Clock::Live { .. }))?;
            let Occupant::Guest { id, .. } = table.seats.get(clocks.running()?.index())? else { return None };
            let place = *self.lock().get(id)?;
            u32::try_from(place.lag.filter(|_| place.connections > 0)?).ok()
        };
        lag().unwrap_or(0)
    }

    /// Somebody looks without a live connection, as pages do where none comes through; true when they count as away only
    /// from now on.
    pub fn look(&self, guest: &GuestId, now: i64) -> bool {
        let mut people = self.lock();
        let place = people.entry(guest.clone()).or_default();
        let later = place.connections == 0 && place.left < now;
        place.left = place.left.max(now);
        later
    }

    /// Since when a guest has had no connection; `None` while there is one.
    pub fn away_since(&self, guest: &GuestId) -> Option<i64> {
        match self.lock().get(guest) {
            Some(place) if place.connections > 0 => None,
            Some(place) => Some(place.left),
            None => Some(self.since),
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GuestId, Place>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
