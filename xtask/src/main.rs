//! The repository's own commands: `cargo xtask serve|build|types|test`. No dependencies, so that it is there at once.

mod client;
mod steps;
mod test;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask serve [options of `vivarium serve`]   build everything and run the site on 127.0.0.1:7777
cargo xtask build                                 build target/release/vivarium with the client inside
cargo xtask types [--check]                       write (or compare) the client's TypeScript types
cargo xtask test [--quick] [--no-skip]            everything that CI checks; --quick leaves out browser tests";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest: Vec<&str> = args.iter().skip(1).map(String::as_str).collect();
    let done = match args.first().map(String::as_str) {
        Some("serve") => client::build_all().and_then(|()| steps::run(&client::binary(), &[&["serve"], &rest[..]].concat())),
        Some("build") => client::build_all(),
        Some("types") => client::types(&rest),
        Some("test") => test::all(&rest),
        _ => Err(format!("Use one of these:\n{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}
