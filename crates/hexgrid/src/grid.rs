//! Everything about a board that is computed once.

use crate::cell::split_name;
use crate::shape::PairWeights;
use crate::symmetry::symmetries;
use crate::{Board, Cell, CellError, CellSet};
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::OnceLock;

/// Axial coordinates of a cell: q grows to the right along a row, r downwards on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Coord {
    /// Along the row, to the right.
    pub q: i16,
    /// Down the page.
    pub r: i16,
}

/// The steps from a cell to its six neighbours.
pub const DIRECTIONS: [Coord; 6] = [
    Coord { q: 1, r: 0 },
    Coord { q: 0, r: 1 },
    Coord { q: -1, r: 1 },
    Coord { q: -1, r: 0 },
    Coord { q: 0, r: -1 },
    Coord { q: 1, r: -1 },
];

/// The tables of one board, for sets of `W` words. Got by [`Grid::of`].
#[derive(Debug)]
pub struct Geometry<const W: usize> {
    board: Board,
    all: CellSet<W>,
    coords: Vec<Coord>,
    /// By word and bit of the cell, so that no look into it needs a bounds check.
    neighbours: [[CellSet<W>; 64]; W],
    /// The first cell of each row, the bottom row first, and the number of cells behind the last.
    row_starts: Vec<u16>,
    /// Cell index by q and r, offset to start at zero; `u16::MAX` where there is no cell.
    by_coord: Vec<u16>,
    low: i16,
    width: i16,
    symmetries: Vec<Vec<Cell>>,
    pair_weights: PairWeights,
}

impl<const W: usize> Geometry<W> {
    fn new(board: Board) -> Self {
        let (low, high) = board.span();
        let on_board = |c: Coord| {
            let span = low..=high;
            span.contains(&c.q) && span.contains(&c.r) && span.contains(&(c.q + c.r))
        };
        let mut coords = Vec::new();
        let mut row_starts = Vec::new();
        for r in (low..=high).rev() {
            row_starts.push(coords.len() as u16);
            coords.extend((low..=high).map(|q| Coord { q, r }).filter(|&c| on_board(c)));
        }
        row_starts.push(coords.len() as u16);
        let width = high - low + 1;
        let mut by_coord = vec![u16::MAX; (width * width) as usize];
        for (i, c) in coords.iter().enumerate() {
            by_coord[((c.q - low) * width + c.r - low) as usize] = i as u16;
        }
        let mut grid = Geometry {
            board,
            all: CellSet::first_cells(coords.len()),
            neighbours: [[CellSet::EMPTY; 64]; W],
            symmetries: Vec::new(),
            pair_weights: PairWeights::of(&coords),
            coords,
            row_starts,
            by_coord,
            low,
            width,
        };
        for (i, c) in grid.coords.iter().enumerate() {
            let near = DIRECTIONS.iter().map(|d| Coord { q: c.q + d.q, r: c.r + d.r });
            grid.neighbours[i >> 6][i & 63] = near.filter_map(|n| grid.at(n)).collect();
        }
        grid.symmetries = symmetries(board)
            .map(|map| {
                let image = |c: &Coord| grid.at(map(*c)).expect("a symmetry maps the board onto itself");
                grid.coords.iter().map(image).collect()
            })
            .collect();
        grid
    }

    /// Which board this is.
    pub fn board(&self) -> Board {
        self.board
    }

    /// Every cell of the board.
    #[inline]
    pub fn all(&self) -> CellSet<W> {
        self.all
    }

    /// The number of cells.
    pub fn cell_count(&self) -> usize {
        self.coords.len()
    }

