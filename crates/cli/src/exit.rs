//! How the program ends: its exit code and, in one sentence, why.

use clap::error::ErrorKind;
use std::fmt;
use std::io;
use std::process::ExitCode;

/// The input (a file, the network, the system) is at fault.
const INPUT: u8 = 1;
/// The command line is at fault.
const USE: u8 = 2;

/// An error of the one who typed the command, as opposed to one of the input.
#[derive(Debug)]
pub struct WrongUse(pub String);

impl fmt::Display for WrongUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongUse {}

/// Wrong use, for whatever has a sentence.
pub fn wrong_use(why: impl fmt::Display) -> anyhow::Error {
    WrongUse(why.to_string()).into()
}

/// Ends a command.
pub fn of(result: anyhow::Result<()>) -> ExitCode {
    let Err(error) = result else { return ExitCode::SUCCESS };
    let broken_pipe = |e: &io::Error| e.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(broken_pipe)) {
        // Whoever read the output has seen enough.
        return ExitCode::SUCCESS;
    }
    let sentence = format!("{error:#}");
    eprintln!("{sentence}{}", full_stop(&sentence));
    ExitCode::from(if error.is::<WrongUse>() { USE } else { INPUT })
}

/// Ends after the command line could not be read, or asked for help or the version.
pub fn of_parsing(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // Help and version are what was asked for; a closed pipe is no fault here either.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let sentence = match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            "A command is missing behind this one; --help lists those that there are.".to_owned()
        }
        _ => one_sentence(&error.to_string()),
    };
    eprintln!("{sentence}");
    ExitCode::from(USE)
}

/// What the parser says in its first paragraph, and where to read on.
fn one_sentence(text: &str) -> String {
    let first: Vec<&str> = text.split("\n\n").next().unwrap_or(text).split_whitespace().collect();
    let mut said = first.join(" ");
    if let Some(rest) = said.strip_prefix("error: ") {
        said = rest.to_owned();
    }
    if let Some(initial) = said.get(..1).map(str::to_uppercase) {
        said.replace_range(..1, &initial);
    }
    if let Some((_, tip)) = text.split_once("tip: ") {
        said.push_str("; ");
        said.push_str(tip.lines().next().unwrap_or(tip));
    }
    format!("{said}{} --help shows how it is used.", full_stop(&said))
}

/// What a sentence still lacks at its end.
fn full_stop(sentence: &str) -> &'static str {
    if sentence.ends_with(['.', '?', '!']) { "" } else { "." }
}
