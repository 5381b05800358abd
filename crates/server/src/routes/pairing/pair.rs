//! `POST /api/pairing`

use crate::app::App;
use crate::error::Refused;
use crate::extract::Json;
use crate::guests::Guest;
use crate::limits::ClientIp;
use crate::reply::Reply;
use crate::tables::{self, state_for};
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{Pairing, Problem, TableState};
use std::sync::Arc;

/// Sits down where somebody waits for anyone to play this game with this clock, or opens a table that waits. Asking
/// again while it waits leads back to it.
#[utoipa::path(post, path = "/api/pairing", tag = "tables", operation_id = "pair",
    request_body = Pairing,
    responses(
        (status = 200, body = TableState),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn pair(
    State(app): State<Arc<App>>,
    ip: ClientIp,
    guest: Guest,
    Json(wish): Json<Pairing>,
) -> Result<(HeaderMap, Reply<TableState>), Refused> {
    app.new_tables.take(ip.0)?;
    let cell = tables::pair(&app, guest.id.clone(), wish).await?;
    let state = state_for(&*cell.table(&app).await?, Some(&guest.id), cell.moment(&app));
    Ok((guest.headers(), Reply(state)))
}
