//! Herd in a terminal.

use super::board;
use herd::{Colour, Phase, View};

pub fn draw(view: &View, legal: &[String]) -> String {
    let board = board::draw(&view.board, &view.position, 'r', legal);
    format!("{board}\n[Red] {}  (Blue) {}", view.red.len(), view.blue.len())
}

pub fn ask(view: &View) -> String {
    let mover = match view.mover {
        Colour::Red => "Red",
        Colour::Blue => "Blue",
    };
    let roll = view.roll.map(|roll| format!("{}-{}", roll.low, roll.high)).unwrap_or_default();
    match view.phase {
        Phase::Roll => format!("{mover}, the dice are rolled."),
        Phase::Remove => format!(
            "{mover}, you rolled {roll}: remove {} (such as -c3), then place {}.",
            stones(view.remove_due.into()),
            stones(view.place_due)
        ),
        Phase::Place => {
            format!("{mover}, you rolled {roll}: place {} (such as +c3).", stones(view.place_due))
        }
        Phase::Over => "The game is over.".to_owned(),
    }
}

fn stones(count: u16) -> String {
    if count == 1 { "1 stone".to_owned() } else { format!("{count} stones") }
}
