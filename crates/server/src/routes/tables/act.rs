//! `POST /api/tables/{id}/act`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Reader;
use crate::reply::Reply;
use crate::tables::{self, Action};
use axum::extract::State;
use protocol::{Act, Acted, Problem};
use std::sync::Arc;

/// Plays a step or the rest of a turn, whole or not at all. It is on the disk when it is acknowledged.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "tables", operation_id = "act",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Act,
    responses(
        (status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn act(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
    Json(Act { version, key, text }): Json<Act>,
) -> Result<Reply<Acted>, Refused> {
    let action = Action::Play(text.to_string());
    let version = tables::act(&app, cell, reader, version, &key, action).await?;
    Ok(Reply(Acted { version }))
}
