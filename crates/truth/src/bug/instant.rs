//! The truth about small boards at once: what is carried along, and a short search for the rest.

use super::book::{self, Book};
use super::guide::BugGuide;
use super::whole::Whole;
use bug::{Bug, Phase};
use game::Rules;
use hexgrid::Board;
use search::solver::{Code, Guide, Solver, TurnValue, all_turns};
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;

/// What the search remembers, in bytes.
const MEMORY: usize = 16 << 20;

/// Who wins Bug with best play, for any position of `hex2`, `limp2` and `hex3`.
pub struct InstantTruth {
    solver: Solver<Bug<1>, Learned>,
}

/// The guide of the game with what is known without a search.
struct Learned {
    guide: BugGuide,
    source: Source,
}

enum Source {
    /// Every position, solved when the program first needed it.
    Whole(Box<Whole>),
    /// The positions with few stones, carried along.
    Book(Box<Book>),
}

impl InstantTruth {
    /// The truth about a board, made at the first call; `None` for boards that nobody has solved.
    pub fn of(board: Board) -> Option<&'static InstantTruth> {
        static HEX2: OnceLock<InstantTruth> = OnceLock::new();
        static LIMP2: OnceLock<InstantTruth> = OnceLock::new();
        static HEX3: OnceLock<InstantTruth> = OnceLock::new();
        let (slot, make): (_, fn(Board) -> Source) = if board == Board::hex(2) {
            (&HEX2, solved_now)
        } else if board == Board::limp(2) {
            (&LIMP2, solved_now)
        } else if board == Board::hex(3) {
            (&HEX3, carried_along)
        } else {
            return None;
        };
        Some(slot.get_or_init(|| {
            let learned = Learned { guide: BugGuide::new(board), source: make(board) };
            InstantTruth { solver: Solver::new(learned, MEMORY) }
        }))
    }

    /// Whether the player to move wins with best play, in mid-turn as well; in a game that is over, who is to
    /// move has won.
    pub fn mover_wins(&self, state: &Bug<1>) -> bool {
        if state.phase() == Phase::Over {
            return true;
        }
        if state.turn_begins()
            && let Some(wins) = self.solver.guide().known(state)
        {
            return wins;
        }
        self.solver.wins(state, &AtomicBool::new(false)).expect("nobody stops this search")
    }

    /// Every way to finish the turn, each with whether it wins for who makes it.
    pub fn turns(&self, state: &Bug<1>) -> Vec<TurnValue<Bug<1>>> {
        let mut turns = all_turns(state);
        for turn in &mut turns {
            // Behind a turn the opponent is to move; behind a swap, too, seen from the seat.
            turn.wins = Some(!self.mover_wins(&turn.after));
        }
        turns
    }
}

fn solved_now(board: Board) -> Source {
    let solved = Whole::solve(board, None, 1, &mut |_, _| true);
    let (whole, _) = solved.expect("nobody stops this search");
    Source::Whole(Box::new(whole))
}

fn carried_along(board: Board) -> Source {
    let book = Book::read(board, &mut &*book::HEX3).expect("a test reads the book that is carried along");
    Source::Book(Box::new(book))
}

impl Guide<Bug<1>> for Learned {
    fn code(&self, state: &Bug<1>) -> Code {
        self.guide.code(state)
    }

    fn promise(&self, state: &Bug<1>) -> i32 {
        self.guide.promise(state)
    }

    fn known(&self, state: &Bug<1>) -> Option<bool> {
        if state.can_swap() || state.swap_is_coming() {
            return None;
        }
        match &self.source {
            Source::Whole(whole) => Some(whole.distance(state) % 2 == 0),
            Source::Book(book) => book.mover_wins(state),
        }
    }
}
