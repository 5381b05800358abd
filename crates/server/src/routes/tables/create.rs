//! `POST /api/tables`

use crate::app::App;
use crate::error::Refused;
use crate::extract::Json;
use crate::guests::Guest;
use crate::limits::ClientIp;
use crate::reply::Created;
use crate::tables::{open, state_for};
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{NewTable, Problem, TableState};
use std::sync::Arc;

/// Opens a table. When no seat is open, the game starts at once.
#[utoipa::path(post, path = "/api/tables", tag = "tables", operation_id = "create_table",
    request_body = NewTable,
    responses(
        (status = 201, body = TableState),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn create(
    State(app): State<Arc<App>>,
    ip: ClientIp,
    guest: Guest,
    Json(request): Json<NewTable>,
) -> Result<(HeaderMap, Created<TableState>), Refused> {
    app.new_tables.take(ip.0)?;
    let cell = open(&app, guest.id.clone(), request).await?;
    let state = state_for(&*cell.table(&app).await?, Some(&guest.id), cell.moment(&app));
    Ok((guest.headers(), Created(state)))
}
