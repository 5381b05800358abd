//! `POST /api/tables/{id}/hint`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Reader;
use crate::reply::Reply;
use crate::tables;
use axum::extract::State;
use protocol::{AskHint, Hint, Problem};
use std::sync::Arc;

/// What a strong bot would do in the reader's place, from what the reader sees. Nothing changes at the table. Only
/// where nobody else plays against the reader: against bots, or on one screen.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "tables", operation_id = "hint",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = AskHint,
    responses(
        (status = 200, body = Hint),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn hint(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
    Json(AskHint { version }): Json<AskHint>,
) -> Result<Reply<Hint>, Refused> {
    Ok(Reply(tables::hint(&app, cell, reader, version).await?))
}
