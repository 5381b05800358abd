//! What the solver has to know about Bug.

use bug::Bug;
use hexgrid::{Board, Grid};
use search::solver::{Code, Guide};

/// Cells that are looked up at once.
const CHUNK: usize = 6;
/// Cells in the first number of a code: 3^30 and 3^31 are both below 2^50.
const FIRST_CELLS: usize = 5 * CHUNK;
const OFFERED: u64 = 1 << 49;
const COMING: u64 = 1 << 48;

/// The most symmetries that a board has.
const SYMMETRIES: usize = 12;

/// Names and promises of positions of Bug on one board of up to 61 cells.
#[derive(Debug)]
pub struct BugGuide {
    cells: usize,
    /// For each chunk and each part of it, its images under all symmetries side by side; on a board with six of
    /// them each comes twice.
    images: Vec<[[u64; SYMMETRIES]; 1 << CHUNK]>,
}

impl BugGuide {
    /// The tables for a board.
    ///
    /// # Panics
    /// When the board has more than 61 cells.
    pub fn new(board: Board) -> Self {
        let grid = Grid::<1>::of(board);
        let cells = grid.cell_count();
        assert!(cells <= 61, "the codes of {board} do not fit into two numbers");
        let images = (0..cells.div_ceil(CHUNK)).map(|chunk| {
            let mut images = [[0; SYMMETRIES]; 1 << CHUNK];
            for (bits, images) in images.iter_mut().enumerate() {
                for (image, map) in images.iter_mut().zip(grid.symmetries().iter().cycle()) {
                    for bit in (0..CHUNK).filter(|bit| bits >> bit & 1 == 1) {
                        *image |= map.get(chunk * CHUNK + bit).map_or(0, |cell| 1 << cell.index());
                    }
                }
            }
            images
        });
        BugGuide { cells, images: images.collect() }
    }

    /// The images of a set under all symmetries.
    #[inline]
    fn images(&self, set: u64) -> [u64; SYMMETRIES] {
        let mut all = [0; SYMMETRIES];
        for (chunk, table) in self.images.iter().enumerate() {
            let parts = &table[(set >> (chunk * CHUNK) & 63) as usize];
            for (image, part) in all.iter_mut().zip(parts) {
                *image |= part;
            }
        }
        all
    }

    /// The image of a set under a symmetry of the board.
    #[inline]
    pub(super) fn image(&self, symmetry: u8, set: u64) -> u64 {
        self.images.iter().enumerate().fold(0, |image, (chunk, table)| {
            image | table[(set >> (chunk * CHUNK) & 63) as usize][usize::from(symmetry)]
        })
    }

    /// The symmetry that undoes another one.
    pub(super) fn inverse(&self, symmetry: u8) -> u8 {
        let undoes = |other: &u8| {
            (0..self.cells).all(|cell| self.image(*other, self.image(symmetry, 1 << cell)) == 1 << cell)
        };
        (0..SYMMETRIES as u8).find(undoes).expect("the symmetries of a board are a group")
    }

    /// The least image of two disjoint sets: least in all cells that they hold, then in the cells of `own`.
    #[inline]
    pub(super) fn least_image(&self, own: u64, other: u64) -> (u64, u64) {
        let both = self.images(own | other);
        let least = both.into_iter().fold(u64::MAX, u64::min);
        let own = self.images(own);
        let own = both.into_iter().zip(own).fold(u64::MAX, |own_least, (both, own)| {
            // Images of another occupied set do not count.
            own_least.min(if both == least { own } else { u64::MAX })
        });
        (own, least - own)
    }
}

impl Guide<Bug<1>> for BugGuide {
    fn code(&self, state: &Bug<1>) -> Code {
        let mover = state.mover();
        let [own] = *state.stones(mover).words();
        let [other] = *state.stones(mover.other()).words();
        let (own, other) = self.least_image(own, other);
        let part = |from: usize, to: usize| {
            (from..to).step_by(CHUNK).rev().fold(0, |number, at| {
                let digits = TERNARY[(own >> at & 63) as usize] + 2 * TERNARY[(other >> at & 63) as usize];
                number * 729 + u64::from(digits)
            })
        };
        let first = part(0, FIRST_CELLS.min(self.cells));
        let second = part(FIRST_CELLS, self.cells.max(FIRST_CELLS));
        let pie = if state.can_swap() {
            OFFERED
        } else if state.swap_is_coming() {
            COMING
        } else {
            0
        };
        Code([first | pie, second])
    }

    /// The fewer cells both could use, the sooner it is decided who runs out of placements first: measured by
    /// the nodes to solve `hex3`, this is better than any mixture with what only one side could use.
    fn promise(&self, state: &Bug<1>) -> i32 {
        let mover = state.mover();
        (state.placements(mover) & state.placements(mover.other())).len() as i32
    }

    fn most_positions(&self) -> u64 {
        // Fewer are reached, and most have many images: this bounds the memory on tiny boards.
        3u64.checked_pow(self.cells as u32).unwrap_or(u64::MAX)
    }
}

/// Six bits as six digits of base 3.
const TERNARY: [u16; 1 << CHUNK] = {
    let mut table = [0; 1 << CHUNK];
    let mut bits = 0;
    while bits < table.len() {
        let (mut digit, mut value) = (0, 1);
        while digit < CHUNK {
            if bits >> digit & 1 == 1 {
                table[bits] += value;
            }
            value *= 3;
            digit += 1;
        }
        bits += 1;
    }
    table
};
