//! `vivarium replay`

use anyhow::{Context, anyhow};
use catalog::{Replay, ReplayedTurn};
use std::fs::File;
use std::io::{Read, Write, stdin};

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
    let name = if arguments.file == "-" { "standard input" } else { &arguments.file };
    let bytes = read(&arguments.file).with_context(|| format!("{name} cannot be read"))?;
    let text = text_of(&bytes).map_err(|place| anyhow!("{name}: {place}"))?;
    let replay = catalog::replay(text).map_err(|error| anyhow!("{name}: {error}"))?;
    let mut out = std::io::stdout().lock();
    if arguments.json {
        print_json(&replay, arguments.legal, &mut out)
    } else {
        print_plain(&replay, arguments.legal, &mut out)
    }
}

/// No more than a record can be; one byte more, so that a longer one is refused as such.
fn read(file: &str) -> std::io::Result<Vec<u8>> {
    let most = record::MAX_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    if file == "-" {
        stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// The bytes as text, or the place where they are none.
fn text_of(bytes: &[u8]) -> Result<&str, String> {
    std::str::from_utf8(bytes).or_else(|error| {
        let valid = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
        if error.error_len().is_none() && bytes.len() > record::MAX_BYTES {
            // Cut in the middle of a character by `read`: the record is too long, which its reader says.
            return Ok(valid);
        }
        let line = valid.matches('\n').count() + 1;
        let column = valid.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Err(format!("line {line}, column {column}: A record is UTF-8 text, and this byte is not."))
    })
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
