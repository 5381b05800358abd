//! Time that a test decides.

use server::Time;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use tokio::sync::watch;

/// Stands still until it is moved.
#[derive(Clone)]
pub struct FakeTime(Arc<watch::Sender<i64>>);

impl FakeTime {
    pub fn new() -> FakeTime {
        FakeTime(Arc::new(watch::Sender::new(0)))
    }

    pub fn pass(&self, milliseconds: i64) {
        self.0.send_modify(|now| *now += milliseconds);
    }
}

impl Time for FakeTime {
    fn elapsed(&self) -> i64 {
        *self.0.borrow()
    }

    fn sleep(&self, milliseconds: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let until = self.elapsed() + milliseconds;
        let mut now = self.0.subscribe();
        Box::pin(async move {
            now.wait_for(|now| *now >= until).await.unwrap();
        })
    }
}
