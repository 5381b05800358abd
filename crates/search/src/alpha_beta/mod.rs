//! Alpha-beta search with an evaluation that is handed in, for two seats, without chance and secrets.
//!
//! Iterative deepening by whole turns, principal variation search (Marsland & Campbell 1982) with late turns
//! reduced, and a table of the positions that were met (Knuth & Moore, *An Analysis of Alpha-Beta Pruning*, 1975;
//! Greenblatt 1967). The steps of a turn are nodes of their own at the same depth.

mod table;

use crate::{Budget, Stopwatch};
use game::{Node, PerfectInfo, Rules, Seat};
use std::convert::Infallible;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::{Bound, Entry, Table};

/// What a position is worth at a glance.
pub trait Evaluation<R: Rules>: Sync {
    /// The worth of a position for the seat that decides: more is better, 0 is even, and its amount stays below
    /// [`WIN`] / 2.
    fn worth(&self, state: &R) -> i32;
}

/// The worth of a win.
pub const WIN: i32 = 1_000_000;
/// More than any worth.
const INFINITE: i32 = i32::MAX - 1;
/// The deepest search, in turns.
const DEEPEST: u8 = 64;
/// How many nodes pass between two looks at the clock.
const NODES_BETWEEN_LOOKS: u64 = 256;
/// From which place in the order on a turn is looked at less deeply at first.
const LATE: usize = 4;

/// What a search has found about a position in which a seat decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<S> {
    /// The best step.
    pub best: S,
    /// Its worth for the seat that decides.
    pub worth: i32,
    /// How many turns deep the whole search went.
    pub depth: u8,
    /// Positions met.
    pub nodes: u64,
}

/// A search with the table of what it has met.
pub struct AlphaBeta<R> {
    table: Table,
    _game: PhantomData<R>,
}

struct Stopped;

/// One search while it runs.
struct Run<'a, R, E> {
    evaluation: &'a E,
    table: &'a mut Table,
    nodes: u64,
    most: u64,
    watch: Stopwatch,
    time: Duration,
    stop: &'a AtomicBool,
    _game: PhantomData<R>,
}

/// Where a step leads.
struct Child<R: Rules> {
    step: R::Step,
    /// Among the steps as the rules list them.
    place: u16,
    after: R,
    /// What it looks worth for who makes the step.
    worth: i32,
}

impl<R: PerfectInfo<Chance = Infallible>> AlphaBeta<R> {
    /// A search that has met nothing yet, with a table of at most so many bytes.
    pub fn new(memory: usize) -> Self {
        AlphaBeta { table: Table::new(memory), _game: PhantomData }
    }

    /// Looks for the best step of the seat that decides, deeper and deeper until the budget (of positions or
    /// time) is used up, the outcome is certain, or `stop` is set; `watch` is told of every depth.
    ///
    /// # Panics
    /// When no seat decides, or there are not two seats.
    pub fn search<E: Evaluation<R>>(
        &mut self,
        evaluation: &E,
        root: &R,
        budget: Budget,
        stop: &AtomicBool,
        mut watch: impl FnMut(&Found<R::Step>),
    ) -> Found<R::Step> {
        assert!(root.seats() == 2, "two seats");
        let Node::Decide(seat) = root.node() else { panic!("a seat decides") };
        let (most, time) = match budget {
            Budget::Iterations(most) => (most, Duration::MAX),
            Budget::Time(time) => (u64::MAX, time),
        };
        let stopwatch = Stopwatch::start();
        let mut run = Run {
            evaluation,
            table: &mut self.table,
            nodes: 0,
            most,
            watch: stopwatch,
            time,
            stop,
            _game: PhantomData,
        };
        let mut children = run.children(root, seat);
        let mut found = Found { best: children[0].step, worth: children[0].worth, depth: 0, nodes: 0 };
        for depth in 1..=DEEPEST {
            let Ok(worth) = run.root(&mut children, seat, depth) else { break };
            found = Found { best: children[0].step, worth, depth, nodes: run.nodes };
            watch(&found);
            if worth.abs() > WIN / 2 || children.len() == 1 {
                break;
            }
        }
        found.best = children[0].step;
        found.nodes = run.nodes;
        found
    }

    /// The memory that it takes, in bytes.
    pub fn bytes(&self) -> usize {
        self.table.bytes()
    }
}

