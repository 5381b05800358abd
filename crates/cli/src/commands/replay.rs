//! `vivarium replay`

use crate::input::Input;
use anyhow::anyhow;
use catalog::{Replay, ReplayedTurn};
use std::io::Write;

/// Play a game record by the rules and print every turn
///
/// A wrong record is refused with line, column and reason.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  vivarium replay game.vgr --json --legal")]
pub struct Arguments {
    /// The record; - reads it from the standard input
    file: String,
    /// Print one JSON object for each turn, then one with the result
    #[arg(long)]
    json: bool,
    /// Print also every legal step before each step
    #[arg(long)]
    legal: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let input = Input::read(&arguments.file, record::MAX_BYTES)?;
    let replay = catalog::replay(input.text()?).map_err(|error| anyhow!("{}: {error}", input.name()))?;
    let mut out = std::io::stdout().lock();
    if arguments.json {
        print_json(&replay, arguments.legal, &mut out)
    } else {
        print_plain(&replay, arguments.legal, &mut out)
    }
}

#[derive(serde::Serialize)]
struct TurnLine<'a> {
    turn: usize,
    seat: game::Seat,
    text: &'a str,
    position: &'a str,
    steps: Vec<StepShown<'a>>,
}

#[derive(serde::Serialize)]
struct StepShown<'a> {
    step: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<&'a [String]>,
}

#[derive(serde::Serialize)]
struct ResultLine<'a> {
    result: &'a str,
}

fn print_json(replay: &Replay, legal: bool, out: &mut impl Write) -> anyhow::Result<()> {
    for ReplayedTurn { turn, seat, text, position, steps } in &replay.turns {
        let shown = steps
            .iter()
            .map(|step| StepShown { step: &step.step, legal: legal.then_some(step.legal.as_slice()) });
        let line = TurnLine { turn: *turn, seat: *seat, text, position, steps: shown.collect() };
        writeln!(out, "{}", serde_json::to_string(&line)?)?;
    }
    writeln!(out, "{}", serde_json::to_string(&ResultLine { result: &replay.result })?)?;
    Ok(())
}

fn print_plain(replay: &Replay, legal: bool, out: &mut impl Write) -> anyhow::Result<()> {
    for turn in &replay.turns {
        writeln!(out, "{:>4}. seat {}  {}", turn.turn, turn.seat, turn.text)?;
        writeln!(out, "      {}", turn.position)?;
        for step in turn.steps.iter().filter(|_| legal) {
            writeln!(out, "      {} of {}", step.step, step.legal.join(" "))?;
        }
    }
    writeln!(out, "{}", replay.result)?;
    Ok(())
}
