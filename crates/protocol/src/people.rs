//! Ratings, and the people who have them.

use catalog::GameId;
use serde::{Deserialize, Serialize};

/// The rating of somebody in a seat of a rated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema, ts_rs::TS)]
pub struct SeatRating {
    /// When they sat down; when the game has counted, after it.
    pub rating: i32,
    /// How unsure that is.
    pub deviation: u32,
    /// What the game has changed it by, when it has counted.
    pub change: Option<i32>,
}

/// Somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Person {
    /// The name.
    pub name: String,
    /// In each game that they have played for it.
    pub ratings: Vec<GameRating>,
    /// Whom they have met in rated games, those met most often first, at most 50.
    pub opponents: Vec<Opponent>,
    /// Their last rated games that have ended, the latest first, at most 20.
    pub last_games: Vec<RatedGame>,
}

/// A rating in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct GameRating {
    /// The game.
    pub game: GameId,
    /// 1500 for somebody new.
    pub rating: i32,
    /// How unsure that is today; 350 for somebody new.
    pub deviation: u32,
    /// Rated games that have counted.
    pub games: u32,
    /// After each of the last 300 of them, the earliest first.
    pub history: Vec<RatingPoint>,
}

/// A rating at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct RatingPoint {
    /// When the game ended (RFC 3339, UTC).
    pub at: String,
    /// After it.
    pub rating: i32,
}

/// Results against somebody, in one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Opponent {
    /// The name of the other.
    pub name: String,
    /// The game.
    pub game: GameId,
    /// Games in which the other came in behind.
    pub won: u32,
    /// Games in which both shared a place.
    pub drawn: u32,
    /// Games in which the other came in before.
    pub lost: u32,
}

/// How a rated game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Alone the best.
    Won,
    /// One of several who were the best.
    Drawn,
    /// Somebody else was better.
    Lost,
}

/// A rated game that has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct RatedGame {
    /// The id of its table.
    pub table: String,
    /// The game.
    pub game: GameId,
    /// When it ended (RFC 3339, UTC).
    pub ended_at: String,
    /// How it ended.
    pub outcome: Outcome,
    /// The names of the others who still have an account.
    pub opponents: Vec<String>,
    /// The rating after it.
    pub rating: i32,
    /// What it changed the rating by.
    pub change: i32,
}

/// The strongest of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct LeaderBoard {
    /// The game.
    pub game: GameId,
    /// The strongest first: at most 50 people, and the bots.
    pub leaders: Vec<Leader>,
}

/// Somebody on a leader board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Leader {
    /// A person with at least 10 rated games and a deviation below 110.
    Person {
        /// The name.
        name: String,
        /// The rating.
        rating: i32,
        /// How unsure that is today.
        deviation: u32,
        /// Rated games that have counted.
        games: u32,
    },
    /// A bot, whose strength was measured in matches of bots.
    Bot {
        /// Which.
        bot: String,
        /// Level 1 of each game has 1000 by convention.
        rating: i32,
    },
}
