//! `vivarium backup`

use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

use crate::progress::Waiting;

/// Copy the database while the site runs
///
/// The copy holds all that was acknowledged before the command was given. It holds secrets, as the database does: nobody
/// but its owner may read it. To restore it, stop the site and put it in the place of the database.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  vivarium backup /backup/monday.db --database /var/lib/vivarium/vivarium.db"
)]
pub struct Arguments {
    /// The copy; there is no such file yet
    file: PathBuf,
    /// The database
    #[arg(long, value_name = "FILE", default_value = "vivarium.db")]
    database: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Done {
    bytes: u64,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let waiting = Waiting::for_("copying");
    let bytes = server::backup(&arguments.database, &arguments.file)?;
    drop(waiting);
    let mut out = std::io::stdout().lock();
    if arguments.json {
        serde_json::to_writer(&mut out, &Done { bytes })?;
        writeln!(out)?;
    } else {
        writeln!(out, "{} holds the database: {bytes} bytes.", arguments.file.display())?;
    }
    Ok(())
}
