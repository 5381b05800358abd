//! Writes the weights that Bug's bots carry, learned from games of the program against itself. It takes about half an
//! hour on two cores, and the same program writes the same file.
//!
//! `cargo run --release -p bots --example learn-bug [FILE]`; without a file, `crates/bots/learned/bug.bin`.

use bots::bug::{Lessons, learn};
use std::io::Write;

fn main() -> std::io::Result<()> {
    let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/learned/bug.bin");
    let path = std::env::args().nth(1).unwrap_or_else(|| usual.to_owned());
    let weights = learn(&Lessons::default(), |round, setup, positions| {
        eprint!("\rround {}, {setup}: {positions} positions   ", round + 1);
        let _ = std::io::stderr().flush();
    });
    eprintln!();
    std::fs::write(path, weights)
}
