//! `GET /api/tables/{id}`

use crate::app::App;
use crate::error::Refused;
use crate::extract::TableCell;
use crate::guests::Guest;
use crate::reply::Reply;
use crate::tables::state_for;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{Problem, TableState};
use std::sync::Arc;

/// Where a table stands, as the reader may know it. Somebody without a cookie becomes a guest: whoever looks may
/// sit down next, and the live connection that is opened in between must know them by then.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", operation_id = "get_table",
    params(("id" = String, Path, description = "The table's id.")),
    responses(
        (status = 200, body = TableState),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn get(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    guest: Guest,
) -> Result<(HeaderMap, Reply<TableState>), Refused> {
    let table = cell.table(&app).await?;
    cell.looks(&table, &guest.id, app.time.now());
    let state = state_for(&table, Some(&guest.id), cell.moment(&app));
    Ok((guest.headers(), Reply(state)))
}
