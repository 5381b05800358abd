//! The neighbourhoods of a board, and which of them look the same.

use hexgrid::{Board, Cell, Coord, DIRECTIONS, Grid};
use std::sync::OnceLock;

/// The cells of a board with their neighbours in the order of the directions, and the classes of rings.
pub(crate) struct Layout {
    /// The number of cells.
    pub cells: usize,
    /// By cell: its six neighbours in circular order. Where the board ends, the number of cells.
    pub near: Vec<[u16; 6]>,
}

/// A ring is what lies around a cell: two bits for each of the six neighbours in circular order.
const RINGS: usize = 1 << 12;

/// By ring, the number of those that look the same when turned or mirrored.
pub(crate) type RingClasses = [u8; RINGS];

/// How many rings there are that do not look the same when turned or mirrored: with all six neighbours, four
/// (at an edge) and three (at a corner), and one number for all that no board has.
pub(crate) const RING_CLASSES: usize = 92 + 45 + 18 + 1;

/// The mark of a place beyond the edge in a ring.
pub(crate) const BEYOND: u8 = 3;

impl Layout {
    /// The tables of a board, made at the first call.
    pub fn of<const W: usize>(grid: Grid<W>) -> &'static Layout {
        static LAYOUTS: [OnceLock<Layout>; Board::ALL.len()] = [const { OnceLock::new() }; Board::ALL.len()];
        LAYOUTS[grid.board().index()].get_or_init(|| Layout::new(grid))
    }

    fn new<const W: usize>(grid: Grid<W>) -> Layout {
        let cells = grid.cell_count();
        let neighbour = |cell: Cell, to: Coord| {
            let from = grid.coord(cell);
            let there = grid.at(Coord { q: from.q + to.q, r: from.r + to.r });
            there.map_or(cells, Cell::index) as u16
        };
        let near = grid.all().iter().map(|cell| DIRECTIONS.map(|to| neighbour(cell, to))).collect();
        Layout { cells, near }
    }
}

/// The class of every ring.
pub(crate) fn ring_classes() -> &'static RingClasses {
    static CLASSES: OnceLock<RingClasses> = OnceLock::new();
    CLASSES.get_or_init(|| {
        const UNKNOWN: u8 = u8::MAX;
        let mut classes = [UNKNOWN; RINGS];
        let mut next = 0;
        for ring in 0..RINGS {
            if !is_possible(ring) {
                classes[ring] = RING_CLASSES as u8 - 1;
            } else if classes[ring] == UNKNOWN {
                images(ring).for_each(|image| classes[image] = next);
                next += 1;
            }
        }
        debug_assert_eq!(usize::from(next), RING_CLASSES - 1);
        classes
    })
}

fn mark(ring: usize, place: usize) -> usize {
    ring >> (2 * place) & 3
}

/// Whether some board has a cell like this: the places beyond the edge are two or three side by side.
fn is_possible(ring: usize) -> bool {
    let beyond = |place: usize| mark(ring, place % 6) == usize::from(BEYOND);
    let count = (0..6).filter(|&place| beyond(place)).count();
    let stretches = (0..6).filter(|&place| beyond(place) && !beyond(place + 5)).count();
    count == 0 || stretches == 1 && (count == 2 || count == 3)
}

/// A ring turned and mirrored in all twelve ways.
fn images(ring: usize) -> impl Iterator<Item = usize> {
    let image = move |turn: usize, mirror: bool| {
        let source = |place| if mirror { (turn + 6 - place) % 6 } else { (turn + place) % 6 };
        (0..6).fold(0, |image, place| image | mark(ring, source(place)) << (2 * place))
    };
    (0..6).flat_map(move |turn| [image(turn, false), image(turn, true)])
}
