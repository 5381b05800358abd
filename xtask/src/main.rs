//! The repository's own commands: `cargo xtask serve|build|types|book|fuzz|load|faults|sockets|test`. No dependencies,
//! so that it is there at once.

mod book;
mod client;
mod faults;
mod fuzz;
mod load;
mod random;
mod report;
mod shell;
mod site;
mod sockets;
mod suite;
mod toolchain;
mod types;
mod words;

use shell::Fault;
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask serve [options of `vivarium serve`]  build everything and run the site on 127.0.0.1:7777
cargo xtask build                                leave target/release/vivarium with the client inside
cargo xtask types [--check]                      write (or compare) the client's TypeScript types
cargo xtask book                                 solve Bug on hex3 and write the book that the program carries
cargo xtask fuzz [target ...] [--seconds N]      run the fuzz targets
cargo xtask load [--tables N] [--turns N] [--bot BOT] [--watchers N] [--pause MS]  play many tables against bots at once, watched by many, and measure the site
cargo xtask faults [--seconds N] [--kills N] [--steps N] [--seed N]  play while the site is killed and the network fails, and check that nothing is lost
cargo xtask sockets [--seconds N] [--seed N]     send whatever comes to mind over WebSockets, and check that the site minds nothing
cargo xtask test [--quick] [--no-skip]           everything that CI checks; --quick leaves out browser, faults, sockets and fuzzing";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["serve", rest @ ..] => client::serve(rest),
        ["build"] => client::build_all(),
        ["types"] => types::write(),
        ["types", "--check"] => types::check(),
        ["book"] => book::write(),
        ["fuzz", rest @ ..] => fuzz::command(rest),
        ["load", rest @ ..] => load::command(rest),
        ["faults", rest @ ..] => faults::command(rest),
        ["sockets", rest @ ..] => sockets::command(rest),
        ["test", rest @ ..] => suite::Options::read(rest).and_then(|options| suite::test(&options)),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
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
