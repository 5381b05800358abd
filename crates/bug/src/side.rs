//! One colour's stones, with what placements ask about them kept up to date.

use hexgrid::{Cell, CellSet, Grid};

/// One colour's stones and what follows from them.
#[derive(Clone, Copy)]
pub(crate) struct Side<const W: usize> {
    pub stones: CellSet<W>,
    /// How many of its bugs a cell touches, as a number of two bits (nothing touches four groups). It counts
    /// only where none of its stones stands.
    touched: [CellSet<W>; 2],
    /// The cells next to one of its largest bugs.
    near_largest: CellSet<W>,
    /// The size of its largest bug, 0 without one.
    largest: usize,
}

/// A bug and the cells next to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bordered<const W: usize> {
    pub bug: CellSet<W>,
    pub border: CellSet<W>,
}

impl<const W: usize> Side<W> {
    pub const NONE: Self = Side {
        stones: CellSet::EMPTY,
        touched: [CellSet::EMPTY; 2],
        near_largest: CellSet::EMPTY,
        largest: 0,
    };

    pub fn of(grid: Grid<W>, stones: CellSet<W>) -> Self {
        let mut side = Side { stones, ..Self::NONE };
        for bug in side.bugs(grid) {
            side.count(bug.border);
            side.rank(bug);
        }
        side
    }

    /// The bugs that hold these stones.
    #[inline]
    pub fn bug_at(&self, grid: Grid<W>, stones: CellSet<W>) -> Bordered<W> {
        let (bug, border) = grid.group_and_border(stones, self.stones);
        Bordered { bug, border }
    }

    /// Every bug, by its lowest cell.
    #[inline]
    pub fn bugs(&self, grid: Grid<W>) -> impl Iterator<Item = Bordered<W>> + use<W> {
        self.bugs_among(grid, self.stones)
    }

    /// Every bug that holds one of these stones.
    #[inline]
    pub fn bugs_among(
        &self,
        grid: Grid<W>,
        stones: CellSet<W>,
    ) -> impl Iterator<Item = Bordered<W>> + use<W> {
        let side = *self;
        let mut left = stones;
        std::iter::from_fn(move || {
            let found = side.bug_at(grid, CellSet::of(left.first()?));
            left -= found.bug;
            Some(found)
        })
    }

    /// The cells that touch at least two of its bugs: a stone there would join them.
    #[inline]
    pub fn joints(&self) -> CellSet<W> {
        self.touched[1]
    }

    /// The cells where a stone would make a bug larger than every bug there is.
    #[inline]
    pub fn too_big(&self, enemy: &Self) -> CellSet<W> {
        if self.largest >= enemy.largest { self.near_largest } else { CellSet::EMPTY }
    }

    /// Sets a stone on a cell that is no joint, and tells the bug that holds it now.
    #[inline]
    pub fn set(&mut self, grid: Grid<W>, cell: Cell) -> Bordered<W> {
        let around = grid.neighbours(cell);
        let before = self.bug_at(grid, around & self.stones);
        self.stones.insert(cell);
        let mut bug = before.bug;
        bug.insert(cell);
        self.count(around - before.border - bug);
        let grown = Bordered { bug, border: (before.border | around) - bug };
        self.rank(grown);
        grown
    }

    /// Takes a whole bug away.
    #[inline]
    pub fn take(&mut self, grid: Grid<W>, Bordered { bug, border }: Bordered<W>) {
        self.stones -= bug;
        let borrow = border - self.touched[0];
        self.touched[0] = (self.touched[0] | borrow) - (border - borrow) - bug;
        self.touched[1] = self.touched[1] - borrow - bug;
        if bug.len() == self.largest {
            self.largest = 0;
            for left in self.bugs(grid) {
                self.rank(left);
            }
        }
    }

    /// One more bug touches these cells.
    #[inline]
    fn count(&mut self, cells: CellSet<W>) {
        let carry = self.touched[0] & cells;
        self.touched[0] = (self.touched[0] | cells) - carry;
        self.touched[1] |= carry;
    }

    /// Takes notice of a bug that may be the largest.
    #[inline]
    fn rank(&mut self, Bordered { bug, border }: Bordered<W>) {
        let size = bug.len();
        self.near_largest =
            self.near_largest.only_if(size <= self.largest) | border.only_if(size >= self.largest);
        self.largest = self.largest.max(size);
    }
}
