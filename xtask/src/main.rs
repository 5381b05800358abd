//! The repository's own commands: `cargo xtask build|test`. No dependencies, so that it is
//! there at once.

mod client;
mod report;
mod shell;
mod suite;
mod toolchain;

use shell::Fault;
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask build             build the browser client and target/release/vivarium
cargo xtask test [--no-skip]  everything that CI checks";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["build"] => client::build_all(),
        ["test", rest @ ..] => suite::Options::read(rest).and_then(|options| suite::test(&options)),
        _ => Err(Fault::new(format!("Use one of these:\n{USAGE}"))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault}");
            ExitCode::FAILURE
        }
    }
}
