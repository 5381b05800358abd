//! `PUT /api/me`

use crate::accounts::{self, Who};
use crate::app::App;
use crate::error::Refused;
use crate::extract::Json;
use crate::guests::Guest;
use crate::limits::ClientIp;
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
    ClientIp(ip): ClientIp,
    who: Who,
    guest: Guest,
    Json(rename): Json<Rename>,
) -> Result<(HeaderMap, Reply<Me>), Refused> {
    let name = accounts::rename(&app, ip, &who, &guest.id, &rename.name).await?;
    Ok((guest.headers(), Reply(Me { name, account: who.has_account() })))
}