    /// The cells next to this one.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> CellSet<W> {
        let i = cell.index();
        // A cell of a board of `W` words has a word below `W`: the remainder only tells the compiler so.
        self.neighbours[(i >> 6) % W][i & 63]
    }

    /// The cells next to any of these, without these.
    #[inline]
    pub fn border(&self, cells: CellSet<W>) -> CellSet<W> {
        let mut near = CellSet::EMPTY;
        for cell in cells {
            near |= self.neighbours(cell);
        }
        near - cells
    }

    /// The maximal connected part of `cells` that holds `from`.
    #[inline]
    pub fn group(&self, from: Cell, cells: CellSet<W>) -> CellSet<W> {
        self.group_and_border(CellSet::of(from), cells).0
    }

    /// The maximal connected parts of `cells` that hold a cell of `seed`, with the cells next to them.
    #[inline]
    pub fn group_and_border(&self, seed: CellSet<W>, cells: CellSet<W>) -> (CellSet<W>, CellSet<W>) {
        let mut group = seed;
        let mut near = CellSet::EMPTY;
        let mut fresh = group;
        while let Some(cell) = fresh.first() {
            fresh.remove(cell);
            let around = self.neighbours(cell);
            near |= around;
            let more = around & (cells - group);
            group |= more;
            fresh |= more;
        }
        (group, near - group)
    }

    /// The maximal connected parts of `cells`, by their lowest cell.
    #[inline]
    pub fn groups(&self, cells: CellSet<W>) -> impl Iterator<Item = CellSet<W>> {
        let mut left = cells;
        std::iter::from_fn(move || {
            let group = self.group(left.first()?, left);
            left -= group;
            Some(group)
        })
    }

    /// Where the cell lies.
    #[inline]
    pub fn coord(&self, cell: Cell) -> Coord {
        self.coords[cell.index()]
    }

    /// The cell at these coordinates.
    #[inline]
    pub fn at(&self, c: Coord) -> Option<Cell> {
        let (q, r) = (c.q - self.low, c.r - self.low);
        if q < 0 || r < 0 || q >= self.width || r >= self.width {
            return None;
        }
        match self.by_coord[(q * self.width + r) as usize] {
            u16::MAX => None,
            index => Some(Cell(index)),
        }
    }

    /// The rows from the bottom one (`a`) upwards, each from the left.
    pub fn rows(&self) -> impl DoubleEndedIterator<Item = impl ExactSizeIterator<Item = Cell>> {
        self.row_starts.windows(2).map(|ends| (ends[0]..ends[1]).map(Cell))
    }

    /// The name of a cell, such as `c3`.
    pub fn name(&self, cell: Cell) -> String {
        let row = self.row_starts.partition_point(|&start| start <= cell.0) - 1;
        let letter = char::from(b'a' + row as u8);
        format!("{letter}{}", cell.0 - self.row_starts[row] + 1)
    }

    /// The cell of this name.
    ///
    /// # Errors
    /// When the text is no cell name, or names a cell that this board lacks.
    pub fn cell(&self, name: &str) -> Result<Cell, CellError> {
        let (row, place) = split_name(name)?;
        let (Some(&start), Some(&end)) = (self.row_starts.get(row), self.row_starts.get(row + 1)) else {
            return Err(CellError::NoSuchRow);
        };
        let index = start as usize + place;
        if index < end as usize { Ok(Cell(index as u16)) } else { Err(CellError::NoSuchCell) }
    }

    /// The symmetries of the board, the identity first: for each, the image of every cell.
    /// Twelve for a hexagon, six for a limping one.
    pub fn symmetries(&self) -> &[Vec<Cell>] {
        &self.symmetries
    }

    /// A number that sets of the same shape share. Different shapes of up to nine cells have different ones.
    #[inline]
    pub fn shape_key(&self, cells: CellSet<W>) -> u64 {
        self.pair_weights.key(cells)
    }

    /// The image of a set under a symmetry.
    pub fn image(&self, symmetry: &[Cell], cells: CellSet<W>) -> CellSet<W> {
        cells.iter().map(|cell| symmetry[cell.index()]).collect()
    }
}

/// A board with its tables: a reference that is copied, compared and hashed as cheaply as a number.
#[derive(Clone, Copy, Debug)]
pub struct Grid<const W: usize>(&'static Geometry<W>);

impl<const W: usize> Grid<W> {
    /// The tables of a board, made at the first call.
    ///
    /// # Panics
    /// When sets of `W` words are too small for the board, or are not of the size that
    /// [`Board::words`] names.
    pub fn of(board: Board) -> Self {
        assert_eq!(board.words(), W, "{board} wants sets of {} words", board.words());
        Grid(tables::<W>(board))
    }
}

impl<const W: usize> Deref for Grid<W> {
    type Target = Geometry<W>;

    #[inline]
    fn deref(&self) -> &Geometry<W> {
        self.0
    }
}

impl<const W: usize> PartialEq for Grid<W> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<const W: usize> Eq for Grid<W> {}

impl<const W: usize> Hash for Grid<W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
    }
}

/// One slot a board, shared by all word counts: a board is only ever used with its own.
fn tables<const W: usize>(board: Board) -> &'static Geometry<W> {
    type Slot = OnceLock<&'static (dyn std::any::Any + Send + Sync)>;
    static SLOTS: [Slot; 14] = [const { OnceLock::new() }; 14];
    let any = SLOTS[board.index()].get_or_init(|| Box::leak(Box::new(Geometry::<W>::new(board))));
    any.downcast_ref().expect("a board has one word count")
}
