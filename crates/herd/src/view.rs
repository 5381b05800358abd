//! What leaves the core: in Herd, everything for everybody.

use crate::{Colour, Herd, Phase, Roll, Setup, Step};
use game::{Determinize, Event, Illegal, Node, Notation, Rules, Seat};
use hexgrid::{Board, CellSet};
use rand::Rng;
use serde::{Deserialize, Serialize};

/// The dice of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
pub struct RollShown {
    /// The lower die.
    pub low: u8,
    /// The higher die.
    pub high: u8,
}

/// A position of Herd.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = HerdView), ts(rename = "HerdView"))]
pub struct View {
    /// The board, such as `hex5`.
    pub board: String,
    /// The position text.
    pub position: String,
    /// What is due.
    pub phase: Phase,
    /// The colour to move.
    pub mover: Colour,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// The dice of this turn, once they are rolled.
    pub roll: Option<RollShown>,
    /// Stones still to remove.
    pub remove_due: u8,
    /// Stones still to place.
    pub place_due: u16,
    /// Red's stones, sorted.
    pub red: Vec<String>,
    /// Blue's stones, sorted.
    pub blue: Vec<String>,
    /// Empty cells that the mover may not use.
    pub surrounded: Vec<String>,
    /// Who has won; both in a draw.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>), ts(type = "Array<number>"))]
    pub winners: Vec<Seat>,
}

/// An event of Herd.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = HerdObserved), ts(rename = "HerdObserved"))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Observed {
    /// The dice.
    Rolled {
        /// The lower die.
        low: u8,
        /// The higher die.
        high: u8,
    },
    /// A stone was removed.
    Removed {
        /// From where.
        cell: String,
    },
    /// A stone was placed.
    Placed {
        /// Where.
        cell: String,
        /// The stones that it captured.
        captured: Vec<String>,
    },
}

fn names<const W: usize>(state: &Herd<W>, cells: CellSet<W>) -> Vec<String> {
    cells.iter().map(|cell| state.grid.name(cell)).collect()
}

impl View {
    pub(crate) fn of<const W: usize>(state: &Herd<W>) -> View {
        let winners = match state.node() {
            Node::Over(payoff) => payoff.winners().iter().collect(),
            _ => Vec::new(),
        };
        View {
            board: state.grid.board().to_string(),
            position: state.position_text(),
            phase: state.phase,
            mover: state.mover,
            turn: state.turn,
            roll: state.roll().map(|Roll { low, high }| RollShown { low, high }),
            remove_due: state.remove_due,
            place_due: state.place_due,
            red: names(state, state.red),
            blue: names(state, state.blue),
            surrounded: names(state, state.surrounded_cells()),
            winners,
        }
    }
}

impl Observed {
    pub(crate) fn of<const W: usize>(state: &Herd<W>, event: Event<Herd<W>>) -> Observed {
        match event {
            Event::Chance(Roll { low, high }) => Observed::Rolled { low, high },
            Event::Step(Step::Remove(cell)) => Observed::Removed { cell: state.grid.name(cell) },
            Event::Step(Step::Place(cell)) => {
                let captured = names(state, state.captures(cell));
                Observed::Placed { cell: state.grid.name(cell), captured }
            }
        }
    }
}

impl<const W: usize> Determinize for Herd<W> {
    const EXACT: bool = true;

    fn determinize<G: Rng + ?Sized>(view: &View, _rng: &mut G) -> Result<Self, Illegal> {
        const BAD_VIEW: Illegal = Illegal::new("bad-view", "The view does not describe a position of Herd.");
        let board: Board = view.board.parse().map_err(|_| BAD_VIEW)?;
        if board.words() != W {
            return Err(BAD_VIEW);
        }
        Self::parse_position(&Setup { board }, &view.position).map_err(|_| BAD_VIEW)
    }
}
