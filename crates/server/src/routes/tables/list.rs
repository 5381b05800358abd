//! `GET /api/tables`

use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guests::{GuestId, Reader};
use crate::reply::Reply;
use crate::tables::summary_for;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use catalog::GameId;
use protocol::{Problem, TableList, TableSummary};
use serde::Deserialize;
use std::sync::Arc;
use store::{Listing, TableRow};

/// Tables in each part of the list.
const MOST: u32 = 50;

/// Which tables.
#[derive(Deserialize)]
pub struct Filter {
    game: Option<String>,
}

/// Tables to join, to watch, and the reader's own; the latest changed first, at most 50 of each.
#[utoipa::path(get, path = "/api/tables", tag = "tables", operation_id = "list_tables",
    params(("game" = Option<GameId>, Query, description = "Tables of this game only.")),
    responses(
        (status = 200, body = TableList),
        (status = "4XX", body = Problem, content_type = "application/problem+json"),
    ))]
pub async fn list(
    State(app): State<Arc<App>>,
    Reader(reader): Reader,
    filter: Result<Query<Filter>, QueryRejection>,
) -> Result<Reply<TableList>, Refused> {
    let Query(Filter { game }) = filter.map_err(|_| refusals::BAD_QUERY)?;
    let game = game.map(|game| game.parse::<GameId>()).transpose()?;
    let rows = |listing| app.store.list(listing, game.map(GameId::name), MOST);
    let reader = reader.as_ref();
    let yours = match reader {
        Some(guest) => rows(Listing::SeatedBy(guest.as_str())).await?,
        None => Vec::new(),
    };
    let challenges = match reader {
        Some(guest) => rows(Listing::Inviting(guest.as_str())).await?,
        None => Vec::new(),
    };
    let of_others = |rows: Vec<TableRow>| {
        let others = rows.into_iter().filter(|row| yours.iter().all(|own| own.table.id != row.table.id));
        summaries(others, reader)
    };
    let open = of_others(rows(Listing::Waiting).await?)?;
    let running = of_others(rows(Listing::Running).await?)?;
    let challenges = summaries(challenges.into_iter(), reader)?;
    Ok(Reply(TableList { open, running, yours: summaries(yours.into_iter(), reader)?, challenges }))
}

fn summaries(
    rows: impl Iterator<Item = TableRow>,
    reader: Option<&GuestId>,
) -> Result<Vec<TableSummary>, Refused> {
    rows.map(|row| summary_for(row, reader)).collect()
}
