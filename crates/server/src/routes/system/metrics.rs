//! `GET /metrics`

use crate::app::App;
use crate::error::{Refused, refusals};
use crate::limits::Peer;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, HeaderName, header};
use std::sync::Arc;

const TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Counters for whoever runs the server, for programs on the same machine only: what comes from elsewhere, or through a
/// proxy, is told that there is nothing here.
#[utoipa::path(get, path = "/metrics", tag = "system", operation_id = "metrics", responses(
    (status = 200, body = String, content_type = "application/openmetrics-text"),
    (status = "4XX", body = protocol::Problem, content_type = "application/problem+json"),
))]
pub async fn metrics(
    State(app): State<Arc<App>>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
) -> Result<([(HeaderName, &'static str); 2], String), Refused> {
    let near = peer.is_none_or(|Extension(Peer(ip))| ip.to_canonical().is_loopback());
    if !near || headers.contains_key("x-forwarded-for") {
        return Err(refusals::NOT_FOUND);
    }
    let headers = [(header::CONTENT_TYPE, TYPE), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, app.metrics.text(&app)))
}
