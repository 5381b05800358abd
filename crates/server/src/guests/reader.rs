//! The guest who asks.

use super::{GuestId, is_secure};
use crate::accounts::Who;
use crate::app::App;
use axum::extract::FromRequestParts;
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::convert::Infallible;
use std::sync::Arc;

/// Who reads: a guest, with or without an account, or somebody without a cookie.
pub struct Reader(pub Option<GuestId>);

impl FromRequestParts<Arc<App>> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let who = Who::from_request_parts(parts, app).await?;
        Ok(Reader(who.guest().cloned()))
    }
}

/// A guest, with or without an account, made on the spot for somebody without a cookie.
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
        let Reader(reader) = Reader::from_request_parts(parts, app).await?;
        if let Some(id) = reader {
            return Ok(Guest { id, cookie: None });
        }
        let id = GuestId::random();
        let cookie = Some(app.cookies.write(&id, is_secure(app, &parts.headers)));
        Ok(Guest { id, cookie })
    }
}
