//! Running other programs.

use std::fmt;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Why a command of the repository did not succeed: one sentence for whoever called it.
#[derive(Debug)]
pub struct Fault(String);

impl Fault {
    /// A fault with this sentence.
    pub fn new(sentence: impl Into<String>) -> Fault {
        Fault(sentence.into())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The folder of the repository.
pub fn root() -> PathBuf {
    let xtask = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().map(PathBuf::from).unwrap_or(xtask)
}

/// The folder of build products, also when the environment moves it.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// The release binary.
pub fn binary() -> PathBuf {
    target().join("release").join(format!("vivarium{}", std::env::consts::EXE_SUFFIX))
}

/// A program in the repository's folder, with its arguments separated by spaces.
pub fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let program = words.next().unwrap_or_default();
    // The npm of Windows is a script, which needs its ending to be found.
    let mut command =
        if cfg!(windows) && program == "npm" { Command::new("npm.cmd") } else { Command::new(program) };
    command.args(words).current_dir(root());
    command
}

/// `cargo` of the toolchain that runs this; `+nightly` and the like go through [`command`].
pub fn cargo(line: &str) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(line.split_whitespace()).current_dir(root());
    command
}

/// Shows the command, runs it with its output passed through, and asks for success.
pub fn run(mut command: Command) -> Result<(), Fault> {
    let line = shown(&command);
    eprintln!("$ {line}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Fault::new(format!("`{line}` failed ({status})."))),
        Err(error) => Err(Fault::new(format!("`{line}` cannot be started: {error}."))),
    }
}

/// What a command prints; `None` when it cannot be started or fails.
pub fn output(mut command: Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Whether a command can be started and succeeds.
pub fn works(command: Command) -> bool {
    output(command).is_some()
}

fn shown(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(name).chain(words).collect::<Vec<_>>().join(" ")
}
