//! The browser client and the release binary that holds it.

use crate::shell::{Fault, binary, cargo, command, root, run, target};
use crate::toolchain;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Files and folders, from the repository's folder, that the built client depends on.
const SOURCES: &[&str] = &[
    "docs/rules",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/plugins",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];

/// Builds the client where needed, then `target/release/vivarium`.
pub fn build_all() -> Result<(), Fault> {
    toolchain::node().map_err(|reason| Fault::new(format!("{reason}.")))?;
    install()?;
    build()?;
    build_binary()
}

/// Builds everything and becomes the site, so that Ctrl-C reaches it alone.
pub fn serve(options: &[&str]) -> Result<(), Fault> {
    build_all()?;
    let mut site = Command::new(binary());
    site.arg("serve").args(options);
    become_it(site)
}

#[cfg(unix)]
fn become_it(mut program: Command) -> Result<(), Fault> {
    use std::os::unix::process::CommandExt;
    let error = program.exec();
    Err(Fault::new(format!("The site cannot be started: {error}.")))
}

#[cfg(not(unix))]
fn become_it(program: Command) -> Result<(), Fault> {
    run(program)
}

/// `cargo build --release` with the client inside.
pub fn build_binary() -> Result<(), Fault> {
    run(cargo("build --release --locked -p vivarium"))
}

/// `npm ci`, when the lock file is another than at the last time.
pub fn install() -> Result<(), Fault> {
    let stamp = Stamp::new("npm-ci", &["web/package.json", "web/package-lock.json"])?;
    if stamp.holds() && root().join("web/node_modules").is_dir() {
        return Ok(());
    }
    run(npm("ci --no-audit --no-fund"))?;
    stamp.set()
}

/// `vite build`, when a source is another than at the last time.
pub fn build() -> Result<(), Fault> {
    let stamp = Stamp::new("vite-build", SOURCES)?;
    if stamp.holds() && root().join("web/dist/index.html").is_file() {
        return Ok(());
    }
    run(npm("run build"))?;
    stamp.set()
}

/// `npm` in `web/`.
pub fn npm(line: &str) -> Command {
    let mut npm = command(&format!("npm {line}"));
    npm.current_dir(root().join("web"));
    npm
}

/// What some files looked like when something was made from them. Contents, not times: a checkout, a deleted
/// file and a clock that was set change times at will.
struct Stamp {
    file: PathBuf,
    print: String,
}

impl Stamp {
    fn new(name: &str, sources: &[&str]) -> Result<Stamp, Fault> {
        let mut hasher = DefaultHasher::new();
        for source in sources {
            digest(&root().join(source), &mut hasher)
                .map_err(|error| Fault::new(format!("{source} cannot be read: {error}.")))?;
        }
        let file = target().join("xtask").join(name);
        Ok(Stamp { file, print: format!("{:016x}", hasher.finish()) })
    }

    fn holds(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|print| print == self.print)
    }

    fn set(&self) -> Result<(), Fault> {
        let folder = self.file.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&self.file, &self.print))
            .map_err(|error| Fault::new(format!("{} cannot be written: {error}.", self.file.display())))
    }
}

/// Feeds names and contents of a file or a whole folder into the hasher, in a fixed order.
fn digest(path: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    if path.is_dir() {
        let mut entries: Vec<PathBuf> =
            fs::read_dir(path)?.map(|entry| entry.map(|e| e.path())).collect::<io::Result<_>>()?;
        entries.sort();
        return entries.iter().try_for_each(|entry| digest(entry, hasher));
    }
    let content = fs::read(path)?;
    hasher.write(path.as_os_str().as_encoded_bytes());
    hasher.write_usize(content.len());
    hasher.write(&content);
    Ok(())
}
