//! A site of its own to try things on: a real server process, asked over HTTP.

mod http;
pub mod json;

pub use http::{Answer, Site};

use crate::shell::{Fault, binary};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A folder that is removed at the end.
pub struct Folder(PathBuf);

impl Folder {
    /// A new one whose name begins so.
    ///
    /// # Errors
    /// When there is no place for it.
    pub fn new(name: &str) -> Result<Folder, Fault> {
        let folder = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| Fault::new(format!("No folder: {error}.")))?;
        Ok(Folder(folder))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The release binary, serving.
pub struct Server {
    child: Child,
    /// Its address and port.
    pub address: String,
}

/// How large the files of a server may grow.
#[derive(Clone, Copy)]
pub enum Disk {
    /// As large as they like.
    Free,
    /// So many KiB: what is written beyond fails, as on a full disk.
    Full(u64),
}

impl Server {
    /// Starts on a database; `listen` with port 0 takes a free one.
    ///
    /// # Errors
    /// When it does not start.
    pub fn start(database: &Path, listen: &str, disk: Disk) -> Result<Server, Fault> {
        let mut command = match disk {
            Disk::Free => Command::new(binary()),
            Disk::Full(kibibytes) => {
                let mut shell = Command::new("sh");
                let script = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", kibibytes * 2);
                shell.arg("-c").arg(script).arg(binary());
                shell
            }
        };
        command.args(["serve", "--listen", listen, "--behind-proxy", "--database"]).arg(database);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = child.map_err(|error| Fault::new(format!("The site cannot be started: {error}.")))?;
        let mut line = String::new();
        if let Some(out) = child.stdout.as_mut() {
            let _ = BufReader::new(out).read_line(&mut line);
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let server = Server { child, address: address.unwrap_or_default().to_owned() };
        if server.address.is_empty() { Err(Fault::new("The site did not start.")) } else { Ok(server) }
    }

    /// `kill -9`.
    pub fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// SIGTERM; false when it does not end with exit code 0.
    pub fn terminate(mut self) -> bool {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status();
        let ended = self.child.wait();
        asked.is_ok_and(|status| status.success()) && ended.is_ok_and(|status| status.success())
    }

    /// How many files and sockets it has open, and the KiB of memory that it holds, where the system tells.
    pub fn holds(&self) -> Option<(usize, u64)> {
        let process = PathBuf::from("/proc").join(self.child.id().to_string());
        let open = std::fs::read_dir(process.join("fd")).ok()?.count();
        let status = std::fs::read_to_string(process.join("status")).ok()?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some((open, resident.trim().trim_end_matches(" kB").parse().ok()?))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
