//! Exact answers about games, by the text of their setup and position.

use crate::Refusal;
use bug::{Bug, Colour, Phase};
use game::{Notation, Rules};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::solver::{Progress, Solver, TurnValue};
use truth::bug::{BugGuide, InstantTruth, Whole};
use truth::herd::HerdTruth;

/// The exact probabilities of winning in Herd, both playing best, on the board of this setup.
///
/// # Errors
/// When the text is no setup of Herd, or the board is too large to be solved.
pub fn solve_herd(setup: &str) -> Result<HerdTruth, Refusal> {
    let setup: herd::Setup = setup.parse()?;
    Ok(truth::herd::solve(setup.board)?)
}

/// Where the answer about a position of Bug comes from.
pub enum BugSource<'a> {
    /// A search that knows nothing but the rules.
    Search {
        /// Threads that search.
        threads: usize,
        /// What the search may remember, in bytes.
        memory: usize,
        /// Whether to count the turns to the end as well.
        with_distance: bool,
        /// Hears how it goes some times a second, and says whether to go on.
        report: &'a mut dyn FnMut(Progress) -> bool,
    },
    /// What the program knows at once.
    Instant,
    /// A table of all positions of the board.
    Table(&'a Whole),
}

/// A position of Bug with the value of all its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BugSolution {
    /// The position text.
    pub position: String,
    /// Whose turn it is; when the game is over, who has won.
    pub mover: Colour,
    /// Who wins with best play; `None` when the search was stopped before that was known.
    pub winner: Option<Colour>,
    /// The turns to the end with best play: the winner hurries, the loser does not. Where they were counted.
    pub distance: Option<u8>,
    /// Every way to finish the turn, in the order of cells; none when the game is over.
    pub turns: Vec<BugTurn>,
    /// Positions whose turns had to be listed for that.
    pub nodes: u64,
}

/// A turn with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BugTurn {
    /// The turn, or what is left of one under way.
    pub text: String,
    /// Whether it wins for who makes it; `None` when the search was stopped before that was known.
    pub wins: Option<bool>,
    /// The turns to the end, this one included, where they were counted.
    pub distance: Option<u8>,
}

/// Who wins from a position of Bug, and with which turns; from the start where none is given.
///
/// # Errors
/// When the texts are no setup and position of Bug, the board is too large for what is asked, or a table is
/// asked about a game with the pie rule.
pub fn solve_bug(setup: &str, position: Option<&str>, source: BugSource<'_>) -> Result<BugSolution, Refusal> {
    let (setup, state) = bug_position(setup, position)?;
    let mut solution = BugSolution {
        position: state.position_text(),
        mover: state.mover(),
        winner: None,
        distance: None,
        turns: Vec::new(),
        nodes: 0,
    };
    if state.phase() == Phase::Over {
        solution.winner = Some(state.mover());
        solution.distance = Some(0);
        return Ok(solution);
    }
    let turns = match source {
        BugSource::Search { threads, memory, with_distance, report } => {
            let solver = Solver::new(BugGuide::new(setup.board), memory);
            let turns = solver.turns(&state, threads, with_distance, report);
            solution.nodes = solver.nodes();
            turns
        }
        BugSource::Instant => {
            InstantTruth::of(setup.board).ok_or_else(|| not_at_once("leave --instant out"))?.turns(&state)
        }
        BugSource::Table(_) if setup.swap => return Err(no_pie()),
        BugSource::Table(whole) => whole.turns(&state),
    };
    solution.conclude(&state, &turns);
    Ok(solution)
}

/// The board and the position of texts, on boards that the solver takes.
pub(crate) fn bug_position(setup: &str, position: Option<&str>) -> Result<(bug::Setup, Bug<1>), Refusal> {
    let setup: bug::Setup = setup.parse()?;
    if setup.board.words() > 1 {
        let sentence = "Bug is solved on boards of up to 61 cells: hex2 to hex5, limp2 to limp4.";
        return Err(Refusal::new("board-too-large", sentence));
    }
    let state = match position {
        None => Bug::start(&setup),
        Some(text) => Bug::parse_position(&setup, text)?,
    };
    Ok((setup, state))
}

