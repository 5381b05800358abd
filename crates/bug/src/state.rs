//! The state of a game, and the turn of the wheel.

use crate::{Setup, Step, Steps, broken};
use game::{Audience, Event, Illegal, Node, Payoff, PerfectInfo, Rules, Seat, broken as common};
use hexgrid::{CellSet, Grid};
use rand::{Rng, RngExt};

/// The colour of a stone. Black begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = BugColour), ts(rename = "BugColour"))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Dark, first to move.
    Black,
    /// Light.
    White,
}

impl Colour {
    /// The opponent's.
    #[must_use]
    #[inline]
    pub fn other(self) -> Colour {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }

    /// The letter of a position text.
    pub fn letter(self) -> char {
        match self {
            Colour::Black => 'x',
            Colour::White => 'o',
        }
    }
}

/// What the colour to move has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = BugPhase), ts(rename = "BugPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Place a stone.
    Place,
    /// Choose an eater and the cell on which it grows.
    Eat,
    /// Nothing: it has won.
    Over,
}

/// How far the pie rule is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pie {
    /// Not played, or used up.
    No,
    /// Black's first turn is under way.
    Coming,
    /// White may swap now.
    Offered,
}

/// A game of Bug on a board of up to `64 * W` cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bug<const W: usize> {
    pub(crate) grid: Grid<W>,
    pub(crate) black: CellSet<W>,
    pub(crate) white: CellSet<W>,
    /// Where the colour to move may place or grow: derived, kept because everybody asks for it.
    pub(crate) targets: CellSet<W>,
    pub(crate) mover: Colour,
    pub(crate) phase: Phase,
    pub(crate) pie: Pie,
    /// Whether the seats have exchanged colours.
    pub(crate) swapped: bool,
}

const _: () = assert!(size_of::<Bug<1>>() <= 40 && size_of::<Bug<5>>() <= 136);

impl<const W: usize> Bug<W> {
    /// A position at the start of a turn, or in mid-turn (`eating`).
    pub(crate) fn position(
        grid: Grid<W>,
        [black, white]: [CellSet<W>; 2],
        mover: Colour,
        eating: bool,
    ) -> Result<Self, Illegal> {
        let empty = CellSet::EMPTY;
        let mut state = Bug {
            grid,
            black,
            white,
            targets: empty,
            mover,
            phase: Phase::Eat,
            pie: Pie::No,
            swapped: false,
        };
        if eating {
            state.targets = state.growths();
            if state.targets.is_empty() {
                return Err(broken::NOTHING_TO_EAT);
            }
        } else {
            state.begin_turn();
        }
        Ok(state)
    }

    /// The board with its tables.
    pub fn grid(&self) -> Grid<W> {
        self.grid
    }

    /// The stones of a colour.
    #[inline]
    pub fn stones(&self, colour: Colour) -> CellSet<W> {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }

    #[inline]
    pub(crate) fn stones_mut(&mut self, colour: Colour) -> &mut CellSet<W> {
        match colour {
            Colour::Black => &mut self.black,
            Colour::White => &mut self.white,
        }
    }

    /// The cells without a stone.
    #[inline]
    pub fn empty_cells(&self) -> CellSet<W> {
        self.grid.all() - self.black - self.white
    }

    /// The colour to move; when the game is over, the winner.
    pub fn mover(&self) -> Colour {
        self.mover
    }

    /// What it has to do.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Where the colour to move may place, or an eater of it may grow.
    #[inline]
    pub fn targets(&self) -> CellSet<W> {
        self.targets
    }

    /// The seat that plays a colour.
    #[inline]
    pub fn seat(&self, colour: Colour) -> Seat {
        if (colour == Colour::Black) != self.swapped { Seat::FIRST } else { Seat::SECOND }
    }

    /// At the end of a game, the number of cells where the loser could still have placed: the size of the
    /// defeat, used for handicaps.
    pub fn score(&self) -> Option<usize> {
        (self.phase == Phase::Over).then(|| self.placements(self.mover.other()).len())
    }

    /// Starts the turn of `mover`, who has won if there is no placement.
    fn begin_turn(&mut self) {
        self.targets = self.placements(self.mover);
        self.phase = if self.targets.is_empty() { Phase::Over } else { Phase::Place };
    }

