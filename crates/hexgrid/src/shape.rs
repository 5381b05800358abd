//! When two sets of cells have the same shape.

use crate::symmetry::PERMUTATIONS;
use crate::{CellSet, Coord, Geometry};

/// The most cells that a board has (`hex10`).
pub const MAX_CELLS: usize = 271;

/// Whether one set can be laid on the other by translation, rotation or reflection.
///
/// ```
/// # use hexgrid::{Board, Grid, CellSet, same_shape};
/// let grid = Grid::<1>::of(Board::hex(3));
/// let set = |names: &[&str]| names.iter().map(|n| grid.cell(n).unwrap()).collect::<CellSet<1>>();
/// assert!(same_shape(&grid, set(&["a1", "b2", "c3"]), set(&["c1", "c2", "c3"])));
/// assert!(!same_shape(&grid, set(&["a1", "b2", "c2"]), set(&["c1", "c2", "c3"])));
/// ```
pub fn same_shape<const W: usize>(grid: &Geometry<W>, a: CellSet<W>, b: CellSet<W>) -> bool {
    let size = a.len();
    if size != b.len() {
        return false;
    }
    let Some(anchor) = b.iter().map(|cell| grid.coord(cell)).min() else { return true };
    let mut buffer = [Coord { q: 0, r: 0 }; MAX_CELLS];
    let cells = &mut buffer[..size];
    for (slot, cell) in cells.iter_mut().zip(a) {
        *slot = grid.coord(cell);
    }
    [1, -1].into_iter().any(|sign| {
        PERMUTATIONS.iter().any(|&[x, y]| {
            let turn = |c: &Coord| {
                let cube = [c.q, c.r, -c.q - c.r];
                Coord { q: sign * cube[x], r: sign * cube[y] }
            };
            // A translation keeps the order of coordinates, so the least cells must meet.
            let Some(least) = cells.iter().map(turn).min() else { return true };
            let (dq, dr) = (anchor.q - least.q, anchor.r - least.r);
            cells
                .iter()
                .map(turn)
                .all(|c| grid.at(Coord { q: c.q + dq, r: c.r + dr }).is_some_and(|cell| b.contains(cell)))
        })
    })
}
