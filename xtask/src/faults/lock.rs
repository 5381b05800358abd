//! A slow disk: another program holds the database's lock for writing, so that whatever the site writes must wait.

use crate::shell::works;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A second connection, as SQLite gives to any program. Python has it without further packages.
const HOLDER: &str = "
import sqlite3, sys, time
database = sqlite3.connect(sys.argv[1], timeout=20, isolation_level=None)
for milliseconds in sys.stdin:
    database.execute('BEGIN IMMEDIATE')
    time.sleep(int(milliseconds) / 1000)
    database.execute('ROLLBACK')
";

/// Whoever holds the lock when told to.
pub struct Lock(Child);

impl Lock {
    /// For a database; nothing where there is no Python with SQLite.
    pub fn of(database: &Path) -> Option<Lock> {
        let mut python = Command::new("python3");
        python.args(["-c", "import sqlite3"]);
        if !works(python) {
            return None;
        }
        let mut python = Command::new("python3");
        python.args(["-c", HOLDER]).arg(database).stdin(Stdio::piped());
        python.spawn().ok().map(Lock)
    }

    /// Holds it for so long. False when the holder is gone.
    pub fn hold(&mut self, milliseconds: u64) -> bool {
        let input = self.0.stdin.as_mut();
        input.is_some_and(|input| writeln!(input, "{milliseconds}").and_then(|()| input.flush()).is_ok())
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Without input it ends by itself, and gives the lock back first.
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}
