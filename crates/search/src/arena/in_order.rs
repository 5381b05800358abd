//! Work on some threads, told in an order that does not depend on the threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// How often somebody who waits is told that nothing has happened.
const PATIENCE: Duration = Duration::from_millis(100);

/// What is heard while the work is done.
pub enum Done<T> {
    /// So many pieces are done, by now or since a moment ago.
    SoFar(usize),
    /// The result of the next piece. Pieces come in their order.
    Next(T),
}

/// Does the pieces of work 0 to `count` - 1, begun in this order, until all are done or `hear` says false.
///
/// `stop` is set when it ends early; a piece that sees it and returns `None`, or that comes too late, is not
/// told, nor are those behind it.
///
/// # Panics
/// When a piece of work panics.
pub fn in_order<T: Send>(
    count: usize,
    threads: usize,
    stop: &AtomicBool,
    work: impl Fn(usize) -> Option<T> + Sync,
    mut hear: impl FnMut(Done<T>) -> bool,
) {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, count.max(1)) {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let Some(result) = work(index) else { return };
                    if sender.send((index, result)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let (mut early, mut done, mut told) = (BTreeMap::new(), 0, 0);
        loop {
            let mut go_on = match receiver.recv_timeout(PATIENCE) {
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => hear(Done::SoFar(done)),
                Ok((index, result)) => {
                    early.insert(index, result);
                    done += 1;
                    hear(Done::SoFar(done))
                }
            };
            while go_on && let Some(result) = early.remove(&told) {
                told += 1;
                go_on = hear(Done::Next(result));
            }
            if !go_on {
                stop.store(true, Ordering::Relaxed);
                break;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first piece waits until the others are done, and is told first all the same.
    #[test]
    fn results_come_in_their_order() {
        let (stop, others) = (AtomicBool::new(false), AtomicUsize::new(0));
        let work = |index: usize| {
            if index == 0 {
                while others.load(Ordering::Relaxed) < 9 {
                    std::thread::yield_now();
                }
            } else {
                others.fetch_add(1, Ordering::Relaxed);
            }
            Some(index)
        };
        let (mut told, mut most) = (Vec::new(), 0);
        in_order(10, 2, &stop, work, |done| {
            match done {
                Done::SoFar(count) => most = count,
                Done::Next(index) => told.push(index),
            }
            true
        });
        assert_eq!((told, most), ((0..10).collect(), 10));
        assert!(!stop.load(Ordering::Relaxed));
    }

    #[test]
    fn who_has_heard_enough_hears_no_more() {
        let stop = AtomicBool::new(false);
        let mut told = Vec::new();
        in_order(1000, 3, &stop, Some, |done| {
            if let Done::Next(index) = done {
                told.push(index);
            }
            told.len() < 4
        });
        assert_eq!(told, [0, 1, 2, 3]);
        assert!(stop.load(Ordering::Relaxed));
        in_order(0, 3, &stop, Some, |_: Done<usize>| panic!("there is nothing to hear"));
    }
}
