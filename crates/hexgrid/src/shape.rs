//! When two sets of cells have the same shape.

use crate::symmetry::PERMUTATIONS;
use crate::{CellSet, Coord, Geometry};

/// The most cells that a board has (`hex10`).
pub const MAX_CELLS: usize = 271;

/// Up to this size the key of a shape tells it from every other: a test compares all of them.
pub(crate) const SIZE_WHERE_KEY_DECIDES: usize = 9;

/// For each pair of cells a weight that depends on nothing but how far and at which angle they lie apart, up
/// to rotation and reflection.
#[derive(Debug)]
pub(crate) struct PairWeights {
    cells: usize,
    weights: Vec<u64>,
}

impl PairWeights {
    pub(crate) fn of(coords: &[Coord]) -> Self {
        let weight = |a: &Coord, b: &Coord| {
            let (dq, dr) = ((a.q - b.q).unsigned_abs(), (a.r - b.r).unsigned_abs());
            let ds = (a.q - b.q + a.r - b.r).unsigned_abs();
            // Of the three, the greatest is the sum of the others: two of them tell the pair.
            scatter((1 + u64::from(dq.max(dr).max(ds))) << 16 | u64::from(dq.min(dr).min(ds)))
        };
        let weights = coords.iter().flat_map(|a| coords.iter().map(move |b| weight(a, b))).collect();
        PairWeights { cells: coords.len(), weights }
    }

    /// Each cell is described by the sum of its weights to all others, the set by its cells' descriptions.
    #[inline]
    pub(crate) fn key<const W: usize>(&self, cells: CellSet<W>) -> u64 {
        let mut key = 0u64;
        for a in cells {
            let row = &self.weights[a.index() * self.cells..][..self.cells];
            let seen = cells.iter().fold(0u64, |sum, b| sum.wrapping_add(row[b.index()]));
            key = key.wrapping_add(scatter(seen));
        }
        key
    }
}

/// Spreads a number over all bits (the multipliers are those of splitmix64).
#[inline]
fn scatter(x: u64) -> u64 {
    let x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

/// Whether one group of cells can be laid on the other by translation, rotation or reflection. Both must be
/// connected; for any sets there is [`congruent`].
///
/// ```
/// # use hexgrid::{Board, Grid, CellSet, same_shape};
/// let grid = Grid::<1>::of(Board::hex(3));
/// let set = |names: &[&str]| names.iter().map(|n| grid.cell(n).unwrap()).collect::<CellSet<1>>();
/// assert!(same_shape(&grid, set(&["a1", "b2", "c3"]), set(&["c1", "c2", "c3"])));
/// assert!(!same_shape(&grid, set(&["a1", "b2", "c2"]), set(&["c1", "c2", "c3"])));
/// ```
#[inline]
pub fn same_shape<const W: usize>(grid: &Geometry<W>, a: CellSet<W>, b: CellSet<W>) -> bool {
    let size = a.len();
    if size != b.len() {
        return false;
    }
    // One cell and two neighbours have one shape only.
    size <= 2
        || grid.shape_key(a) == grid.shape_key(b) && (size <= SIZE_WHERE_KEY_DECIDES || congruent(grid, a, b))
}

/// Whether one set can be laid on the other, tried with all twelve symmetries: slow and obvious.
pub fn congruent<const W: usize>(grid: &Geometry<W>, a: CellSet<W>, b: CellSet<W>) -> bool {
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
