//! What every state has that a game can show. Positions and views come from outside and are held against it.

use crate::state::HAND;
use crate::{BugOff, Counts, Phase};
use game::{Rules, Seat};

impl BugOff {
    /// How many cards this seat holds in this phase.
    pub(crate) fn hand_size(&self, seat: usize) -> usize {
        match self.phase {
            Phase::Deal => 0,
            Phase::Play if seat == self.mover.index() => HAND + 1,
            _ => HAND,
        }
    }

    /// All cards less those that lie open; `None` when there are more than exist.
    pub(crate) fn without_open_cards(&self) -> Option<Counts> {
        let seats = self.setup.seats;
        let piles = self.displays.of_seats(seats).chain(self.scored.of_seats(seats));
        let mut piles = piles.chain([self.central, self.discarded]);
        piles.try_fold(Counts::each(self.setup.copies), |left, pile| left.minus(&pile))
    }

    /// Whether the phase fits the Bug Off cards and the cards that lie open.
    pub(crate) fn phase_fits(&self) -> bool {
        let offs = self.stack.len();
        if (offs == 6) != (self.phase == Phase::Over) {
            return false;
        }
        match self.phase {
            Phase::Deal => {
                let start = BugOff::start(&self.setup);
                offs == 0
                    && self.mover == Seat::FIRST
                    && self.without_open_cards() == start.without_open_cards()
            }
            Phase::Draw | Phase::Play => true,
            // The Bug Off card that has just come has left none of these kinds in a display.
            Phase::DrawAgain => offs > 0 && self.all_swept(),
            Phase::Over => self.all_swept(),
        }
    }

    fn all_swept(&self) -> bool {
        let swept = |display: Counts| display.only(self.stack.come()) == Counts::EMPTY;
        self.displays.of_seats(self.setup.seats).all(swept)
    }
}
