//! `POST /api/tables/{id}/claim`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Reader;
use crate::reply::Reply;
use crate::tables::{self, Action};
use axum::extract::State;
use protocol::{Acted, Problem, Versioned};
use std::sync::Arc;

/// Claims a live game because the one who is to move has left and the grace is over. Among three and more, a bot plays
/// that seat on.
#[utoipa::path(post, path = "/api/tables/{id}/claim", tag = "tables", operation_id = "claim",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Versioned,
    responses(
        (status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn claim(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
    Json(Versioned { version, key }): Json<Versioned>,
) -> Result<Reply<Acted>, Refused> {
    let version = tables::act(&app, cell, reader, version, &key, Action::Claim).await?;
    Ok(Reply(Acted { version }))
}
