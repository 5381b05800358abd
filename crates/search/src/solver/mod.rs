//! Exact play in games for two without chance and secrets.
//!
//! The question is always the same: does this seat force a win from this position, within so many turns or at
//! all? It is answered by a depth-first search that remembers positions up to symmetry. Whoever decides tries
//! the most promising turn first; among a position's turns those are looked up first whose answer is known.

mod hunt;
mod table;

pub use table::Code;

use game::{Event, Node, Notation, PerfectInfo, Rules, Seat, turn_text};
use hunt::Hunt;
use std::convert::Infallible;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use table::{AT_ALL, Table};

/// What the solver has to know about a game besides its rules.
pub trait Guide<R: Rules>: Sync {
    /// The name of a position at the start of a turn: equal for positions that are the same but for symmetry
    /// or for the names of the seats, different for all others.
    fn code(&self, state: &R) -> Code;

    /// How good the position looks for the seat that is to move; only the order counts. It decides how long
    /// the search takes, never what it finds.
    fn promise(&self, state: &R) -> i32;

    /// At most so many positions have different names, as far as somebody counted.
    fn most_positions(&self) -> u64 {
        u64::MAX
    }

    /// Whether the seat to move wins, where that is known without a search.
    fn known(&self, _state: &R) -> Option<bool> {
        None
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Positions whose turns were listed.
    pub nodes: u64,
    /// Entries of the table that are in use.
    pub used: u64,
    /// Entries that the table has.
    pub room: u64,
    /// Turns whose value is known.
    pub solved: usize,
    /// Turns that are asked about; symmetric ones count once.
    pub turns: usize,
    /// Since the search began.
    pub time: Duration,
}

/// One turn, and what it leads to with best play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnValue<R: Rules> {
    /// The steps of the turn; of a turn under way, those that are left.
    pub steps: Vec<R::Step>,
    /// Where it leads.
    pub after: R,
    /// Whether it wins for the seat that makes it; `None` when the search was stopped before that was known.
    pub wins: Option<bool>,
    /// The number of turns to the end with best play, this one included: the winner hurries, the loser does
    /// not. Only when it was asked for.
    pub distance: Option<u8>,
}

impl<R: Notation> TurnValue<R> {
    /// The text of the turn, from the state in which its steps begin.
    pub fn text(&self, from: &R) -> String {
        let mut state = *from;
        let event = |&step: &R::Step| {
            let before = state;
            state.play(step);
            (before, Event::Step(step))
        };
        turn_text(&self.steps.iter().map(event).collect::<Vec<_>>())
    }
}

/// A solver with its memory, for any number of questions about one game.
pub struct Solver<R, G> {
    guide: G,
    table: Table,
    nodes: AtomicU64,
    rules: std::marker::PhantomData<fn(R)>,
}

/// The search was stopped before there was an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

impl<R: PerfectInfo<Chance = Infallible>, G: Guide<R>> Solver<R, G> {
    /// A solver that remembers positions in at most so many bytes.
    pub fn new(guide: G, bytes: usize) -> Self {
        let table = Table::new(bytes, guide.most_positions());
        Solver { guide, table, nodes: AtomicU64::new(0), rules: std::marker::PhantomData }
    }

    /// What it was told about the game.
    pub fn guide(&self) -> &G {
        &self.guide
    }

    /// Positions whose turns were listed since the solver was made.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Whether the seat that is to move wins with best play.
    ///
    /// # Errors
    /// When `stop` became true before that was known.
    ///
    /// # Panics
    /// When no seat decides.
    pub fn wins(&self, state: &R, stop: &AtomicBool) -> Result<bool, Stopped> {
        let never = AtomicBool::new(false);
        let mut hunt = Hunt::new(self, [stop, &never], 0);
        let answer = match state.node() {
            Node::Decide(seat) if !state.turn_begins() => hunt.any_child(state, seat, seat, AT_ALL),
            Node::Decide(seat) => hunt.forces(state, self.guide.code(state), seat, AT_ALL),
            _ => panic!("nobody is to move"),
        };
        self.nodes.fetch_add(hunt.unreported(), Ordering::Relaxed);
        answer
    }

