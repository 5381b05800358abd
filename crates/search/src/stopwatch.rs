//! How long a thread has thought.

use cpu_time::ThreadTime;
use std::time::Duration;

/// Counts the CPU time of the thread that started it, so that a budget buys the same thoughts however busy the
/// machine is. It stays on its thread.
///
/// Looking at it is a call of the operating system, some tenths of a microsecond: searches look now and then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopwatch(ThreadTime);

impl Stopwatch {
    /// Begins now.
    pub fn start() -> Stopwatch {
        Stopwatch(ThreadTime::now())
    }

    /// The CPU time of this thread since then.
    pub fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
