//! `PUT /api/tables/{id}/replies`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Reader;
use crate::reply::Reply;
use crate::tables;
use axum::extract::State;
use protocol::{LeaveReplies, Problem, Replies};
use std::sync::Arc;

/// Leaves replies for the turn that the other plays now, in place of those of before; an empty list leaves none. Nobody
/// else learns of them until one is played. By correspondence, in games of two without chance and hidden cards.
#[utoipa::path(put, path = "/api/tables/{id}/replies", tag = "tables", operation_id = "leave_replies",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = LeaveReplies,
    responses(
        (status = 200, body = Replies),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn leave(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
    Json(wish): Json<LeaveReplies>,
) -> Result<Reply<Replies>, Refused> {
    tables::leave_replies(&app, cell, reader, wish).await.map(Reply)
}
