//! `vivarium serve`

use clap::Parser;
use server::Config;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Serve the site: tables, live play and the browser client, with an embedded database
///
/// Ctrl-C stops it cleanly; nothing that was acknowledged is lost, however it stops. The log goes to stderr.
#[derive(Parser)]
#[command(after_help = "Example:\n  vivarium serve --listen 127.0.0.1:8080 --database games.db")]
pub struct Arguments {
    /// Where to listen; port 0 takes a free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7777", value_parser = address)]
    listen: SocketAddr,
    /// The database file; it is made where it is missing
    #[arg(long, value_name = "FILE", default_value = "vivarium.db")]
    database: PathBuf,
    /// Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy that sets them
    #[arg(long)]
    behind_proxy: bool,
    /// Log more
    #[arg(long)]
    verbose: bool,
}

fn address(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse().map_err(|_| "an IP address and a port are wanted, such as 127.0.0.1:7777 or [::]:80")
}

/// What happens when no command is given.
pub fn run_as_usual() -> anyhow::Result<()> {
    run(&Arguments::parse_from(["vivarium"]))
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    server::log_to_stderr(arguments.verbose);
    let usual = Config::new(&arguments.database);
    let config = Config { listen: arguments.listen, behind_proxy: arguments.behind_proxy, ..usual };
    let database = arguments.database.display();
    let ready = |address: SocketAddr| {
        // Nobody may be reading; that is no reason not to serve.
        let _ = writeln!(
            std::io::stdout(),
            "Vivarium is on http://{address} with its database in {database}. Ctrl-C stops it."
        );
    };
    Ok(server::run(config, ready)?)
}