    /// Every turn from a position with its value, in the order of their steps. `report` hears how it goes some
    /// times a second and says whether to go on; when it says no, what is known by then is returned.
    ///
    /// # Panics
    /// When no seat decides.
    pub fn turns(
        &self,
        state: &R,
        threads: usize,
        with_distance: bool,
        mut report: impl FnMut(Progress) -> bool,
    ) -> Vec<TurnValue<R>> {
        let begin = Instant::now();
        let Node::Decide(seat) = state.node() else { panic!("nobody is to move") };
        let mut turns = all_turns(state);
        let codes: Vec<Code> = turns.iter().map(|turn| self.guide.code(&turn.after)).collect();
        let mut distinct = codes.clone();
        distinct.sort_unstable();
        distinct.dedup();
        let slot = |code| distinct.binary_search(code).expect("one of the codes");
        let slots: Vec<usize> = codes.iter().map(slot).collect();
        let first = |code| codes.iter().position(|other| other == code).expect("the code of a turn");
        let mut tasks: Vec<Task<R>> =
            distinct.iter().map(|code| Task::new(turns[first(code)].after)).collect();
        // The most promising turn first: it fills the table with what the others need.
        let mut order: Vec<usize> = (0..tasks.len()).collect();
        order.sort_by_key(|&i| self.promise_of_turn(&tasks[i].after, seat));
        let stop = AtomicBool::new(false);
        let progress = |tasks: &[Task<R>]| {
            let (used, room) = self.table.usage();
            let solved = tasks.iter().filter(|task| task.done.load(Ordering::Relaxed)).count();
            Progress { nodes: self.nodes(), used, room, solved, turns: tasks.len(), time: begin.elapsed() }
        };
        std::thread::scope(|scope| {
            let (tasks, order, stop) = (&tasks, &order, &stop);
            let workers: Vec<_> = (0..threads.max(1))
                .map(|worker| scope.spawn(move || self.work(worker, tasks, order, seat, with_distance, stop)))
                .collect();
            let mut reported = Instant::now();
            while workers.iter().any(|worker| !worker.is_finished()) {
                // A short question need not wait for its answer to be noticed.
                let pause = if begin.elapsed().as_millis() < 50 { 1 } else { 10 };
                std::thread::sleep(Duration::from_millis(pause));
                if reported.elapsed() > Duration::from_millis(100) {
                    reported = Instant::now();
                    if !report(progress(tasks)) {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
            }
        });
        report(progress(&tasks));
        let found: Vec<_> =
            tasks.iter_mut().map(|task| *task.found.get_mut().expect("no worker panics")).collect();
        for (turn, slot) in turns.iter_mut().zip(slots) {
            (turn.wins, turn.distance) = found[slot];
        }
        turns
    }

    /// Less is better for the seat.
    fn promise_of_turn(&self, after: &R, seat: Seat) -> i32 {
        match after.node() {
            Node::Decide(next) if next == seat => -self.guide.promise(after),
            Node::Decide(_) => self.guide.promise(after),
            Node::Over(payoff) if payoff.winners().contains(seat) => i32::MIN,
            _ => i32::MAX,
        }
    }

    /// Takes up one turn after the other, the workers in different orders; who has nothing left to begin helps
    /// with what another has begun.
    fn work(
        &self,
        worker: usize,
        tasks: &[Task<R>],
        order: &[usize],
        seat: Seat,
        with_distance: bool,
        stop: &AtomicBool,
    ) {
        loop {
            let open = |helpers: bool| {
                order.iter().map(|&i| &tasks[i]).find(|task| {
                    !task.done.load(Ordering::Relaxed) && (helpers || !task.begun.load(Ordering::Relaxed))
                })
            };
            let Some(task) = open(false).or_else(|| open(true)) else { return };
            task.begun.store(true, Ordering::Relaxed);
            let mut hunt = Hunt::new(self, [stop, &task.done], worker);
            let found = hunt.value(&task.after, seat, with_distance);
            self.nodes.fetch_add(hunt.unreported(), Ordering::Relaxed);
            match found {
                Ok(found) => {
                    *task.found.lock().expect("no worker panics") = found;
                    task.done.store(true, Ordering::Relaxed);
                }
                Err(Stopped) if stop.load(Ordering::Relaxed) => return,
                Err(Stopped) => {}
            }
        }
    }
}

/// One of the different positions to which turns lead.
struct Task<R> {
    after: R,
    begun: AtomicBool,
    done: AtomicBool,
    found: Mutex<(Option<bool>, Option<u8>)>,
}

impl<R> Task<R> {
    fn new(after: R) -> Self {
        let no = || AtomicBool::new(false);
        Task { after, begun: no(), done: no(), found: Mutex::new((None, None)) }
    }
}

/// Every way to finish the turn, without values.
pub fn all_turns<R: Rules>(state: &R) -> Vec<TurnValue<R>> {
    fn go_on<R: Rules>(state: R, steps: &mut Vec<R::Step>, turns: &mut Vec<TurnValue<R>>) {
        for step in state.steps() {
            let after = state.after(step);
            steps.push(step);
            if after.turn_begins() {
                turns.push(TurnValue { steps: steps.clone(), after, wins: None, distance: None });
            } else {
                go_on(after, steps, turns);
            }
            steps.pop();
        }
    }
    let mut turns = Vec::new();
    go_on(*state, &mut Vec::new(), &mut turns);
    turns
}
