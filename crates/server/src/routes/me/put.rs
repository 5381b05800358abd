//! `PUT /api/me`

use crate::app::App;
use crate::clock;
use crate::error::Refused;
use crate::extract::Json;
use crate::guests::{Guest, checked_name};
use crate::reply::Reply;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{Me, Problem, Rename};
use std::sync::Arc;

/// Gives the reader a name.
#[utoipa::path(put, path = "/api/me", tag = "me", operation_id = "put_me", request_body = Rename, responses(
    (status = 200, body = Me),
    (status = "4XX", body = Problem, content_type = "application/problem+json"),
))]
pub async fn put(
    State(app): State<Arc<App>>,
    guest: Guest,
    Json(rename): Json<Rename>,
) -> Result<(HeaderMap, Reply<Me>), Refused> {
    let name = checked_name(&rename.name)?;
    app.store.rename(guest.id.as_str(), &name, clock::now()).await?;
    Ok((guest.headers(), Reply(Me { name })))
}
