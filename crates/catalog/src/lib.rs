//! The only list of games. Whoever needs "a game, whichever it is" comes here: the server, the command line.
//!
//! An [`AnyMatch`] is an enum over the games and their board widths, not a trait object: the compiler sees
//! every game at every call. A new game gets a variant here, its facts in `facts.rs`, and nothing else
//! changes.

mod any;
mod arena;
mod bench_bot;
mod binding;
mod facts;
mod fate;
mod hint;
mod id;
mod outlook;
mod playouts;
mod ratings;
mod refusal;
mod replies;
mod solve;
mod studies;
mod takeback;
mod think;
mod verify;

pub use any::{AnyMatch, LogLine, RecordTags, TurnLine};
pub use arena::{ArenaNews, ArenaResult, ArenaSettings, RoundRobin, arena, round_robin};
pub use bench_bot::{BotTrial, BugErrors, HerdLosses, Mistake, bench_bug_bot, bench_herd_bot};
pub use binding::{AnyEffect, AnyObserved, AnyView};
pub use bots::{BotSpec, Level, Reason};
pub use facts::{BoardCell, BoardInfo, GameInfo, GameOptions, Span, board_info, info};
pub use hint::{AnyHint, hint};
pub use id::GameId;
pub use outlook::prepare_outlook;
pub use playouts::{Playouts, Version, bench_against_plain, bench_playouts};
pub use ratings::bot_ratings;
pub use record::RecordError;
pub use refusal::Refusal;
pub use search::Row as PerftRow;
pub use search::arena::{Sprt, Thought, Verdict, elo};
pub use search::solver::Progress as SolverProgress;
pub use solve::{BugSolution, BugSource, BugTurn, TruthTimes, bench_truth, solve_bug, solve_herd};
pub use studies::{Replay, ReplayedStep, ReplayedTurn, perft, read_record, replay};
pub use think::Thinker;
pub use truth::bug as bug_truth;
pub use truth::herd::{HerdTruth, HerdValue};
pub use verify::{ChanceCheck, ChanceFault, FaultPlace, verify};
