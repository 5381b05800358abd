//! `GET /api/openapi.json`

use axum::http::{HeaderName, header};
use axum::routing::MethodRouter;
use axum::routing::get;
use protocol::{ClientMessage, ServerMessage};
use std::sync::Arc;
use utoipa::OpenApi;

/// What cannot be read off the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Vivarium",
        description = "Play Bug, Herd and Bug Off. Who asks is known by the cookie \
        `vivarium_guest`, which the first answer that needs it sets, or, once signed in to an account, \
        by `vivarium_session`. Every refusal is a `Problem`."
    ),
    components(schemas(ServerMessage, ClientMessage))
)]
pub struct Description;

/// Serves a description that was made once.
pub fn route<S: Clone + Send + Sync + 'static>(text: String) -> MethodRouter<S> {
    let text: Arc<str> = text.into();
    let headers: [(HeaderName, &str); 2] =
        [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")];
    get(move || async move { (headers, text.to_string()) })
}
