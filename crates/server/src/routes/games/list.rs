//! `GET /api/games`

use crate::reply::Reply;
use catalog::{GameId, GameInfo};
use protocol::Problem;

/// Every game and what there is to know about it.
#[utoipa::path(get, path = "/api/games", tag = "catalogue", operation_id = "list_games", responses(
    (status = 200, body = Vec<GameInfo>),
    (status = "4XX", body = Problem, content_type = "application/problem+json"),
))]
pub async fn list() -> Reply<Vec<GameInfo>> {
    Reply(GameId::ALL.into_iter().map(catalog::info).collect())
}
