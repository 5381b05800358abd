//! `PUT /api/account/password`

use crate::accounts::{self, SignedIn};
use crate::app::App;
use crate::error::Refused;
use crate::extract::Json;
use crate::limits::ClientIp;
use crate::reply::Done;
use axum::extract::State;
use protocol::{ChangePassword, Problem};
use std::sync::Arc;

/// Sets another password. All other browsers are signed out.
#[utoipa::path(put, path = "/api/account/password", tag = "account", operation_id = "change_password",
    request_body = ChangePassword,
    responses(
        (status = 204),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn password(
    State(app): State<Arc<App>>,
    ClientIp(ip): ClientIp,
    reader: SignedIn,
    Json(change): Json<ChangePassword>,
) -> Result<Done, Refused> {
    accounts::change_password(&app, ip, &reader, &change).await?;
    Ok(Done)
}
