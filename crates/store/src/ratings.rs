//! Ratings and rated games, as they are stored.

/// How strong somebody is thought to be, on the scale of Glicko.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// 1500 for somebody who has not played yet.
    pub rating: f64,
    /// How unsure the rating is: 350 for somebody who has not played yet.
    pub deviation: f64,
    /// How much the strength is expected to change.
    pub volatility: f64,
}

/// The rating of somebody in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The name of the game.
    pub game: String,
    /// After the last rated game.
    pub strength: Strength,
    /// Rated games so far.
    pub games: u32,
    /// When the last of them ended, in seconds since 1970, UTC.
    pub updated_at: i64,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Alone the best.
    Won,
    /// One of several who were the best.
    Drawn,
    /// Somebody else was better.
    Lost,
}

impl Outcome {
    /// As in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Drawn => "drawn",
            Outcome::Lost => "lost",
        }
    }

    pub(crate) fn read(text: &str) -> Option<Outcome> {
        [Outcome::Won, Outcome::Drawn, Outcome::Lost].into_iter().find(|outcome| outcome.as_str() == text)
    }
}

/// What a rated game does to one of those who played it.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// Whose rating it is.
    pub guest: String,
    /// The name of the game.
    pub game: String,
    /// How many rated games there were before.
    pub games_before: u32,
    /// Before the game, with the time since the one before it.
    pub before: Strength,
    /// After it.
    pub after: Strength,
    /// From 1, the best; equal for those who share it.
    pub place: u32,
    /// How it ended for them.
    pub outcome: Outcome,
    /// How many others played.
    pub opponents: u32,
}

/// A rated game in somebody's history.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// The id of the table.
    pub table: String,
    /// The name of the game.
    pub game: String,
    /// Before the game.
    pub before: Strength,
    /// After it.
    pub after: Strength,
    /// When it ended, in seconds since 1970, UTC.
    pub at: i64,
    /// How it ended for them.
    pub outcome: Outcome,
    /// The names of the others, as far as they have an account still, in the order of the alphabet.
    pub others: Vec<String>,
}

/// The results of somebody against another one who has an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opposition {
    /// The name of the other.
    pub name: String,
    /// The name of the game.
    pub game: String,
    /// Games in which they came in before the other.
    pub won: u32,
    /// Games in which both shared a place.
    pub drawn: u32,
    /// Games in which the other came in before them.
    pub lost: u32,
}

/// Somebody in the order of strength.
#[derive(Clone, Debug, PartialEq)]
pub struct Leader {
    /// The name.
    pub name: String,
    /// The rating.
    pub standing: Standing,
}
