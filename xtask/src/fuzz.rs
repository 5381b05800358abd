//! Fuzzing: `fuzz/` holds the targets, `fuzz/bodies` what they do, `fuzz/seeds/<target>` where they begin.

use crate::shell::{Fault, command as program, root, run, target};
use std::fs::{self, File};
use std::process::{Child, Command, Stdio};

/// How long each target runs when nobody says otherwise.
pub const SECONDS: u64 = 60;

/// The targets, one for each kind of text or bytes that comes from outside.
const TARGETS: [&str; 5] = ["cell", "position", "turn", "record", "frame"];

/// Targets that run at the same time; more than the cores of a small machine would only measure waiting.
const AT_ONCE: usize = 2;

/// Runs `xtask fuzz [TARGET]… [--seconds N]`.
pub fn command(arguments: &[&str]) -> Result<(), Fault> {
    let (targets, seconds) = read(arguments)?;
    some(&targets, seconds)
}

/// Runs every target.
pub fn all(seconds: u64) -> Result<(), Fault> {
    some(&TARGETS, seconds)
}

fn read(arguments: &[&str]) -> Result<(Vec<&'static str>, u64), Fault> {
    let mut targets = Vec::new();
    let mut seconds = SECONDS;
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        if *word == "--seconds" {
            let number = words.next().and_then(|number| number.parse().ok());
            seconds = number.ok_or_else(|| Fault::new("--seconds wants a number of seconds."))?;
        } else if let Some(known) = TARGETS.iter().find(|target| *target == word) {
            targets.push(*known);
        } else {
            return Err(Fault::new(format!(
                "There is no fuzz target {word}: choose from {}.",
                TARGETS.join(", ")
            )));
        }
    }
    Ok((if targets.is_empty() { TARGETS.to_vec() } else { targets }, seconds))
}

fn some(targets: &[&'static str], seconds: u64) -> Result<(), Fault> {
    // One build for all. The code under test forbids `unsafe`, so no sanitizer can find more than a panic.
    run(fuzz("build"))?;
    for group in targets.chunks(AT_ONCE) {
        let mut running = Vec::new();
        for target in group {
            running.push((*target, start(target, seconds)?));
        }
        // Waits for the whole group also when one fails, so that nothing is left running.
        let ends: Vec<_> = running.into_iter().map(|(target, child)| finish(target, child)).collect();
        ends.into_iter().collect::<Result<(), Fault>>()?;
    }
    Ok(())
}

fn fuzz(action: &str) -> Command {
    program(&format!("cargo +nightly fuzz {action} --fuzz-dir fuzz --sanitizer none --debug-assertions"))
}

fn log_of(name: &str) -> std::path::PathBuf {
    target().join("fuzz").join(format!("{name}.log"))
}

fn start(name: &str, seconds: u64) -> Result<Child, Fault> {
    let fault =
        |error: std::io::Error| Fault::new(format!("The fuzz target {name} cannot be started: {error}."));
    let corpus = target().join("fuzz/corpus").join(name);
    fs::create_dir_all(&corpus).map_err(fault)?;
    let log = File::create(log_of(name)).map_err(fault)?;
    println!("fuzzing {name} for {seconds} s");
    let mut command = fuzz("run");
    // Finds are kept in the first folder, the seeds are only read.
    command.arg(name).arg(corpus).arg(root().join("fuzz/seeds").join(name)).arg("--");
    command.arg(format!("-max_total_time={seconds}")).arg("-timeout=10").arg("-print_final_stats=1");
    command.stdin(Stdio::null()).stdout(log.try_clone().map_err(fault)?).stderr(log).spawn().map_err(fault)
}

fn finish(name: &str, mut child: Child) -> Result<(), Fault> {
    let status =
        child.wait().map_err(|error| Fault::new(format!("The fuzz target {name} is lost: {error}.")))?;
    let log = fs::read(log_of(name)).unwrap_or_default();
    let log = String::from_utf8_lossy(&log);
    if status.success() {
        let done = log.lines().rev().find(|line| line.starts_with("Done ")).unwrap_or("no closing line");
        println!("{name}: {done}");
        return Ok(());
    }
    let lines: Vec<&str> = log.lines().collect();
    println!("{}", lines[lines.len().saturating_sub(40)..].join("\n"));
    Err(Fault::new(format!("The fuzz target {name} found a fault; the input is in fuzz/artifacts/{name}.")))
}
