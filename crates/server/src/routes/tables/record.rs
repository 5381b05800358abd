//! `GET /api/tables/{id}/record`

use crate::app::App;
use crate::error::Refused;
use crate::extract::TableCell;
use crate::tables::record_of;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use protocol::Problem;
use std::sync::Arc;

/// The record of the game as a `.vgr` text. While a game with hidden cards runs it is withheld.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "tables", operation_id = "get_record",
    params(("id" = String, Path, description = "The table's id.")),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn record(State(app): State<Arc<App>>, TableCell(cell): TableCell) -> Result<Response, Refused> {
    let table = cell.table(&app).await?;
    let mut response = record_of(&table)?.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    let name = format!("inline; filename=\"{}-{}.vgr\"", table.game(), table.id());
    if let Ok(name) = HeaderValue::try_from(name) {
        headers.insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}
