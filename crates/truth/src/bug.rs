//! Bug on small boards: who wins, and how.

mod book;
mod classes;
mod file;
mod guide;
mod instant;
mod numbering;
mod whole;

pub use book::Book;
pub use file::FileError;
pub use guide::BugGuide;
pub use instant::InstantTruth;
pub use numbering::{MOST_CELLS, Numbering};
pub use whole::{Report, Stage, Statistics, Step, Stopped, Whole};
