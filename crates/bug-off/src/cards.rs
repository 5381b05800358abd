//! Kinds, cards and numbers of cards.

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

/// How many cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[serde(from = "Named", into = "Named")]
#[cfg_attr(feature = "schema", schema(value_type = Named), ts(as = "Named"))]
pub struct Counts(pub(crate) [u8; 6]);

impl Counts {
    /// None of any kind.
    pub const EMPTY: Counts = Counts([0; 6]);

    /// As many of every kind.
    pub(crate) fn each(count: u8) -> Counts {
        Counts([count; 6])
    }

    /// How many of a kind.
    #[inline]
    pub fn of(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    /// How many in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// Adds some of a kind.
    #[inline]
    pub(crate) fn add(&mut self, kind: Kind, count: u8) {
        self.0[kind.index()] += count;
    }

    /// Takes all of a kind and says how many there were.
    #[inline]
    pub(crate) fn take_all(&mut self, kind: Kind) -> u8 {
        std::mem::take(&mut self.0[kind.index()])
    }

    /// Takes these, if they are there.
    pub(crate) fn minus(&self, other: &Counts) -> Option<Counts> {
        let mut rest = *self;
        for (mine, theirs) in rest.0.iter_mut().zip(other.0) {
            *mine = mine.checked_sub(theirs)?;
        }
        Some(rest)
    }

    /// The kind of the card with `n` before it, the cards lying sorted.
    #[inline]
    pub(crate) fn nth(&self, mut n: u32) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| {
            let here = u32::from(self.of(kind));
            let found = n < here;
            n = n.wrapping_sub(here);
            found
        })
    }
}

/// Counts as JSON shows them.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = Counts), ts(rename = "Counts"))]
pub(crate) struct Named {
    ant: u8,
    bee: u8,
    cricket: u8,
    ladybug: u8,
    moth: u8,
    snail: u8,
}

impl From<Named> for Counts {
    fn from(n: Named) -> Counts {
        Counts([n.ant, n.bee, n.cricket, n.ladybug, n.moth, n.snail])
    }
}

impl From<Counts> for Named {
    fn from(Counts([ant, bee, cricket, ladybug, moth, snail]): Counts) -> Named {
        Named { ant, bee, cricket, ladybug, moth, snail }
    }
}
