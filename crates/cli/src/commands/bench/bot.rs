//! `vivarium bench bot`

use crate::exit::wrong_use;
use crate::interrupt;
use crate::progress::Bar;
use crate::setup::Setup;
use catalog::{
    BotSpec, BotTrial, BugErrors, GameId, HerdLosses, Mistake, bench_bug_bot, bench_herd_bot, info,
};
use cpu_time::ThreadTime;
use serde::Serialize;
use std::io::Write;

/// Hold a bot's turns against the best ones, where those are known exactly
///
/// Bug on hex2, limp2 and hex3: positions of random games, at the start of a turn, that the mover wins with best
/// play and can lose; it is counted how often the bot's turn loses them.
///
/// Herd on hex2: all positions before a roll, each with all 21 rolls by their probability; the loss of a turn is
/// the probability of winning with best play before it less that behind it.
///
/// The bot remembers nothing from one position to the next. A turn that is illegal or late counts as lost.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    vivarium bench bot bug --board hex3 --bot level8 --positions 1000 --json\n  \
    vivarium bench bot herd --board hex2 --bot uct:iterations=100 --sample 2000")]
pub struct Arguments {
    #[command(flatten)]
    setup: Setup,
    /// The bot: random, levelN, levelN:ms=M, uct:iterations=N or uct:ms=N
    #[arg(long, value_name = "BOT")]
    bot: BotSpec,
    /// Bug: ask about so many positions, each of another random game; 1000 when not said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    positions: Option<u32>,
    /// Herd: ask about so many positions with a roll, drawn by their probability, instead of all
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    sample: Option<u32>,
    /// Where the random numbers begin, those of the positions and of the bot
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Think about so many positions at a time; as many as the machine has cores when not said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: Option<u8>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Mistakes that are shown at most.
const SHOWN: usize = 20;

#[derive(Serialize)]
struct MistakeShown<'a> {
    position: &'a str,
    turn: &'a str,
    loss: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<&'a str>,
}

#[derive(Serialize)]
struct Found<'a, T: Serialize> {
    game: &'a str,
    setup: &'a str,
    bot: String,
    seed: u64,
    #[serde(flatten)]
    counts: T,
    seconds_per_turn: Option<f64>,
    /// Turns that were illegal or late; they are among the errors.
    faults: usize,
    /// The first ones, in Herd the worst.
    mistakes: Vec<MistakeShown<'a>>,
}

#[derive(Serialize)]
struct BugCounts {
    positions: usize,
    errors: usize,
    error_rate: f64,
}

#[derive(Serialize)]
struct HerdCounts {
    states: usize,
    rolls: usize,
    mean_loss: f64,
    /// Of a sample: half the width of the interval that holds the mean of all with a probability of 95 %.
    error95: Option<f64>,
    worst_loss: f64,
    errors: usize,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let game = arguments.setup.game;
    let foreign = match game {
        GameId::Bug => arguments.sample.map(|_| "--sample"),
        GameId::Herd => arguments.positions.map(|_| "--positions"),
        GameId::BugOff => {
            return Err(wrong_use("Bug Off hides its cards and is not solved: try bots at bug or herd."));
        }
    };
    if let Some(option) = foreign {
        return Err(wrong_use(format!("{} has no option {option}.", info(game).name)));
    }
    let of_machine = || std::thread::available_parallelism().map_or(1, usize::from);
    let trial = BotTrial {
        setup: arguments.setup.text()?,
        bot: arguments.bot,
        seed: arguments.seed,
        threads: arguments.threads.map_or_else(of_machine, usize::from),
    };
    interrupt::listen()?;
    let mut bar = Bar::new();
    let mut go_on = |done: usize, of: usize| {
        bar.set(done as f64 / of as f64);
        !interrupt::asked()
    };
    let clock = || ThreadTime::now().as_duration().as_secs_f64();
    let report = if game == GameId::Bug {
        let wanted = arguments.positions.unwrap_or(1000) as usize;
        let found = bench_bug_bot(&trial, wanted, clock, |done| go_on(done, wanted)).map_err(wrong_use)?;
        of_bug(&trial, &found, arguments.json)?
    } else {
        let sample = arguments.sample.map(|sample| sample as usize);
        let found = bench_herd_bot(&trial, sample, clock, go_on).map_err(wrong_use)?;
        of_herd(&trial, &found, arguments.json)?
    };
    drop(bar);
    Ok(std::io::stdout().lock().write_all(report.as_bytes())?)
}

