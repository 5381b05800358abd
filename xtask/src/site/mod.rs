//! A site of its own to try things on: a real server process, asked over HTTP and by WebSockets.

pub mod frame;
mod http;
pub mod json;
mod process;
mod recovery;
mod shown;
mod socket;
mod value;

pub use http::{Answer, Site};
pub use process::{Disk, Held, Server, panic_in_log};
pub use recovery::Recovery;
pub use shown::Shown;
pub use socket::Socket;
pub use value::Value;

use crate::shell::Fault;
use std::path::{Path, PathBuf};

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
