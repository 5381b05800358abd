//! `GET /api/people/{name}`

use crate::app::App;
use crate::error::Refused;
use crate::extract::Name;
use crate::ratings;
use crate::reply::Reply;
use axum::extract::State;
use protocol::{Person, Problem};
use std::sync::Arc;

/// Somebody with an account: ratings and their history, results against others, the last rated games. Case does not
/// matter in the name.
#[utoipa::path(get, path = "/api/people/{name}", tag = "people", operation_id = "get_person",
    params(("name" = String, Path, description = "The name.")),
    responses(
        (status = 200, body = Person),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn get(State(app): State<Arc<App>>, Name(name): Name) -> Result<Reply<Person>, Refused> {
    Ok(Reply(ratings::person(&app, &name).await?))
}
