//! Who asks.

use super::GuestId;
use crate::app::App;
use axum::extract::FromRequestParts;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::convert::Infallible;
use std::sync::Arc;

/// Who reads: a guest, or somebody without a cookie.
pub struct Reader(pub Option<GuestId>);

impl FromRequestParts<Arc<App>> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        Ok(Reader(app.cookies.read(&parts.headers)))
    }
}

/// A guest, made on the spot for somebody without a cookie.
pub struct Guest {
    /// Who.
    pub id: GuestId,
    cookie: Option<HeaderValue>,
}

impl Guest {
    /// The headers of the answer that let a new guest be known next time.
    pub fn headers(self) -> HeaderMap {
        self.cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect()
    }
}

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        if let Some(id) = app.cookies.read(&parts.headers) {
            return Ok(Guest { id, cookie: None });
        }
        let id = GuestId::random();
        let forwarded = parts.headers.get("x-forwarded-proto").map(HeaderValue::as_bytes);
        let secure = app.config.behind_proxy && forwarded == Some(b"https");
        let cookie = Some(app.cookies.write(&id, secure));
        Ok(Guest { id, cookie })
    }
}
