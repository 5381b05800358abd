//! Chances of winning in a game of dice, in whole numbers: for endgames, where the end is near enough to see.
//!
//! Expectimax (Michie, *Game-playing and game-learning automata*, 1966) takes the best step where a seat
//! decides and the mean where chance does. Here it looks a number of rolls ahead and no further, and says
//! what it saw as an interval: a line that has not ended by then counts as lost in the lower bound and as won
//! in the upper. Where both are equal the answer is exact, and neither bound is ever rounded.

mod lookahead;

use game::{EnumerableChance, Illegal, Node, PerfectInfo, Seat, broken};
use lookahead::{Lookahead, total_weight};

/// Three or more players do not share one value.
const TWO_SEATS: Illegal =
    Illegal::new("two-seats-only", "Chances are computed for games of two seats only: choose such a setup.");
/// The common denominator does not fit.
const TOO_FAR: Illegal = Illegal::new(
    "horizon-too-far",
    "So many rolls ahead the chances do not fit into 128 bits: choose a smaller horizon.",
);

/// What a search may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpectimaxLimits {
    /// How many states it may look at, not counting those that it remembers or that have ended.
    pub most_nodes: u64,
    /// How many states it remembers, of about 100 bytes each on a small board. When the memory is full it
    /// goes on without adding to it.
    pub most_remembered: usize,
}

impl Default for ExpectimaxLimits {
    /// Ten million states, of which half a million are remembered.
    fn default() -> Self {
        ExpectimaxLimits { most_nodes: 10_000_000, most_remembered: 1 << 19 }
    }
}

/// The probability that a seat wins, as an interval of fractions. A draw counts half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    /// What the seat can be sure of: lines that do not end within the horizon count as lost.
    pub lower: u128,
    /// What it cannot exceed: lines that do not end within the horizon count as won.
    pub upper: u128,
    /// What both are parts of: twice (so that half a win is a whole number) the sum of the weights of one
    /// roll to the power of the horizon. Where no roll can follow this turn, 2.
    pub denominator: u128,
}

impl Chances {
    /// Whether the horizon was far enough to tell the probability itself.
    pub fn is_exact(&self) -> bool {
        self.lower == self.upper
    }

    /// Both bounds as numbers from 0 to 1, rounded to the nearest.
    pub fn bounds(&self) -> (f64, f64) {
        let part = |numerator: u128| numerator as f64 / self.denominator as f64;
        (part(self.lower), part(self.upper))
    }
}

/// The chances of this seat in a state (before a roll, in the middle of a turn, or at the end), looking
/// `horizon` further decisions of chance ahead, when both seats play as is best for the bound in question.
///
/// With horizon 0 it sees to the end of the turn under way: enough where the game is bound to end in it.
///
/// # Errors
/// When the game has more than two seats, or no such seat; the horizon is so far that the denominator
/// overflows (with two dice, beyond 24 rolls); the weights of chance do not add up to the same everywhere;
/// or the search needs more nodes than it may have.
pub fn expectimax<R: PerfectInfo + EnumerableChance>(
    state: &R,
    seat: Seat,
    horizon: u8,
    limits: ExpectimaxLimits,
) -> Result<Chances, Illegal> {
    let mut lookahead = prepare(state, seat, horizon, limits)?;
    lookahead.chances(*state, horizon)
}

/// The chances that each legal step leaves to the seat that decides, in the order of the steps. All have the
/// same denominator, so that they can be compared as they are.
///
/// # Errors
/// Those of [`expectimax`], and when no seat decides.
pub fn expectimax_steps<R: PerfectInfo + EnumerableChance>(
    state: &R,
    horizon: u8,
    limits: ExpectimaxLimits,
) -> Result<Vec<(R::Step, Chances)>, Illegal> {
    let seat = match state.node() {
        Node::Decide(seat) => seat,
        Node::Chance => return Err(broken::CHANCE_IS_DUE),
        Node::Over(_) => return Err(broken::GAME_OVER),
    };
    let mut lookahead = prepare(state, seat, horizon, limits)?;
    state.steps().map(|step| Ok((step, lookahead.chances(state.after(step), horizon)?))).collect()
}

fn prepare<R: PerfectInfo + EnumerableChance>(
    state: &R,
    seat: Seat,
    horizon: u8,
    limits: ExpectimaxLimits,
) -> Result<Lookahead<R>, Illegal> {
    if state.seats() != 2 || seat.index() >= 2 {
        return Err(TWO_SEATS);
    }
    // No roll can follow: then the horizon does not matter, and whatever is seen is seen in halves.
    let total = total_weight(*state, limits)?.unwrap_or(1);
    let wholes = denominators(total, horizon).ok_or(TOO_FAR)?;
    Ok(Lookahead::new(seat, total, wholes, limits))
}

/// 2, 2 · total, 2 · total² … to the power of the horizon.
fn denominators(total: u128, horizon: u8) -> Option<Vec<u128>> {
    let mut wholes = vec![2u128];
    for _ in 0..horizon {
        wholes.push(wholes.last()?.checked_mul(total)?);
    }
    Some(wholes)
}
