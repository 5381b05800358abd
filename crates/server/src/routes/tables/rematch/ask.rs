//! `POST /api/tables/{id}/rematch`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Reader;
use crate::limits::ClientIp;
use crate::reply::Reply;
use crate::tables::ask_rematch;
use axum::extract::State;
use protocol::{Acted, AskRematch, Problem};
use std::sync::Arc;

/// Asks the others for another game when this one is over, at whatever version, or agrees to that. When all people have
/// agreed, the new table is there: the same game, each one seat further. Asking twice is asking once. Where chance decides
/// something, `fair` is one's part in that of the new game.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", operation_id = "ask_rematch",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = AskRematch,
    responses(
        (status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn ask(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    ip: ClientIp,
    Reader(reader): Reader,
    Json(AskRematch { version: _, key, fair }): Json<AskRematch>,
) -> Result<Reply<Acted>, Refused> {
    app.new_tables.take(ip.0)?;
    let version = ask_rematch(&app, cell, reader, &key, fair).await?;
    Ok(Reply(Acted { version }))
}
