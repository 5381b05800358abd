//! Position text: `2x/1o1o/5/4/3 x`, in mid-turn with `eat` behind it.

use crate::{Bug, Colour, Phase, Setup};
use game::TextError;
use hexgrid::{Grid, read_rows, write_rows};

const SHAPE: &str = "A position is the rows, a space and x or o; in mid-turn a space and eat follow.";

impl<const W: usize> Bug<W> {
    pub(crate) fn write_position(&self) -> String {
        let rows =
            write_rows(&self.grid, &[('x', self.stones(Colour::Black)), ('o', self.stones(Colour::White))]);
        let eat = if self.phase == Phase::Eat { " eat" } else { "" };
        format!("{rows} {}{eat}", self.mover.letter())
    }

    /// Any stones make a position, whether or not a game can lead to them.
    pub(crate) fn read_position(setup: &Setup, text: &str) -> Result<Self, TextError> {
        let grid = Grid::of(setup.board);
        let mut words = text.split(' ');
        let rows = words.next().unwrap_or_default();
        let stones = read_rows(&grid, rows, ['x', 'o'])
            .map_err(|e| TextError::new(e.offset, "bad-position", e.reason))?;
        let behind_rows = rows.len() + 1;
        let mover = match words.next() {
            Some("x") => Colour::Black,
            Some("o") => Colour::White,
            _ => return Err(TextError::new(behind_rows.min(text.len()), "bad-position", SHAPE)),
        };
        let at = behind_rows + 2;
        let eating = match words.next() {
            None => false,
            Some("eat") => true,
            Some(_) => return Err(TextError::new(at, "bad-position", SHAPE)),
        };
        if words.next().is_some() {
            return Err(TextError::new(at + 4, "bad-position", SHAPE));
        }
        let start = Self::start_of(setup, stones, mover, eating);
        start.map_err(|illegal| TextError::illegal(at.min(text.len()), illegal))
    }

    /// The empty board with Black to move is the usual start, where the pie rule is still to come.
    fn start_of(
        setup: &Setup,
        stones: [hexgrid::CellSet<W>; 2],
        mover: Colour,
        eating: bool,
    ) -> Result<Self, game::Illegal> {
        if stones.iter().all(|set| set.is_empty()) && mover == Colour::Black && !eating {
            return Ok(<Self as game::Rules>::start(setup));
        }
        Self::position(Grid::of(setup.board), stones, mover, eating)
    }
}
