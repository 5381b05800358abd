//! Rated games: who is how strong when they sit down, and what the end changes.

use super::Table;
use super::draft::Draft;
use super::entry::Occupant;
use crate::app::App;
use crate::error::Refused;
use crate::guests::GuestId;
use crate::ratings::{FRESH, after, shown, strength_at};
use game::{Audience, Seat};
use protocol::{EndReason, SeatRating};
use std::cmp::Reverse;
use store::{Outcome, Rated, Strength};
use tokio::sync::MutexGuard;

/// Adds to a plan what it means for ratings. As long as what is returned is held, nobody else changes any: it is let go
/// of when the plan is written.
///
/// # Errors
/// A fault of the store.
pub(super) async fn note<'a>(app: &'a App, draft: &mut Draft) -> Result<Option<MutexGuard<'a, ()>>, Refused> {
    if !draft.table().rated {
        return Ok(None);
    }
    if draft.seats_somebody() {
        let ratings = ratings_of_seats(app, draft.table()).await?;
        draft.show_ratings(ratings)?;
    }
    let table = draft.table();
    let ends = table.is_over() && !table.is_counted();
    let Some(places) = places(table).filter(|_| ends) else { return Ok(None) };
    let turn = app.rating.lock().await;
    let (rated, ratings) = rate(app, table, &places).await?;
    draft.count(rated, ratings)?;
    Ok(Some(turn))
}

async fn ratings_of_seats(app: &App, table: &Table) -> Result<Vec<Option<SeatRating>>, Refused> {
    let mut ratings = Vec::with_capacity(table.seats.len());
    for occupant in &table.seats {
        ratings.push(match occupant {
            Occupant::Guest { id, .. } => Some(shown(strength_of(app, table, id).await?.0)),
            _ => None,
        });
    }
    Ok(ratings)
}

/// The strength of somebody now, and the number of their rated games.
async fn strength_of(app: &App, table: &Table, guest: &GuestId) -> Result<(Strength, u32), Refused> {
    let standings = app.store.standings(guest.as_str()).await?;
    let standing = standings.into_iter().find(|standing| standing.game == table.game().name());
    Ok(standing.map_or((FRESH, 0), |standing| (strength_at(&standing, app.time.date()), standing.games)))
}

/// The place of each seat, from 1, if the game counts: the rules have ended it, or every seat had played a whole turn
/// before it was given up. Whoever left comes last, whatever became of the bot in their seat. Behind those who win,
/// points count, where there are any.
fn places(table: &Table) -> Option<Vec<u32>> {
    let (payoff, reason) = table.outcome()?;
    let turns = table.play.turns(Audience::Spectator);
    let played = |seat| turns.iter().any(|turn| turn.seat == seat && turn.complete);
    if reason != EndReason::Rules && !Seat::all(table.play.seats()).all(played) {
        return None;
    }
    let points = table.play.points().unwrap_or_default();
    let merit = |seat: Seat| match &table.seats[seat.index()] {
        Occupant::Guest { .. } if payoff.winners().contains(seat) => (0, Reverse(0)),
        Occupant::Guest { .. } => (1, Reverse(points.get(seat.index()).copied().unwrap_or(0))),
        _ => (2, Reverse(0)),
    };
    let merits: Vec<_> = Seat::all(table.play.seats()).map(merit).collect();
    let place = |own| merits.iter().filter(|other| *other < own).count() as u32 + 1;
    Some(merits.iter().map(place).collect())
}

async fn rate(
    app: &App,
    table: &Table,
    places: &[u32],
) -> Result<(Vec<Rated>, Vec<Option<SeatRating>>), Refused> {
    let players = table.players();
    let (mut before, mut games) = (Vec::new(), Vec::new());
    for player in players {
        let (strength, count) = strength_of(app, table, player).await?;
        before.push(strength);
        games.push(count);
    }
    let in_company = catalog::info(table.game()).players.max > 2;
    let afterwards = after(&before, places, in_company);
    let shares_first = places.iter().filter(|place| **place == 1).count() > 1;
    let (mut rated, mut ratings) = (Vec::new(), Vec::new());
    for (index, player) in players.iter().enumerate() {
        let (before, after, place) = (before[index], afterwards[index], places[index]);
        let rating = shown(after);
        ratings.push(Some(SeatRating { change: Some(rating.rating - shown(before).rating), ..rating }));
        rated.push(Rated {
            guest: player.as_str().to_owned(),
            game: table.game().name().to_owned(),
            games_before: games[index],
            before,
            after,
            place,
            outcome: match (place, shares_first) {
                (1, false) => Outcome::Won,
                (1, true) => Outcome::Drawn,
                _ => Outcome::Lost,
            },
            opponents: players.len() as u32 - 1,
        });
    }
    Ok((rated, ratings))
}
