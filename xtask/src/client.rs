//! Building the browser client and the release program.

use crate::shell::{Fault, cargo, command, root, run};
use crate::toolchain;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// What the built client is made of.
const SOURCES: [&str; 6] =
    ["web/src", "web/public", "web/index.html", "web/package-lock.json", "web/vite.config.ts", "docs/rules"];

/// npm in the folder of the client.
pub fn npm(line: &str) -> Command {
    let mut npm = command(&format!("npm {line}"));
    npm.current_dir(root().join("web"));
    npm
}

/// Installs the packages, unless the lock file is older than the last installation.
pub fn install() -> Result<(), Fault> {
    let installed = newest(&root().join("web/node_modules/.package-lock.json"));
    if installed > newest(&root().join("web/package-lock.json")) {
        return Ok(());
    }
    run(npm("ci --no-audit --no-fund"))
}

/// Builds the client, unless nothing has changed since.
pub fn build() -> Result<(), Fault> {
    let changed = SOURCES.iter().filter_map(|path| newest(&root().join(path))).max();
    if newest(&root().join("web/dist/index.html")) > changed {
        return Ok(());
    }
    run(npm("run build"))
}

/// Builds `target/release/vivarium`.
pub fn build_binary() -> Result<(), Fault> {
    run(cargo("build --release --locked -p vivarium"))
}

/// Everything: packages, client, program.
pub fn build_all() -> Result<(), Fault> {
    toolchain::node().map_err(|reason| Fault::new(format!("{reason}.")))?;
    install()?;
    build()?;
    build_binary()
}

/// When the newest file at or below a path was written; `None` where there is none.
fn newest(path: &Path) -> Option<SystemTime> {
    if !path.is_dir() {
        return fs::metadata(path).and_then(|data| data.modified()).ok();
    }
    fs::read_dir(path).ok()?.flatten().filter_map(|entry| newest(&entry.path())).max()
}
