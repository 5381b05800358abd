//! What happens to the site while people play: it dies, or it is hindered and lives on.

use super::lock::Lock;
use super::player;
use crate::random::Random;
use crate::shell::Fault;
use crate::site::{Disk, Server};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// How long the site lives at least and at most before something happens to it, in milliseconds.
const LIFE: (u64, u64) = (150, 900);
/// How long it is held still, or its database is locked, in milliseconds.
const HINDRANCE: (u64, u64) = (50, 1500);

/// What happened to the site.
#[derive(Default)]
pub struct Trouble {
    /// `kill -9`.
    pub killed: usize,
    /// SIGTERM.
    pub terminated: usize,
    /// Nothing more could be written to its files.
    pub without_disk: usize,
    /// Held still by SIGSTOP, then let go.
    pub stopped: usize,
    /// Its database was locked by another program.
    pub locked: usize,
}

impl Trouble {
    /// Whether there was enough.
    pub fn enough(&self, kills: usize, steps: usize) -> bool {
        self.killed >= kills && player::acknowledged() >= steps
    }

    /// Lets the site die again and again for so long; returns the last process.
    ///
    /// # Errors
    /// When it does not end in order, or does not start again.
    pub fn deaths(
        &mut self,
        mut server: Server,
        database: &Path,
        random: &mut Random,
        time: Duration,
    ) -> Result<Server, Fault> {
        let begun = Instant::now();
        while begun.elapsed() < time {
            thread::sleep(Duration::from_millis(random.between(LIFE.0, LIFE.1)));
            let address = server.address.clone();
            match random.below(10) {
                0 => {
                    if !server.terminate() {
                        return Err(Fault::new("The site did not end in order when it was asked to."));
                    }
                    self.terminated += 1;
                }
                1 => {
                    server.kill();
                    self.killed += 1;
                    if let Ok(full) = Server::start(database, &address, Disk::Full) {
                        thread::sleep(Duration::from_millis(random.between(LIFE.0, LIFE.1)));
                        full.kill();
                        self.killed += 1;
                        self.without_disk += 1;
                    }
                }
                _ => {
                    server.kill();
                    self.killed += 1;
                }
            }
            server = start(database, &address)?;
        }
        Ok(server)
    }

    /// Hinders the site, which lives on, for so long.
    ///
    /// # Errors
    /// When it dies of it.
    pub fn hindrances(
        &mut self,
        server: &mut Server,
        database: &Path,
        random: &mut Random,
        time: Duration,
    ) -> Result<(), Fault> {
        let begun = Instant::now();
        let mut lock = Lock::of(database);
        if lock.is_none() {
            println!("there is no Python with SQLite: the database is not locked");
        }
        while begun.elapsed() < time {
            thread::sleep(Duration::from_millis(random.between(LIFE.0, LIFE.1)));
            let long = random.between(HINDRANCE.0, HINDRANCE.1);
            let locks = random.below(2) == 0;
            match &mut lock {
                Some(lock) if locks => self.locked += usize::from(lock.hold(long)),
                _ => self.stopped += usize::from(server.freeze()),
            }
            thread::sleep(Duration::from_millis(long));
            server.thaw();
            if !server.lives() {
                return Err(Fault::new("The site died of being hindered."));
            }
        }
        Ok(())
    }
}

/// The port may be taken for a moment after the last process.
fn start(database: &Path, address: &str) -> Result<Server, Fault> {
    let mut last = None;
    for _ in 0..20 {
        match Server::start(database, address, Disk::Free) {
            Ok(server) => return Ok(server),
            Err(fault) => last = Some(fault),
        }
        thread::sleep(Duration::from_millis(50));
    }
    Err(last.unwrap_or_else(|| Fault::new("The site did not start again.")))
}
