//! `POST /api/sessions`

use crate::accounts::{self, Who};
use crate::app::App;
use crate::error::Refused;
use crate::extract::Json;
use crate::limits::ClientIp;
use crate::reply::Created;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{Credentials, Me, Problem};
use std::sync::Arc;

/// Signs the browser in. A session that it had before ends.
#[utoipa::path(post, path = "/api/sessions", tag = "account", operation_id = "sign_in",
    request_body = Credentials,
    responses(
        (status = 201, body = Me),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn sign_in(
    State(app): State<Arc<App>>,
    ClientIp(ip): ClientIp,
    who: Who,
    asked: HeaderMap,
    Json(wish): Json<Credentials>,
) -> Result<(HeaderMap, Created<Me>), Refused> {
    let (name, headers) = accounts::sign_in(&app, ip, &who, &wish, &asked).await?;
    Ok((headers, Created(Me { name, account: true })))
}
