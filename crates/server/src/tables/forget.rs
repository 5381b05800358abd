//! Forgetting a name: what the log says about somebody whose account is deleted.

use super::Table;
use super::entry::{Entry, Occupant};
use super::summary::summary_of;
use crate::app::App;
use crate::error::Refused;
use crate::guests::GuestId;

/// Takes a guest's name out of everything that the store holds about a table; returns the table as it is then, or none
/// when the name is not there. It is the one change to a log that is no event: nothing of it may be left.
///
/// # Errors
/// When the store does not answer, or the log is damaged.
pub(super) async fn forget(app: &App, id: &str, guest: &GuestId) -> Result<Option<Table>, Refused> {
    let Some(row) = app.store.table(id).await? else { return Ok(None) };
    let mut log = app.store.events(id).await?;
    let mut amended = Vec::new();
    for (event, version) in log.iter_mut().zip(1..) {
        // No other kinds name anybody.
        if !matches!(event.kind.as_str(), "created" | "sat" | "challenged") {
            continue;
        }
        let mut entry = Entry::from_event(event)?;
        if forget_in(&mut entry, guest) {
            event.body = entry.to_event(event.at).body;
            amended.push((version, event.body.clone()));
        }
    }
    if amended.is_empty() {
        return Ok(None);
    }
    let table = Table::fold(row.table, &log)?;
    app.store.amend(id, &amended, &summary_of(&table)).await?;
    Ok(Some(table))
}

/// Whether there was something to forget.
fn forget_in(entry: &mut Entry, forgotten: &GuestId) -> bool {
    let mut names = Vec::new();
    match entry {
        Entry::Created { seats, .. } => {
            for seat in seats {
                if let Occupant::Guest { id, name } = seat
                    && id == forgotten
                {
                    names.push(name);
                }
            }
        }
        Entry::Sat { guest, name, .. } | Entry::Challenged { guest, name } if guest == forgotten => {
            names.push(name);
        }
        _ => {}
    }
    names.retain(|name| !name.is_empty());
    let any = !names.is_empty();
    names.into_iter().for_each(String::clear);
    any
}
