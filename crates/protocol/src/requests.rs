//! What clients ask of tables.

use crate::text::few;
use crate::{Clock, FairStart, Key, SeatNumber, Text};
use ::fair::SeatBytes;
use catalog::GameId;
use game::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// Who may sit down at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Everybody; the table is listed in the library.
    Open,
    /// Those who have the invite link.
    Link,
}

/// How fast the bots of a table may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum BotPace {
    /// As fast as they think.
    Quick,
    /// So that people can follow every step.
    #[default]
    Human,
}

/// Who is to sit in a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatRequest {
    /// The one who asks. In several seats: the players share a screen.
    Me {},
    /// Somebody who comes later.
    Open {},
    /// A bot.
    Bot {
        /// Which, such as `level3`, `random`, `uct:iterations=2000`, `uct:ms=500`.
        #[schema(value_type = String, max_length = 64)]
        #[ts(type = "string")]
        bot: Text<64>,
    },
}

/// A table to open.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    #[schema(value_type = GameId)]
    #[ts(as = "GameId")]
    pub game: Text<32>,
    /// Board, players, options, such as `hex3 swap` or `seats=3 copies=10`.
    #[schema(value_type = String, max_length = 64)]
    #[ts(type = "string")]
    pub setup: Text<64>,
    /// Who sits where; as many as the setup has seats.
    #[serde(deserialize_with = "few::<_, _, MAX_SEATS>")]
    pub seats: Vec<SeatRequest>,
    /// Who may take the open seats.
    pub access: Access,
    /// How fast its bots may be; `human` when it is left out.
    #[serde(default)]
    #[ts(as = "Option<BotPace>", optional)]
    pub pace: BotPace,
    /// How much time the players have; as much as they like when it is left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub clock: Option<Clock>,
    /// Whether the game counts for the ratings of those who play it: people with accounts, each in one seat. No when it
    /// is left out.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub rated: bool,
    /// The name of an account: the one open seat is kept for this person, and the table is not listed. For anybody when
    /// it is left out.
    #[serde(default)]
    #[schema(value_type = Option<String>, max_length = 256)]
    #[ts(type = "string | null", optional)]
    pub invitee: Option<Text<256>>,
    /// Whose promise about chance is used, and the own part in it. Without it the server promises a seed with its answer,
    /// and no seat that is taken now adds anything.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub fair: Option<FairStart>,
}

/// A wish to play anyone, with the usual setup of a game and for no rating.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// The game.
    #[schema(value_type = GameId)]
    #[ts(as = "GameId")]
    pub game: Text<32>,
    /// How much time the players have; as much as they like when it is left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub clock: Option<Clock>,
    /// As in a new table; where somebody waits already, the own part in the chance of that table.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub fair: Option<FairStart>,
}

/// A wish to sit down.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Where; `null` for the first open seat.
    #[schema(value_type = Option<SeatNumber>)]
    #[ts(as = "Option<SeatNumber>")]
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The token of the invite link, for tables that ask for it.
    #[schema(value_type = Option<String>, max_length = 64)]
    #[ts(type = "string | null")]
    #[serde(default)]
    pub invite: Option<Text<4096>>,
    /// Sixteen bytes of one's own for the chance of the game, as 32 digits of 0-9 and a-f; none when it is left out.
    #[schema(value_type = Option<String>, min_length = 32, max_length = 32, pattern = "^[0-9a-f]+$")]
    #[ts(as = "Option<String>", optional = nullable)]
    #[serde(default)]
    pub bytes: Option<SeatBytes>,
}

/// A step, or the rest of a turn.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The version of the table that the client saw.
    pub version: u32,
    /// The idempotency key: asking again with the same one gives the first answer again.
    #[schema(value_type = String, min_length = 8, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    #[ts(type = "string")]
    pub key: Key,
    /// Such as `c3`, `c3/b2`, `/b2`, `-b2 -c3 +a1`, `+ant`, `!bee`, `swap`.
    #[schema(value_type = String, max_length = 8192)]
    #[ts(type = "string")]
    pub text: Text<8192>,
}

/// An action that needs no more words.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Versioned {
    /// The version of the table that the client saw.
    pub version: u32,
    /// The idempotency key: asking again with the same one gives the first answer again.
    #[schema(value_type = String, min_length = 8, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    #[ts(type = "string")]
    pub key: Key,
}

/// A wish for a rematch, or the agreement to one.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct AskRematch {
    /// The version of the table that the client saw.
    pub version: u32,
    /// The idempotency key: asking again with the same one gives the first answer again.
    #[schema(value_type = String, min_length = 8, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    #[ts(type = "string")]
    pub key: Key,
    /// One's own part in the chance of the rematch. Its table is the one that `rematch` in the state promises; while it
    /// promises none, one that is reserved for whoever asks.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub fair: Option<FairStart>,
}

/// A wish for a hint.
#[derive(Clone, Copy, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    /// The version of the table that the client saw.
    pub version: u32,
}

/// An answer to somebody who asks to take a turn back.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct AnswerTakeback {
    /// The version of the table that the client saw.
    pub version: u32,
    /// The idempotency key: asking again with the same one gives the first answer again.
    #[schema(value_type = String, min_length = 8, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    #[ts(type = "string")]
    pub key: Key,
    /// Whether the turn may be taken back.
    pub accept: bool,
}
