//! The threads.

use super::minds::Minds;
use super::queue::{Line, Queue};
use crate::config::Thinking;
use crate::error::{Refused, refusals};
use crate::random;
use catalog::{AnyHint, AnyView, BotSpec};
use game::Seat;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// A bounded number of threads on which bots think; who finds them busy waits in line. A thought that breaks off
/// by a fault takes neither its thread nor anybody else's thought with it.
pub struct BotPool {
    shared: Arc<Shared>,
    minds: Arc<Minds>,
}

struct Shared {
    state: Mutex<State>,
    work: Condvar,
}

struct State {
    queue: Queue<Job>,
    /// The thoughts under way, so that all of them can be told to stop.
    running: Vec<Arc<AtomicBool>>,
    threads: usize,
    stopped: bool,
}

struct Job {
    begun: oneshot::Sender<()>,
    stop: Arc<AtomicBool>,
    think: Box<dyn FnOnce(&AtomicBool) + Send>,
}

/// A thought that was asked for. Dropping it ends the thinking.
pub struct Thought<T> {
    /// Whether others come first.
    pub waits: bool,
    begun: oneshot::Receiver<()>,
    answer: oneshot::Receiver<Result<T, Refused>>,
    stop: Arc<AtomicBool>,
}

impl<T> Thought<T> {
    /// Comes to an end when the thinking begins, or will never begin.
    pub async fn begun(&mut self) {
        // Nobody left to tell it means that the pool has stopped.
        let _ = (&mut self.begun).await;
    }

