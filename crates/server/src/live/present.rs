//! Somebody who sits at a table with a clock is there as long as this lives.

use crate::app::App;
use crate::guests::GuestId;
use crate::tables::{Cell, Table};
use std::sync::Arc;

/// One live connection of somebody who sits at a table with a clock.
pub struct Present {
    app: Arc<App>,
    cell: Arc<Cell>,
    guest: GuestId,
}

impl Present {
    /// For somebody who sits at a table with a clock; nobody asks about the others.
    pub fn enter(app: &Arc<App>, cell: &Arc<Cell>, table: &Table, guest: &GuestId) -> Option<Present> {
        if !table.is_timed() || table.seats_of(guest) == 0 {
            return None;
        }
        cell.comes(guest);
        Some(Present { app: app.clone(), cell: cell.clone(), guest: guest.clone() })
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.cell.goes(&self.guest, self.app.time.now());
    }
}
