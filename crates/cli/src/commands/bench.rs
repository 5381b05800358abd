//! `vivarium bench`

mod truth;

use crate::exit::wrong_use;
use crate::progress::Bar;
use crate::setup::Setup;
use catalog::Playouts;
use cpu_time::ThreadTime;
use std::io::Write;

/// Measure how fast and how fair random play is, and how fast the truth
#[derive(clap::Subcommand)]
pub enum Command {
    Playouts(PlayoutArguments),
    Truth(truth::Arguments),
}

/// Play uniform random games on one thread, and print their number and their means
///
/// The time is CPU time of that thread, so that other programs do not spoil the figures. A shared win counts in
/// equal parts for those who share it.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  vivarium bench playouts bug --board hex3 --seconds 5 --json")]
pub struct PlayoutArguments {
    #[command(flatten)]
    setup: Setup,
    /// Play for this many seconds of CPU time
    #[arg(long, value_name = "N", default_value_t = 5.0, allow_negative_numbers = true, value_parser = seconds)]
    seconds: f64,
    /// Where the random numbers begin; the same games for the same number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    const LONGEST: f64 = 86_400.0;
    let number = text.parse().ok().filter(|seconds| (0.001..=LONGEST).contains(seconds));
    number.ok_or_else(|| "a number of seconds from 0.001 to 86400 is wanted".to_owned())
}

#[derive(serde::Serialize)]
struct Measured<'a> {
    game: &'a str,
    setup: &'a str,
    seed: u64,
    playouts: u64,
    turns: u64,
    steps: u64,
    cpu_seconds: f64,
    playouts_per_cpu_second: f64,
    mean_turns: f64,
    seat_wins: Vec<f64>,
}

pub fn run(command: &Command) -> anyhow::Result<()> {
    let arguments = match command {
        Command::Playouts(arguments) => arguments,
        Command::Truth(arguments) => return truth::run(arguments),
    };
    let game = arguments.setup.game;
    let setup = arguments.setup.text()?;
    let begin = ThreadTime::now();
    let mut bar = Bar::new();
    let go_on = |_: &Playouts| {
        let spent = begin.elapsed().as_secs_f64();
        bar.set(spent / arguments.seconds);
        spent < arguments.seconds
    };
    let sums = catalog::bench_playouts(game, &setup, arguments.seed, go_on).map_err(wrong_use)?;
    let cpu_seconds = begin.elapsed().as_secs_f64();
    drop(bar);
    let measured = Measured {
        game: game.name(),
        setup: &setup,
        seed: arguments.seed,
        playouts: sums.playouts,
        turns: sums.turns,
        steps: sums.steps,
        cpu_seconds,
        playouts_per_cpu_second: sums.playouts as f64 / cpu_seconds,
        mean_turns: sums.turns as f64 / sums.playouts.max(1) as f64,
        seat_wins: sums.seat_wins,
    };
    let mut out = std::io::stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&measured)?)?;
        return Ok(());
    }
    let Measured { playouts, steps, turns, mean_turns, playouts_per_cpu_second, .. } = measured;
    writeln!(out, "{game} {setup}: {playouts} random games in {cpu_seconds:.2} CPU seconds")?;
    writeln!(out, "{playouts_per_cpu_second:.0} games a CPU second")?;
    writeln!(out, "{turns} turns, {steps} steps, {mean_turns:.2} turns a game")?;
    for (index, wins) in measured.seat_wins.iter().enumerate() {
        writeln!(out, "seat {} won {:.2} %", index + 1, 100.0 * wins / playouts.max(1) as f64)?;
    }
    Ok(())
}
