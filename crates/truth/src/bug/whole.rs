//! Every position of a board solved, with the number of turns to the end.
//!
//! Every turn leads to a position of a later class (see [`Classes`]). So they are solved from the last class to
//! the first, each by a look at the values behind its turns.

use super::classes::Classes;
use super::file::{self, FileError, Kind};
use super::numbering::Numbering;
use bug::{Bug, Phase};
use game::Rules;
use hexgrid::Board;
use search::solver::{TurnValue, all_turns};
use std::collections::HashSet;
use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicU8, AtomicU64, AtomicUsize, Ordering};

/// Not solved yet, or the number of no position.
pub(super) const UNKNOWN: u8 = 127;
/// Set where the usual game can lead to the position.
pub(super) const REACHABLE: u8 = 128;
/// A game has at most so many turns before this program would have to count further.
const MOST_TURNS: usize = 128;

/// How far the work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is done now.
    pub stage: Stage,
    /// Positions for which it is done.
    pub done: usize,
    /// Positions for which it is to be done.
    pub of: usize,
}

/// The stages of the work, one after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Putting positions into classes.
    Sorting,
    /// Solving them, the last class first.
    Solving,
    /// Finding out at which turns a game can reach them.
    Reaching,
}

/// The work was told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// Hears how the work goes, and says whether to go on. The function that it is handed tells what is solved so
/// far, in a form that [`Whole::write_part`] takes; nothing before and after the solving.
pub type Report<'a> = dyn FnMut(Step, &dyn Fn() -> Vec<u8>) -> bool + 'a;

/// All positions of a board with their values.
#[derive(Debug)]
pub struct Whole {
    numbering: Numbering,
    /// By number: the turns to the end with best play, [`UNKNOWN`] for the number of no position, and
    /// [`REACHABLE`].
    values: Vec<u8>,
}

/// What all positions that a game can reach look like, counted up to symmetry.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Statistics {
    /// Positions (stones and mover) after exactly so many turns, from 0.
    pub positions_by_turn: Vec<u64>,
    /// Of those, the ones in which the game is over.
    pub ended_by_turn: Vec<u64>,
    /// Different positions (stones and mover).
    pub positions: u64,
    /// Those in which the player to move wins, or has won.
    pub wins: u64,
    /// Those in which the player to move loses.
    pub losses: u64,
    /// Different positions if those that differ by the names of the colours are one.
    pub positions_without_colours: u64,
    /// The turns of the longest game that there can be.
    pub longest_game: usize,
    /// The turns of the game from the empty board with best play.
    pub best_game: u8,
    /// The most turns that are left, with best play, in any position.
    pub most_turns_left: u8,
}

impl Whole {
    /// Solves a board, or goes on from what `known` tells already.
    ///
    /// # Errors
    /// When `report` said to stop.
    ///
    /// # Panics
    /// When the board has more than 19 cells.
    pub fn solve(
        board: Board,
        known: Option<Vec<u8>>,
        threads: usize,
        report: &mut Report<'_>,
    ) -> Result<(Whole, Statistics), Stopped> {
        let numbering = Numbering::new(board);
        let count = numbering.len();
        let known = known.filter(|known| known.len() == count).unwrap_or_else(|| vec![UNKNOWN; count]);
        let values: Vec<AtomicU8> = known.into_iter().map(AtomicU8::new).collect();
        let classes = Classes::of(&numbering, report)?;
        let work = Work { numbering: &numbering, classes: &classes, values: &values, threads };
        work.solve(report)?;
        let reached = work.reach(report)?;
        let statistics = work.statistics(&reached);
        for (value, reached) in values.iter().zip(&reached) {
            if reached.get() != 0 {
                value.fetch_or(REACHABLE, Ordering::Relaxed);
            }
        }
        let values = values.into_iter().map(AtomicU8::into_inner).collect();
        Ok((Whole { numbering, values }, statistics))
    }

    /// Writes all positions with their values.
    ///
    /// # Errors
    /// Those of `to`.
    pub fn write(&self, to: &mut dyn Write) -> io::Result<()> {
        let grid = self.numbering.grid();
        file::write(to, Kind::Table, grid.board(), grid.cell_count() as u32, &self.values)
    }

