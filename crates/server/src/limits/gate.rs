//! The questions that every request is asked before its route.

use super::origin::is_own;
use super::peer::ClientIp;
use crate::accounts::Who;
use crate::app::App;
use crate::error::{Code, Refused, refusals};
use crate::random;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Instant;
use tracing::Instrument;

/// Letters of a request's id in the log.
const ID_LETTERS: usize = 10;
/// Tells the id where something went wrong on the server, so that whoever saw it and whoever reads the log can meet.
const ID: HeaderName = HeaderName::from_static("x-request-id");
/// Tells pages that nothing can be written at the moment.
const STANDSTILL: HeaderName = HeaderName::from_static("vivarium-standstill");

/// Sizes, rates and origin. Whatever is logged for a request carries its id.
pub async fn gate(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let id = random::word::<ID_LETTERS>();
    let span = tracing::info_span!("request", id);
    let site = app.clone();
    let mut response = answer(app, request, next).instrument(span).await;
    if response.status().is_server_error()
        && let Ok(id) = HeaderValue::try_from(id)
    {
        response.headers_mut().insert(ID, id);
    }
    if site.standstill.is_on() {
        response.headers_mut().insert(STANDSTILL, HeaderValue::from_static("1"));
    }
    response
}

async fn answer(app: Arc<App>, mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    // Without the query: it may hold an invite token.
    let path = request.uri().path().to_owned();
    let asks = reads(&request);
    let checked = match check(&app, &request) {
        Ok(()) => recognise(&app, &mut request).await,
        Err(refused) => Err(refused),
    };
    let response = match checked {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    if let Some(Code(code)) = response.extensions().get() {
        app.metrics.refuse(code);
        // What could not be read stops nobody's game.
        if !asks && *code == refusals::UNAVAILABLE.code() {
            app.stand_still();
        }
    }
    let (status, ms) = (response.status().as_u16(), begun.elapsed().as_millis());
    tracing::debug!(%method, path, status, ms, "answered");
    response
}

fn check(app: &App, request: &Request) -> Result<(), Refused> {
    let limits = &app.config.limits;
    let headers = request.headers();
    let ip = ClientIp::of(headers, request.extensions(), app.config.behind_proxy);
    app.requests.take(ip.0)?;
    let uri = request.uri();
    if uri.path().len() + uri.query().map_or(0, str::len) > limits.uri {
        return Err(refusals::URI_TOO_LONG);
    }
    if size(headers) > limits.headers {
        return Err(refusals::HEADERS_TOO_LARGE);
    }
    let opens_socket = headers.contains_key("upgrade");
    if (!reads(request) || opens_socket) && !is_own(headers) {
        return Err(refusals::FOREIGN_ORIGIN);
    }
    // At once: whoever waits for the database keeps others waiting.
    if reads(request) { Ok(()) } else { app.must_go() }
}

/// Finds out who asks, and whether they have asked for so many changes already.
async fn recognise(app: &App, request: &mut Request) -> Result<(), Refused> {
    if !request.uri().path().starts_with("/api/") {
        return Ok(());
    }
    let who = Who::of(app, request.headers()).await?;
    if !reads(request) {
        let room = match who.guest() {
            Some(guest) => app.changes.take(guest.clone()),
            None => {
                let ip = ClientIp::of(request.headers(), request.extensions(), app.config.behind_proxy);
                app.strangers.take(ip.0)
            }
        };
        room?;
    }
    request.extensions_mut().insert(who);
    Ok(())
}

fn reads(request: &Request) -> bool {
    matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS)
}

fn size(headers: &HeaderMap) -> usize {
    headers.iter().map(|(name, value)| name.as_str().len() + value.len() + 4).sum()
}

/// A request that takes too long, be it that its body trickles in, is given up. What it has begun to change is
/// changed whole.
pub async fn timely(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(app.config.limits.request_time, next.run(request)).await;
    answer.unwrap_or_else(|_| refusals::TIMEOUT.into_response())
}
