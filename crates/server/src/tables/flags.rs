//! Clocks that run out. The server says so by itself, also when nobody is connected.

use super::Cell;
use super::actions::STAND_IN;
use super::cell::Plan;
use super::draft::Draft;
use crate::app::App;
use crate::error::Refused;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval, sleep};

/// The pause after the store did not answer.
const PAUSE: Duration = Duration::from_secs(1);

/// Watches over the clocks of all tables until the site stops, and keeps the time while any of them runs.
pub async fn watch(app: Arc<App>) {
    let mut beat = interval(app.config.time_kept_every);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let first = app.deadlines.first();
        tokio::select! {
            () = app.stopped() => return,
            _ = beat.tick(), if first.is_some() && !app.standstill.is_on() => {
                if !app.time.keep(&*app.store).await {
                    app.stand_still();
                }
            }
            () = app.deadlines.changed() => {}
            () = app.time.reach(first.unwrap_or(i64::MAX)), if first.is_some() => flag_due(&app).await,
        }
    }
}

async fn flag_due(app: &Arc<App>) {
    for id in app.deadlines.due(app.time.now()) {
        let flagged = match app.tables.get(app, &id).await {
            Ok(cell) => flag(app, cell).await,
            Err(refused) => Err(refused),
        };
        if let Err(refused) = flagged {
            tracing::warn!(table = id, code = refused.code(), "a clock that has run out cannot be stopped");
            tokio::select! {
                () = sleep(PAUSE) => {}
                () = app.stopped() => return,
            }
        }
    }
}

/// Flags the seat of this table whose time has run out. If somebody was faster, nothing happens.
///
/// # Errors
/// A fault of the store.
pub async fn flag(app: &Arc<App>, cell: Arc<Cell>) -> Result<(), Refused> {
    let plan = |draft: &mut Draft| {
        let Some(seat) = draft.overdue() else { return Ok(Plan::Nothing) };
        draft.flag(seat, STAND_IN)?;
        Ok(Plan::Commit)
    };
    cell.clone().change(app.clone(), None, plan).await?;
    // Where nothing was flagged, the way to that seat has become longer since the deadline was noted.
    cell.resume(app).await;
    Ok(())
}
