//! What the library shows about each game.

use crate::binding::AnyView;
use crate::{AnyMatch, GameId, Refusal};
use game::{Audience, Seat};
use hexgrid::{Board, Grid};
use serde::Serialize;

/// A range, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
pub struct Span {
    /// The least.
    pub min: u8,
    /// The most.
    pub max: u8,
    /// The usual.
    pub default: u8,
}

/// What can be chosen for a new table besides the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
pub struct GameOptions {
    /// Whether the pie rule can be switched on.
    pub swap: bool,
    /// Cards of each kind.
    pub copies: Option<Span>,
    /// Seats, where the number is free.
    pub seats: Option<Span>,
}

/// The facts about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
pub struct GameInfo {
    /// The name in texts and addresses.
    pub id: GameId,
    /// The name as people write it.
    pub name: String,
    /// Who invented it; the publisher where the inventor is not credited in our sources.
    pub designer: String,
    /// The year in which it appeared.
    pub year: u16,
    /// Who publishes it, where it is sold in a box.
    pub publisher: Option<String>,
    /// How many play.
    pub players: Span,
    /// How long a game takes.
    pub minutes: Span,
    /// From what age, in years.
    pub age: u8,
    /// From 1 (simple) to 5; our own estimate.
    pub complexity: u8,
    /// Whether cards are hidden, so that two people cannot share a screen.
    pub hidden: bool,
    /// The boards, for board games.
    pub boards: Vec<String>,
    /// What each seat is called.
    pub roles: Vec<String>,
    /// The setup to begin with.
    pub default_setup: String,
    /// What else can be chosen.
    pub options: GameOptions,
    /// A position for the picture.
    pub sample: AnyView,
}

/// A cell for drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
pub struct BoardCell {
    /// Such as `c3`.
    pub name: String,
    /// Axial, to the right along a row.
    pub q: i16,
    /// Axial, down the page.
    pub r: i16,
}

/// A board for drawing: pointy-top hexagons in horizontal rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
pub struct BoardInfo {
    /// Such as `hex3`.
    pub board: String,
    /// Every cell, from the bottom row upwards, in a row from the left.
    pub cells: Vec<BoardCell>,
}

/// The cells of a board.
///
/// # Errors
/// When there is no such board.
pub fn board_info(name: &str) -> Result<BoardInfo, Refusal> {
    let board: Board =
        name.parse().map_err(|e: hexgrid::UnknownBoard| Refusal::new("unknown-board", e.to_string()))?;
    fn cells<const W: usize>(board: Board) -> Vec<BoardCell> {
        let grid = Grid::<W>::of(board);
        let cell = |cell| BoardCell { name: grid.name(cell), q: grid.coord(cell).q, r: grid.coord(cell).r };
        grid.all().iter().map(cell).collect()
    }
    let cells = match board.words() {
        1 => cells::<1>(board),
        2 => cells::<2>(board),
        _ => cells::<5>(board),
    };
    Ok(BoardInfo { board: name.to_owned(), cells })
}

/// The facts about a game.
pub fn info(game: GameId) -> GameInfo {
    let boards = || Board::ALL.iter().map(Board::to_string).collect();
    let none = GameOptions { swap: false, copies: None, seats: None };
    let span = |min, max, default| Span { min, max, default };
    let (name, designer, year, publisher, minutes, age, complexity) = match game {
        GameId::Bug => ("Bug", "Nick Bentley", 2017, None, span(5, 30, 10), 8, 3),
        GameId::Herd => ("Herd", "Mark Steere", 2022, None, span(10, 30, 15), 8, 2),
        GameId::BugOff => ("Bug Off", "R&R Games", 2022, Some("R&R Games"), span(10, 20, 15), 8, 1),
    };
    let (default_setup, options, players) = match game {
        GameId::Bug => ("hex3", GameOptions { swap: true, ..none }, span(2, 2, 2)),
        GameId::Herd => ("hex5", none, span(2, 2, 2)),
        GameId::BugOff => {
            let options = GameOptions { copies: Some(span(6, 12, 10)), seats: Some(span(2, 5, 3)), ..none };
            ("seats=3 copies=10", options, span(2, 5, 3))
        }
    };
    let widest = if game == GameId::BugOff { "seats=5 copies=10" } else { default_setup };
    GameInfo {
        id: game,
        name: name.to_owned(),
        designer: designer.to_owned(),
        year,
        publisher: publisher.map(str::to_owned),
        players,
        minutes,
        age,
        complexity,
        hidden: game == GameId::BugOff,
        boards: if game == GameId::BugOff { Vec::new() } else { boards() },
        roles: AnyMatch::new(game, widest).map(|play| play.roles()).unwrap_or_default(),
        default_setup: default_setup.to_owned(),
        options,
        sample: sample(game),
    }
}

/// A position from a game that was played by the rules: its log lines stand here.
fn sample(game: GameId) -> AnyView {
    let (setup, lines): (&str, &[&str]) = match game {
        GameId::Bug => {
            ("hex4", &["d4", "e5", "b2", "c5", "f2", "c2", "d3", "f4", "b3", "b5", "e2", "d6", "e4"])
        }
        GameId::Herd => (
            "hex4",
            &[
                "3-5", "+d4", "+d5", "+c4", "1-6", "-d5", "+e4", "+e5", "+b2", "+b3", "+f3", "+d6", "2-4",
                "-b3", "-f3", "+e3", "+c5", "+c3", "+b5",
            ],
        ),
        GameId::BugOff => (
            "seats=3 copies=10",
            &[
                "deal snail moth snail | ladybug bee snail | ant bee cricket",
                "ladybug",
                "+moth",
                "moth",
                "+ladybug",
                "bee",
                "+bee",
                "ant",
                "+ant",
                "cricket",
                "+bee",
                "off:moth",
                "snail",
                "+cricket",
                "cricket",
            ],
        ),
    };
    let mut play = AnyMatch::new(game, setup).expect("a sample's setup is one of the game's");
    for line in lines {
        // A test holds every sample against the rules.
        if play.replay(&crate::LogLine::from_log(*line)).is_err() {
            break;
        }
    }
    play.view(if game == GameId::BugOff { Audience::Seat(Seat::FIRST) } else { Audience::Spectator })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_show_a_game_under_way() {
        for game in GameId::ALL {
            let text = serde_json::to_string(&info(game).sample).unwrap();
            let told = match game {
                GameId::Bug => text.matches("\"cells\"").count() >= 4,
                GameId::Herd => text.contains("\"c3\"") && text.contains("\"b5\""),
                GameId::BugOff => text.contains("\"stack\":[\"moth\"]"),
            };
            assert!(told, "{text}");
        }
    }
}
