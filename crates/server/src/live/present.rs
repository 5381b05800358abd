//! Somebody who sits at a table is there as long as this lives.

use crate::app::App;
use crate::guests::GuestId;
use crate::tables::{Cell, Table};
use std::sync::Arc;

/// One live connection of somebody who sits at a table.
pub struct Present {
    app: Arc<App>,
    cell: Arc<Cell>,
    guest: GuestId,
    /// Whether the others hear of it: only where there is a clock may they claim the game of who has left.
    tells: bool,
}

impl Present {
    /// For somebody who sits at the table; nobody asks about the others.
    pub fn enter(app: &Arc<App>, cell: &Arc<Cell>, table: &Table, guest: &GuestId) -> Option<Present> {
        if table.seats_of(guest) == 0 {
            return None;
        }
        let tells = table.is_timed();
        cell.comes(guest, tells);
        Some(Present { app: app.clone(), cell: cell.clone(), guest: guest.clone(), tells })
    }

    /// A frame went to them and back in so many milliseconds.
    pub fn measure(&self, round_trip: i64) {
        self.cell.presence().measure(&self.guest, round_trip);
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.cell.goes(&self.guest, self.app.time.now(), self.tells);
    }
}
