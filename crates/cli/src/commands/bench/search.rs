//! `vivarium bench search`

use super::seconds;
use crate::exit::wrong_use;
use crate::progress::Bar;
use crate::setup::Setup;
use catalog::{AnyMatch, BotSpec, Thinker};
use cpu_time::ProcessTime;
use game::{Audience, Node};
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

/// Let a bot of a level play against itself, and count the iterations of its search
///
/// The time is CPU time, all of what the bot does included; with --threads it is that of all threads, and the
/// time by the clock is told, too. Each side remembers what it has found from turn to turn, as in a game.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  vivarium bench search bug --board hex4 --bot level8:ms=500 --seconds 10 --json"
)]
pub struct Arguments {
    #[command(flatten)]
    setup: Setup,
    /// The bot: levelN or levelN:ms=M
    #[arg(long, value_name = "BOT", default_value = "level8:ms=500")]
    bot: BotSpec,
    /// Play for this many seconds of CPU time
    #[arg(long, value_name = "N", default_value_t = 10.0, allow_negative_numbers = true, value_parser = seconds)]
    seconds: f64,
    /// Search on so many threads; bots play on one
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// Where the random numbers begin
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(serde::Serialize)]
struct Measured<'a> {
    game: &'a str,
    setup: &'a str,
    bot: String,
    threads: u8,
    seed: u64,
    turns: u64,
    iterations: u64,
    cpu_seconds: f64,
    iterations_per_cpu_second: f64,
    /// By the clock.
    seconds: f64,
    iterations_per_second: f64,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    if !matches!(arguments.bot, BotSpec::Level(_) | BotSpec::LevelMilliseconds(..)) {
        return Err(wrong_use("Only the bots of levels count their iterations: name level1 to level8."));
    }
    let (game, setup) = (arguments.setup.game, arguments.setup.text()?);
    let start = || AnyMatch::new(game, &setup).map_err(wrong_use);
    let mut rng = StdRng::seed_from_u64(arguments.seed);
    let mut bar = Bar::new();
    let (mut turns, mut iterations, mut cpu_seconds, mut seconds) = (0, 0, 0.0, 0.0);
    let mut play = start()?;
    let mut bots = seated(&play, arguments);
    while cpu_seconds < arguments.seconds {
        match play.node() {
            Node::Over(_) => {
                play = start()?;
                iterations += bots.iter().map(Thinker::iterations).sum::<u64>();
                bots = seated(&play, arguments);
            }
            Node::Chance => {
                play.draw_chance(&mut rng);
            }
            Node::Decide(seat) => {
                let view = play.view(Audience::Seat(seat));
                let (begun, begun_by_clock) = (ProcessTime::now(), Instant::now());
                let steps = bots[seat.index()].turn(&view, seat, &mut rng, &AtomicBool::new(false))?;
                cpu_seconds += begun.elapsed().as_secs_f64();
                seconds += begun_by_clock.elapsed().as_secs_f64();
                for step in steps {
                    play.act(seat, &step)?;
                }
                turns += 1;
                bar.set(cpu_seconds / arguments.seconds);
            }
        }
    }
    drop(bar);
    iterations += bots.iter().map(Thinker::iterations).sum::<u64>();
    let measured = Measured {
        game: game.name(),
        setup: &setup,
        bot: arguments.bot.to_string(),
        threads: arguments.threads,
        seed: arguments.seed,
        turns,
        iterations,
        cpu_seconds,
        iterations_per_cpu_second: iterations as f64 / cpu_seconds,
        seconds,
        iterations_per_second: iterations as f64 / seconds,
    };
    let mut out = std::io::stdout().lock();
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&measured)?)?;
    } else {
        writeln!(
            out,
            "{}: {turns} turns, {iterations} iterations in {cpu_seconds:.1} s of CPU time, {:.0} a second",
            measured.bot, measured.iterations_per_cpu_second
        )?;
        if let Measured { threads: threads @ 2.., iterations_per_second, .. } = measured {
            writeln!(
                out,
                "{threads} threads: {seconds:.1} s by the clock, {iterations_per_second:.0} a second"
            )?;
        }
    }
    Ok(())
}

/// The bot in every seat, without memories.
fn seated(play: &AnyMatch, arguments: &Arguments) -> Vec<Thinker> {
    (0..play.seats()).map(|_| Thinker::on_threads(arguments.bot, arguments.threads)).collect()
}
