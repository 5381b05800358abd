//! Cell names: `hex3 c3`.

use hexgrid::{Board, Grid};

/// A board and a cell name. What is read is written back the same.
pub fn cell(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Some((board, name)) = text.split_once(' ') else { return };
    let Ok(board) = board.parse::<Board>() else { return };
    match board.words() {
        1 => on::<1>(board, name),
        2 => on::<2>(board, name),
        _ => on::<5>(board, name),
    }
}

fn on<const W: usize>(board: Board, name: &str) {
    let grid = Grid::<W>::of(board);
    match grid.cell(name) {
        Ok(cell) => assert_eq!(grid.name(cell), name, "a cell has one name"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
