//! `POST /api/tables/{id}/sit`

use crate::app::App;
use crate::error::Refused;
use crate::extract::{Json, TableCell};
use crate::guests::Guest;
use crate::reply::Reply;
use crate::tables::{self, state_for};
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::{Problem, Sit, TableState};
use std::sync::Arc;

/// Takes an open seat. When it was the last one, the game starts. Who sits there already is told so kindly.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", operation_id = "sit",
    params(("id" = String, Path, description = "The table's id.")),
    request_body = Sit,
    responses(
        (status = 200, body = TableState),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn sit(
    State(app): State<Arc<App>>,
    TableCell(cell): TableCell,
    guest: Guest,
    Json(request): Json<Sit>,
) -> Result<(HeaderMap, Reply<TableState>), Refused> {
    tables::sit(&app, cell.clone(), guest.id.clone(), request).await?;
    let state = state_for(&*cell.table(&app).await?, Some(&guest.id), cell.moment(&app));
    Ok((guest.headers(), Reply(state)))
}
