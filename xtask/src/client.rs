//! Building the browser client and the program.

use crate::steps::{answers, root, run, run_in};
use std::fs;
use std::path::Path;
use std::time::SystemTime;

/// The program that `cargo xtask build` leaves.
pub fn binary() -> String {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    target.join("release/vivarium").display().to_string()
}

/// The client where `web/` has changed, then the release program.
pub fn build_all() -> Result<(), String> {
    build_client()?;
    run("cargo", &["build", "--release", "--locked", "-p", "vivarium"])
}

/// Node.js, or one sentence.
pub fn need_node() -> Result<(), String> {
    if answers("node", &["--version"]) && answers("npm", &["--version"]) {
        return Ok(());
    }
    Err("Node.js with npm is missing: install it (version 20 or newer) to build the browser client.".to_owned())
}

/// What npm has to install, if the lock file is newer than the last installation.
pub fn install() -> Result<(), String> {
    let stamp = root().join("web/node_modules/.package-lock.json");
    if newest(&root().join("web/package-lock.json")) < newest(&stamp) {
        return Ok(());
    }
    run_in("web", "npm", &["ci", "--no-audit", "--no-fund"], &[])
}

fn build_client() -> Result<(), String> {
    need_node()?;
    let sources = ["web/src", "web/public", "web/index.html", "web/package-lock.json", "web/vite.config.ts", "docs/rules"];
    let changed = sources.iter().filter_map(|path| newest(&root().join(path))).max();
    if newest(&root().join("web/dist/index.html")) > changed {
        return Ok(());
    }
    install()?;
    run_in("web", "npm", &["run", "build"], &[])
}

/// When the newest file at or below a path was written; `None` where there is none.
fn newest(path: &Path) -> Option<SystemTime> {
    if !path.is_dir() {
        return fs::metadata(path).and_then(|data| data.modified()).ok();
    }
    fs::read_dir(path).ok()?.flatten().filter_map(|entry| newest(&entry.path())).max()
}

/// The TypeScript types of what goes over the wire.
pub fn types(args: &[&str]) -> Result<(), String> {
    let command = ["run", "-q", "--locked", "-p", "protocol", "--example", "typescript", "--"];
    run("cargo", &[&command[..], &["web/src/lib/net/generated"], args].concat())
}
