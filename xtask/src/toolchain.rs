//! What the machine has: each question is answered with one sentence when the answer is no.

use crate::shell::{cargo, command, output, root, works};
use std::fs;
use std::path::Path;

/// A version as far as it matters here.
type Version = (u32, u32, u32);

/// Node.js, in a version that the client's tools take, and npm.
pub fn node() -> Result<(), String> {
    let package = fs::read_to_string(root().join("web/package.json")).unwrap_or_default();
    let least = package.split_once("\"node\": \">=").and_then(|(_, rest)| version(rest)).unwrap_or_default();
    let wanted = format!("Node.js {}.{} or newer with npm", least.0, least.1);
    let Some(found) = output(command("node --version")) else {
        return Err(format!("Node.js is missing; install {wanted}, which builds the browser client"));
    };
    if version(found.trim_start_matches('v')).is_none_or(|found| found < least) {
        return Err(format!("Node.js {found} is too old; install {wanted}"));
    }
    if !works(command("npm --version")) {
        return Err("npm is missing; install it (it comes with Node.js)".to_owned());
    }
    Ok(())
}

/// Python, whose standard library alone must come to the vectors of docs/FAIRNESS.md.
pub fn python() -> Result<(), String> {
    if works(command("python3 --version")) {
        return Ok(());
    }
    Err("python3 is missing; install it with apt-get install python3".to_owned())
}

/// The browser of the browser tests.
pub fn chromium() -> Result<(), String> {
    let path = std::env::var("CHROMIUM").unwrap_or_else(|_| "/usr/bin/chromium".to_owned());
    if Path::new(&path).is_file() {
        return Ok(());
    }
    Err("chromium is missing; install it with apt-get install chromium, or set CHROMIUM to where it is"
        .to_owned())
}

/// cargo-deny, which looks at licences, versions and sources of the dependencies.
pub fn deny() -> Result<(), String> {
    if works(cargo("deny --version")) {
        return Ok(());
    }
    Err("cargo-deny is missing; install it with cargo install cargo-deny --locked".to_owned())
}

/// What fuzzing needs.
pub enum Fuzzing {
    /// Both the nightly toolchain and cargo-fuzz.
    Ready,
    /// No nightly toolchain: the seeds, which run as ordinary tests, must do.
    NoNightly,
    /// The toolchain without cargo-fuzz.
    NoCargoFuzz,
}

/// Whether this machine can fuzz.
pub fn fuzzing() -> Fuzzing {
    if !works(command("cargo +nightly --version")) {
        return Fuzzing::NoNightly;
    }
    if works(command("cargo +nightly fuzz --version")) { Fuzzing::Ready } else { Fuzzing::NoCargoFuzz }
}

/// Whether cargo-nextest is there.
pub fn nextest() -> bool {
    works(cargo("nextest --version"))
}

/// The oldest compiler that the workspace promises to build with, as Cargo.toml has it.
pub fn oldest_rust() -> String {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap_or_default();
    let value =
        manifest.split_once("rust-version = \"").map(|(_, rest)| rest.split('"').next().unwrap_or(rest));
    value.unwrap_or_default().to_owned()
}

/// The compiler that is running, such as `1.95.0`.
pub fn running_rust() -> String {
    let line = output(command("rustc --version")).unwrap_or_default();
    line.split_whitespace().nth(1).unwrap_or_default().to_owned()
}

/// Reads `1`, `1.95` or `1.95.0`; what follows the numbers is ignored.
pub fn version(text: &str) -> Option<Version> {
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let mut numbers = text[..end].split('.').map(|part| part.parse().unwrap_or(0));
    let major = numbers.next().filter(|_| text.starts_with(|c: char| c.is_ascii_digit()))?;
    Some((major, numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn versions_are_compared_by_number() {
        assert_eq!(version("1.95.0 (59807616e)"), Some((1, 95, 0)));
        assert_eq!(version("20.19\""), Some((20, 19, 0)));
        assert!(version("1.100.0") > version("1.95"));
        assert_eq!(version("nightly"), None);
    }
}