fn found<'a, T: Serialize>(
    game: &'a str,
    trial: &'a BotTrial,
    counts: T,
    thought: catalog::Thought,
    mistakes: &'a [Mistake],
) -> Found<'a, T> {
    let shown = |mistake: &'a Mistake| MistakeShown {
        position: &mistake.position,
        turn: &mistake.turn,
        loss: mistake.loss,
        fault: mistake.fault.as_deref(),
    };
    Found {
        game,
        setup: &trial.setup,
        bot: trial.bot.to_string(),
        seed: trial.seed,
        counts,
        seconds_per_turn: thought.seconds_per_turn(),
        faults: mistakes.iter().filter(|mistake| mistake.fault.is_some()).count(),
        mistakes: mistakes.iter().take(SHOWN).map(shown).collect(),
    }
}

fn of_bug(trial: &BotTrial, errors: &BugErrors, as_json: bool) -> anyhow::Result<String> {
    let BugErrors { positions, mistakes, thought } = errors;
    let error_rate = mistakes.len() as f64 / (*positions).max(1) as f64;
    let counts = BugCounts { positions: *positions, errors: mistakes.len(), error_rate };
    let found = found("bug", trial, counts, *thought, mistakes);
    if as_json {
        return Ok(serde_json::to_string(&found)? + "\n");
    }
    let counts = &found.counts;
    let mut text = format!(
        "{} in Bug on {}: {} of {positions} won positions lost by one turn ({:.2} %)\n",
        found.bot,
        found.setup,
        counts.errors,
        100.0 * counts.error_rate
    );
    tell_rest(&mut text, &found);
    Ok(text)
}

fn of_herd(trial: &BotTrial, losses: &HerdLosses, as_json: bool) -> anyhow::Result<String> {
    let HerdLosses { states, rolls, mean_loss, error, mistakes, thought } = losses;
    let counts = HerdCounts {
        states: *states,
        rolls: *rolls,
        mean_loss: *mean_loss,
        error95: *error,
        worst_loss: mistakes.first().map_or(0.0, |mistake| mistake.loss),
        errors: mistakes.len(),
    };
    let found = found("herd", trial, counts, *thought, mistakes);
    if as_json {
        return Ok(serde_json::to_string(&found)? + "\n");
    }
    let HerdCounts { worst_loss, errors, .. } = found.counts;
    let within = error.map_or_else(String::new, |error| format!(" ± {error:.6}"));
    let mut text = format!(
        "{} in Herd on {}: a turn costs {mean_loss:.6}{within} of the probability of winning\n\
         {rolls} rolls in {states} positions, {errors} turns were not the best, the worst cost {worst_loss:.6}\n",
        found.bot, found.setup
    );
    tell_rest(&mut text, &found);
    Ok(text)
}

fn tell_rest<T: Serialize>(text: &mut String, found: &Found<'_, T>) {
    if let Some(seconds) = found.seconds_per_turn {
        text.push_str(&format!("CPU seconds a turn: {seconds:.4}\n"));
    }
    if found.faults > 0 {
        text.push_str(&format!("{} turns were illegal or late\n", found.faults));
    }
    for MistakeShown { position, turn, loss, fault } in found.mistakes.iter().take(5) {
        let why = fault.map_or_else(String::new, |fault| format!(", {fault}"));
        text.push_str(&format!("  {position}: {turn} cost {loss:.3}{why}\n"));
    }
}
