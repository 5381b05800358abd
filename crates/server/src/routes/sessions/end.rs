//! `DELETE /api/sessions/{id}`

use crate::accounts::{self, SignedIn, forget_session};
use crate::app::App;
use crate::error::Refused;
use crate::extract::Name;
use crate::reply::Done;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::Problem;
use std::sync::Arc;

/// Signs a browser of the reader's account out, be it this one.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "account", operation_id = "end_session",
    params(("id" = String, Path, description = "The session's id.")),
    responses(
        (status = 204),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn end(
    State(app): State<Arc<App>>,
    reader: SignedIn,
    Name(id): Name,
    asked: HeaderMap,
) -> Result<(HeaderMap, Done), Refused> {
    accounts::end_session(&app, &reader, &id).await?;
    let headers = if id == reader.session { forget_session(&app, &asked) } else { HeaderMap::new() };
    Ok((headers, Done))
}
