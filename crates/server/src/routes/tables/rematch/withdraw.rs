//! `POST /api/tables/{id}/rematch/withdraw`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Reader;
use crate::reply::Reply;
use crate::tables::{self, Action};
use axum::extract::State;
use protocol::{Acted, Problem, Versioned};
use std::sync::Arc;

/// Withdraws the wish for another game, at whatever version.
#[utoipa::path(post, path = "/api/tables/{id}/rematch/withdraw", tag = "tables", operation_id = "withdraw_rematch",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Versioned,
    responses(
        (status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn withdraw(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
    Json(Versioned { version, key }): Json<Versioned>,
) -> Result<Reply<Acted>, Refused> {
    let version = tables::act(&app, cell, reader, version, &key, Action::WithdrawRematch).await?;
    Ok(Reply(Acted { version }))
}