    /// Goes on after a stone has been set: eat again, or hand the turn over.
    fn continue_turn(&mut self) {
        self.targets = self.growths();
        self.phase = Phase::Eat;
        if self.targets.is_empty() {
            self.mover = self.mover.other();
            self.pie = if self.pie == Pie::Coming { Pie::Offered } else { Pie::No };
            self.begin_turn();
        }
    }
}

impl<const W: usize> Rules for Bug<W> {
    const NAME: &'static str = "bug";
    type Setup = Setup;
    type Step = Step;
    type Chance = std::convert::Infallible;
    type Steps = Steps<W>;
    type View = crate::View;
    type Observed = crate::Observed;

    fn start(setup: &Setup) -> Self {
        let grid = Grid::of(setup.board);
        let mut state = Bug {
            grid,
            black: CellSet::EMPTY,
            white: CellSet::EMPTY,
            targets: grid.all(),
            mover: Colour::Black,
            phase: Phase::Place,
            pie: Pie::No,
            swapped: false,
        };
        if setup.swap {
            state.pie = Pie::Coming;
        }
        state
    }

    fn seats_of(_setup: &Setup) -> u8 {
        2
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn node(&self) -> Node {
        let seat = self.seat(self.mover);
        match self.phase {
            Phase::Over => Node::Over(Payoff::win(seat)),
            _ => Node::Decide(seat),
        }
    }

    #[inline]
    fn turn_begins(&self) -> bool {
        self.phase != Phase::Eat
    }

    #[inline]
    fn steps(&self) -> Steps<W> {
        Steps::of(self)
    }

    fn is_legal(&self, step: Step) -> Result<(), Illegal> {
        match (step, self.phase) {
            (_, Phase::Over) => Err(common::GAME_OVER),
            (Step::Swap, _) if self.pie == Pie::Offered => Ok(()),
            (Step::Swap, _) => Err(broken::NO_SWAP),
            (Step::Place(_), Phase::Eat) => Err(broken::MUST_EAT),
            (Step::Grow(_), Phase::Place) => Err(broken::NOTHING_TO_EAT),
            (Step::Place(cell) | Step::Grow(cell), _) if self.targets.contains(cell) => Ok(()),
            (Step::Place(cell), _) => Err(self.why_no_placement(cell)),
            (Step::Grow(cell), _) => Err(self.why_no_growth(cell)),
        }
    }

    #[inline]
    fn random_step<G: Rng + ?Sized>(&self, rng: &mut G) -> Step {
        let steps = self.steps();
        steps.nth_step(rng.random_range(0..steps.len() as u32) as usize)
    }

    fn after(mut self, step: Step) -> Self {
        debug_assert_eq!(self.is_legal(step), Ok(()));
        match step {
            Step::Swap => {
                self.swapped = true;
                self.pie = Pie::No;
            }
            Step::Place(cell) => {
                if self.pie == Pie::Offered {
                    // White plays on: the offer does not outlast the placement.
                    self.pie = Pie::No;
                }
                self.stones_mut(self.mover).insert(cell);
                self.continue_turn();
            }
            Step::Grow(cell) => {
                self.eat_and_grow(cell);
                self.continue_turn();
            }
        }
        self
    }

    fn sample_chance<G: Rng + ?Sized>(&self, _rng: &mut G) -> Self::Chance {
        unreachable!("there is no chance in Bug")
    }

    fn is_possible(&self, outcome: Self::Chance) -> Result<(), Illegal> {
        match outcome {}
    }

    fn after_chance(self, outcome: Self::Chance) -> Self {
        match outcome {}
    }

    fn view(&self, _audience: Audience) -> crate::View {
        crate::View::of(self)
    }

    fn observe(&self, event: Event<Self>, _audience: Audience) -> crate::Observed {
        crate::Observed::of(self, event)
    }
}

impl<const W: usize> PerfectInfo for Bug<W> {}

impl<const W: usize> std::fmt::Debug for Bug<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        use game::Notation;
        write!(f, "{} {}", self.grid.board(), self.position_text())
    }
}
