//! `GET /api/tables/{id}/chat`

use crate::app::App;
use crate::chat;
use crate::error::{Refused, refusals};
use crate::extract::TableCell;
use crate::guests::Reader;
use crate::reply::Reply;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use protocol::{ChatHistory, ChatRoom, Problem};
use serde::Deserialize;
use std::sync::Arc;
use store::Part;

/// Which messages.
#[derive(Deserialize)]
pub struct Which {
    room: ChatRoom,
    before: Option<u32>,
    after: Option<u32>,
}

/// What was said in a room: the last 50 messages, the last 50 before another one, or the first 50 after another one,
/// for whoever asks again now and then because no live connection comes through.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "chat", operation_id = "get_chat",
    params(
        ("id" = String, Path, description = "The table's id."),
        ("room" = ChatRoom, Query, description = "Where."),
        ("before" = Option<u32>, Query, description = "Messages before that of this number only."),
        ("after" = Option<u32>, Query, description = "Messages after that of this number only; not with `before`."),
    ),
    responses(
        (status = 200, body = ChatHistory),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn history(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    Reader(reader): Reader,
    which: Result<Query<Which>, QueryRejection>,
) -> Result<Reply<ChatHistory>, Refused> {
    let Query(Which { room, before, after }) = which.map_err(|_| refusals::BAD_QUERY)?;
    let part = match (before, after) {
        (None, None) => Part::Last,
        (Some(number), None) => Part::Before(number),
        (None, Some(number)) => Part::After(number),
        (Some(_), Some(_)) => return Err(refusals::BAD_QUERY),
    };
    chat::history(&app, &cell, reader.as_ref(), room, part).await.map(Reply)
}
