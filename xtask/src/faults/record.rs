//! What the program says of the record of a game that is over.

use crate::shell::binary;
use std::io::Write;
use std::process::{Command, Stdio};

/// `vivarium replay`: every turn as JSON.
///
/// # Errors
/// When the record does not fit the rules.
pub fn replay(record: &str) -> Result<String, String> {
    ask(&["replay", "-", "--json"], record)
}

/// `vivarium verify`
///
/// # Errors
/// When dice or cards are not those of the seed.
pub fn verify(record: &str) -> Result<(), String> {
    ask(&["verify", "-"], record).map(drop)
}

fn ask(arguments: &[&str], record: &str) -> Result<String, String> {
    let mut program = Command::new(binary());
    program.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = program.spawn().map_err(|error| format!("no {}: {error}", arguments[0]))?;
    if let Some(mut input) = program.stdin.take() {
        let _ = input.write_all(record.as_bytes());
    }
    let output = program.wait_with_output().map_err(|error| format!("no {}: {error}", arguments[0]))?;
    let [out, error] = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    if output.status.success() {
        Ok(out)
    } else {
        Err(format!("{} says {out}{error} of {record}", arguments[0]))
    }
}
