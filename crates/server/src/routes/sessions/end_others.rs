//! `DELETE /api/sessions`

use crate::accounts::{self, SignedIn};
use crate::app::App;
use crate::error::Refused;
use crate::reply::Done;
use axum::extract::State;
use protocol::Problem;
use std::sync::Arc;

/// Signs all other browsers of the reader's account out.
#[utoipa::path(delete, path = "/api/sessions", tag = "account", operation_id = "end_other_sessions", responses(
    (status = 204),
    (status = "4XX", body = Problem, content_type = "application/problem+json"),
))]
pub async fn end_others(State(app): State<Arc<App>>, reader: SignedIn) -> Result<Done, Refused> {
    accounts::end_others(&app, &reader).await?;
    Ok(Done)
}
