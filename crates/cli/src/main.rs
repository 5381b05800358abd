//! The program `vivarium`: one file a command.
//!
//! Exit codes: 0 when it is done, 1 for a fault of the input, 2 for wrong use. An error is one sentence on
//! stderr.

mod commands;
mod exit;
mod progress;
mod setup;
mod terminal;

use clap::{Parser, Subcommand};
use commands::{bench, perft, play, replay, version};
use std::process::ExitCode;

/// Play Bug, Herd and Bug Off in the terminal, and with tools for those who study them.
#[derive(Parser)]
#[command(name = "vivarium", version, after_help = "Example:\n  vivarium play bug --board hex3")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Arguments),
    Perft(perft::Arguments),
    #[command(subcommand)]
    Bench(bench::Command),
    Replay(replay::Arguments),
    Version(version::Arguments),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return exit::of_parsing(&error),
    };
    let result = match arguments.command {
        Command::Play(arguments) => play::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Bench(command) => bench::run(&command),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Version(arguments) => version::run(&arguments),
    };
    exit::of(result)
}
