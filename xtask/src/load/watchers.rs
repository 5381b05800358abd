//! People who watch the tables and do nothing else: each is a live connection of its own, as a browser has one.

use crate::site::frame::{Frame, TEXT};
use crate::site::json::{number, text};
use crate::site::{Shown, Site, Socket};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Threads that look after them.
const THREADS: usize = 4;
/// How often a thread looks whether anything has come.
const SWEEP: Duration = Duration::from_millis(100);
/// After which silence a browser asks whether the site is still there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// How long the last states may be under way.
const PATIENCE: Duration = Duration::from_secs(60);

/// All who watch.
#[derive(Default)]
pub struct Watchers(Vec<Vec<Watcher>>);

/// What became of them in the end.
#[derive(Default)]
pub struct Outcome {
    /// Those who are still connected, were told how many watch their table, and show what the site says.
    pub agreed: usize,
    /// Messages that they were sent.
    pub messages: usize,
    /// Bytes of these.
    pub bytes: usize,
    /// What was wrong with the others.
    pub faults: Vec<String>,
}

impl Watchers {
    /// Seats so many before these tables, the same number at each as far as possible. Visitors have numbers of their
    /// own from `first` on.
    pub fn arrive(address: &str, first: usize, count: usize, tables: &[String]) -> Watchers {
        if tables.is_empty() {
            return Watchers::default();
        }
        let arrive = |thread: usize| {
            let numbers = (thread..count).step_by(THREADS);
            let one = |number: usize| {
                let expected = (number % tables.len()..count).step_by(tables.len()).count();
                Watcher::arrive(Site::new(address, first + number), &tables[number % tables.len()], expected)
            };
            numbers.map(one).collect::<Vec<_>>()
        };
        Watchers(thread::scope(|scope| {
            let groups: Vec<_> = (0..THREADS).map(|thread| scope.spawn(move || arrive(thread))).collect();
            groups.into_iter().map(|group| group.join().unwrap_or_default()).collect()
        }))
    }

    /// Lets them watch until it is over.
    pub fn watch(&mut self, over: &AtomicBool) {
        self.each_group(|group| {
            while !over.load(Ordering::Relaxed) {
                group.iter_mut().for_each(Watcher::look);
                thread::sleep(SWEEP);
            }
        });
    }

    /// Compares what each shows with what the site answers to the same person.
    pub fn settle(&mut self) -> Outcome {
        self.each_group(|group| {
            let begun = Instant::now();
            while begun.elapsed() < PATIENCE && group.iter().any(Watcher::waits) {
                group.iter_mut().for_each(Watcher::settle);
                thread::sleep(SWEEP);
            }
        });
        let mut outcome = Outcome::default();
        for watcher in self.0.iter().flatten() {
            outcome.messages += watcher.messages;
            outcome.bytes += watcher.bytes;
            match watcher.fault() {
                None => outcome.agreed += 1,
                Some(fault) => outcome.faults.push(format!("{}: {fault}", watcher.path)),
            }
        }
        outcome
    }

    fn each_group(&mut self, work: impl Fn(&mut [Watcher]) + Sync) {
        thread::scope(|scope| {
            for group in &mut self.0 {
                scope.spawn(|| work(group));
            }
        });
    }
}

/// One of them.
struct Watcher {
    site: Site,
    path: String,
    cookie: Option<String>,
    line: io::Result<Socket>,
    heard: Instant,
    shown: Shown,
    /// How many there are at this table.
    expected: usize,
    /// How many it was told there are.
    told: Option<u32>,
    messages: usize,
    bytes: usize,
    agrees: bool,
}

impl Watcher {
    /// Becomes a guest, then connects, as the pages do it.
    fn arrive(site: Site, path: &str, expected: usize) -> Watcher {
        let mut cookie = None;
        let line = site.get("/api/me", None).and_then(|answer| {
            cookie = answer.cookie;
            let socket = Socket::open(&site, &format!("{path}/live"), cookie.as_deref())?;
            socket.never_wait()?;
            Ok(socket)
        });
        Watcher {
            site,
            path: path.to_owned(),
            cookie,
            line,
            heard: Instant::now(),
            shown: Shown::default(),
            expected,
            told: None,
            messages: 0,
            bytes: 0,
            agrees: false,
        }
    }

    /// Takes whatever has come. A connection that ends is not opened again: nothing here should end one.
    fn look(&mut self) {
        if let Ok(socket) = &mut self.line
            && let Err(error) = Self::take(socket, &mut self.heard, |message| {
                self.messages += 1;
                self.bytes += message.len();
                self.shown.hear(message);
                if text(message, "type") == Some("watchers") {
                    self.told = number(message, "count");
                }
            })
        {
            self.line = Err(error);
        }
    }

    fn take(socket: &mut Socket, heard: &mut Instant, mut hear: impl FnMut(&str)) -> io::Result<()> {
        while let Some(frame) = socket.next(Duration::ZERO)? {
            *heard = Instant::now();
            if let Some(message) = socket.hear(frame)? {
                hear(&message);
            }
        }
        if heard.elapsed() > HEARTBEAT {
            *heard = Instant::now();
            socket.send(&Frame::whole(TEXT, r#"{"type":"ping"}"#))?;
        }
        Ok(())
    }

    /// Looks once more, and compares.
    fn settle(&mut self) {
        self.look();
        if self.waits() {
            let answer = self.site.get(&self.path, self.cookie.as_deref());
            self.agrees = answer.is_ok_and(|answer| answer.status == 200 && answer.body == self.shown.state);
        }
    }

    /// Whether it may still come to show the right thing.
    fn waits(&self) -> bool {
        self.line.is_ok() && self.fault().is_some()
    }

    fn fault(&self) -> Option<String> {
        match (&self.line, self.told) {
            (Err(error), _) => Some(format!("somebody who watched is not connected: {error}")),
            (Ok(_), told) if told.map(|told| told as usize) != Some(self.expected) => {
                Some(format!("{} watch, and one of them was told {told:?}", self.expected))
            }
            (Ok(_), _) if !self.agrees => Some("somebody who watched shows something else".to_owned()),
            _ => None,
        }
    }
}