    /// Reads what [`Whole::write`] wrote.
    ///
    /// # Errors
    /// When it is no table, of another version or board, or damaged.
    ///
    /// # Panics
    /// When the board has more than 19 cells.
    pub fn read(board: Board, from: &mut dyn Read) -> Result<Whole, FileError> {
        let numbering = Numbering::new(board);
        let (_, values) = file::read(from, Kind::Table, board, |stones| numbering.len_up_to(stones))?;
        if values.len() != numbering.len() {
            return Err(FileError::Length);
        }
        Ok(Whole { numbering, values })
    }

    /// Writes the values of unfinished work.
    ///
    /// # Errors
    /// Those of `to`.
    pub fn write_part(board: Board, values: &[u8], to: &mut dyn Write) -> io::Result<()> {
        file::write(to, Kind::Part, board, board.cell_count() as u32, values)
    }

    /// Reads what [`Whole::write_part`] wrote.
    ///
    /// # Errors
    /// When it is no such file, of another version or board, or damaged.
    pub fn read_part(board: Board, from: &mut dyn Read) -> Result<Vec<u8>, FileError> {
        let numbering = Numbering::new(board);
        Ok(file::read(from, Kind::Part, board, |stones| numbering.len_up_to(stones))?.1)
    }

    /// By number: the turns to the end with best play, `None` for the number of no position.
    pub fn distances(&self) -> impl Iterator<Item = Option<u8>> {
        self.values.iter().map(|value| value & !REACHABLE).map(|turns| (turns != UNKNOWN).then_some(turns))
    }

    /// The numbers of the positions.
    pub fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    /// The turns to the end with best play, from the start of a turn: the winner hurries, the loser does not.
    /// Even when the player to move wins, 0 when it has won.
    #[inline]
    pub fn distance(&self, state: &Bug<1>) -> u8 {
        self.values[self.numbering.number(state)] & !REACHABLE
    }

    /// Every way to finish the turn, each with its value and the turns to the end.
    pub fn turns(&self, state: &Bug<1>) -> Vec<TurnValue<Bug<1>>> {
        let mut turns = all_turns(state);
        for turn in &mut turns {
            let left = self.distance(&turn.after);
            (turn.wins, turn.distance) = (Some(left % 2 == 1), Some(left + 1));
        }
        turns
    }

    /// Whether a game from the empty board can lead to the position at the start of a turn, or to one that
    /// differs from it by symmetry or by the names of the colours.
    pub fn is_reachable(&self, state: &Bug<1>) -> bool {
        self.values[self.numbering.number(state)] & REACHABLE != 0
    }
}

struct Work<'a> {
    numbering: &'a Numbering,
    classes: &'a Classes,
    values: &'a [AtomicU8],
    threads: usize,
}

