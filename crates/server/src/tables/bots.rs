//! The seats that nobody sits in.

use super::cell::Plan;
use super::draft::Draft;
use super::{Cell, Table, flags};
use crate::app::App;
use crate::config::Pauses;
use crate::error::{Refused, refusals};
use catalog::BotSpec;
use game::{Audience, Seat};
use protocol::BotPace;
use std::sync::Arc;
use std::time::Duration;

/// The longest pause before a bot tries again, as a power of two in seconds.
const LONGEST_PAUSE: u32 = 6;

/// The seat that decides now and its bot, if a bot sits there.
pub fn deciding(table: &Table) -> Option<(Seat, BotSpec)> {
    let seat = table.to_act()?;
    Some((seat, table.seats[seat.index()].bot()?))
}

/// Plays for the bots of a table until it is for a person to decide.
pub async fn play(cell: Arc<Cell>, app: Arc<App>) {
    let mut failed = 0;
    loop {
        match turn(&cell, &app).await {
            Ok(true) => failed = 0,
            Ok(false) => return,
            Err(_) if app.is_stopping() => break,
            Err(refused) => {
                // Mostly the store or the threads of the bots, which may answer again later: people wait at this
                // table.
                let pause = Duration::from_secs(1 << failed);
                tracing::warn!(table = cell.id(), code = refused.code(), ?pause, "a bot could not play");
                cell.set_bot_waits(refused.is(&refusals::BOTS_BUSY));
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

/// Plays the rest of a turn, or with hidden cards the next step; false when it is not for a bot to decide.
async fn turn(cell: &Arc<Cell>, app: &Arc<App>) -> Result<bool, Refused> {
    let Some(table) = cell.bots_turn(app).await? else { return Ok(false) };
    let Some((seat, bot)) = deciding(&table) else { return Ok(false) };
    let pauses = match table.pace {
        BotPace::Quick => Pauses::NONE,
        BotPace::Human => app.config.human_pace,
    };
    // The pause is a floor: how fast a bot was tells nothing about its cards then.
    let pause = async {
        tokio::time::sleep(pauses.first).await;
        Ok(())
    };
    let (steps, ()) = tokio::try_join!(think(cell, app, &table, seat, bot), pause)?;
    let mut version = table.version();
    for (number, step) in steps.into_iter().enumerate() {
        if number > 0 {
            tokio::time::sleep(pauses.further).await;
        }
        match play_step(cell, app, seat, version, step).await {
            Ok(after) => version = after,
            // Somebody may have resigned meanwhile: what was planned is dropped, and it looks again.
            Err(refused) if refused.is(&refusals::STALE_VERSION) => break,
            Err(refused) if refused.is(&refusals::TIME_IS_UP) => {
                flags::flag(app, cell.clone()).await?;
                break;
            }
            Err(refused) => return Err(refused),
        }
    }
    Ok(true)
}

async fn think(
    cell: &Cell,
    app: &App,
    table: &Table,
    seat: Seat,
    bot: BotSpec,
) -> Result<Vec<String>, Refused> {
    // All that a bot ever gets is what its seat may see.
    let view = table.play.view(Audience::Seat(seat));
    let mut thought = app.bots.turn(cell.id(), seat, bot, view)?;
    if thought.waits {
        cell.set_bot_waits(true);
    }
    thought.begun().await;
    cell.set_bot_waits(false);
    thought.answer().await
}

/// Plays one step if the table still has this version; returns the one behind it.
async fn play_step(
    cell: &Arc<Cell>,
    app: &Arc<App>,
    seat: Seat,
    version: u32,
    step: String,
) -> Result<u32, Refused> {
    let plan = move |draft: &mut Draft| {
        if draft.table().version() != version {
            return Err(refusals::STALE_VERSION);
        }
        draft.act(seat, &step)?;
        Ok(Plan::Commit)
    };
    cell.clone().change(app.clone(), None, plan).await
}
