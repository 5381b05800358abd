//! A hexagonal board in text. Every stone and every cell that may be used shows its name:
//!
//! ```text
//!       e1    e2    e3
//!    d1   [d2]  (d3)   d4
//! ```

use catalog::{BoardCell, board_info};
use std::collections::{BTreeMap, HashSet};

/// Columns from a cell's middle to the border between it and its neighbour in the row.
const HALF: i16 = 3;

/// Draws the rows of a position text: the stone `first` in square brackets, any other in round ones. `legal`
/// are step texts; an empty cell that none of them names is a dot.
pub fn draw(board: &str, position: &str, first: char, legal: &[String]) -> String {
    let Ok(info) = board_info(board) else { return position.to_owned() };
    let usable: HashSet<&str> = legal.iter().map(|step| step.trim_start_matches(['/', '+', '-'])).collect();
    let mut rows: BTreeMap<i16, Vec<&BoardCell>> = BTreeMap::new();
    for cell in &info.cells {
        rows.entry(cell.r).or_default().push(cell);
    }
    let column = |cell: &BoardCell| (2 * cell.q + cell.r) * HALF;
    let left = info.cells.iter().map(column).min().unwrap_or(0);
    let stones = position.split(' ').next().unwrap_or_default().split('/').map(stones_of_row);
    let mut lines = Vec::new();
    for (cells, stones) in rows.values().zip(stones) {
        let mut line = String::new();
        for (cell, stone) in cells.iter().zip(stones) {
            let text = match stone {
                Some(colour) if colour == first => format!("[{}]", cell.name),
                Some(_) => format!("({})", cell.name),
                None if usable.contains(cell.name.as_str()) => format!(" {} ", cell.name),
                None => "  · ".to_owned(),
            };
            let to = usize::try_from(column(cell) - left).unwrap_or(0);
            let gap = to.saturating_sub(line.chars().count());
            line.extend(std::iter::repeat_n(' ', gap));
            line.push_str(&text);
        }
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n")
}

/// The cells of one row from the left: the letter of a stone, or nothing.
fn stones_of_row(row: &str) -> Vec<Option<char>> {
    let mut cells = Vec::new();
    let mut run = 0;
    for c in row.chars().chain([' ']) {
        if let Some(digit) = c.to_digit(10) {
            run = run * 10 + digit as usize;
            continue;
        }
        cells.extend(std::iter::repeat_n(None, std::mem::take(&mut run)));
        if c != ' ' {
            cells.push(Some(c));
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::draw;

    #[test]
    fn every_stone_and_usable_cell_shows_its_name() {
        let legal = ["a1", "a2", "/b2", "+e1"].map(str::to_owned);
        let expected = [
            "       e1     ·     ·",
            "     ·   [d2]  (d3)    ·",
            "  ·     ·     ·     ·     ·",
            "     ·    b2     ·     ·",
            "       a1    a2     ·",
        ];
        assert_eq!(draw("hex3", "3/1xo1/5/4/3 x", 'x', &legal).lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_widest_board_is_drawn_whole() {
        let rows: Vec<String> = (10..=19).chain((10..19).rev()).map(|n| n.to_string()).collect();
        let legal = ["a10", "j19"].map(str::to_owned);
        let drawn = draw("hex10", &format!("{} x", rows.join("/")), 'x', &legal);
        assert!(drawn.contains(" a10") && drawn.contains(" j19"), "{drawn}");
    }
}
