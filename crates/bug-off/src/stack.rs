//! The Bug Off cards that have come.

use crate::{Counts, Kind};

/// Bits for one place of the order.
const PLACE: usize = 4;

/// The kinds of the Bug Off cards so far, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    /// The places of the kinds in [`Kind::ALL`], the first the lowest, zeros where no card has come yet.
    order: u32,
    /// One card of each kind that has not come.
    left: Counts,
}

impl Stack {
    /// None has come.
    pub(crate) const EMPTY: Stack = Stack { order: 0, left: Counts::ONE_EACH };

    /// How many have come.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        6 - self.left.total() as usize
    }

    /// The Bug Off cards that have not come.
    #[inline]
    pub(crate) fn left(&self) -> Counts {
        self.left
    }

    /// The Bug Off cards that have come.
    #[inline]
    pub(crate) fn come(&self) -> Counts {
        Counts(Counts::ONE_EACH.0 - self.left.0)
    }

    /// The kinds in the order in which they came.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Kind> + use<> {
        let order = self.order;
        (0..self.len()).filter_map(move |place| Kind::from_index(order >> (PLACE * place) & 0xf))
    }

    /// The kind of the first; the ant while none has come.
    #[inline]
    pub(crate) fn first(&self) -> Kind {
        Kind::from_index(self.order & 0xf).unwrap_or(Kind::Ant)
    }

    /// Whether that of this kind has come.
    #[inline]
    pub(crate) fn contains(&self, kind: Kind) -> bool {
        self.left.of(kind) == 0
    }

    /// Puts one more on top; it has not come before.
    #[inline]
    pub(crate) fn push(&mut self, kind: Kind) {
        self.order |= (kind.index() as u32) << (PLACE * self.len());
        self.left.take(kind);
    }
}
