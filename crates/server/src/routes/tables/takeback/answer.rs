//! `POST /api/tables/{id}/takeback/answer`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Reader;
use crate::reply::Reply;
use crate::tables::{self, Action};
use axum::extract::State;
use protocol::{Acted, AnswerTakeback, Problem};
use std::sync::Arc;

/// Answers somebody who asks to take a turn back. When all have agreed, it is taken back.
#[utoipa::path(post, path = "/api/tables/{id}/takeback/answer", tag = "tables", operation_id = "answer_takeback",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = AnswerTakeback,
    responses(
        (status = 200, body = Acted),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn answer(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
    Json(AnswerTakeback { version, key, accept }): Json<AnswerTakeback>,
) -> Result<Reply<Acted>, Refused> {
    let version = tables::act(&app, cell, reader, version, &key, Action::AnswerTakeback(accept)).await?;
    Ok(Reply(Acted { version }))
}
