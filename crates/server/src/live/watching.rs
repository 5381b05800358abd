//! Somebody who watches a table is counted as long as this lives.

use crate::guests::GuestId;
use crate::tables::Cell;
use std::sync::Arc;

/// One live connection of somebody who does not sit at the table.
pub struct Watching {
    cell: Arc<Cell>,
    guest: GuestId,
}

impl Watching {
    /// Begins to watch. Whoever has no cookie is taken for somebody new.
    pub fn enter(cell: &Arc<Cell>, reader: Option<&GuestId>) -> Watching {
        let guest = reader.cloned().unwrap_or_else(GuestId::random);
        cell.watchers().enter(&guest);
        Watching { cell: cell.clone(), guest }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.cell.watchers().leave(&self.guest);
    }
}
