//! `GET /api/me`

use crate::accounts::Who;
use crate::app::App;
use crate::error::Refused;
use crate::guests::Guest;
use crate::reply::Reply;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{Me, Problem};
use std::sync::Arc;

/// Who the reader is. Somebody without a cookie becomes a guest.
#[utoipa::path(get, path = "/api/me", tag = "me", operation_id = "get_me", responses(
    (status = 200, body = Me),
    (status = "4XX", body = Problem, content_type = "application/problem+json"),
))]
pub async fn get(
    State(app): State<Arc<App>>,
    who: Who,
    guest: Guest,
) -> Result<(HeaderMap, Reply<Me>), Refused> {
    let name = app.name_of(&guest.id).await?;
    Ok((guest.headers(), Reply(Me { name, account: who.has_account() })))
}
