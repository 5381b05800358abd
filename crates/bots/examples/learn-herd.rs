//! Writes the weights that Herd's bots carry, learned from games of the program against itself. It takes some
//! minutes, and the same program writes the same file.
//!
//! `cargo run --release -p bots --example learn-herd [FILE]`; without a file, `crates/bots/learned/herd.bin`.

use bots::herd::{Lessons, learn};
use std::io::Write;

fn main() -> std::io::Result<()> {
    let usual = concat!(env!("CARGO_MANIFEST_DIR"), "/learned/herd.bin");
    let path = std::env::args().nth(1).unwrap_or_else(|| usual.to_owned());
    let lessons = Lessons::default();
    let weights = learn(&lessons, |games| {
        if games % 1000 == 0 {
            eprint!("\r{games} of {} games", lessons.games);
            let _ = std::io::stderr().flush();
        }
    });
    eprintln!();
    std::fs::write(path, weights)
}
