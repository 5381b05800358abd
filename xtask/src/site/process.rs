//! The process of the site: how it is started, told things, ended, and what it holds.

use crate::shell::{Fault, binary};
use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The release binary, serving.
pub struct Server {
    child: Child,
    /// Its address and port.
    pub address: String,
}

/// Whether there is room for what a server writes.
#[derive(Clone, Copy)]
pub enum Disk {
    /// As much as it likes.
    Free,
    /// It starts as usual; from then on whatever it writes behind the first few bytes of a file fails, as on a full disk.
    Full,
}

/// The bytes of a file that can be written on a full disk: less than anything needs.
const ROOM: &str = "--fsize=4096:unlimited";

/// What a process holds.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// Files and sockets that it has open.
    pub descriptors: usize,
    /// KiB of memory.
    pub memory: u64,
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} descriptors, {} MiB", self.descriptors, self.memory / 1024)
    }
}

impl Server {
    /// Starts on a database; `listen` with port 0 takes a free one. What it logs is added to [`log`].
    ///
    /// # Errors
    /// When it does not start.
    pub fn start(database: &Path, listen: &str, disk: Disk) -> Result<Server, Fault> {
        let mut command = match disk {
            Disk::Free => Command::new(binary()),
            Disk::Full => {
                let mut shell = Command::new("sh");
                shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(binary());
                shell
            }
        };
        command.args(["serve", "--listen", listen, "--behind-proxy", "--database"]).arg(database);
        let log = File::options().create(true).append(true).open(log(database));
        let log = log.map_err(|error| Fault::new(format!("No log can be written: {error}.")))?;
        let child = command.stdout(Stdio::piped()).stderr(log).spawn();
        let mut child = child.map_err(|error| Fault::new(format!("The site cannot be started: {error}.")))?;
        let mut line = String::new();
        if let Some(out) = child.stdout.as_mut() {
            let _ = BufReader::new(out).read_line(&mut line);
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let server = Server { child, address: address.unwrap_or_default().to_owned() };
        if server.address.is_empty() {
            return Err(Fault::new("The site did not start."));
        }
        match disk {
            Disk::Full if !server.has_no_room() => {
                Err(Fault::new("There is no prlimit, so the disk cannot be full."))
            }
            _ => Ok(server),
        }
    }

    /// `kill -9`.
    pub fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// SIGTERM; false when it does not end with exit code 0.
    pub fn terminate(mut self) -> bool {
        let asked = self.signal("TERM");
        let ended = self.child.wait();
        asked && ended.is_ok_and(|status| status.success())
    }

    /// Holds the whole process still; false when that cannot be done.
    pub fn freeze(&self) -> bool {
        self.signal("STOP")
    }

    /// Lets it go on.
    pub fn thaw(&self) -> bool {
        self.signal("CONT")
    }

    fn has_no_room(&self) -> bool {
        let limit = Command::new("prlimit").arg("--pid").arg(self.child.id().to_string()).arg(ROOM).status();
        limit.is_ok_and(|status| status.success())
    }

    fn signal(&self, name: &str) -> bool {
        let kill = Command::new("kill").arg(format!("-{name}")).arg(self.child.id().to_string()).status();
        kill.is_ok_and(|status| status.success())
    }

    /// Whether it still runs.
    pub fn lives(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// What it holds, where the system tells: on Linux.
    pub fn holds(&self) -> Option<Held> {
        let process = PathBuf::from("/proc").join(self.child.id().to_string());
        let descriptors = std::fs::read_dir(process.join("fd")).ok()?.count();
        let status = std::fs::read_to_string(process.join("status")).ok()?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(Held { descriptors, memory: resident.trim().trim_end_matches(" kB").parse().ok()? })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where the log of a site with this database is.
fn log(database: &Path) -> PathBuf {
    database.with_extension("log")
}

/// The first line of the log that tells of a panic.
pub fn panic_in_log(database: &Path) -> Option<String> {
    let log = BufReader::new(File::open(log(database)).ok()?);
    log.lines().map_while(Result::ok).find(|line| line.contains("panic"))
}