impl Work<'_> {
    /// Does something for each number of a class, on all threads.
    fn on_class(&self, class: &[u32], each: impl Fn(u32) + Sync) {
        const CHUNK: usize = 4096;
        let next = AtomicUsize::new(0);
        let work = || {
            while let Some(chunk) = class.chunks(CHUNK).nth(next.fetch_add(1, Ordering::Relaxed)) {
                chunk.iter().for_each(|&number| each(number));
            }
        };
        if class.len() <= CHUNK || self.threads < 2 {
            return work();
        }
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(work);
            }
        });
    }

    fn solve(&self, report: &mut Report<'_>) -> Result<(), Stopped> {
        let of = self.classes.numbers.len();
        let mut done = 0;
        for class in self.classes.iter().rev() {
            self.on_class(class, |number| {
                let value = &self.values[number as usize];
                if value.load(Ordering::Relaxed) == UNKNOWN {
                    value.store(self.value(number as usize), Ordering::Relaxed);
                }
            });
            done += class.len();
            let so_far = || self.values.iter().map(|value| value.load(Ordering::Relaxed)).collect();
            if !report(Step { stage: Stage::Solving, done, of }, &so_far) {
                return Err(Stopped);
            }
        }
        Ok(())
    }

    /// The turns to the end: one more than behind the best turn. The mover wins when they are even.
    fn value(&self, number: usize) -> u8 {
        let (own, other) = self.numbering.stones(number).expect("the number of a position");
        let state = self.numbering.position(own, other);
        if state.phase() == Phase::Over {
            return 0;
        }
        let (mut quickest_win, mut slowest_loss) = (None::<u8>, 0);
        each_result(&state, &mut |after| {
            let left = self.values[self.numbering.number(after)].load(Ordering::Relaxed);
            debug_assert!(left != UNKNOWN, "every turn leads to a later class");
            if left % 2 == 1 {
                quickest_win = Some(quickest_win.map_or(left, |quickest| quickest.min(left)));
            } else {
                slowest_loss = slowest_loss.max(left);
            }
        });
        quickest_win.unwrap_or(slowest_loss) + 1
    }

    /// For each number, at which turns a game can reach the position: one bit a turn.
    fn reach(&self, report: &mut Report<'_>) -> Result<Vec<Turns>, Stopped> {
        let reached: Vec<Turns> = self.values.iter().map(|_| Turns::default()).collect();
        reached[0].add(1);
        let of = self.classes.numbers.len();
        let mut done = 0;
        for class in self.classes.iter() {
            self.on_class(class, |number| {
                let turns = reached[number as usize].get();
                if turns == 0 || self.values[number as usize].load(Ordering::Relaxed) == 0 {
                    return;
                }
                assert!(turns >> (MOST_TURNS - 1) == 0, "a game of Bug has more turns than can be counted");
                let (own, other) = self.numbering.stones(number as usize).expect("the number of a position");
                each_result(&self.numbering.position(own, other), &mut |after| {
                    reached[self.numbering.number(after)].add(turns << 1);
                });
            });
            done += class.len();
            if !report(Step { stage: Stage::Reaching, done, of }, &Vec::new) {
                return Err(Stopped);
            }
        }
        Ok(reached)
    }

    fn statistics(&self, reached: &[Turns]) -> Statistics {
        /// Black moves after an even number of turns, White after an odd one.
        const BLACK: u128 = u128::MAX / 3;
        let (mut by_turn, mut ended) = (vec![0u64; MOST_TURNS], vec![0u64; MOST_TURNS]);
        let (mut wins, mut losses, mut without_colours, mut most_turns_left) = (0, 0, 0, 0);
        for (value, reached) in self.values.iter().zip(reached) {
            let (value, mut turns) = (value.load(Ordering::Relaxed), reached.get());
            if turns == 0 {
                continue;
            }
            without_colours += 1;
            most_turns_left = most_turns_left.max(value);
            let movers = u64::from(turns & BLACK != 0) + u64::from(turns & !BLACK != 0);
            *(if value % 2 == 0 { &mut wins } else { &mut losses }) += movers;
            while turns != 0 {
                let turn = turns.trailing_zeros() as usize;
                by_turn[turn] += 1;
                ended[turn] += u64::from(value == 0);
                turns &= turns - 1;
            }
        }
        let longest_game = by_turn.iter().rposition(|&count| count > 0).unwrap_or(0);
        by_turn.truncate(longest_game + 1);
        ended.truncate(longest_game + 1);
        Statistics {
            positions_by_turn: by_turn,
            ended_by_turn: ended,
            positions: wins + losses,
            wins,
            losses,
            positions_without_colours: without_colours,
            longest_game,
            best_game: self.values[0].load(Ordering::Relaxed),
            most_turns_left,
        }
    }
}

/// At which turns a game can reach a position: one bit a turn, in two halves.
#[derive(Default)]
struct Turns([AtomicU64; 2]);

impl Turns {
    #[inline]
    fn get(&self) -> u128 {
        let [low, high] = &self.0;
        u128::from(high.load(Ordering::Relaxed)) << 64 | u128::from(low.load(Ordering::Relaxed))
    }

    #[inline]
    fn add(&self, turns: u128) {
        let [low, high] = &self.0;
        low.fetch_or(turns as u64, Ordering::Relaxed);
        if turns >> 64 != 0 {
            high.fetch_or((turns >> 64) as u64, Ordering::Relaxed);
        }
    }
}

/// Calls for the position behind every way to finish a turn. Where bugs eat in any order, many ways lead to the
/// same stones; from there it goes on only once.
#[inline]
fn each_result(state: &Bug<1>, each: &mut impl FnMut(&Bug<1>)) {
    let mut eating = Vec::new();
    each_step(state, &mut eating, each);
    let mut seen: HashSet<Bug<1>> = HashSet::new();
    while let Some(state) = eating.pop() {
        if eating.is_empty() || seen.insert(state) {
            each_step(&state, &mut eating, each);
        }
    }
}

/// Calls for the position behind every step that ends the turn, and keeps the others.
#[inline]
fn each_step(state: &Bug<1>, eating: &mut Vec<Bug<1>>, each: &mut impl FnMut(&Bug<1>)) {
    for step in state.steps() {
        let after = state.after(step);
        if after.turn_begins() { each(&after) } else { eating.push(after) }
    }
}
