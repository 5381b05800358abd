//! `POST /api/tables/{id}/chat/{number}/report`

use crate::app::App;
use crate::chat;
use crate::error::{Refused, refusals};
use crate::extract::Json;
use crate::guests::Reader;
use crate::reply::Done;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use protocol::{Problem, Report};
use std::sync::Arc;

/// Reports a message to the operator of the site, once for each guest; nobody else hears of it.
#[utoipa::path(post, path = "/api/tables/{id}/chat/{number}/report", tag = "chat", operation_id = "report",
    params(
        ("id" = String, Path, description = "The table's id."),
        ("number" = u32, Path, description = "The number of the message in its room."),
    ),
    request_body = Report,
    responses(
        (status = 204),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn report(
    State(app): State<Arc<App>>,
    path: Result<Path<(String, u32)>, PathRejection>,
    Reader(reader): Reader,
    Json(Report { room }): Json<Report>,
) -> Result<Done, Refused> {
    let Path((id, number)) = path.map_err(|_| refusals::UNKNOWN_MESSAGE)?;
    let cell = app.tables.get(&app, &id).await?;
    // Whoever has looked at a table is somebody.
    let guest = reader.ok_or(refusals::ROOM_CLOSED)?;
    chat::report(&app, &cell, &guest, room, number).await?;
    Ok(Done)
}
