//! The state of a game, and how a turn goes.

use crate::{Setup, Step, Steps, broken};
use game::{
    Audience, EnumerableChance, Event, Illegal, Node, Payoff, PerfectInfo, Rules, Seat, below,
    broken as common,
};
use hexgrid::{Cell, CellSet, Grid};
use rand::{Rng, RngExt};

/// The last turn that is played; then stones are counted.
pub const LAST_TURN: u16 = 10_000;

/// The colour of a stone. Red begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = HerdColour), ts(rename = "HerdColour"))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// First to move.
    Red,
    /// Second.
    Blue,
}

impl Colour {
    /// The opponent's.
    #[must_use]
    #[inline]
    pub fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Blue,
            Colour::Blue => Colour::Red,
        }
    }

    /// The letter of a position text.
    pub fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Blue => 'b',
        }
    }

    /// The seat that plays this colour.
    #[inline]
    pub fn seat(self) -> Seat {
        match self {
            Colour::Red => Seat::FIRST,
            Colour::Blue => Seat::SECOND,
        }
    }
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = HerdPhase), ts(rename = "HerdPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The dice.
    Roll,
    /// Removing stones of the opponent.
    Remove,
    /// Placing stones.
    Place,
    /// Nothing.
    Over,
}

/// Two dice, the lower one first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Roll {
    pub(crate) low: u8,
    pub(crate) high: u8,
}

impl Roll {
    /// Two dice in any order, each from 1 to 6.
    pub fn new(a: u8, b: u8) -> Option<Roll> {
        let die = 1..=6;
        (die.contains(&a) && die.contains(&b)).then_some(Roll { low: a.min(b), high: a.max(b) })
    }

    /// The lower die: stones to remove.
    pub fn low(self) -> u8 {
        self.low
    }

    /// The higher die: stones to place.
    pub fn high(self) -> u8 {
        self.high
    }
}

/// A game of Herd on a board of up to `64 * W` cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Herd<const W: usize> {
    pub(crate) grid: Grid<W>,
    pub(crate) red: CellSet<W>,
    pub(crate) blue: CellSet<W>,
    /// The stones that may be removed or the cells that may be used now: derived, kept for speed.
    pub(crate) targets: CellSet<W>,
    /// From 1.
    pub(crate) turn: u16,
    /// The dice of this turn; zeros before the roll.
    pub(crate) roll: Roll,
    pub(crate) remove_due: u8,
    pub(crate) place_due: u16,
    pub(crate) mover: Colour,
    pub(crate) phase: Phase,
}

const _: () = assert!(size_of::<Herd<1>>() <= 48 && size_of::<Herd<5>>() <= 144);

/// No dice yet.
pub(crate) const NOT_ROLLED: Roll = Roll { low: 0, high: 0 };

impl<const W: usize> Herd<W> {
    /// A position before a roll.
    pub(crate) fn before_roll(grid: Grid<W>, [red, blue]: [CellSet<W>; 2], mover: Colour, turn: u16) -> Self {
        let targets = CellSet::EMPTY;
        let (roll, phase) = (NOT_ROLLED, Phase::Roll);
        let state = Herd { grid, red, blue, targets, turn, roll, remove_due: 0, place_due: 0, mover, phase };
        if state.empty_cells().is_empty() || turn > LAST_TURN {
            return Herd { phase: Phase::Over, ..state };
        }
        state
    }

    /// The board with its tables.
    pub fn grid(&self) -> Grid<W> {
        self.grid
    }

    /// The stones of a colour.
    #[inline]
    pub fn stones(&self, colour: Colour) -> CellSet<W> {
        match colour {
            Colour::Red => self.red,
            Colour::Blue => self.blue,
        }
    }

    #[inline]
    fn stones_mut(&mut self, colour: Colour) -> &mut CellSet<W> {
        match colour {
            Colour::Red => &mut self.red,
            Colour::Blue => &mut self.blue,
        }
    }

    /// The cells without a stone.
    #[inline]
    pub fn empty_cells(&self) -> CellSet<W> {
        self.grid.all() - self.red - self.blue
    }

    /// The colour to move.
    pub fn mover(&self) -> Colour {
        self.mover
    }

    /// What is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the turn, from 1.
    pub fn turn_number(&self) -> u16 {
        self.turn
    }

    /// The dice of this turn, once they are rolled.
    pub fn roll(&self) -> Option<Roll> {
        (self.roll != NOT_ROLLED).then_some(self.roll)
    }

    /// Stones still to remove and to place in this turn.
    pub fn due(&self) -> (u8, u16) {
        (self.remove_due, self.place_due)
    }

    /// The stones that may be removed, or the cells that may be used, now.
    pub fn targets(&self) -> CellSet<W> {
        self.targets
    }

    /// The empty cells that the mover may not use: every neighbour holds an enemy stone.
    pub fn surrounded_cells(&self) -> CellSet<W> {
        let enemies = self.stones(self.mover.other());
        let closed = |cell: &Cell| enemies.covers(self.grid.neighbours(*cell));
        self.empty_cells().iter().filter(closed).collect()
    }

    /// The enemy singletons that a stone on this cell captures.
    pub(crate) fn captures(&self, cell: Cell) -> CellSet<W> {
        let mut own = self.stones(self.mover);
        own.insert(cell);
        let near = self.grid.neighbours(cell) & self.stones(self.mover.other());
        // Own stones on every side leave no enemy neighbour: such a stone is a singleton.
        near.iter().filter(|&enemy| own.covers(self.grid.neighbours(enemy))).collect()
    }

