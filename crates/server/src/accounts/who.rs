//! Who asks.

use super::sessions::session_of;
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::sync::Arc;

/// Who asks, as the cookies of the request prove it. The gate finds it out once for each request.
#[derive(Clone)]
pub enum Who {
    /// Somebody without a cookie that is worth anything.
    Nobody,
    /// A guest.
    Guest(GuestId),
    /// The guest to whom an account belongs, by a session.
    Account {
        /// Who.
        guest: GuestId,
        /// The id of the session.
        session: String,
    },
}

impl Who {
    /// Reads the cookies. That of a guest who has, or had, an account proves nothing: a session that has ended could
    /// not be ended otherwise.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn of(app: &App, headers: &HeaderMap) -> Result<Who, Refused> {
        if let Some(session) = session_of(app, headers).await?
            && let Some(guest) = GuestId::parse(&session.guest)
        {
            return Ok(Who::Account { guest, session: session.id });
        }
        let Some(guest) = app.cookies.read(headers) else { return Ok(Who::Nobody) };
        let has_account = app.store.account(guest.as_str()).await?.is_some();
        Ok(if has_account { Who::Nobody } else { Who::Guest(guest) })
    }

    /// The identity to which seats belong.
    pub fn guest(&self) -> Option<&GuestId> {
        match self {
            Who::Nobody => None,
            Who::Guest(guest) | Who::Account { guest, .. } => Some(guest),
        }
    }

    /// Whether it is somebody with an account.
    pub fn has_account(&self) -> bool {
        matches!(self, Who::Account { .. })
    }
}

impl FromRequestParts<Arc<App>> for Who {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Infallible> {
        Ok(parts.extensions.get::<Who>().cloned().unwrap_or(Who::Nobody))
    }
}

/// Somebody with an account.
pub struct SignedIn {
    /// Who.
    pub guest: GuestId,
    /// The id of the session.
    pub session: String,
}

impl FromRequestParts<Arc<App>> for SignedIn {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refused> {
        let Ok(who) = Who::from_request_parts(parts, app).await;
        match who {
            Who::Account { guest, session } => Ok(SignedIn { guest, session }),
            _ => Err(refusals::SIGNED_OUT),
        }
    }
}
