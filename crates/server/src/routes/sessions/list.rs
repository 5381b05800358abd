//! `GET /api/sessions`

use crate::accounts::{self, SignedIn};
use crate::app::App;
use crate::error::Refused;
use crate::reply::Reply;
use axum::extract::State;
use protocol::{Problem, SessionList};
use std::sync::Arc;

/// The browsers that are signed in to the reader's account.
#[utoipa::path(get, path = "/api/sessions", tag = "account", operation_id = "list_sessions", responses(
    (status = 200, body = SessionList),
    (status = "4XX", body = Problem, content_type = "application/problem+json"),
))]
pub async fn list(State(app): State<Arc<App>>, reader: SignedIn) -> Result<Reply<SessionList>, Refused> {
    Ok(Reply(accounts::list(&app, &reader.guest, &reader.session).await?))
}
