//! `POST /api/tables/{id}/close`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Reader;
use crate::reply::Reply;
use crate::tables::{self, Action};
use axum::extract::State;
use protocol::{Acted, Problem, Versioned};
use std::sync::Arc;

/// Closes a table whose game has not begun, at whatever version; only whoever opened it may. Nothing can be done there
/// any more.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "tables", operation_id = "close",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Versioned,
    responses(
        (status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn close(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
    Json(Versioned { version, key }): Json<Versioned>,
) -> Result<Reply<Acted>, Refused> {
    let version = tables::act(&app, cell, reader, version, &key, Action::Close).await?;
    Ok(Reply(Acted { version }))
}
