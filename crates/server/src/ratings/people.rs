//! What a profile and a leader board tell.

use super::shown;
use super::strength::after_time;
use crate::accounts::name_key;
use crate::app::App;
use crate::clock;
use crate::error::{Refused, refusals};
use catalog::GameId;
use protocol::{
    GameRating, Leader, LeaderBoard, Opponent, Outcome, Person, RatedGame, RatingPoint, SeatRating,
};
use store::{Standing, Strength};

/// Points of a history.
const POINTS: u32 = 300;
/// Games of a list.
const GAMES: u32 = 20;
/// Opponents of a list.
const OPPONENTS: u32 = 50;

/// Rated games that a place on a leader board takes.
const LEAST_GAMES: u32 = 10;
/// The deviation above which a rating is not sure enough for it.
const UNSURE: f64 = 110.0;
/// People of a leader board.
const LEADERS: usize = 50;
/// How many of those who were sure enough after their last game are looked at: time may have made some of them unsure.
const CANDIDATES: u32 = 1_000;

/// Somebody with an account.
///
/// # Errors
/// When nobody has this name, or the store does not answer.
pub async fn person(app: &App, name: &str) -> Result<Person, Refused> {
    let account = app.store.account_named(&name_key(name).key).await?.ok_or(refusals::UNKNOWN_PERSON)?;
    let guest = account.guest.as_str();
    let name = app.store.name_of(guest).await?.ok_or(refusals::UNKNOWN_PERSON)?;
    let (mut ratings, mut games) = (Vec::new(), Vec::new());
    for standing in app.store.standings(guest).await? {
        let history = app.store.rating_history(guest, &standing.game, POINTS).await?.into_iter();
        let point =
            |(at, rating): (i64, f64)| RatingPoint { at: clock::rfc3339(at), rating: rating.round() as i32 };
        let SeatRating { rating, deviation, .. } = shown(strength_at(&standing, app.time.date()));
        ratings.push(GameRating {
            game: standing.game.parse()?,
            rating,
            deviation,
            games: standing.games,
            history: history.map(point).collect(),
        });
        games.extend(app.store.rated_games(guest, &standing.game, GAMES).await?);
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.at));
    games.truncate(GAMES as usize);
    let opponents = app.store.opposition(guest, OPPONENTS).await?.into_iter().map(opponent);
    Ok(Person {
        name,
        ratings,
        opponents: opponents.collect::<Result<_, _>>()?,
        last_games: games.into_iter().map(rated_game).collect::<Result<_, _>>()?,
    })
}

/// A strength as it is on this date.
pub fn strength_at(standing: &Standing, date: i64) -> Strength {
    after_time(standing.strength, date - standing.updated_at)
}

fn opponent(met: store::Opposition) -> Result<Opponent, Refused> {
    let store::Opposition { name, game, won, drawn, lost } = met;
    Ok(Opponent { name, game: game.parse()?, won, drawn, lost })
}

fn rated_game(game: store::RatedGame) -> Result<RatedGame, Refused> {
    let rating = shown(game.after).rating;
    Ok(RatedGame {
        table: game.table,
        game: game.game.parse()?,
        ended_at: clock::rfc3339(game.at),
        outcome: match game.outcome {
            store::Outcome::Won => Outcome::Won,
            store::Outcome::Drawn => Outcome::Drawn,
            store::Outcome::Lost => Outcome::Lost,
        },
        opponents: game.others,
        rating,
        change: rating - shown(game.before).rating,
    })
}

/// The strongest people of a game, with its bots among them.
///
/// # Errors
/// When the store does not answer.
pub async fn leaders(app: &App, game: GameId) -> Result<LeaderBoard, Refused> {
    let date = app.time.date();
    let candidates = app.store.leaders(game.name(), LEAST_GAMES, UNSURE, CANDIDATES).await?.into_iter();
    let sure = candidates.filter(|one| strength_at(&one.standing, date).deviation < UNSURE).take(LEADERS);
    let mut leaders: Vec<Leader> = sure
        .map(|one| {
            let SeatRating { rating, deviation, .. } = shown(strength_at(&one.standing, date));
            Leader::Person { name: one.name, rating, deviation, games: one.standing.games }
        })
        .collect();
    leaders.extend(catalog::bot_ratings(game).into_iter().map(|(bot, rating)| Leader::Bot { bot, rating }));
    // Stable: people come before a bot of the same rating.
    leaders.sort_by_key(|leader| match leader {
        Leader::Person { rating, .. } | Leader::Bot { rating, .. } => std::cmp::Reverse(*rating),
    });
    Ok(LeaderBoard { game, leaders })
}
