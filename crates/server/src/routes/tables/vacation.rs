//! `POST /api/tables/{id}/vacation`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Reader;
use crate::reply::Reply;
use crate::tables::{self, Action};
use axum::extract::State;
use protocol::{Acted, Problem, Versioned};
use std::sync::Arc;

/// Takes a day of vacation: by correspondence, 24 hours more for the turn of the reader.
#[utoipa::path(post, path = "/api/tables/{id}/vacation", tag = "tables", operation_id = "take_vacation",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Versioned,
    responses(
        (status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn vacation(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
    Json(Versioned { version, key }): Json<Versioned>,
) -> Result<Reply<Acted>, Refused> {
    let version = tables::act(&app, cell, reader, version, &key, Action::Vacation).await?;
    Ok(Reply(Acted { version }))
}
