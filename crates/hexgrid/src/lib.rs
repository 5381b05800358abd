//! Hexagonal boards and nothing else: no game, no colour.
//!
//! A [`Board`] names one of the fourteen boards, a [`Cell`] one of its cells, a [`CellSet`] any
//! number of them as a bit set of `W` words, and a [`Grid`] holds everything that can be computed
//! once for a board: neighbours, coordinates, names, symmetries.
//!
//! ```text
//!     e1  e2  e3          hex3: rows are lettered from the bottom,
//!   d1  d2  d3  d4        cells numbered from the left
//! c1  c2  c3  c4  c5
//!   b1  b2  b3  b4
//!     a1  a2  a3
//! ```

mod board;
mod cell;
mod grid;
mod rows;
mod set;
mod shape;
mod symmetry;

pub use board::{Board, BoardKind, UnknownBoard};
pub use cell::{Cell, CellError};
pub use grid::{Coord, DIRECTIONS, Geometry, Grid};
pub use rows::{RowsError, read_rows, write_rows};
pub use set::{CellSet, Cells};
pub use shape::{MAX_CELLS, congruent, same_shape};
