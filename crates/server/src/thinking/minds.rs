//! What bots remember between their turns.

use catalog::{BotSpec, Thinker};
use game::Seat;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Bots at rest, in a bounded number of bytes; those that were not used for longest make room. A bot that has
/// been forgotten plays on all the same, it only thinks afresh.
pub struct Minds {
    shared: Mutex<Shared>,
    most: usize,
}

#[derive(Default)]
struct Shared {
    resting: HashMap<(String, Seat), Mind>,
    bytes: usize,
    /// Counts up with every use.
    clock: u64,
}

struct Mind {
    bot: BotSpec,
    thinker: Thinker,
    bytes: usize,
    last_used: u64,
}

impl Minds {
    /// For so many bytes in all.
    pub fn new(most: usize) -> Minds {
        Minds { shared: Mutex::default(), most }
    }

    /// Takes the bot of a seat out while it thinks, a new one if it is not known. One that never comes back,
    /// because its thinking broke off, is forgotten by that.
    pub fn take(&self, table: &str, seat: Seat, bot: BotSpec) -> Thinker {
        let known = self.lock().remove(&(table.to_owned(), seat));
        known.filter(|mind| mind.bot == bot).map_or_else(|| Thinker::new(bot), |mind| mind.thinker)
    }

    /// Puts it back.
    pub fn put_back(&self, table: &str, seat: Seat, bot: BotSpec, thinker: Thinker) {
        let bytes = thinker.bytes();
        let mut shared = self.lock();
        shared.clock += 1;
        let mind = Mind { bot, thinker, bytes, last_used: shared.clock };
        shared.bytes += bytes;
        if let Some(old) = shared.resting.insert((table.to_owned(), seat), mind) {
            shared.bytes -= old.bytes;
        }
        while shared.bytes > self.most {
            let Some(oldest) = shared.oldest() else { return };
            shared.remove(&oldest);
        }
    }

    /// Forgets the bots of a table.
    pub fn forget(&self, table: &str) {
        let mut shared = self.lock();
        for seat in Seat::all(game::MAX_SEATS as u8) {
            shared.remove(&(table.to_owned(), seat));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    fn remove(&mut self, key: &(String, Seat)) -> Option<Mind> {
        let mind = self.resting.remove(key)?;
        self.bytes -= mind.bytes;
        Some(mind)
    }

    fn oldest(&self) -> Option<(String, Seat)> {
        let oldest = self.resting.iter().min_by_key(|(_, mind)| mind.last_used);
        oldest.map(|(key, _)| key.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOT: BotSpec = BotSpec::Random;

    fn rests(minds: &Minds, table: &str) -> bool {
        minds.lock().resting.contains_key(&(table.to_owned(), Seat::FIRST))
    }

    fn put(minds: &Minds, table: &str) {
        minds.put_back(table, Seat::FIRST, BOT, minds.take(table, Seat::FIRST, BOT));
    }

    #[test]
    fn those_not_used_for_longest_make_room() {
        let one = Thinker::new(BOT).bytes();
        let minds = Minds::new(2 * one);
        put(&minds, "a");
        put(&minds, "b");
        put(&minds, "a");
        put(&minds, "c");
        assert!(rests(&minds, "a") && !rests(&minds, "b") && rests(&minds, "c"));
        assert_eq!(minds.lock().bytes, 2 * one);
        minds.forget("a");
        minds.forget("c");
        let shared = minds.lock();
        assert_eq!((shared.bytes, shared.resting.len()), (0, 0));
    }

    #[test]
    fn one_that_is_larger_than_the_room_is_not_kept() {
        let minds = Minds::new(1);
        put(&minds, "a");
        assert!(!rests(&minds, "a") && minds.lock().bytes == 0);
    }
}