pub(crate) fn not_at_once(advice: &str) -> Refusal {
    let sentence = format!("The truth is known at once on hex2, limp2 and hex3: {advice}.");
    Refusal::new("board-too-large", sentence)
}

fn no_pie() -> Refusal {
    Refusal::new("unknown-option", "A table does not know the pie rule: leave --swap or --table out.")
}

impl BugSolution {
    fn conclude(&mut self, state: &Bug<1>, turns: &[TurnValue<Bug<1>>]) {
        self.turns = turns
            .iter()
            .map(|turn| BugTurn { text: turn.text(state), wins: turn.wins, distance: turn.distance })
            .collect();
        let distances =
            |wins| turns.iter().filter(move |turn| turn.wins == Some(wins)).map(|turn| turn.distance);
        if turns.iter().any(|turn| turn.wins == Some(true)) {
            self.winner = Some(self.mover);
            // Until every turn is solved a quicker win may be among the others.
            let all_known = turns.iter().all(|turn| turn.wins.is_some());
            self.distance = distances(true).min().flatten().filter(|_| all_known);
        } else if turns.iter().all(|turn| turn.wins == Some(false)) {
            self.winner = Some(self.mover.other());
            self.distance = distances(false).max().flatten();
        }
    }
}

/// What it took to tell the truth about random positions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TruthTimes {
    /// Positions, one of each random game, in which somebody has a choice.
    pub positions: usize,
    /// Their turns.
    pub turns: usize,
    /// Turns for which the table said something else; none where there was no table to compare with.
    pub wrong: usize,
    /// The seconds for all turns of each position, the shortest first.
    pub seconds: Vec<f64>,
}

/// Asks for the value of every turn of random positions of Bug, and compares with a table where there is one.
/// `clock` reads seconds; `go_on` is asked before each position.
///
/// # Errors
/// When the text is no setup of Bug, the truth about its board is not known at once, or a table is asked about a
/// game with the pie rule.
pub fn bench_truth(
    setup: &str,
    seed: u64,
    positions: usize,
    table: Option<&Whole>,
    clock: impl Fn() -> f64,
    mut go_on: impl FnMut(usize) -> bool,
) -> Result<TruthTimes, Refusal> {
    let (setup, start) = bug_position(setup, None)?;
    let truth = InstantTruth::of(setup.board).ok_or_else(|| not_at_once("choose one of them"))?;
    if table.is_some() && setup.swap {
        return Err(no_pie());
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut times = TruthTimes::default();
    while times.positions < positions && go_on(times.positions) {
        let state = random_position(start, &mut rng, |_| true);
        let begin = clock();
        let turns = truth.turns(&state);
        times.seconds.push(clock() - begin);
        times.positions += 1;
        times.turns += turns.len();
        if let Some(table) = table {
            let known = table.turns(&state);
            times.wrong += turns.iter().zip(&known).filter(|(turn, known)| turn.wins != known.wins).count();
        }
    }
    times.seconds.sort_by(f64::total_cmp);
    Ok(times)
}

/// A position of a random game, each of the game's positions that are wanted and have a choice as likely as any
/// other. The start must be wanted.
pub(crate) fn random_position(
    start: Bug<1>,
    rng: &mut Xoshiro256PlusPlus,
    wanted: impl Fn(&Bug<1>) -> bool,
) -> Bug<1> {
    let (mut chosen, mut seen) = (start, 0u32);
    let mut state = start;
    while state.phase() != Phase::Over {
        if wanted(&state) {
            seen += 1;
            if rng.random_range(0..seen) == 0 {
                chosen = state;
            }
        }
        state.play(state.random_step(rng));
    }
    chosen
}
