//! Answers.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::Payload;

/// A payload as the answer to a request. Nothing else becomes JSON here.
pub struct Reply<T>(pub T);

/// A payload as the answer to a request that has made something.
pub struct Created<T>(pub T);

/// The answer to a request that has nothing to say but that it is done.
pub struct Done;

const JSON: &str = "application/json";

impl<T: Payload> IntoResponse for Reply<T> {
    fn into_response(self) -> Response {
        json(StatusCode::OK, JSON, self.0.to_json())
    }
}

impl<T: Payload> IntoResponse for Created<T> {
    fn into_response(self) -> Response {
        json(StatusCode::CREATED, JSON, self.0.to_json())
    }
}

impl IntoResponse for Done {
    fn into_response(self) -> Response {
        (StatusCode::NO_CONTENT, [(header::CACHE_CONTROL, "no-store")]).into_response()
    }
}

/// An answer that no cache keeps: it was made for one reader.
pub fn json(status: StatusCode, content_type: &'static str, text: String) -> Response {
    let mut response = (status, Body::from(text)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
