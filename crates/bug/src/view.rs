//! What leaves the core: in Bug, everything for everybody.

use crate::side::Bordered;
use crate::state::Pie;
use crate::{Bug, Colour, Phase, Setup, Step};
use game::{Determinize, Event, Illegal, Notation, Seat};
use hexgrid::CellSet;
use rand::Rng;
use serde::{Deserialize, Serialize};

/// A bug as the page draws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
pub struct BugShown {
    /// Whose it is.
    pub colour: Colour,
    /// Its cells, sorted.
    pub cells: Vec<String>,
    /// The enemy bugs of the same shape that it touches, as places in the list of bugs.
    #[cfg_attr(feature = "schema", ts(type = "number[]"))]
    pub kin: Vec<usize>,
}

/// A position of Bug.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = BugView), ts(rename = "BugView"))]
pub struct View {
    /// The board, such as `hex3`.
    pub board: String,
    /// The position text.
    pub position: String,
    /// What the colour to move has to do.
    pub phase: Phase,
    /// The colour to move; when the game is over, the winner's.
    pub mover: Colour,
    /// The seat that plays Black now.
    #[cfg_attr(feature = "schema", schema(value_type = u8), ts(type = "number"))]
    pub black_seat: Seat,
    /// Whether the pie rule is on offer now.
    pub can_swap: bool,
    /// Whether the pie rule comes up after Black's first turn.
    pub swap_coming: bool,
    /// Every bug, by its lowest cell, Black's first.
    pub bugs: Vec<BugShown>,
    /// Who has won.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>), ts(type = "number | null"))]
    pub winner: Option<Seat>,
    /// At the end, the number of cells where the loser could still have placed.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub score: Option<usize>,
}

/// An event of Bug.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = BugObserved), ts(rename = "BugObserved"))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Observed {
    /// A stone was placed.
    Placed {
        /// Where.
        cell: String,
    },
    /// A bug ate and grew.
    Ate {
        /// Where it grew.
        cell: String,
        /// The eater before it grew.
        eater: Vec<String>,
        /// The bugs that it ate.
        eaten: Vec<Vec<String>>,
    },
    /// The seats exchanged colours.
    Swapped,
}

impl View {
    pub(crate) fn of<const W: usize>(state: &Bug<W>) -> View {
        let over = state.phase == Phase::Over;
        View {
            board: state.grid.board().to_string(),
            position: state.position_text(),
            phase: state.phase,
            mover: state.mover,
            black_seat: state.seat(Colour::Black),
            can_swap: state.pie == Pie::Offered && !over,
            swap_coming: state.pie == Pie::Coming,
            bugs: bugs_shown(state),
            winner: over.then(|| state.seat(state.mover)),
            score: state.score(),
        }
    }
}

fn bugs_shown<const W: usize>(state: &Bug<W>) -> Vec<BugShown> {
    let of = |colour| state.side(colour).bugs(state.grid).map(move |found| (colour, found));
    let bugs: Vec<(Colour, Bordered<W>)> = of(Colour::Black).chain(of(Colour::White)).collect();
    let shown = bugs.iter().map(|&(colour, found)| {
        let victims = state.victims(colour, found);
        let kin = bugs.iter().enumerate().filter(|(_, (_, other))| victims.meets(other.bug));
        let kin = kin.map(|(place, _)| place).collect();
        BugShown { colour, cells: names(state, found.bug), kin }
    });
    shown.collect()
}

fn names<const W: usize>(state: &Bug<W>, cells: CellSet<W>) -> Vec<String> {
    cells.iter().map(|cell| state.grid.name(cell)).collect()
}

impl Observed {
    pub(crate) fn of<const W: usize>(state: &Bug<W>, event: Event<Bug<W>>) -> Observed {
        match event {
            Event::Chance(never) => match never {},
            Event::Step(Step::Swap) => Observed::Swapped,
            Event::Step(Step::Place(cell)) => Observed::Placed { cell: state.grid.name(cell) },
            Event::Step(Step::Grow(cell)) => {
                let eater = state.eater_at(cell);
                let eaten = state.grid.groups(eater.victims).map(|bug| names(state, bug)).collect();
                Observed::Ate { cell: state.grid.name(cell), eater: names(state, eater.bug), eaten }
            }
        }
    }
}

impl<const W: usize> Determinize for Bug<W> {
    const EXACT: bool = true;

    fn determinize<G: Rng + ?Sized>(view: &View, _rng: &mut G) -> Result<Self, Illegal> {
        const BAD_VIEW: Illegal = Illegal::new("bad-view", "The view does not describe a position of Bug.");
        let board = view.board.parse().map_err(|_| BAD_VIEW)?;
        if hexgrid::Board::words(board) != W {
            return Err(BAD_VIEW);
        }
        let setup = Setup { board, swap: view.swap_coming };
        let mut state = Self::parse_position(&setup, &view.position).map_err(|_| BAD_VIEW)?;
        state.swapped = view.black_seat != Seat::FIRST;
        // The pie rule is part of the game but not of the position text.
        state.pie = match (view.can_swap, view.swap_coming) {
            (true, _) => Pie::Offered,
            (false, true) => Pie::Coming,
            (false, false) => Pie::No,
        };
        Ok(state)
    }
}
