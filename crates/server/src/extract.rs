//! What handlers take out of requests.

use crate::app::App;
use crate::error::{Refused, refusals};
use crate::tables::Cell;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// The JSON body of a request.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Json<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Refused> {
        // A form of another site can be sent without asking, but not with this type.
        if !is_json(request.headers()) {
            return Err(refusals::NOT_JSON);
        }
        let body = Bytes::from_request(request, app).await.map_err(cut_off)?;
        serde_json::from_slice(&body).map(Json).map_err(|error| Refused::bad_json(&error))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let value = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let essence = value.split(';').next().unwrap_or("");
    essence.trim().eq_ignore_ascii_case("application/json")
}

fn cut_off(rejection: BytesRejection) -> Refused {
    match rejection.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => refusals::TOO_LARGE,
        _ => refusals::BODY_CUT_OFF,
    }
}

/// A name in the path; what cannot be decoded names nothing.
pub struct Name(pub String);

impl FromRequestParts<Arc<App>> for Name {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refused> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        path.map(|Path(name)| Name(name)).map_err(|_| refusals::NOT_FOUND)
    }
}

/// The table that the path names.
pub struct TableCell(pub Arc<Cell>);

impl FromRequestParts<Arc<App>> for TableCell {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Refused> {
        let Name(id) = Name::from_request_parts(parts, app).await.map_err(|_| refusals::UNKNOWN_TABLE)?;
        app.tables.get(app, &id).await.map(TableCell)
    }
}
