//! Progress on a terminal, for what takes longer than a second.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Nothing is shown before that.
const PATIENCE: Duration = Duration::from_secs(1);

/// A sign of life while something of unknown length runs; it goes away when dropped.
pub struct Waiting {
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Waiting {
    /// Begins to wait; the message says for what.
    pub fn for_(message: impl Into<String>) -> Waiting {
        if !stderr().is_terminal() {
            return Waiting { end: None, thread: None };
        }
        let (end, ended) = channel();
        let message = message.into();
        let thread = std::thread::spawn(move || spin(&message, &ended));
        Waiting { end: Some(end), thread: Some(thread) }
    }
}

fn spin(message: &str, ended: &Receiver<()>) {
    if ended.recv_timeout(PATIENCE) != Err(RecvTimeoutError::Timeout) {
        return;
    }
    let style = ProgressStyle::with_template("{spinner} {msg} {elapsed}");
    let bar = ProgressBar::new_spinner().with_message(message.to_owned()).with_elapsed(PATIENCE);
    let bar = style.map_or(bar.clone(), |style| bar.with_style(style));
    bar.enable_steady_tick(Duration::from_millis(120));
    // Ends when the other side is dropped.
    let _ = ended.recv();
    bar.finish_and_clear();
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.end = None;
        if let Some(thread) = self.thread.take() {
            // A bar that could not be drawn is no reason to fail.
            let _ = thread.join();
        }
    }
}

/// A bar that appears only on a terminal and only when it takes long; it goes away when dropped.
struct Late {
    begin: Instant,
    wanted: bool,
    bar: Option<ProgressBar>,
}

impl Late {
    fn new() -> Late {
        Late { begin: Instant::now(), wanted: stderr().is_terminal(), bar: None }
    }

    /// The bar, made when it is time for it.
    fn shown(&mut self, make: impl FnOnce() -> ProgressBar) -> Option<&ProgressBar> {
        let late = self.wanted && self.begin.elapsed() >= PATIENCE;
        late.then(|| &*self.bar.get_or_insert_with(make))
    }
}

impl Drop for Late {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// A line of text that changes while something runs.
pub struct Line(Late);

impl Line {
    /// An empty line.
    pub fn new() -> Line {
        Line(Late::new())
    }

    /// Shows this instead.
    pub fn set(&mut self, text: impl FnOnce() -> String) {
        let make = || {
            let style = ProgressStyle::with_template("{spinner} {elapsed} {msg}");
            let bar = ProgressBar::new_spinner().with_elapsed(PATIENCE);
            style.map_or(bar.clone(), |style| bar.with_style(style))
        };
        if let Some(bar) = self.0.shown(make) {
            bar.set_message(text());
            bar.tick();
        }
    }
}

/// A bar for something whose length is known, in thousandths.
pub struct Bar(Late);

impl Bar {
    /// A bar at nothing.
    pub fn new() -> Bar {
        Bar(Late::new())
    }

    /// Moves to a part of the whole, from 0 to 1.
    pub fn set(&mut self, part: f64) {
        if let Some(bar) = self.0.shown(|| ProgressBar::new(1000)) {
            bar.set_position((part * 1000.0) as u64);
        }
    }
}
