//! `POST /api/account`

use crate::accounts::{self, Who};
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::extract::Json;
use crate::guests::{Guest, forget_guest};
use crate::limits::ClientIp;
use crate::reply::Created;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{Credentials, Me, Problem};
use std::sync::Arc;

/// Makes an account of the guest who asks, and signs the browser in. The guest's seats are the account's.
#[utoipa::path(post, path = "/api/account", tag = "account", operation_id = "register",
    request_body = Credentials,
    responses(
        (status = 201, body = Me),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn register(
    State(app): State<Arc<App>>,
    ClientIp(ip): ClientIp,
    who: Who,
    guest: Guest,
    asked: HeaderMap,
    Json(wish): Json<Credentials>,
) -> Result<(HeaderMap, Created<Me>), Refused> {
    if who.has_account() {
        return Err(refusals::HAS_ACCOUNT);
    }
    let (name, mut headers) = accounts::register(&app, ip, &guest.id, &wish, &asked).await?;
    forget_guest(&app, &asked, &mut headers);
    Ok((headers, Created(Me { name, account: true })))
}
