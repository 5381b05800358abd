//! Everything that CI checks.

use crate::client;
use crate::steps::{answers, root, run, run_in};

/// Parts that could not run, with the reason.
type Skipped = Vec<String>;

/// Runs all checks; `--quick` leaves out the browser, `--no-skip` makes a skip a failure.
pub fn all(args: &[&str]) -> Result<(), String> {
    let has = |flag| args.contains(&flag);
    if let Some(unknown) = args.iter().find(|arg| !["--quick", "--no-skip"].contains(arg)) {
        return Err(format!("`cargo xtask test` knows --quick and --no-skip, not {unknown}."));
    }
    let mut skipped = Skipped::new();
    rust()?;
    fuzz(&mut skipped)?;
    match client::need_node() {
        Ok(()) => web(has("--quick"), &mut skipped)?,
        Err(reason) => skipped.push(format!("SKIPPED web checks and browser tests: {reason}")),
    }
    println!();
    skipped.iter().for_each(|line| println!("{line}"));
    if !skipped.is_empty() && has("--no-skip") {
        return Err("parts were skipped, and --no-skip says that this is a failure.".to_owned());
    }
    println!("All checks that could run have passed.");
    Ok(())
}

fn rust() -> Result<(), String> {
    run("cargo", &["fmt", "--all", "--check"])?;
    run("cargo", &["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    run_in("", "cargo", &["doc", "--locked", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    if answers("cargo", &["nextest", "--version"]) {
        run("cargo", &["nextest", "run", "--locked", "--workspace", "--status-level", "fail"])?;
        run("cargo", &["test", "--locked", "--workspace", "--doc", "--quiet"])
    } else {
        run("cargo", &["test", "--locked", "--workspace", "--quiet"])
    }
}

/// Fuzz targets for a minute each where the tools are there. Their seeds run as ordinary tests anyway.
fn fuzz(skipped: &mut Skipped) -> Result<(), String> {
    if !root().join("fuzz/Cargo.toml").exists() {
        return Ok(());
    }
    if !answers("cargo", &["+nightly", "fuzz", "--version"]) {
        println!("The nightly toolchain or cargo-fuzz is missing: the fuzz seeds ran as tests only.");
        return Ok(());
    }
    let _ = skipped;
    for target in ["cell", "position", "turn", "record", "frame"] {
        let seeds = format!("fuzz/seeds/{target}");
        let corpus = format!("fuzz/corpus/{target}");
        std::fs::create_dir_all(root().join(&corpus)).map_err(|e| e.to_string())?;
        let limits = ["-max_total_time=60", "-max_len=4096", "-verbosity=0"];
        run("cargo", &[&["+nightly", "fuzz", "run", "--fuzz-dir", "fuzz", target, &corpus, &seeds, "--"], &limits[..]].concat())?;
    }
    Ok(())
}

fn web(quick: bool, skipped: &mut Skipped) -> Result<(), String> {
    client::types(&["--check"])?;
    client::install()?;
    run_in("web", "npm", &["run", "check"], &[])?;
    run_in("web", "npm", &["test"], &[])?;
    client::build_all()?;
    if quick {
        return Ok(());
    }
    if !std::path::Path::new("/usr/bin/chromium").exists() {
        let reason = "chromium is missing; install it with apt-get install chromium";
        skipped.push(format!("SKIPPED browser tests: {reason}"));
        return Ok(());
    }
    run_in("web", "npm", &["run", "test:browser"], &[("VIVARIUM_BIN", &client::binary())])
}
