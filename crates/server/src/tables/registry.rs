//! The tables in memory.

use super::{Cell, Table};
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::random;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use store::StoreError;
use tokio::sync::OnceCell;

/// Letters of a table's id: 80 bits.
pub const TABLE_ID_LETTERS: usize = 16;

/// A bounded number of tables; those that nobody uses make room.
pub struct Registry {
    slots: Mutex<HashMap<String, Arc<Slot>>>,
    most: usize,
    clock: AtomicU64,
}

#[derive(Default)]
struct Slot {
    cell: OnceCell<Arc<Cell>>,
    last_used: AtomicU64,
}

impl Slot {
    /// Whether the registry alone knows it. Others get it from the registry only, whose lock is held.
    fn is_idle(slot: &Arc<Slot>) -> bool {
        Arc::strong_count(slot) == 1 && slot.cell.get().is_none_or(|cell| Arc::strong_count(cell) == 1)
    }
}

impl Registry {
    /// For at most so many tables.
    pub fn new(most: usize) -> Registry {
        Registry { slots: Mutex::default(), most: most.max(1), clock: AtomicU64::new(0) }
    }

    /// The table of this id, read from the store when it is not in memory.
    ///
    /// # Errors
    /// When there is no such table, no room, or no answer from the store.
    pub async fn get(&self, app: &Arc<App>, id: &str) -> Result<Arc<Cell>, Refused> {
        if !random::is_word(id, TABLE_ID_LETTERS) {
            return Err(refusals::UNKNOWN_TABLE);
        }
        let slot = self.slot(app, id)?;
        let read = || async {
            let table = load(app, id).await?.ok_or(refusals::UNKNOWN_TABLE)?;
            Ok::<_, Refused>(Arc::new(Cell::new(table, app.time.now())))
        };
        let fresh = !slot.cell.initialized();
        match slot.cell.get_or_try_init(read).await {
            Ok(cell) => {
                if fresh {
                    cell.resume(app).await;
                }
                Ok(cell.clone())
            }
            Err(refused) => {
                drop(slot);
                self.forget_empty(id);
                Err(refused)
            }
        }
    }

    /// Adds a table that was just made.
    ///
    /// # Errors
    /// When there is no room.
    pub async fn insert(&self, app: &Arc<App>, table: Table) -> Result<Arc<Cell>, Refused> {
        let slot = self.slot(app, table.id())?;
        let cell = slot.cell.get_or_init(|| async { Arc::new(Cell::new(table, app.time.now())) }).await;
        cell.resume(app).await;
        Ok(cell.clone())
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn slot(&self, app: &App, id: &str) -> Result<Arc<Slot>, Refused> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.clock.fetch_add(1, Ordering::Relaxed);
        if !slots.contains_key(id) && slots.len() >= self.most {
            make_room(app, &mut slots, self.most);
            if slots.len() >= self.most {
                return Err(refusals::BUSY.retry_after(10));
            }
        }
        let slot = slots.entry(id.to_owned()).or_default();
        slot.last_used.store(now, Ordering::Relaxed);
        Ok(slot.clone())
    }

    fn forget_empty(&self, id: &str) {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.get(id).is_some_and(|slot| Slot::is_idle(slot) && !slot.cell.initialized()) {
            slots.remove(id);
        }
    }
}

/// Lets go of the quarter of the tables that was not used for longest, as far as nobody uses them.
fn make_room(app: &App, slots: &mut HashMap<String, Arc<Slot>>, most: usize) {
    let last_used = |slot: &Arc<Slot>| slot.last_used.load(Ordering::Relaxed);
    let idle = slots.iter().filter(|(_, slot)| Slot::is_idle(slot));
    let mut idle: Vec<(u64, String)> = idle.map(|(id, slot)| (last_used(slot), id.clone())).collect();
    idle.sort_unstable();
    for (_, id) in idle.into_iter().take((most / 4).max(1)) {
        slots.remove(&id);
        app.bots.forget(&id);
    }
}

/// Reads a table from the store.
pub(super) async fn load(app: &App, id: &str) -> Result<Option<Table>, StoreError> {
    // The row first: events that are appended in between are part of the log then.
    let Some(row) = app.store.table(id).await? else { return Ok(None) };
    let log = app.store.events(id).await?;
    Table::fold(row.table, &log).map(Some)
}
