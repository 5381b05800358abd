//! The state of a game, and the turn of the wheel.

use crate::side::Side;
use crate::sizes::Sizes;
use crate::{Setup, Step, Steps, broken};
use game::{
    Audience, EnumerableChance, Event, Illegal, Node, Payoff, PerfectInfo, Rules, Seat, broken as common,
};
use hexgrid::{CellSet, Grid};
use rand::{Rng, RngExt};
use std::hash::{Hash, Hasher};

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
///
/// The stones, the mover and what it has to do are the position. All the rest follows from them and is kept up
/// to date for speed; two states are equal when their positions are.
#[derive(Clone, Copy)]
pub struct Bug<const W: usize> {
    pub(crate) grid: Grid<W>,
    /// Black's and White's.
    sides: [Side<W>; 2],
    /// Derived: how large the bugs are.
    pub(crate) sizes: Sizes<W>,
    /// Derived: the stones of bugs that touch an enemy bug of their shape, and perhaps of some that did before.
    pub(crate) kin: CellSet<W>,
    /// Derived: where the colour to move may place or grow.
    pub(crate) targets: CellSet<W>,
    pub(crate) mover: Colour,
    pub(crate) phase: Phase,
    pub(crate) pie: Pie,
    /// Whether the seats have exchanged colours.
    pub(crate) swapped: bool,
}

const _: () = assert!(size_of::<Bug<1>>() <= 128 && size_of::<Bug<5>>() <= 576);

impl<const W: usize> PartialEq for Bug<W> {
    fn eq(&self, other: &Self) -> bool {
        self.position_key() == other.position_key()
    }
}

impl<const W: usize> Eq for Bug<W> {}

impl<const W: usize> Hash for Bug<W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.position_key().hash(state);
    }
}

impl<const W: usize> Bug<W> {
    /// A position at the start of a turn, or in mid-turn (`eating`).
    pub(crate) fn position(
        grid: Grid<W>,
        stones: [CellSet<W>; 2],
        mover: Colour,
        eating: bool,
    ) -> Result<Self, Illegal> {
        if !eating {
            return Ok(Self::at_turn_start(grid, stones, mover));
        }
        let mut state = Self::with_stones(grid, stones, mover);
        state.targets = state.growths();
        if state.targets.is_empty() { Err(broken::NOTHING_TO_EAT) } else { Ok(state) }
    }

    /// These stones of Black and White, with everything that follows from them but the phase and its targets.
    fn with_stones(grid: Grid<W>, stones: [CellSet<W>; 2], mover: Colour) -> Self {
        let mut state = Bug {
            grid,
            sides: stones.map(|stones| Side::of(grid, stones)),
            sizes: Sizes::NONE,
            kin: CellSet::EMPTY,
            targets: CellSet::EMPTY,
            mover,
            phase: Phase::Eat,
            pie: Pie::No,
            swapped: false,
        };
        for side in state.sides {
            side.bugs(grid).for_each(|found| state.sizes.set(found.bug));
        }
        for found in state.side(Colour::Black).bugs(grid) {
            state.mark_kin(Colour::Black, found);
        }
        state
    }

    /// The start of a turn with these stones of Black and White, whether or not a game can lead to it.
    ///
    /// # Panics
    /// When a cell holds a stone of both, or is none of the board's.
    pub fn at_turn_start(grid: Grid<W>, stones: [CellSet<W>; 2], mover: Colour) -> Self {
        let [black, white] = stones;
        assert!(!black.meets(white) && grid.all().covers(black | white), "two sets of stones on the board");
        let mut state = Self::with_stones(grid, stones, mover);
        state.begin_turn();
        state
    }

    /// What makes the position: everything else follows from it.
    fn position_key(&self) -> (Grid<W>, [CellSet<W>; 2], Colour, Phase, Pie, bool) {
        let stones = self.sides.map(|side| side.stones);
        (self.grid, stones, self.mover, self.phase, self.pie, self.swapped)
    }

    #[inline]
    pub(crate) fn side(&self, colour: Colour) -> &Side<W> {
        &self.sides[colour as usize]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, colour: Colour) -> &mut Side<W> {
        &mut self.sides[colour as usize]
    }

    /// The board with its tables.
    pub fn grid(&self) -> Grid<W> {
        self.grid
    }

    /// The stones of a colour.
    #[inline]
    pub fn stones(&self, colour: Colour) -> CellSet<W> {
        self.side(colour).stones
    }

    /// The cells without a stone.
    #[inline]
    pub fn empty_cells(&self) -> CellSet<W> {
        self.grid.all() - self.sides[0].stones - self.sides[1].stones
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

    /// Whether the pie rule is on offer now.
    #[inline]
    pub fn can_swap(&self) -> bool {
        self.pie == Pie::Offered
    }

    /// Whether the pie rule comes up after this turn, Black's first.
    #[inline]
    pub fn swap_is_coming(&self) -> bool {
        self.pie == Pie::Coming
    }

    /// At the end of a game, the number of cells where the loser could still have placed: the size of the
    /// defeat, used for handicaps.
    pub fn score(&self) -> Option<usize> {
        (self.phase == Phase::Over).then(|| self.placements(self.mover.other()).len())
    }

    /// Starts the turn of `mover`, who has won if there is no placement.
    #[inline]
    fn begin_turn(&mut self) {
        self.targets = self.placements(self.mover);
        self.phase = if self.targets.is_empty() { Phase::Over } else { Phase::Place };
    }

    /// Goes on after a stone has been set: eat again, or hand the turn over.
    #[inline]
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
        let mut state = Self::at_turn_start(grid, [CellSet::EMPTY; 2], Colour::Black);
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

    #[inline]
    fn after(mut self, step: Step) -> Self {
        self.play(step);
        self
    }

    #[inline]
    fn play(&mut self, step: Step) {
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
                self.set_stone(cell);
                self.continue_turn();
            }
            Step::Grow(cell) => {
                self.eat_and_grow(cell);
                self.continue_turn();
            }
        }
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

impl<const W: usize> EnumerableChance for Bug<W> {
    fn outcomes(&self) -> impl Iterator<Item = (Self::Chance, u32)> {
        std::iter::empty()
    }
}

impl<const W: usize> std::fmt::Debug for Bug<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        use game::Notation;
        write!(f, "{} {}", self.grid.board(), self.position_text())
    }
}
