//! `POST /api/tables/{id}/takeback`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Reader;
use crate::reply::Reply;
use crate::tables::{self, Action};
use axum::extract::State;
use protocol::{Acted, Problem, Versioned};
use std::sync::Arc;

/// Asks the others to take the last turn of the reader back, with the reply to it; whoever asks already withdraws it.
/// Where nobody else plays against the reader it is done at once.
#[utoipa::path(post, path = "/api/tables/{id}/takeback", tag = "tables", operation_id = "ask_takeback",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Versioned,
    responses(
        (status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn ask(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
    Json(Versioned { version, key }): Json<Versioned>,
) -> Result<Reply<Acted>, Refused> {
    let version = tables::act(&app, cell, reader, version, &key, Action::Takeback).await?;
    Ok(Reply(Acted { version }))
}