    /// What came out.
    ///
    /// # Errors
    /// Why nothing did.
    pub async fn answer(mut self) -> Result<T, Refused> {
        let answer = (&mut self.answer).await;
        if self.stop.load(Ordering::Relaxed) {
            return Err(refusals::UNAVAILABLE);
        }
        // Without an answer the thread has dropped what it was thinking: it has told the log why.
        answer.unwrap_or(Err(refusals::INTERNAL))
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl BotPool {
    /// Starts the threads.
    pub fn new(config: &Thinking) -> BotPool {
        let threads = config.threads.max(1);
        let queue = Queue::new(config.turns_waiting, config.hints_waiting);
        let state = State { queue, running: Vec::new(), threads, stopped: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), work: Condvar::new() });
        for number in 1..=threads {
            let shared = shared.clone();
            let thread = std::thread::Builder::new().name(format!("bots-{number}"));
            if let Err(error) = thread.spawn(move || shared.serve()) {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        BotPool { shared, minds: Arc::new(Minds::new(config.memory)) }
    }

    /// Asks the bot of a seat for the rest of its turn.
    ///
    /// # Errors
    /// When too many wait already, or the pool has stopped.
    pub fn turn(
        &self,
        table: &str,
        seat: Seat,
        bot: BotSpec,
        view: AnyView,
    ) -> Result<Thought<Vec<String>>, Refused> {
        let minds = self.minds.clone();
        let id = table.to_owned();
        self.ask(Line::Turns, table, move |stop| {
            let mut thinker = minds.take(&id, seat, bot);
            let steps = thinker.turn(&view, seat, &mut random::system(), stop);
            minds.put_back(&id, seat, bot, thinker);
            Ok(steps?)
        })
    }

    /// Asks a bot what it would do in the place of a person. All that it is told is what this person sees, its
    /// random numbers included: the same view gives the same hint as far as the bot counts and does not look at
    /// the clock.
    ///
    /// # Errors
    /// When too many wait already or one of this table does, or the pool has stopped.
    pub fn hint(
        &self,
        table: &str,
        seat: Seat,
        bot: BotSpec,
        view: AnyView,
    ) -> Result<Thought<AnyHint>, Refused> {
        self.ask(Line::Hints, table, move |stop| {
            let seen = serde_json::to_vec(&(&view, seat)).unwrap_or_default();
            Ok(catalog::hint(&view, seat, bot, &mut random::from_seed(&seen), stop)?)
        })
    }

    fn ask<T: Send + 'static>(
        &self,
        line: Line,
        table: &str,
        think: impl FnOnce(&AtomicBool) -> Result<T, Refused> + Send + 'static,
    ) -> Result<Thought<T>, Refused> {
        let (begun, has_begun) = oneshot::channel();
        let (answered, answer) = oneshot::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let think = Box::new(move |stop: &AtomicBool| {
            // Who asked may be gone.
            let _ = answered.send(think(stop));
        });
        let job = Job { begun, stop: stop.clone(), think };
        let mut state = self.shared.lock();
        if state.stopped {
            return Err(refusals::UNAVAILABLE);
        }
        let waits = !state.queue.is_empty() || state.running.len() >= state.threads;
        state.queue.push(line, table, job).map_err(|_| refusals::BOTS_BUSY.retry_after(5))?;
        drop(state);
        self.shared.work.notify_one();
        Ok(Thought { waits, begun: has_begun, answer, stop })
    }

    /// How many turns of bots and how many hints wait for a thread.
    pub fn waiting(&self) -> (usize, usize) {
        let state = self.shared.lock();
        (state.queue.waiting(Line::Turns), state.queue.waiting(Line::Hints))
    }

    /// Forgets what the bots of a table remember.
    pub fn forget(&self, table: &str) {
        self.minds.forget(table);
    }

    /// Ends all thinking within a few milliseconds; what was thought is dropped.
    pub fn stop(&self) {
        let mut state = self.shared.lock();
        state.stopped = true;
        state.queue.clear();
        for stop in &state.running {
            stop.store(true, Ordering::Relaxed);
        }
        drop(state);
        self.shared.work.notify_all();
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a thread does until the pool stops.
    fn serve(&self) {
        while let Some((line, table, job)) = self.next() {
            let Job { begun, stop, think } = job;
            // Whoever is gone already needs no thought.
            if !stop.load(Ordering::Relaxed) && begun.send(()).is_ok() {
                let thought = catch_unwind(AssertUnwindSafe(|| think(&stop)));
                if thought.is_err() {
                    tracing::error!(table, "a bot broke off");
                }
            }
            let mut state = self.lock();
            state.running.retain(|running| !Arc::ptr_eq(running, &stop));
            state.queue.served(line, &table);
        }
    }

    fn next(&self) -> Option<(Line, String, Job)> {
        let mut state = self.lock();
        loop {
            if state.stopped {
                return None;
            }
            if let Some(next) = state.queue.pop() {
                state.running.push(next.2.stop.clone());
                return Some(next);
            }
            state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn pool(threads: usize, turns_waiting: usize) -> BotPool {
        BotPool::new(&Thinking { threads, turns_waiting, hints_waiting: 1, memory: 1 << 20 })
    }

    /// Keeps a thread busy until the sender is dropped.
    fn busy(pool: &BotPool, table: &str) -> (Thought<u8>, mpsc::Sender<()>) {
        let (release, held) = mpsc::channel::<()>();
        let thought = pool.ask(Line::Turns, table, move |_| {
            let _ = held.recv();
            Ok(0)
        });
        (thought.ok().unwrap(), release)
    }

    #[tokio::test]
    async fn a_fault_in_one_thought_takes_nothing_else_with_it() {
        let pool = pool(1, 10);
        let broken = pool.ask::<u8>(Line::Turns, "a", |_| panic!("a fault that the test makes"));
        let sound = pool.ask(Line::Turns, "b", |_| Ok(7));
        assert_eq!(broken.ok().unwrap().answer().await, Err(refusals::INTERNAL));
        assert_eq!(sound.ok().unwrap().answer().await, Ok(7));
        assert_eq!(pool.ask(Line::Turns, "a", |_| Ok(8)).ok().unwrap().answer().await, Ok(8));
    }

    #[tokio::test]
    async fn who_finds_the_line_full_is_refused_and_who_gives_up_is_passed_over() {
        let pool = pool(1, 2);
        let (mut first, release) = busy(&pool, "a");
        assert!(!first.waits);
        first.begun().await;
        let second = pool.ask(Line::Turns, "b", |_| Ok(1)).ok().unwrap();
        let given_up = pool.ask(Line::Turns, "c", |_| -> Result<u8, Refused> { panic!("never thought") });
        assert!(second.waits);
        let refused = pool.ask(Line::Turns, "d", |_| Ok(2)).err().unwrap();
        assert_eq!(refused.code(), "bots-busy");
        drop(given_up);
        drop(release);
        assert_eq!((first.answer().await, second.answer().await), (Ok(0), Ok(1)));
        assert_eq!(pool.ask(Line::Turns, "d", |_| Ok(2)).ok().unwrap().answer().await, Ok(2));
    }

    #[tokio::test]
    async fn stopping_ends_what_is_thought_and_what_waits() {
        let pool = pool(1, 10);
        let mut thinking = pool
            .ask(Line::Turns, "a", |stop| {
                while !stop.load(Ordering::Relaxed) {
                    std::thread::yield_now();
                }
                Ok(1)
            })
            .ok()
            .unwrap();
        thinking.begun().await;
        let waiting = pool.ask(Line::Turns, "b", |_| Ok(2)).ok().unwrap();
        pool.stop();
        assert_eq!(thinking.answer().await, Err(refusals::UNAVAILABLE));
        assert!(waiting.answer().await.is_err());
        assert_eq!(pool.ask(Line::Turns, "c", |_| Ok(3)).err(), Some(refusals::UNAVAILABLE));
    }
}
