//! The symmetries of the boards, on coordinates.

use crate::{Board, BoardKind, Coord};

/// The maps of the plane that carry the board onto itself, the identity first.
///
/// With the third coordinate s = c - q - r, where c is 0 for a hexagon and 1 for a limping one, all of
/// q, r, s have the same range; permuting them is a symmetry, and for a hexagon so is changing all signs.
pub(crate) fn symmetries(board: Board) -> impl Iterator<Item = impl Fn(Coord) -> Coord> {
    let (sum, signs): (i16, &[i16]) = match board.kind() {
        BoardKind::Hex => (0, &[1, -1]),
        BoardKind::Limp => (1, &[1]),
    };
    signs.iter().flat_map(move |&sign| {
        PERMUTATIONS.iter().map(move |&[a, b]| {
            move |c: Coord| {
                let cube = [c.q, c.r, sum - c.q - c.r];
                Coord { q: sign * cube[a], r: sign * cube[b] }
            }
        })
    })
}

/// Which of (q, r, s) become q and r.
pub(crate) const PERMUTATIONS: [[usize; 2]; 6] = [[0, 1], [1, 2], [2, 0], [1, 0], [2, 1], [0, 2]];
