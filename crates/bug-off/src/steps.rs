//! Steps and their enumeration.

use crate::{BugOff, Counts, Kind, Phase};

/// What a player does with a card of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Face up into the own display.
    Place(Kind),
    /// Face up into the centre: everybody scores this kind.
    Score(Kind),
}

/// The legal steps: first every placing by kind, then every scoring.
#[derive(Clone, Debug)]
pub struct Steps {
    /// One bit a step, placing in the low six.
    bits: u16,
}

impl Steps {
    #[inline]
    pub(crate) fn of(state: &BugOff) -> Steps {
        let hand = match state.phase {
            Phase::Play => state.hands.of(state.mover),
            _ => Counts::EMPTY,
        };
        let bits = u16::from(hand.bits());
        Steps { bits: bits | bits << 6 }
    }
}

impl Iterator for Steps {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        if self.bits == 0 {
            return None;
        }
        let bit = self.bits.trailing_zeros() as usize;
        self.bits &= self.bits - 1;
        let kind = Kind::ALL[bit % 6];
        Some(if bit < 6 { Step::Place(kind) } else { Step::Score(kind) })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.bits.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Steps {}
