//! How many people watch a table.

use crate::guests::GuestId;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::sync::watch;

/// Those with a live connection who do not sit at the table. Several pages of one person count once.
pub struct Watchers {
    people: Mutex<HashMap<GuestId, usize>>,
    /// The latest figure alone: whoever is slow misses nothing by not having heard of those before.
    count: watch::Sender<usize>,
}

impl Watchers {
    /// Nobody.
    pub fn new() -> Watchers {
        Watchers { people: Mutex::default(), count: watch::Sender::new(0) }
    }

    /// How many there are, from now on.
    pub fn count(&self) -> watch::Receiver<usize> {
        self.count.subscribe()
    }

    /// One more connection.
    pub fn enter(&self, guest: &GuestId) {
        self.change(|people| *people.entry(guest.clone()).or_default() += 1);
    }

    /// One less.
    pub fn leave(&self, guest: &GuestId) {
        self.change(|people| {
            if let Some(connections) = people.get_mut(guest) {
                *connections = connections.saturating_sub(1);
                if *connections == 0 {
                    people.remove(guest);
                }
            }
        });
    }

    fn change(&self, change: impl FnOnce(&mut HashMap<GuestId, usize>)) {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut people);
        // Under the lock, so that the last figure is the true one.
        self.count.send_if_modified(|count| std::mem::replace(count, people.len()) != people.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_counted_and_not_their_pages() {
        let watchers = Watchers::new();
        let mut count = watchers.count();
        let (ada, bob) = (GuestId::random(), GuestId::random());
        for guest in [&ada, &ada, &bob] {
            watchers.enter(guest);
        }
        assert_eq!(*count.borrow_and_update(), 2);
        watchers.leave(&ada);
        assert!(!count.has_changed().unwrap());
        watchers.leave(&ada);
        watchers.leave(&ada);
        assert_eq!(*count.borrow_and_update(), 1);
    }
}
