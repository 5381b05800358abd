//! `POST /api/tables/{id}/chat`

use crate::app::App;
use crate::chat;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Guest;
use crate::limits::ClientIp;
use crate::reply::Reply;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{ChatMessage, Problem, Say};
use std::sync::Arc;

/// Says something in a room of the table. The same key gives the same message again.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "chat", operation_id = "say",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Say,
    responses(
        (status = 200, body = ChatMessage),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn say(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    ClientIp(ip): ClientIp,
    guest: Guest,
    Json(say): Json<Say>,
) -> Result<(HeaderMap, Reply<ChatMessage>), Refused> {
    let message = chat::say(&app, cell, &guest.id, ip, &say).await?;
    Ok((guest.headers(), Reply(message)))
}
