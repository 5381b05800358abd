//! Values of a game of dice in which play may come back to where it was.
//!
//! Where play can return to an earlier position, working backwards from the end never gets to the start: the
//! value of a position depends on itself. But each roll brings the end nearer with some probability, and
//! then the values are the one solution of the equations "mean over the outcomes of the best result", and
//! going round the equations again and again comes to it (Shapley, *Stochastic Games*, 1953).
//!
//! It goes round twice at once, from below and from above: after n rounds the lower values are those of a game
//! that is stopped after n turns and then lost for the seat in question, the upper ones those of a game that
//! is then won. The truth is between the two all the time, so the gap between them is a bound on the error
//! and not a guess from the last change (*interval iteration*: Haddad & Monmege, *Reachability in MDPs:
//! Refining Convergence of Value Iteration*, 2014). The two meet when the game ends with probability 1
//! whatever the players do; where it need not, that shows, and is refused.

mod equations;
mod explore;

use crate::fast_hash::FastMap;
use equations::{Between, Equations};
use explore::{Explored, Explorer};
use game::{EnumerableChance, Illegal, Node, PerfectInfo, Seat};
use std::hash::Hash;

/// The widest gap between the values from below and from above with which they count as having met. Where the
/// game comes to an end the gap falls far below it.
const WIDEST_GAP: f64 = 1e-9;

/// They have not met.
const NOT_SETTLED: Illegal = Illegal::new(
    "values-not-settled",
    "The values have not settled: allow more sweeps, unless this game can go on for ever.",
);
/// Three or more players have no single value to settle.
const TWO_SEATS: Illegal =
    Illegal::new("two-seats-only", "Values are computed for games of two seats only: choose such a setup.");

/// The settings: how much may be held, and when to stop.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueIteration {
    /// How many different positions before chance there may be, and how many states within one turn.
    pub most_states: usize,
    /// How many different results all turns may have together; each takes four bytes.
    pub most_results: usize,
    /// How often to go through all positions at most: each time looks one turn further ahead.
    pub most_sweeps: u32,
    /// Stop when the error is at most half of this everywhere (and, whatever this says, when the numbers do
    /// not change any more). Half a unit in the last place of a value near 1 is 1e-16.
    pub gap: f64,
}

impl Default for ValueIteration {
    /// A million positions, a quarter of a gigabyte of results, and as exact as double precision goes.
    fn default() -> Self {
        ValueIteration { most_states: 1 << 20, most_results: 1 << 26, most_sweeps: 100_000, gap: 1e-15 }
    }
}

impl ValueIteration {
    /// The value of every position before a roll (or another decision of chance) that play can reach from
    /// these, both seats playing best. A draw counts half.
    ///
    /// `normal` gives a state before chance its normal form, and the seat from whose point of view the form
    /// tells it. States of the same form must be worth the same to these seats, so that whatever does not
    /// matter (the number of the turn, the colours, the symmetries of the board) should be left out of it.
    /// Of the states of one form only the first that is met is played on.
    ///
    /// # Errors
    /// When the game has more than two seats, both of them decide in one turn, something exceeds these
    /// settings, the values do not settle, or a start has ended or is in the middle of a turn.
    pub fn solve<R, K, F>(&self, starts: &[R], normal: F) -> Result<Values<R, K, F>, Illegal>
    where
        R: PerfectInfo + EnumerableChance,
        K: Copy + Eq + Hash,
        F: Fn(&R) -> (K, Seat),
    {
        if starts.iter().any(|start| start.seats() != 2) {
            return Err(TWO_SEATS);
        }
        let mut explorer = Explorer::new(&normal, self);
        for start in starts {
            match start.node() {
                Node::Chance => explorer.add(start)?,
                Node::Decide(_) => return Err(game::broken::STEP_IS_DUE),
                Node::Over(_) => return Err(game::broken::GAME_OVER),
            }
        }
        let Explored { keys, index, equations } = explorer.explore()?;
        let (between, sweeps) = self.settle(&equations);
        let gap = between.iter().map(|value| value.gap()).fold(0.0, f64::max);
        if gap > WIDEST_GAP {
            return Err(NOT_SETTLED);
        }
        let state = std::marker::PhantomData;
        Ok(Values { normal, keys, index, between, sweeps, error: gap / 2.0, most: self.most_states, state })
    }

    /// Goes round until nothing is left to gain; the values, and how often it went round.
    ///
    /// Rounding is monotonic, so the lower values never fall and the upper ones never rise: it comes to an
    /// end by itself even where the last digits never meet.
    fn settle(&self, equations: &Equations) -> (Vec<Between>, u32) {
        let mut between = vec![Between::NOTHING_KNOWN; equations.len()];
        for sweep in 1..=self.most_sweeps {
            let next = equations.sweep(&between);
            let done = next == between || next.iter().all(|value| value.gap() <= self.gap);
            between = next;
            if done {
                return (between, sweep);
            }
        }
        (between, self.most_sweeps)
    }
}

/// The values of all positions that were reached.
pub struct Values<R, K, F> {
    normal: F,
    keys: Vec<K>,
    index: FastMap<K, u32>,
    between: Vec<Between>,
    sweeps: u32,
    error: f64,
    most: usize,
    state: std::marker::PhantomData<fn(&R)>,
}

impl<R, K, F> Values<R, K, F>
where
    R: PerfectInfo + EnumerableChance,
    K: Copy + Eq + Hash,
    F: Fn(&R) -> (K, Seat),
{
    /// Each normal form with its value: the probability (0 to 1, a draw counts half) that the seat of whose
    /// point of view it is wins. In the order in which they were found.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (K, f64)> {
        self.keys.iter().zip(&self.between).map(|(&key, value)| (key, value.middle()))
    }

    /// How far a value is from the truth at most, apart from the rounding of the sums, which is some units in
    /// the last place.
    pub fn error(&self) -> f64 {
        self.error
    }

    /// How often it went through all positions. A game that is stopped after so many turns, and whose result is
    /// then decided in whatever way, has these values too, within the error.
    pub fn sweeps(&self) -> u32 {
        self.sweeps
    }

    /// The value of any state to a seat: before chance, in the middle of a turn, at the end. `None` when it
    /// can lead to a position that was not reached, or the rest of its turn is too long.
    pub fn value(&self, state: &R, seat: Seat) -> Option<f64> {
        let mut best: Option<(Seat, f64)> = None;
        explore::ends_of_turn(*state, self.most, |end, chooser| {
            let view = chooser.unwrap_or(seat);
            let value = self.value_of_end(end, view).ok_or(explore::UNKNOWN)?;
            let most = best.map_or(value, |(_, best)| best.max(value));
            best = Some((view, most));
            Ok(())
        })
        .ok()?;
        best.map(|(view, value)| if view == seat { value } else { 1.0 - value })
    }

    fn value_of_end(&self, end: &R, seat: Seat) -> Option<f64> {
        if let Node::Over(payoff) = end.node() {
            return Some(payoff.share(seat));
        }
        let (key, view) = (self.normal)(end);
        let value = self.between[*self.index.get(&key)? as usize].middle();
        Some(if view == seat { value } else { 1.0 - value })
    }
}
