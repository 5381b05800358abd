//! When which clock will run out.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The tables at which a clock runs, also those that are not in memory.
#[derive(Default)]
pub struct Deadlines {
    inner: Mutex<Inner>,
    earlier: Notify,
}

#[derive(Default)]
struct Inner {
    of: HashMap<String, i64>,
    in_order: BTreeSet<(i64, String)>,
}

impl Deadlines {
    /// Notes when the clock that runs at a table will run out; `None` when none runs.
    pub fn set(&self, table: &str, deadline: Option<i64>) {
        let mut inner = self.lock();
        let first = inner.first();
        if let Some(old) = inner.of.remove(table) {
            inner.in_order.remove(&(old, table.to_owned()));
        }
        if let Some(deadline) = deadline {
            inner.of.insert(table.to_owned(), deadline);
            inner.in_order.insert((deadline, table.to_owned()));
        }
        if inner.first() < first || first.is_none() {
            self.earlier.notify_one();
        }
    }

    /// The earliest of all.
    pub fn first(&self) -> Option<i64> {
        self.lock().first()
    }

    /// The tables whose moment has come.
    pub fn due(&self, now: i64) -> Vec<String> {
        let inner = self.lock();
        inner.in_order.iter().take_while(|(at, _)| *at <= now).map(|(_, table)| table.clone()).collect()
    }

    /// Comes to an end when the earliest may be another one.
    pub async fn changed(&self) {
        self.earlier.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn first(&self) -> Option<i64> {
        self.in_order.first().map(|(at, _)| *at)
    }
}
