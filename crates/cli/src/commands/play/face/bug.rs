//! Bug in a terminal.

use super::board;
use bug::{Colour, Phase, View};

pub fn draw(view: &View, legal: &[String]) -> String {
    let board = board::draw(&view.board, &view.position, 'x', legal);
    format!(
        "{board}\n[Black]  (White)   largest bugs: Black {}, White {}",
        largest(view, Colour::Black),
        largest(view, Colour::White)
    )
}

fn largest(view: &View, colour: Colour) -> usize {
    view.bugs.iter().filter(|bug| bug.colour == colour).map(|bug| bug.cells.len()).max().unwrap_or(0)
}

pub fn ask(view: &View) -> String {
    let mover = match view.mover {
        Colour::Black => "Black",
        Colour::White => "White",
    };
    match view.phase {
        Phase::Place if view.can_swap => {
            format!("{mover}, place a stone (such as c3), or type swap to exchange colours.")
        }
        Phase::Place => format!("{mover}, place a stone (such as c3)."),
        Phase::Eat => {
            format!("{mover}, you must eat: type / and the cell on which the eater grows (such as /c3).")
        }
        Phase::Over => "The game is over.".to_owned(),
    }
}
