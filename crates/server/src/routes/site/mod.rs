//! Everything that is not the API: the browser client.

use crate::error::refusals;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::borrow::Cow;
use web_ui::Asset;

/// A file of the client; any other address is one of the client's own pages. Addresses of the API that lead
/// nowhere end here too.
pub async fn site(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path == "api" || path.starts_with("api/") {
        return refusals::NOT_FOUND.into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return refusals::METHOD_NOT_ALLOWED.into_response();
    }
    match web_ui::asset(path) {
        Some(asset) => respond(asset, request.headers()),
        // A page of an older client asks for files that are gone: a page in their place would not help it.
        None if path.starts_with("assets/") => refusals::NOT_FOUND.into_response(),
        None => respond(web_ui::page(), request.headers()),
    }
}

fn respond(asset: Asset, asked: &HeaderMap) -> Response {
    let known = asked.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or("");
    let mut response = if known.split(',').any(|tag| tag.trim().trim_start_matches("W/") == asset.etag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Body::from(match asset.bytes {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        })
        .into_response();
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
        response
    };
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(etag) = HeaderValue::try_from(asset.etag) {
        response.headers_mut().insert(header::ETAG, etag);
    }
    response
}
