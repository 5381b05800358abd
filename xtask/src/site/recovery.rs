//! Whether a process gives back what it took, once nobody asks for anything.

use super::{Held, Server};
use crate::shell::Fault;
use std::thread;
use std::time::{Duration, Instant};

/// Descriptors that are no leak: the database opens its files as it needs them.
const SPARE_DESCRIPTORS: usize = 16;
/// KiB that are no leak: tables and names are kept in memory up to bounds of their own, and the allocator gives back
/// late.
const SPARE_MEMORY: u64 = 64 * 1024;
/// How long it may take until what is left lying is noticed: half a request is waited for twenty seconds.
const PATIENCE: Duration = Duration::from_secs(40);

/// What it held before.
pub struct Recovery {
    before: Held,
    /// Once it has warmed up.
    warm: Option<Held>,
}

impl Recovery {
    /// Of a process that nobody visits yet; nothing where the system does not tell.
    pub fn of(server: &Server) -> Option<Recovery> {
        Some(Recovery { before: server.holds()?, warm: None })
    }

    /// From now on memory may not grow; only the first time counts.
    pub fn warmed_up(&mut self, server: &Server) {
        self.warm = self.warm.or_else(|| server.holds());
    }

    /// What it held before, and once warm.
    pub fn told(&self) -> String {
        let warm = self.warm.map_or(String::new(), |warm| format!("; warm {warm}"));
        format!("before anybody came {}{warm}", self.before)
    }

    /// Waits until it holds no more than before, and, once it was warm, no more memory than then.
    ///
    /// # Errors
    /// When descriptors or memory do not come back.
    pub fn check(&self, server: &Server) -> Result<Option<Held>, Fault> {
        let most = self.before.descriptors + SPARE_DESCRIPTORS;
        let begun = Instant::now();
        loop {
            let Some(held) = server.holds() else { return Ok(None) };
            let warm = self.warm.unwrap_or(held);
            if held.descriptors <= most && held.memory <= warm.memory + SPARE_MEMORY {
                return Ok(Some(held));
            }
            if begun.elapsed() > PATIENCE {
                return Err(Fault::new(format!(
                    "The site does not give back what it took: it holds {held}; {}.",
                    self.told()
                )));
            }
            thread::sleep(Duration::from_millis(200));
        }
    }
}
