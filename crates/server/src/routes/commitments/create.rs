//! `POST /api/commitments`

use crate::app::App;
use crate::error::Refused;
use crate::guests::Guest;
use crate::reply::Created;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{Problem, Reserved};
use std::sync::Arc;

/// Reserves the id of a table for some minutes, and promises the seed of its chance. Nobody but who asks can use it, and
/// only once.
#[utoipa::path(post, path = "/api/commitments", tag = "tables", operation_id = "create_commitment",
    responses(
        (status = 201, body = Reserved),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn create(
    State(app): State<Arc<App>>,
    guest: Guest,
) -> Result<(HeaderMap, Created<Reserved>), Refused> {
    let reserved = app.reservations.reserve(guest.id.clone());
    Ok((guest.headers(), Created(reserved)))
}