    /// The stones that this turn begins with: the higher die. Red's advantage of moving first is held down,
    /// so that on turn 1 it is the lower one.
    pub(crate) fn placements(&self, roll: Roll) -> u16 {
        u16::from(if self.turn == 1 { roll.low } else { roll.high })
    }

    /// Goes to the next thing that is due: skips what is not, ends the turn or the game.
    pub(crate) fn settle(&mut self) {
        if self.empty_cells().is_empty() {
            self.phase = Phase::Over;
            self.targets = CellSet::EMPTY;
            return;
        }
        if self.remove_due > 0 {
            self.targets = self.stones(self.mover.other());
            if !self.targets.is_empty() {
                self.phase = Phase::Remove;
                return;
            }
            self.remove_due = 0;
        }
        if self.place_due > 0 {
            self.targets = self.empty_cells() - self.surrounded_cells();
            if !self.targets.is_empty() {
                self.phase = Phase::Place;
                return;
            }
        }
        *self = Self::before_roll(self.grid, [self.red, self.blue], self.mover.other(), self.turn + 1);
    }

    fn payoff(&self) -> Payoff {
        match self.red.len().cmp(&self.blue.len()) {
            std::cmp::Ordering::Greater => Payoff::win(Colour::Red.seat()),
            std::cmp::Ordering::Less => Payoff::win(Colour::Blue.seat()),
            std::cmp::Ordering::Equal => Payoff::shared(Seat::all(2).collect()),
        }
    }
}

impl<const W: usize> Rules for Herd<W> {
    const NAME: &'static str = "herd";
    type Setup = Setup;
    type Step = Step;
    type Chance = Roll;
    type Steps = Steps<W>;
    type View = crate::View;
    type Observed = crate::Observed;

    fn start(setup: &Setup) -> Self {
        Self::before_roll(Grid::of(setup.board), [CellSet::EMPTY; 2], Colour::Red, 1)
    }

    fn seats_of(_setup: &Setup) -> u8 {
        2
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn node(&self) -> Node {
        match self.phase {
            Phase::Roll => Node::Chance,
            Phase::Remove | Phase::Place => Node::Decide(self.mover.seat()),
            Phase::Over => Node::Over(self.payoff()),
        }
    }

    #[inline]
    fn turn_begins(&self) -> bool {
        matches!(self.phase, Phase::Roll | Phase::Over)
    }

    #[inline]
    fn steps(&self) -> Steps<W> {
        Steps::of(self)
    }

    fn is_legal(&self, step: Step) -> Result<(), Illegal> {
        match (step, self.phase) {
            (_, Phase::Over) => Err(common::GAME_OVER),
            (_, Phase::Roll) => Err(common::CHANCE_IS_DUE),
            (Step::Place(_), Phase::Remove) => Err(broken::REMOVE_FIRST),
            (Step::Remove(_), Phase::Place) => Err(broken::NOTHING_TO_REMOVE),
            (Step::Remove(cell) | Step::Place(cell), _) if self.targets.contains(cell) => Ok(()),
            (Step::Remove(_), _) => Err(broken::NOT_AN_ENEMY),
            (Step::Place(cell), _) if self.empty_cells().contains(cell) => Err(broken::SURROUNDED),
            (Step::Place(_), _) => Err(broken::OCCUPIED),
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
            Step::Remove(cell) => {
                self.stones_mut(self.mover.other()).remove(cell);
                self.remove_due -= 1;
            }
            Step::Place(cell) => {
                let captured = self.captures(cell);
                self.stones_mut(self.mover).insert(cell);
                *self.stones_mut(self.mover.other()) -= captured;
                self.place_due = self.place_due - 1 + captured.len() as u16;
            }
        }
        self.settle();
        self
    }

    /// Two numbers below 6, one for each die.
    fn sample_chance<G: Rng + ?Sized>(&self, rng: &mut G) -> Roll {
        let mut die = || 1 + below(rng, 6) as u8;
        let (a, b) = (die(), die());
        Roll { low: a.min(b), high: a.max(b) }
    }

    fn is_possible(&self, _roll: Roll) -> Result<(), Illegal> {
        match self.phase {
            Phase::Roll => Ok(()),
            Phase::Over => Err(common::GAME_OVER),
            Phase::Remove | Phase::Place => Err(common::STEP_IS_DUE),
        }
    }

    fn after_chance(mut self, roll: Roll) -> Self {
        self.roll = roll;
        self.remove_due = roll.low;
        self.place_due = self.placements(roll);
        // Never more removals than there are stones, so that what is due can be shown.
        self.remove_due = self.remove_due.min(self.stones(self.mover.other()).len().min(6) as u8);
        self.settle();
        self
    }

    fn view(&self, _audience: Audience) -> crate::View {
        crate::View::of(self)
    }

    fn observe(&self, event: Event<Self>, _audience: Audience) -> crate::Observed {
        crate::Observed::of(self, event)
    }

    fn points(&self) -> Option<Vec<u32>> {
        Some(vec![self.red.len() as u32, self.blue.len() as u32])
    }
}

impl<const W: usize> PerfectInfo for Herd<W> {}

impl<const W: usize> EnumerableChance for Herd<W> {
    fn outcomes(&self) -> impl Iterator<Item = (Roll, u32)> {
        (1..=6)
            .flat_map(|low| (low..=6).map(move |high| (Roll { low, high }, if low == high { 1 } else { 2 })))
    }
}

impl<const W: usize> std::fmt::Debug for Herd<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        use game::Notation;
        write!(f, "{} {}", self.grid.board(), self.position_text())
    }
}
