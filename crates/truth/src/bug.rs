//! Bug on small boards: who wins, and how.

mod guide;

pub use guide::BugGuide;
