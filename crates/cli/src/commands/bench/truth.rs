//! `vivarium bench truth`

use crate::commands::solve::read_table;
use crate::exit::wrong_use;
use crate::progress::Bar;
use crate::setup::Setup;
use anyhow::bail;
use catalog::{GameId, bench_truth, info};
use cpu_time::ThreadTime;
use std::io::Write;
use std::path::PathBuf;

/// Ask who wins in random positions of Bug, with every turn, and measure how long the answer takes
///
/// The time is CPU time of one thread. With --table every answer is compared with the table of all positions.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  vivarium bench truth bug --board hex3 --positions 10000 --table hex3.table --json"
)]
pub struct Arguments {
    #[command(flatten)]
    setup: Setup,
    /// Ask about this many positions, each of another random game
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    positions: u32,
    /// Where the random numbers begin; the same positions for the same number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Compare with a table that vivarium solve bug --all has made
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(serde::Serialize)]
struct Measured<'a> {
    game: &'a str,
    board: &'a str,
    seed: u64,
    positions: usize,
    turns: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<usize>,
    first_seconds: f64,
    median_seconds: f64,
    p99_seconds: f64,
    longest_seconds: f64,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let game = arguments.setup.game;
    if game != GameId::Bug {
        return Err(wrong_use(format!("{} has no answers at once: ask about bug.", info(game).name)));
    }
    let setup = arguments.setup.text()?;
    let table = arguments.table.as_ref().map(|file| read_table(&setup, file)).transpose()?;
    let begin = ThreadTime::now();
    let clock = || begin.elapsed().as_secs_f64();
    // The first question of all also makes what all share.
    let first = bench_truth(&setup, arguments.seed, 1, None, clock, |_| true).map_err(wrong_use)?;
    debug_assert_eq!(first.positions, 1);
    let first_seconds = clock();
    let mut bar = Bar::new();
    let wanted = arguments.positions as usize;
    let go_on = |done: usize| {
        bar.set(done as f64 / wanted as f64);
        true
    };
    let times =
        bench_truth(&setup, arguments.seed, wanted, table.as_ref(), clock, go_on).map_err(wrong_use)?;
    drop(bar);
    let at = |part: f64| times.seconds[((times.positions - 1) as f64 * part) as usize];
    let measured = Measured {
        game: game.name(),
        board: &setup,
        seed: arguments.seed,
        positions: times.positions,
        turns: times.turns,
        wrong: table.is_some().then_some(times.wrong),
        first_seconds,
        median_seconds: at(0.5),
        p99_seconds: at(0.99),
        longest_seconds: at(1.0),
    };
    let mut out = std::io::stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&measured)?)?;
    } else {
        let Measured { positions, turns, median_seconds, p99_seconds, longest_seconds, .. } = measured;
        writeln!(out, "Bug on {setup}: all {turns} turns of {positions} positions")?;
        writeln!(out, "the first answer took {:.1} ms, with what all share", 1e3 * first_seconds)?;
        let [median, p99, longest] = [median_seconds, p99_seconds, longest_seconds].map(|s| 1e3 * s);
        writeln!(out, "half within {median:.3} ms, 99 % within {p99:.3} ms, the longest {longest:.3} ms")?;
        if let Some(wrong) = measured.wrong {
            writeln!(out, "{wrong} turns differ from the table")?;
        }
    }
    if times.wrong > 0 {
        bail!("{} turns differ from the table", times.wrong);
    }
    Ok(())
}
