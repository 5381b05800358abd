//! The seats that nobody sits in.

use super::cell::Plan;
use super::{Cell, Table};
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::random;
use catalog::{AnyView, BotSpec, Thinker};
use game::{Audience, Seat};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;

/// The longest pause before a bot tries again, as a power of two in seconds.
const LONGEST_PAUSE: u32 = 6;

/// A bounded number of bots that think at the same time; the others wait their turn.
pub struct BotPool {
    permits: Semaphore,
    stop: Arc<AtomicBool>,
}

impl BotPool {
    /// For so many at the same time.
    pub fn new(threads: usize) -> BotPool {
        BotPool { permits: Semaphore::new(threads.max(1)), stop: Arc::default() }
    }

    /// Ends all thinking within a few milliseconds; what was thought is dropped.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.permits.close();
    }

    async fn think(&self, view: AnyView, seat: Seat, bot: BotSpec) -> Result<Vec<String>, Refused> {
        let _permit = self.permits.acquire().await.map_err(|_| refusals::UNAVAILABLE)?;
        let stop = self.stop.clone();
        let thinking = tokio::task::spawn_blocking(move || {
            Thinker::new(bot).turn(&view, seat, &mut random::system(), &stop)
        });
        let steps = thinking.await.map_err(|error| {
            tracing::error!(%error, "a bot broke off");
            refusals::INTERNAL
        })??;
        if self.stop.load(Ordering::Relaxed) { Err(refusals::UNAVAILABLE) } else { Ok(steps) }
    }
}

/// The seat that decides now and its bot, if a bot sits there.
pub fn deciding(table: &Table) -> Option<(Seat, BotSpec)> {
    let seat = table.to_act()?;
    Some((seat, table.seats[seat.index()].bot()?))
}

/// Plays for the bots of a table until it is for a person to decide.
pub async fn play(cell: Arc<Cell>, app: Arc<App>) {
    let mut failed = 0;
    loop {
        match step(&cell, &app).await {
            Ok(true) => failed = 0,
            Ok(false) => return,
            Err(_) if app.is_stopping() => break,
            Err(refused) => {
                // Mostly the store, which may answer again later: people wait at this table.
                let pause = Duration::from_secs(1 << failed);
                tracing::warn!(table = cell.id(), code = refused.code(), ?pause, "a bot could not play");
                failed = (failed + 1).min(LONGEST_PAUSE);
                tokio::select! {
                    () = tokio::time::sleep(pause) => {}
                    () = app.stopped() => break,
                }
            }
        }
    }
    cell.bots_stop().await;
}

/// Makes one step; false when it is not for a bot to decide.
async fn step(cell: &Arc<Cell>, app: &Arc<App>) -> Result<bool, Refused> {
    let Some(table) = cell.bots_turn(app).await? else { return Ok(false) };
    let Some((seat, bot)) = deciding(&table) else { return Ok(false) };
    // All that a bot ever gets is what its seat may see.
    let view = table.play.view(Audience::Seat(seat));
    let version = table.version();
    // The pause is a floor: how fast a bot was tells nothing about its cards then.
    let pause = tokio::time::sleep(app.config.bot_delay);
    let (steps, ()) = tokio::join!(app.bots.think(view, seat, bot), pause);
    let text = steps?.swap_remove(0);
    let plan = move |draft: &mut super::draft::Draft| {
        // Somebody may have resigned meanwhile: then it looks again.
        if draft.table().version() != version {
            return Ok(Plan::Nothing);
        }
        draft.act(seat, &text)?;
        Ok(Plan::Commit)
    };
    cell.clone().change(app.clone(), None, plan).await?;
    Ok(true)
}
