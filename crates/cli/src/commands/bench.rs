//! `vivarium bench`

mod bot;
mod search;
mod truth;

use crate::exit::wrong_use;
use crate::progress::Bar;
use crate::setup::Setup;
use catalog::{Playouts, Refusal, Version};
use cpu_time::ThreadTime;
use std::io::Write;

/// Measure how fast and how fair random play is, how fast the truth and a bot's search, and how good a bot
#[derive(clap::Subcommand)]
pub enum Command {
    Playouts(PlayoutArguments),
    Truth(truth::Arguments),
    Bot(bot::Arguments),
    Search(search::Arguments),
}

/// Play uniform random games on one thread, and print their number and their means
///
/// The time is CPU time of that thread, so that other programs do not spoil the figures. A shared win counts in
/// equal parts for those who share it.
///
/// With --plain the plain version of Bug's rules, which tests compare the usual one with, plays the same games:
/// the two take turns of a quarter of a second, each game is compared in winner, turns and steps as far as both
/// have come, and both speeds are printed with their ratio. All other figures are those of the usual version.
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
    /// Bug: play the games by the plain version of the rules, too; half of the time is for each
    #[arg(long)]
    plain: bool,
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
    #[serde(flatten)]
    plain: Option<Plain>,
}

/// What --plain adds.
#[derive(serde::Serialize)]
struct Plain {
    plain_playouts: u64,
    plain_playouts_per_cpu_second: f64,
    /// How many times as fast the usual version is.
    ratio: f64,
}

/// Games and CPU seconds of one version of the rules.
struct Speed {
    sums: Playouts,
    cpu_seconds: f64,
}

impl Speed {
    fn per_second(&self) -> f64 {
        self.sums.playouts as f64 / self.cpu_seconds
    }
}

/// Plays by the usual rules alone.
fn play(arguments: &PlayoutArguments, setup: &str) -> Result<Speed, Refusal> {
    let begin = ThreadTime::now();
    let mut bar = Bar::new();
    let go_on = |_: &Playouts| {
        let spent = begin.elapsed().as_secs_f64();
        bar.set(spent / arguments.seconds);
        spent < arguments.seconds
    };
    let sums = catalog::bench_playouts(arguments.setup.game, setup, arguments.seed, go_on)?;
    Ok(Speed { sums, cpu_seconds: begin.elapsed().as_secs_f64() })
}

/// Plays by the usual and by the plain rules, in turn: what slows the machine down for a while slows down both.
fn play_both(arguments: &PlayoutArguments, setup: &str) -> Result<[Speed; 2], Refusal> {
    const SLICE: f64 = 0.25;
    let slice = SLICE.min(arguments.seconds / 2.0);
    let mut spent = [0.0; 2];
    let mut playing: Option<(Version, ThreadTime)> = None;
    let mut bar = Bar::new();
    let next = || {
        let now = ThreadTime::now();
        let Some((version, begin)) = playing else {
            playing = Some((Version::Usual, now));
            return Some(Version::Usual);
        };
        let slice_spent = now.duration_since(begin).as_secs_f64();
        let [usual, plain] = spent;
        bar.set((usual + plain + slice_spent) / arguments.seconds);
        if slice_spent < slice {
            return Some(version);
        }
        spent[version as usize] += slice_spent;
        let other = match version {
            Version::Usual => Version::Plain,
            // Both have had as many slices.
            Version::Plain if spent.iter().sum::<f64>() >= arguments.seconds => return None,
            Version::Plain => Version::Usual,
        };
        playing = Some((other, now));
        Some(other)
    };
    let [usual, plain] = catalog::bench_against_plain(arguments.setup.game, setup, arguments.seed, next)?;
    Ok([Speed { sums: usual, cpu_seconds: spent[0] }, Speed { sums: plain, cpu_seconds: spent[1] }])
}

pub fn run(command: &Command) -> anyhow::Result<()> {
    let arguments = match command {
        Command::Playouts(arguments) => arguments,
        Command::Truth(arguments) => return truth::run(arguments),
        Command::Bot(arguments) => return bot::run(arguments),
        Command::Search(arguments) => return search::run(arguments),
    };
    let game = arguments.setup.game;
    let setup = arguments.setup.text()?;
    let (usual, plain) = if arguments.plain {
        let [usual, plain] = play_both(arguments, &setup).map_err(wrong_use)?;
        (usual, Some(plain))
    } else {
        (play(arguments, &setup).map_err(wrong_use)?, None)
    };
    let playouts_per_cpu_second = usual.per_second();
    let plain = plain.map(|plain| Plain {
        plain_playouts: plain.sums.playouts,
        plain_playouts_per_cpu_second: plain.per_second(),
        ratio: playouts_per_cpu_second / plain.per_second(),
    });
    let Speed { sums, cpu_seconds } = usual;
    let measured = Measured {
        game: game.name(),
        setup: &setup,
        seed: arguments.seed,
        playouts: sums.playouts,
        turns: sums.turns,
        steps: sums.steps,
        cpu_seconds,
        playouts_per_cpu_second,
        mean_turns: sums.turns as f64 / sums.playouts.max(1) as f64,
        seat_wins: sums.seat_wins,
        plain,
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
    if let Some(Plain { plain_playouts, plain_playouts_per_cpu_second, ratio }) = measured.plain {
        writeln!(
            out,
            "plain rules: {plain_playouts_per_cpu_second:.0} games a CPU second, 1/{ratio:.1} of that; \
             the first {} games are the same",
            plain_playouts.min(playouts)
        )?;
    }
    Ok(())
}
