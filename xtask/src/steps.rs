//! Running programs.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

/// The folder of the repository.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().map(PathBuf::from).unwrap_or_default()
}

/// Whether a program answers to `--version` (or another argument).
pub fn answers(program: &str, args: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(args).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Runs a program in the repository's folder.
pub fn run(program: &str, args: &[&str]) -> Result<(), String> {
    run_in("", program, args, &[])
}

/// Runs a program in a folder below the repository's.
pub fn run_in(folder: &str, program: &str, args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    let line = format!("{program} {}", args.join(" "));
    println!("\n=== {line}");
    let began = Instant::now();
    let mut command = Command::new(program);
    command.args(args).current_dir(root().join(folder)).envs(env.iter().copied());
    let status = command.status().map_err(|e| format!("{program} could not be started ({e})."))?;
    println!("=== {:.0} s: {line}", began.elapsed().as_secs_f64());
    if status.success() { Ok(()) } else { Err(format!("this failed: {line}")) }
}
