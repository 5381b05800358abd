//! A table as one reader sees it.

use crate::{Access, BotPace, ChatRooms, Clock, ClockState, FairInfo, Reserved, SeatNumber, SeatRating};
use catalog::{AnyEffect, AnyView, GameId};
use game::Seat;
use serde::Serialize;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are open.
    Waiting,
    /// The game goes on.
    Running,
    /// The game has ended.
    Over,
    /// Whoever opened the table closed it before the game began.
    Closed,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Guest {
        /// The name that others see.
        name: String,
        /// Whether it is the reader.
        you: bool,
    },
    /// A bot.
    Bot {
        /// Which.
        bot: String,
        /// The name of the person who resigned and whose seat it plays on.
        replaces: Option<String>,
    },
}

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct SeatInfo {
    /// Which seat.
    #[schema(value_type = SeatNumber)]
    #[ts(as = "SeatNumber")]
    pub seat: Seat,
    /// What the seat is called, such as `black`, `seat3`.
    pub role: String,
    /// Who sits there.
    pub occupant: Occupant,
}

/// A turn as the reader may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct TurnInfo {
    /// From 1.
    pub turn: u32,
    /// Who plays it.
    #[schema(value_type = SeatNumber)]
    #[ts(as = "SeatNumber")]
    pub seat: Seat,
    /// Its text so far; `?` for a card that is hidden from the reader.
    pub text: String,
    /// Whether it has ended.
    pub complete: bool,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// The rules say so.
    Rules,
    /// A player resigned.
    Resignation,
    /// A player's time ran out.
    Time,
    /// A player left, and another claimed the game.
    Left,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct GameResult {
    /// Who has won; several share the win.
    #[schema(value_type = Vec<SeatNumber>)]
    #[ts(as = "Vec<SeatNumber>")]
    pub winners: Vec<Seat>,
    /// The points of each seat, where the game counts any.
    pub points: Option<Vec<u32>>,
    /// Why it ended.
    pub reason: EndReason,
    /// As a record writes it, such as `1-0`.
    pub text: String,
}

/// Everything about a table that the reader may know now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct TableState {
    /// The table's id.
    pub id: String,
    /// The game.
    pub game: GameId,
    /// Board, players, options.
    pub setup: String,
    /// Counts the events so far; an action must name the version that it answers.
    pub version: u32,
    /// How far the table has come.
    pub status: Status,
    /// When it was opened (RFC 3339, UTC).
    pub created_at: String,
    /// Every seat.
    pub seats: Vec<SeatInfo>,
    /// The seats that the reader holds.
    #[schema(value_type = Vec<SeatNumber>)]
    #[ts(as = "Vec<SeatNumber>")]
    pub you: Vec<Seat>,
    /// The seat that must decide now.
    #[schema(value_type = Option<SeatNumber>)]
    #[ts(as = "Option<SeatNumber>")]
    pub to_act: Option<Seat>,
    /// The game as the reader may see it; `null` while seats are open.
    pub view: Option<AnyView>,
    /// The steps that the reader may make now.
    pub legal: Vec<String>,
    /// What each of them would do, in the same order.
    pub effects: Vec<AnyEffect>,
    /// Whether the reader may take a step back.
    pub can_undo: bool,
    /// Whether the reader may resign.
    pub can_resign: bool,
    /// Whether the reader may ask for a hint now: it is for the reader to decide, and nobody else plays against
    /// the reader.
    pub can_hint: bool,
    /// How fast the bots of this table may be.
    pub pace: BotPace,
    /// The clocks, where there are any.
    pub clock: Option<ClockState>,
    /// The turns so far.
    pub turns: Vec<TurnInfo>,
    /// How the game ended.
    pub result: Option<GameResult>,
    /// Only when the game has ended: the seat that wins with best play from the start, and then behind each of
    /// `turns`. A turn behind which it is another seat than before was a mistake. `null` where that is not
    /// known, and while the game goes on: it would be help from outside.
    #[schema(value_type = Option<Vec<SeatNumber>>)]
    #[ts(as = "Option<Vec<SeatNumber>>")]
    pub outlook: Option<Vec<Seat>>,
    /// The token of the invite link: for those who sit here, while seats are open.
    pub invite: Option<String>,
    /// Where the reader may talk now.
    pub chat: ChatRooms,
    /// Who may sit down, and whether the table is listed.
    pub access: Access,
    /// Whether the game counts for the ratings of those who play it.
    pub rated: bool,
    /// At a rated table, of whoever sits in each seat; empty at another.
    pub ratings: Vec<Option<SeatRating>>,
    /// The seat that asks to take its last turn back.
    #[schema(value_type = Option<SeatNumber>)]
    #[ts(as = "Option<SeatNumber>")]
    pub takeback: Option<Seat>,
    /// Whether the reader may ask to take the own last turn back.
    pub can_ask_takeback: bool,
    /// Whether the reader may leave replies for the turn that another person plays now. It tells nothing about whether
    /// there are any.
    pub can_leave_replies: bool,
    /// Once somebody who sits here has asked for another game: how far that has come.
    pub rematch: Option<Rematch>,
    /// Whom the open seat is kept for, if for anybody.
    pub challenge: Option<Challenge>,
    /// Whether the reader may close the table: the reader opened it, and the game has not begun.
    pub can_close: bool,
    /// What its chance can be checked by; `null` where nothing is left to chance, and at tables from before there was
    /// anything to check.
    pub fair: Option<FairInfo>,
}

/// The person whom a table challenges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Challenge {
    /// The name.
    pub name: String,
    /// Whether it is the reader.
    pub you: bool,
    /// Whether they have declined: nobody may sit down there any more.
    pub declined: bool,
}

/// Another game of those who sit at a table whose game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Rematch {
    /// The seats that want it. Bots always do.
    #[schema(value_type = Vec<SeatNumber>)]
    #[ts(as = "Vec<SeatNumber>")]
    pub asked: Vec<Seat>,
    /// The id of its table, once all agreed.
    pub table: Option<String>,
    /// The table that is kept for it and the promise about its chance, once somebody has asked with one.
    pub promise: Option<Reserved>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct TableSummary {
    /// The table's id.
    pub id: String,
    /// The game.
    pub game: GameId,
    /// Board, players, options.
    pub setup: String,
    /// How far the table has come.
    pub status: Status,
    /// Every seat.
    pub seats: Vec<SeatInfo>,
    /// The seat that must decide now.
    #[schema(value_type = Option<SeatNumber>)]
    #[ts(as = "Option<SeatNumber>")]
    pub to_act: Option<Seat>,
    /// How much time the players have, where it is bounded.
    pub clock: Option<Clock>,
    /// The number of the turn that goes on, from 1; 0 while seats are open.
    pub turn: u32,
    /// Whether the game counts for the ratings of those who play it.
    pub rated: bool,
    /// When it was opened (RFC 3339, UTC).
    pub created_at: String,
    /// Whether the reader must decide now.
    pub your_turn: bool,
    /// Whom the open seat was kept for, if for anybody.
    pub challenge: Option<Challenge>,
}

/// What the library lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct TableList {
    /// Tables of others with seats to take.
    pub open: Vec<TableSummary>,
    /// Games of others to watch.
    pub running: Vec<TableSummary>,
    /// The reader's own, unless the game has ended.
    pub yours: Vec<TableSummary>,
    /// Those where a seat is kept for the reader, who has not answered.
    pub challenges: Vec<TableSummary>,
}

/// The answer to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema, ts_rs::TS)]
pub struct Acted {
    /// The version of the table after it.
    pub version: u32,
}
