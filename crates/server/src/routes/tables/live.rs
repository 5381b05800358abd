//! `GET /api/tables/{id}/live`

use crate::accounts::Who;
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::extract::TableCell;
use crate::limits::ClientIp;
use crate::live::attend;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use protocol::{MAX_FRAME, Problem, ServerMessage};
use std::sync::Arc;

/// Bytes that may wait for the network at one socket: the state of the longest game there can be.
const MOST_UNSENT: usize = 4 * 1024 * 1024;
/// Bytes kept for what a socket reads, for as long as it lives: clients send little, and there are many of them.
const READ_AT_ONCE: usize = 2 * MAX_FRAME;

/// A WebSocket that hears of every change of the table. The messages of the server have the form of
/// `ServerMessage`; the only one of the client is `{"type":"ping"}`.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "tables", operation_id = "live",
    params(("id" = String, Path, description = "The table's id.")),
    responses(
        (status = 101, body = ServerMessage),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn live(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    who: Who,
    ip: ClientIp,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| refusals::UPGRADE_REQUIRED)?;
    let place = app.sockets.enter(ip.0).ok_or(refusals::TOO_MANY_SOCKETS.retry_after(5))?;
    let upgrade = upgrade
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .read_buffer_size(READ_AT_ONCE)
        .max_write_buffer_size(MOST_UNSENT);
    Ok(upgrade.on_upgrade(move |socket| attend(app, cell, who, socket, place)))
}
