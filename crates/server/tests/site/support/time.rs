//! Time and date that a test decides.

use server::{SteadyTime, Time};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tokio::sync::watch;

/// Stands still until it is moved; its date is the true one until somebody sets the clock.
#[derive(Clone)]
pub struct FakeTime {
    now: Arc<watch::Sender<i64>>,
    wrong_by: Arc<AtomicI64>,
}

impl FakeTime {
    pub fn new() -> FakeTime {
        FakeTime { now: Arc::new(watch::Sender::new(0)), wrong_by: Arc::default() }
    }

    pub fn pass(&self, milliseconds: i64) {
        self.now.send_modify(|now| *now += milliseconds);
    }

    /// From now on the system's clock is wrong by so many seconds.
    pub fn set_wrong_by(&self, seconds: i64) {
        self.wrong_by.store(seconds, Ordering::SeqCst);
    }
}

impl Time for FakeTime {
    fn elapsed(&self) -> i64 {
        *self.now.borrow()
    }

    fn date(&self) -> i64 {
        SteadyTime::start().date() + self.wrong_by.load(Ordering::SeqCst)
    }

    fn sleep(&self, milliseconds: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let until = self.elapsed() + milliseconds;
        let mut now = self.now.subscribe();
        Box::pin(async move {
            now.wait_for(|now| *now >= until).await.unwrap();
        })
    }
}
