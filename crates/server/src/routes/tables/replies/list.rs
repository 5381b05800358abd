//! `GET /api/tables/{id}/replies`

use crate::app::App;
use crate::error::Refused;
use crate::extract::TableCell;
use crate::guests::Reader;
use crate::reply::Reply;
use crate::tables;
use axum::extract::State;
use protocol::{Problem, Replies};
use std::sync::Arc;

/// The replies that the reader has left for the turn that the other plays now; none at any other time.
#[utoipa::path(get, path = "/api/tables/{id}/replies", tag = "tables", operation_id = "list_replies",
    params(("id" = String, Path, description = "The table's id.")),
    responses(
        (status = 200, body = Replies),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn list(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
) -> Result<Reply<Replies>, Refused> {
    tables::replies_of(&app, cell, reader).await.map(Reply)
}