impl<R: PerfectInfo<Chance = Infallible>, E: Evaluation<R>> Run<'_, R, E> {
    /// The worth of the best child, which comes first afterwards, also when the search was stopped.
    fn root(&mut self, children: &mut [Child<R>], seat: Seat, depth: u8) -> Result<i32, Stopped> {
        let mut best = -INFINITE;
        for at in 0..children.len() {
            let worth = self.child(&children[at], seat, depth, at, best, INFINITE)?;
            if worth > best {
                best = worth;
                children[..=at].rotate_right(1);
            }
        }
        Ok(best)
    }

    /// What a child is worth for the seat that makes the step, looked at by a narrow window first.
    fn child(
        &mut self,
        child: &Child<R>,
        seat: Seat,
        depth: u8,
        place: usize,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        let left = if child.after.turn_begins() { depth - 1 } else { depth };
        if place == 0 {
            return self.value(&child.after, child.worth, seat, left, alpha, beta);
        }
        let less = if place >= LATE && left >= 2 { left - 1 } else { left };
        let mut worth = self.value(&child.after, child.worth, seat, less, alpha, alpha + 1)?;
        if worth > alpha && less < left {
            worth = self.value(&child.after, child.worth, seat, left, alpha, alpha + 1)?;
        }
        if worth > alpha && worth < beta {
            worth = self.value(&child.after, child.worth, seat, left, alpha, beta)?;
        }
        Ok(worth)
    }

    /// What a position is worth for a seat; `glance` is what it looks worth.
    fn value(
        &mut self,
        state: &R,
        glance: i32,
        seat: Seat,
        depth: u8,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        match state.node() {
            Node::Over(_) => Ok(glance),
            Node::Decide(_) if depth == 0 && state.turn_begins() => Ok(glance),
            Node::Decide(decides) if decides == seat => self.decide(state, seat, depth, alpha, beta),
            Node::Decide(decides) => Ok(-self.decide(state, decides, depth, -beta, -alpha)?),
            Node::Chance => unreachable!("there is no chance in this game"),
        }
    }

    /// The same for the seat that decides.
    fn decide(
        &mut self,
        state: &R,
        seat: Seat,
        depth: u8,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Stopped> {
        self.count()?;
        let name = crate::fast_hash::name_of(state);
        let known = self.table.look(name);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth) {
            let worth = entry.worth;
            match entry.bound {
                Bound::Exact => return Ok(worth),
                Bound::AtLeast if worth >= beta => return Ok(worth),
                Bound::AtMost if worth <= alpha => return Ok(worth),
                _ => {}
            }
        }
        let mut children = self.children(state, seat);
        if let Some(entry) = known
            && let Some(first) = children.iter().position(|child| child.place == entry.best)
        {
            children[..=first].rotate_right(1);
        }
        let (floor, mut best, mut best_place) = (alpha, -INFINITE, 0);
        for (at, child) in children.iter().enumerate() {
            let worth = self.child(child, seat, depth, at, alpha, beta)?;
            if worth > best {
                (best, best_place) = (worth, child.place);
                alpha = alpha.max(worth);
                if alpha >= beta {
                    break;
                }
            }
        }
        let bound = match best {
            worth if worth >= beta => Bound::AtLeast,
            worth if worth <= floor => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table.keep(Entry { name, worth: best, depth, bound, best: best_place });
        Ok(best)
    }

    /// Where all steps lead, the most promising first.
    fn children(&mut self, state: &R, seat: Seat) -> Vec<Child<R>> {
        let mut children: Vec<Child<R>> = state
            .steps()
            .enumerate()
            .map(|(place, step)| {
                let after = state.after(step);
                let worth = self.glance(&after, seat);
                Child { step, place: place as u16, after, worth }
            })
            .collect();
        children.sort_by_key(|child| -child.worth);
        children
    }

    /// What a position looks worth for a seat.
    fn glance(&mut self, state: &R, seat: Seat) -> i32 {
        match state.node() {
            Node::Over(payoff) => match payoff.share(seat) {
                share if share > 0.5 => WIN,
                share if share < 0.5 => -WIN,
                _ => 0,
            },
            Node::Decide(decides) if decides == seat => self.evaluation.worth(state),
            Node::Decide(_) => -self.evaluation.worth(state),
            Node::Chance => unreachable!("there is no chance in this game"),
        }
    }

    fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes >= self.most {
            return Err(Stopped);
        }
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS)
            && (self.stop.load(Ordering::Relaxed) || self.watch.elapsed() >= self.time)
        {
            return Err(Stopped);
        }
        Ok(())
    }
}
