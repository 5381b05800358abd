//! Challenges: a seat that is kept for one person with an account, who sits down or declines.

use super::Table;
use super::cell::Plan;
use super::draft::Draft;
use crate::accounts::name_key;
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use protocol::SeatRequest;
use serde::{Deserialize, Serialize};
use store::Status;

/// Whom the open seat of a table is kept for.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenge {
    /// Who.
    pub guest: GuestId,
    /// The name of the moment when the table was opened; empty once the account is deleted.
    pub name: String,
    /// Whether they would rather not.
    pub declined: bool,
}

/// The person whom a new table challenges by name.
///
/// # Errors
/// When nobody with an account has this name, or the seats are not for two who challenge each other.
pub(super) async fn challenged(
    app: &App,
    guest: &GuestId,
    name: &str,
    seats: &[SeatRequest],
) -> Result<Challenge, Refused> {
    if seats.iter().filter(|seat| matches!(seat, SeatRequest::Open {})).count() != 1 {
        return Err(refusals::CHALLENGE_SEATS);
    }
    let account = app.store.account_named(&name_key(name).key).await?.ok_or(refusals::UNKNOWN_PERSON)?;
    let other = GuestId::parse(&account.guest).ok_or(refusals::INTERNAL)?;
    if other == *guest {
        return Err(refusals::CHALLENGE_YOURSELF);
    }
    let name = app.store.name_of(other.as_str()).await?.ok_or(refusals::UNKNOWN_PERSON)?;
    Ok(Challenge { guest: other, name, declined: false })
}

/// Plans that whoever is challenged declines.
pub(super) fn decline(draft: &mut Draft, guest: &GuestId) -> Result<Plan, Refused> {
    let table = draft.table();
    let challenge = table.challenge.as_ref().filter(|challenge| challenge.guest == *guest);
    let declined = challenge.ok_or(refusals::NOT_INVITED)?.declined;
    table.stands()?;
    if table.status() != Status::Waiting {
        return Err(refusals::ALREADY_SEATED);
    }
    if declined {
        return Ok(Plan::Nothing);
    }
    draft.decline()?;
    Ok(Plan::Commit)
}

impl Table {
    /// Whoever is challenged and has neither sat down nor declined.
    pub(super) fn invited(&self) -> Option<&GuestId> {
        let open = self.challenge.as_ref().filter(|challenge| !challenge.declined);
        open.map(|challenge| &challenge.guest).filter(|_| self.status() == Status::Waiting)
    }

    /// Whether an answer of this guest to a challenge is awaited.
    pub fn awaits(&self, guest: &GuestId) -> bool {
        self.invited() == Some(guest)
    }

    /// Whether a challenge lets this guest sit down; nothing where there is none.
    pub(super) fn admits(&self, guest: &GuestId) -> Option<Result<(), Refused>> {
        let challenge = self.challenge.as_ref()?;
        Some(match (challenge.guest == *guest, challenge.declined) {
            (false, _) => Err(refusals::NOT_INVITED),
            (true, true) => Err(refusals::CHALLENGE_DECLINED),
            (true, false) => Ok(()),
        })
    }

    pub(super) fn challenge_made(&mut self, guest: &GuestId, name: &str) -> Option<()> {
        (self.status() == Status::Waiting && self.challenge.is_none()).then_some(())?;
        self.challenge = Some(Challenge { guest: guest.clone(), name: name.to_owned(), declined: false });
        Some(())
    }

    pub(super) fn challenge_declined(&mut self) -> Option<()> {
        self.invited()?;
        self.challenge.as_mut()?.declined = true;
        Some(())
    }
}

impl Challenge {
    /// As a reader sees it.
    pub(super) fn shown_to(&self, reader: Option<&GuestId>) -> protocol::Challenge {
        protocol::Challenge {
            name: self.name.clone(),
            you: reader == Some(&self.guest),
            declined: self.declined,
        }
    }
}
