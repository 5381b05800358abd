//! `GET /readyz`

use crate::app::App;
use crate::error::{Refused, refusals};
use axum::extract::State;
use axum::http::{HeaderName, header};
use std::sync::Arc;

/// Says `ready` when the server takes actions: its store can be written, and it is not about to stop.
#[utoipa::path(get, path = "/readyz", tag = "system", operation_id = "ready", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = "5XX", body = protocol::Problem, content_type = "application/problem+json"),
))]
pub async fn ready(
    State(app): State<Arc<App>>,
) -> Result<([(HeaderName, &'static str); 1], &'static str), Refused> {
    if app.is_stopping() {
        return Err(refusals::UNAVAILABLE);
    }
    if !app.can_write().await {
        let refused = refusals::UNAVAILABLE.retry_after(1);
        // For whoever runs the site.
        return Err(match app.standstill.reason() {
            Some(reason) => refused.saying(format!("Nothing can be written: {reason}.")),
            None => refused,
        });
    }
    Ok(([(header::CACHE_CONTROL, "no-store")], "ready\n"))
}
