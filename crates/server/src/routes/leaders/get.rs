//! `GET /api/leaders`

use crate::app::App;
use crate::error::{Refused, refusals};
use crate::ratings;
use crate::reply::Reply;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use catalog::GameId;
use protocol::{LeaderBoard, Problem};
use serde::Deserialize;
use std::sync::Arc;

/// Of which game.
#[derive(Deserialize)]
pub struct Filter {
    game: String,
}

/// The strongest of a game: at most 50 people with at least 10 rated games and a deviation below 110, and the bots.
#[utoipa::path(get, path = "/api/leaders", tag = "people", operation_id = "list_leaders",
    params(("game" = GameId, Query, description = "The game.")),
    responses(
        (status = 200, body = LeaderBoard),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn get(
    State(app): State<Arc<App>>,
    filter: Result<Query<Filter>, QueryRejection>,
) -> Result<Reply<LeaderBoard>, Refused> {
    let Query(Filter { game }) = filter.map_err(|_| refusals::BAD_QUERY)?;
    Ok(Reply(ratings::leaders(&app, game.parse()?).await?))
}
