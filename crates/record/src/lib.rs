//! Game records (`.vgr`): tags, numbered turns, the result. For every game that has a [`game::Notation`].
//!
//! [`Document::parse`] reads the form, [`Document::replay`] plays it by the rules of a game and gives a
//! [`Record`], whose [`Record::write`] gives the normal form.

mod document;
mod error;
mod replay;
mod split;
mod write;

pub use document::{Document, Tag, Word};
pub use error::RecordError;
pub use replay::Record;
pub use split::split;

/// The longest record that is read, in bytes: far more than the longest game needs.
pub const MAX_BYTES: usize = 1 << 20;
