//! The program `vivarium`: one file a command.
//!
//! Exit codes: 0 when it is done, 1 for a fault of the input, 2 for wrong use. An error is one sentence on
//! stderr.

mod commands;
mod exit;
mod input;
mod interrupt;
mod progress;
mod setup;
mod terminal;

use clap::{Parser, Subcommand};
use commands::{arena, backup, bench, check, perft, play, replay, serve, solve, verify, version};
use std::process::ExitCode;

/// Play Bug, Herd and Bug Off: in the browser, in the terminal, and with tools for those who study them.
///
/// Without a command it serves the site on 127.0.0.1:7777.
#[derive(Parser)]
#[command(name = "vivarium", version, after_help = "Example:\n  vivarium serve --listen 127.0.0.1:8080")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Play(play::Arguments),
    Perft(perft::Arguments),
    Solve(solve::Arguments),
    Arena(arena::Arguments),
    #[command(subcommand)]
    Bench(bench::Command),
    Replay(replay::Arguments),
    Backup(backup::Arguments),
    Check(check::Arguments),
    Verify(verify::Arguments),
    Version(version::Arguments),
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return exit::of_parsing(&error),
    };
    let result = match arguments.command {
        None => serve::run_as_usual(),
        Some(Command::Serve(arguments)) => serve::run(&arguments),
        Some(Command::Play(arguments)) => play::run(&arguments),
        Some(Command::Perft(arguments)) => perft::run(&arguments),
        Some(Command::Solve(arguments)) => solve::run(&arguments),
        Some(Command::Arena(arguments)) => arena::run(&arguments),
        Some(Command::Bench(command)) => bench::run(&command),
        Some(Command::Backup(arguments)) => backup::run(&arguments),
        Some(Command::Check(arguments)) => check::run(&arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
        Some(Command::Version(arguments)) => version::run(&arguments),
    };
    exit::of(result)
}
