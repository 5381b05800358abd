//! The search itself: one worker's hunt for an answer.

use super::table::{AT_ALL, Code};
use super::{Guide, Solver, Stopped};
use game::{Node, PerfectInfo, Seat};
use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many nodes pass between two looks at the flags that stop it.
const NODES_BETWEEN_LOOKS: u64 = 256;

/// A worker at one question.
pub(super) struct Hunt<'a, R, G> {
    solver: &'a Solver<R, G>,
    stops: [&'a AtomicBool; 2],
    worker: usize,
    nodes: u64,
    /// Nodes that the solver has been told of.
    reported: u64,
    /// The turns still to try of all positions on the way, the deepest last.
    children: Vec<Child<R>>,
}

/// Where a turn leads.
#[derive(Clone, Copy)]
struct Child<R> {
    /// Less is better for who makes the turn.
    promise: i32,
    code: Code,
    after: R,
}

impl<'a, R: PerfectInfo<Chance = Infallible>, G: Guide<R>> Hunt<'a, R, G> {
    pub(super) fn new(solver: &'a Solver<R, G>, stops: [&'a AtomicBool; 2], worker: usize) -> Self {
        Hunt { solver, stops, worker, nodes: 0, reported: 0, children: Vec::new() }
    }

    /// The nodes that the solver has not been told of.
    pub(super) fn unreported(&self) -> u64 {
        self.nodes - self.reported
    }

    /// Whether the seat wins from a position at the start of a turn, and in how many turns, the one that led
    /// there included, when that is asked for.
    pub(super) fn value(
        &mut self,
        state: &R,
        seat: Seat,
        with_distance: bool,
    ) -> Result<(Option<bool>, Option<u8>), Stopped> {
        let code = self.solver.guide.code(state);
        let wins = self.forces(state, code, seat, AT_ALL)?;
        if !with_distance {
            return Ok((Some(wins), None));
        }
        let winner = if wins { Some(seat) } else { Seat::all(state.seats()).find(|&other| other != seat) };
        let winner = winner.expect("there are two seats");
        for within in 0..AT_ALL {
            if self.forces(state, code, winner, within)? {
                return Ok((Some(wins), Some(within + 1)));
            }
        }
        Ok((Some(wins), None))
    }

    /// Whether the seat forces a win within so many turns, from a position at the start of a turn.
    pub(super) fn forces(&mut self, state: &R, code: Code, seat: Seat, within: u8) -> Result<bool, Stopped> {
        let mover = match state.node() {
            Node::Over(payoff) => return Ok(payoff.share(seat) == 1.0),
            Node::Decide(mover) => mover,
            Node::Chance => unreachable!("there is no chance in this game"),
        };
        if within == 0 {
            return Ok(false);
        }
        let by_mover = mover == seat;
        if let Some(answer) = self.solver.table.look(code).wins(by_mover, within) {
            return Ok(answer);
        }
        let before = self.nodes;
        // The seat itself looks for a turn behind which it wins, the other one for one behind which it does not.
        let answer = self.any_child(state, mover, seat, within)? == by_mover;
        self.solver.table.learn(code, by_mover, within, answer, self.nodes - before);
        Ok(answer)
    }

    /// Whether the mover has a turn as it wants one: behind it the seat wins, if that is the mover, and else it
    /// does not.
    pub(super) fn any_child(
        &mut self,
        state: &R,
        mover: Seat,
        seat: Seat,
        within: u8,
    ) -> Result<bool, Stopped> {
        let wanted = mover == seat;
        self.count()?;
        let left = if within == AT_ALL { AT_ALL } else { within - 1 };
        let first = self.children.len();
        if self.list(state, seat, left, wanted) || self.look_up(first, mover, left, wanted) {
            self.children.truncate(first);
            return Ok(true);
        }
        // Each worker breaks ties in its own order, so that two of them do not do the same work.
        let turned = self.worker % 2 == 1;
        self.children[first..].sort_unstable_by_key(|child| {
            (child.promise, if turned { !child.code.0[0] } else { child.code.0[0] })
        });
        for at in first..self.children.len() {
            let Child { code, after, .. } = self.children[at];
            let found = self.forces(&after, code, seat, left);
            if found != Ok(!wanted) {
                self.children.truncate(first);
                return found.map(|_| true);
            }
        }
        self.children.truncate(first);
        Ok(false)
    }

    /// Lists the positions behind all turns but those whose answer is known without the table; true when a
    /// known one is as wanted.
    fn list(&mut self, state: &R, seat: Seat, left: u8, wanted: bool) -> bool {
        for step in state.steps() {
            let after = state.after(step);
            if !after.turn_begins() {
                if self.list(&after, seat, left, wanted) {
                    return true;
                }
                continue;
            }
            let guide = &self.solver.guide;
            let next = match after.node() {
                Node::Over(payoff) if (payoff.share(seat) == 1.0) == wanted => return true,
                Node::Over(_) => continue,
                Node::Decide(next) => next,
                Node::Chance => unreachable!("there is no chance in this game"),
            };
            if left == AT_ALL
                && let Some(next_wins) = guide.known(&after)
            {
                if (next_wins == (next == seat)) == wanted {
                    return true;
                }
                continue;
            }
            self.children.push(Child { promise: 0, code: guide.code(&after), after });
        }
        false
    }

    /// Strikes out the listed positions whose answer the table knows; true when a known one is as wanted.
    fn look_up(&mut self, first: usize, mover: Seat, left: u8, wanted: bool) -> bool {
        let table = &self.solver.table;
        // Memory is what a search waits for: asked for together, the lines come in the time of one.
        let lines = self.children[first..].iter().fold(0, |all, child| all ^ table.touch(child.code));
        std::hint::black_box(lines);
        let mut kept = first;
        for at in first..self.children.len() {
            let mut child = self.children[at];
            let same = matches!(child.after.node(), Node::Decide(next) if next == mover);
            match table.look(child.code).wins(same == wanted, left) {
                Some(answer) if answer == wanted => return true,
                Some(_) => {}
                None => {
                    let promise = self.solver.guide.promise(&child.after);
                    child.promise = if same { -promise } else { promise };
                    self.children[kept] = child;
                    kept += 1;
                }
            }
        }
        self.children.truncate(kept);
        false
    }

    fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
            self.solver.nodes.fetch_add(self.unreported(), Ordering::Relaxed);
            self.reported = self.nodes;
            if self.stops.iter().any(|stop| stop.load(Ordering::Relaxed)) {
                return Err(Stopped);
            }
        }
        Ok(())
    }
}
