//! The exact value of any state.

use super::{Key, TOO_LARGE, images, normal_form};
use ::herd::{Herd, Setup};
use game::{Illegal, Notation, Rules, Seat};
use hexgrid::{Board, write_rows};
use search::{ValueIteration, Values};

/// What every state of Herd on `hex2` is worth when both play best, in the middle of a turn as well.
pub struct HerdExact {
    start: Herd<1>,
    solved: Values<Herd<1>, Key, NormalForm>,
}

type NormalForm = fn(&Herd<1>) -> (Key, Seat);

impl HerdExact {
    /// Solves Herd on a board, in less than a second.
    ///
    /// # Errors
    /// When the board is not `hex2`.
    pub fn of(board: Board) -> Result<HerdExact, Illegal> {
        if board != Board::hex(2) {
            return Err(TOO_LARGE);
        }
        let start = Herd::<1>::start(&Setup { board });
        let normal: NormalForm = normal_form;
        Ok(HerdExact { start, solved: ValueIteration::default().solve(&[start], normal)? })
    }

    /// The probability that a seat wins; `None` of a state that no game comes to.
    pub fn value(&self, state: &Herd<1>, seat: Seat) -> Option<f64> {
        self.solved.value(state, seat)
    }

    /// Every position before a roll that a game can come to, with Red to roll: the empty board on turn 1, the
    /// others, symmetric ones each by itself, on turn 3. The same positions with the colours exchanged are worth
    /// the same.
    pub fn starts_of_turns(&self) -> Vec<Herd<1>> {
        let setup = Setup { board: Board::hex(2) };
        let mut texts: Vec<String> = Vec::new();
        for ((first, own, opp), _) in self.solved.iter() {
            let turn = if first { 1 } else { 3 };
            texts.extend(images(&self.start, own, opp).map(|(own, opp)| {
                let rows = write_rows(&self.start.grid(), &[('r', own), ('b', opp)]);
                format!("{rows} r {turn} roll")
            }));
        }
        texts.sort_unstable();
        texts.dedup();
        texts.iter().filter_map(|text| Herd::parse_position(&setup, text).ok()).collect()
    }
}
