//! `GET /healthz`

use crate::app::App;
use crate::error::Refused;
use axum::extract::State;
use axum::http::{HeaderName, header};
use std::sync::Arc;

/// Says `ok` when the server and its store answer.
#[utoipa::path(get, path = "/healthz", tag = "system", operation_id = "health", responses(
    (status = 200, body = String, content_type = "text/plain"),
))]
pub async fn health(
    State(app): State<Arc<App>>,
) -> Result<([(HeaderName, &'static str); 1], &'static str), Refused> {
    app.store.name_of("").await?;
    Ok(([(header::CACHE_CONTROL, "no-store")], "ok\n"))
}
