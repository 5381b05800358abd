//! `vivarium version`

use std::io::Write;

/// Print the version
#[derive(clap::Args)]
#[command(after_help = "Example:\n  vivarium version")]
pub struct Arguments {}

pub fn run(_: &Arguments) -> anyhow::Result<()> {
    writeln!(std::io::stdout(), "vivarium {}", env!("CARGO_PKG_VERSION"))?;
    Ok(())
}
