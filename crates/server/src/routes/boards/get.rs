//! `GET /api/boards/{board}`

use crate::error::Refused;
use crate::extract::Name;
use crate::reply::Reply;
use axum::http::StatusCode;
use catalog::BoardInfo;
use protocol::Problem;

/// The cells of a board with their places.
#[utoipa::path(get, path = "/api/boards/{board}", tag = "catalogue", operation_id = "get_board",
    params(("board" = String, Path, description = "Such as `hex3`.")),
    responses(
        (status = 200, body = BoardInfo),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn get(Name(board): Name) -> Result<Reply<BoardInfo>, Refused> {
    let info = catalog::board_info(&board);
    info.map(Reply).map_err(|refusal| Refused::from(refusal).with_status(StatusCode::NOT_FOUND))
}
