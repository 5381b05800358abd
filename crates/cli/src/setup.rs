//! The options that say what is played on: the same for every command that names a game.

use crate::exit::wrong_use;
use catalog::{GameId, info};
use clap::Args;

/// Which game, and on what.
#[derive(Args)]
pub struct Setup {
    /// The game: bug, herd or bug-off
    pub game: GameId,
    /// The board: hex2 to hex10, limp2 to limp6
    #[arg(long, value_name = "BOARD")]
    pub board: Option<String>,
    /// Bug: White may exchange colours instead of the first turn
    #[arg(long)]
    pub swap: bool,
    /// Bug Off: the number of seats, 2 to 5
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// Bug Off: cards of each kind, 6 to 12
    #[arg(long, value_name = "N")]
    pub copies: Option<u8>,
    /// All of it as a record writes it, such as "hex3 swap" or "seats=3 copies=10"
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["board", "swap", "seats", "copies"])]
    pub setup: Option<String>,
}

impl Setup {
    /// The setup as a record writes it; what is not said is as usual.
    ///
    /// # Errors
    /// When an option does not belong to the game. Whether the values exist is the game's to say.
    pub fn text(&self) -> anyhow::Result<String> {
        if let Some(text) = &self.setup {
            return Ok(text.clone());
        }
        let facts = info(self.game);
        let refuse = |option: &str| Err(wrong_use(format!("{} has no option {option}.", facts.name)));
        if self.board.is_some() && facts.boards.is_empty() {
            return refuse("--board");
        }
        if self.swap && !facts.options.swap {
            return refuse("--swap");
        }
        let (Some(seats), Some(copies)) = (facts.options.seats, facts.options.copies) else {
            if self.seats.is_some() {
                return refuse("--seats");
            }
            if self.copies.is_some() {
                return refuse("--copies");
            }
            let board = self.board.as_ref().unwrap_or(&facts.default_setup);
            return Ok(format!("{board}{}", if self.swap { " swap" } else { "" }));
        };
        let seats = self.seats.unwrap_or(seats.default);
        Ok(format!("seats={seats} copies={}", self.copies.unwrap_or(copies.default)))
    }
}
