//! `vivarium verify`

use crate::input::Input;
use anyhow::bail;
use catalog::{ChanceCheck, RecordError};
use std::io::Write;

/// The longest file that is read: thousands of records.
const MOST_BYTES: usize = 64 << 20;

/// Check every roll, deal and draw of finished games by their seeds
///
/// Plays each record by the rules, computes its chance again from the seed, and says what agrees and what does not.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  vivarium verify game.vgr")]
pub struct Arguments {
    /// One record or several behind each other; - reads them from the standard input
    file: String,
    /// Print one JSON object for each record
    #[arg(long)]
    json: bool,
}

/// One record, as JSON shows it.
#[derive(serde::Serialize)]
#[serde(untagged)]
enum Shown {
    Checked {
        record: usize,
        agrees: bool,
        #[serde(flatten)]
        check: ChanceCheck,
    },
    Refused {
        record: usize,
        agrees: bool,
        code: &'static str,
        line: usize,
        column: usize,
        refused: String,
    },
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let input = Input::read(&arguments.file, MOST_BYTES)?;
    if input.is_too_long() {
        bail!("{} has more than {} megabytes: split it", input.name(), MOST_BYTES >> 20);
    }
    let records = record::split(input.text()?);
    let mut out = std::io::stdout().lock();
    let mut wrong = 0;
    for (number, (lines_before, text)) in (1..).zip(&records) {
        let found =
            catalog::verify(text).map_err(|error| RecordError { line: error.line + lines_before, ..error });
        wrong += usize::from(!found.as_ref().is_ok_and(|check| check.faults.is_empty()));
        if arguments.json {
            writeln!(out, "{}", serde_json::to_string(&shown(number, found))?)?;
        } else {
            let before = if records.len() > 1 { format!("record {number}: ") } else { String::new() };
            print_plain(&before, &found, &mut out)?;
        }
    }
    match (wrong, records.len()) {
        (0, _) => Ok(()),
        (_, 1) => bail!("{}: the record does not stand the check", input.name()),
        (_, all) => bail!("{}: {wrong} of {all} records do not stand the check", input.name()),
    }
}

fn shown(record: usize, found: Result<ChanceCheck, RecordError>) -> Shown {
    match found {
        Ok(check) => Shown::Checked { record, agrees: check.faults.is_empty(), check },
        Err(RecordError { line, column, code, sentence }) => {
            Shown::Refused { record, agrees: false, code, line, column, refused: sentence }
        }
    }
}

fn print_plain(
    before: &str,
    found: &Result<ChanceCheck, RecordError>,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let check = match found {
        Ok(check) => check,
        Err(error) => return writeln!(out, "{before}{error}"),
    };
    let Some(table) = &check.table else {
        return writeln!(out, "{before}{} leaves nothing to chance: there is nothing to check", check.game);
    };
    let commitment =
        if check.commitment_agrees() { "commitment agrees" } else { "commitment does not agree" };
    let (agreeing, outcomes) = (check.agreeing, check.outcomes);
    writeln!(
        out,
        "{before}table {table}: {commitment}; {agreeing} of {outcomes} rolls, deals and draws agree"
    )?;
    check.faults.iter().try_for_each(|fault| writeln!(out, "{before}{fault}"))
}
