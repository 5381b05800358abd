//! `DELETE /api/account`

use crate::accounts::{self, SignedIn, forget_session};
use crate::app::App;
use crate::error::Refused;
use crate::extract::Json;
use crate::limits::ClientIp;
use crate::reply::Done;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{DeleteAccount, Problem};
use std::sync::Arc;

/// Deletes the account: its name, its password, its sessions. Its games stay, without the name; those under way are
/// given up.
#[utoipa::path(delete, path = "/api/account", tag = "account", operation_id = "delete_account",
    request_body = DeleteAccount,
    responses(
        (status = 204),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn delete(
    State(app): State<Arc<App>>,
    ClientIp(ip): ClientIp,
    reader: SignedIn,
    asked: HeaderMap,
    Json(wish): Json<DeleteAccount>,
) -> Result<(HeaderMap, Done), Refused> {
    accounts::delete(&app, ip, &reader, &wish.password).await?;
    Ok((forget_session(&app, &asked), Done))
}
