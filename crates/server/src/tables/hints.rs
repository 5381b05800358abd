//! What a bot would do in a person's place.

use super::Cell;
use super::actions::held_in_play;
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guards::Guard;
use crate::guests::GuestId;
use game::Audience;
use protocol::Hint;
use std::sync::Arc;

/// Thinks for a guest whose turn it is, at the version that the guest saw.
///
/// # Errors
/// Why there is no hint.
pub async fn hint(
    app: &Arc<App>,
    cell: Arc<Cell>,
    guest: Option<GuestId>,
    version: u32,
) -> Result<Hint, Refused> {
    let guest = guest.ok_or(refusals::NOT_SEATED)?;
    let table = cell.table(app).await?;
    let held = held_in_play(&table, &guest, version)?;
    let seat = table.to_act().filter(|seat| held.contains(seat)).ok_or(refusals::NOT_YOUR_TURN)?;
    if !table.may_be_helped(&guest) {
        return Err(refusals::NO_HINTS);
    }
    app.hints.take(guest)?;
    // A hint is made from nothing but what this seat sees: it cannot tell more.
    let view = table.play.view(Guard::Hint.eyes(Audience::Seat(seat)));
    let thought = app.bots.hint(cell.id(), seat, app.config.hint_bot, view)?;
    let answer = tokio::time::timeout(app.config.limits.hint_time, thought.answer()).await;
    // Who has waited too long stands in line no more.
    let hint = answer.map_err(|_| refusals::BOTS_BUSY.retry_after(5))??;
    Ok(Hint { version, seat, steps: hint.steps, share: hint.share, reasons: hint.reasons })
}
