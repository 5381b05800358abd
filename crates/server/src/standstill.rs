//! When nothing can be written: the disk is full or gone, or another program holds the database. The site stands still
//! then. What is known can be read, nothing is acknowledged, no clock runs, and as soon as something can be written
//! again it goes on by itself.

use crate::app::App;
use crate::error::{Refused, refusals};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{Hindrance, StoreError};
use tokio::sync::watch;

/// A setting that is written to find out whether anything can be.
const PROBE: &str = "ready";

/// What is written before the site goes on: so many letters need new pages, as a game's next step may.
const MUCH: usize = 64 * 1024;

/// How long to wait at first before trying again; every time twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(500);

/// How long to wait at most.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Whoever asks more often is told what was found last.
const PROBE_EVERY: Duration = Duration::from_secs(1);

/// Whether the site stands still.
pub struct Standstill {
    on: watch::Sender<bool>,
    written: Mutex<Option<Instant>>,
    reason: Mutex<Option<Hindrance>>,
}

impl Standstill {
    /// It goes.
    pub fn new() -> Standstill {
        Standstill { on: watch::Sender::new(false), written: Mutex::default(), reason: Mutex::default() }
    }

    /// Whether it does.
    pub fn is_on(&self) -> bool {
        *self.on.borrow()
    }

    /// Why, as soon as that is known.
    pub fn reason(&self) -> Option<Hindrance> {
        *held(&self.reason)
    }

    /// Hears of beginning and end.
    pub fn subscribe(&self) -> watch::Receiver<bool> {
        self.on.subscribe()
    }
}

impl App {
    /// Lets changes through unless the site stands still.
    pub(crate) fn must_go(&self) -> Result<(), Refused> {
        if self.standstill.is_on() { Err(refusals::UNAVAILABLE.retry_after(1)) } else { Ok(()) }
    }

    /// A write has failed: the site stands still until one succeeds.
    pub(crate) fn stand_still(self: &Arc<App>) {
        if self.is_stopping() || !self.standstill.on.send_if_modified(|on| !std::mem::replace(on, true)) {
            return;
        }
        self.time.halt();
        tracing::error!("nothing can be written: the site stands still");
        tokio::spawn(until_written(self.clone()));
    }

    /// Whether something can be written now, as far as that is known.
    pub(crate) async fn can_write(self: &Arc<App>) -> bool {
        let lately = |at: &Instant| at.elapsed() < PROBE_EVERY;
        if self.standstill.is_on() || self.last_written().as_ref().is_some_and(lately) {
            return !self.standstill.is_on();
        }
        let written = self.write("1").await;
        if !written {
            self.stand_still();
        }
        written
    }

    async fn write(&self, value: &str) -> bool {
        let reason = match self.store.set(PROBE, value).await {
            Ok(()) => {
                *held(&self.standstill.written) = Some(Instant::now());
                None
            }
            Err(StoreError::Unavailable(reason, _)) => Some(reason),
            Err(_) => Some(Hindrance::Other),
        };
        let before = std::mem::replace(&mut *held(&self.standstill.reason), reason);
        if let Some(reason) = reason.filter(|_| reason != before) {
            tracing::error!(%reason, "nothing can be written");
        }
        reason.is_none()
    }

    fn last_written(&self) -> Option<Instant> {
        *held(&self.standstill.written)
    }
}

/// Nothing that panics is done under these locks.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn until_written(app: Arc<App>) {
    let (mut pause, much) = (FIRST_PAUSE, ".".repeat(MUCH));
    loop {
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = app.stopped() => return,
        }
        if app.write(&much).await && app.write("1").await {
            break;
        }
        pause = (2 * pause).min(LONGEST_PAUSE);
    }
    app.time.go();
    app.standstill.on.send_replace(false);
    tracing::info!("the site goes on");
}
