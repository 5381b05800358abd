//! Position text: `3/4/5/4/3 r 1 roll`, `2r/1b2/5/4/3 b 4 2-5 1 5`.

use crate::notation::parse_roll;
use crate::state::LAST_TURN;
use crate::{Colour, Herd, Phase, Setup};
use game::{TextError, fields};
use hexgrid::{Grid, read_rows, write_rows};

const SHAPE: &str = "A position is the rows, r or b, the turn number, then roll or the dice with stones to remove and to place.";
const IMPOSSIBLE: &str = "So many stones cannot be due in this position.";

impl<const W: usize> Herd<W> {
    pub(crate) fn write_position(&self) -> String {
        let rows = write_rows(&self.grid, &[('r', self.red), ('b', self.blue)]);
        let head = format!("{rows} {} {}", self.mover.letter(), self.turn);
        match self.roll() {
            None => format!("{head} roll"),
            Some(roll) => {
                format!("{head} {}-{} {} {}", roll.low, roll.high, self.remove_due, self.place_due)
            }
        }
    }

    pub(crate) fn read_position(setup: &Setup, text: &str) -> Result<Self, TextError> {
        let grid = Grid::of(setup.board);
        let words: Vec<(usize, &str)> = fields(text, ' ').collect();
        let bad = |i: usize| {
            let at = words.get(i).map_or(text.len(), |(at, _)| *at);
            TextError::new(at, "bad-position", SHAPE)
        };
        let stones = read_rows(&grid, words[0].1, ['r', 'b'])
            .map_err(|e| TextError::new(e.offset, "bad-position", e.reason))?;
        let mover = match words.get(1) {
            Some((_, "r")) => Colour::Red,
            Some((_, "b")) => Colour::Blue,
            _ => return Err(bad(1)),
        };
        let turn = number(words.get(2)).filter(|t| (1..=LAST_TURN + 1).contains(t)).ok_or_else(|| bad(2))?;
        let start = Herd::before_roll(grid, stones, mover, turn);
        match words.get(3) {
            Some((_, "roll")) if words.len() == 4 => Ok(start),
            Some((at, dice)) if words.len() == 6 => {
                let roll = parse_roll(dice).ok_or_else(|| bad(3))?;
                let remove = number(words.get(4)).filter(|n| *n <= 6).ok_or_else(|| bad(4))?;
                let place = number(words.get(5)).ok_or_else(|| bad(5))?;
                let state = start.in_turn(roll, remove as u8, place);
                state.ok_or_else(|| TextError::new(*at, "bad-position", IMPOSSIBLE))
            }
            _ => Err(bad(words.len().min(6).saturating_sub(usize::from(words.len() > 4)))),
        }
    }

    /// The position in mid-turn with these counters, if a turn can stand there.
    fn in_turn(mut self, roll: crate::Roll, remove: u8, place: u16) -> Option<Self> {
        let most = 6 + self.grid.cell_count() as u16;
        let enemies = self.stones(self.mover.other()).len();
        let full = self.empty_cells().is_empty();
        // Nothing is placed, and no board gets full, before all removals are made.
        let early = remove > 0 && (full || place != self.placements(roll));
        if self.phase == Phase::Over && !full
            || remove > roll.low
            || usize::from(remove) > enemies
            || place > most
            || early
        {
            return None;
        }
        (self.roll, self.remove_due, self.place_due) = (roll, remove, place);
        self.settle();
        // A turn that ends at once is written as the next one's `roll`; a full board keeps its counters.
        (self.roll == roll && (full || self.phase != Phase::Roll)).then_some(self)
    }
}

fn number(word: Option<&(usize, &str)>) -> Option<u16> {
    let (_, digits) = word?;
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (digits.len() == 1 || !digits.starts_with('0'));
    if plain { digits.parse().ok() } else { None }
}
