//! Kinds and cards.

use serde::{Deserialize, Serialize};

/// A kind of bug, in alphabetical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Kind {
    Ant,
    Bee,
    Cricket,
    Ladybug,
    Moth,
    Snail,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 6] = [Kind::Ant, Kind::Bee, Kind::Cricket, Kind::Ladybug, Kind::Moth, Kind::Snail];

    /// The place in [`Kind::ALL`].
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The kind at this place of [`Kind::ALL`]. Written out, so that it costs a comparison and no look-up.
    #[inline]
    pub(crate) fn from_index(index: u32) -> Option<Kind> {
        Some(match index {
            0 => Kind::Ant,
            1 => Kind::Bee,
            2 => Kind::Cricket,
            3 => Kind::Ladybug,
            4 => Kind::Moth,
            5 => Kind::Snail,
            _ => return None,
        })
    }

    /// The word for it in texts.
    pub fn name(self) -> &'static str {
        ["ant", "bee", "cricket", "ladybug", "moth", "snail"][self.index()]
    }

    /// The kind of this name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A card of the deck. Secret while it may be hidden, hence no `Debug`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Card {
    /// A bug.
    Bug(Kind),
    /// The Bug Off card of a kind.
    Off(Kind),
}
