//! `vivarium check`

use anyhow::bail;
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

use crate::progress::Waiting;

/// Play every stored game again by the rules and report what does not fit
///
/// Nothing is changed, and the site may run meanwhile. Exit code 1 means that something is wrong: restore a backup, or
/// ask those who know the program.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  vivarium check --database /var/lib/vivarium/vivarium.db")]
pub struct Arguments {
    /// The database
    #[arg(long, value_name = "FILE", default_value = "vivarium.db")]
    database: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    tables: u64,
    events: u64,
    faults: Vec<Found>,
}

#[derive(Serialize)]
struct Found {
    table: Option<String>,
    what: String,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let waiting = Waiting::for_("playing all games again");
    let mut faults = Vec::new();
    let checked = server::check(&arguments.database, |fault| faults.push(fault.clone()))?;
    drop(waiting);
    let mut out = std::io::stdout().lock();
    if arguments.json {
        let found = |fault: &server::Fault| Found { table: fault.table.clone(), what: fault.what.clone() };
        let faults = faults.iter().map(found).collect();
        let report = Report { tables: checked.tables, events: checked.events, faults };
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
    } else {
        for fault in &faults {
            writeln!(out, "{fault}")?;
        }
        writeln!(out, "{} tables with {} events, faults: {}", checked.tables, checked.events, faults.len())?;
    }
    match faults.len() {
        0 => Ok(()),
        _ => {
            bail!("The database {} holds what it should not: restore a backup.", arguments.database.display())
        }
    }
}
