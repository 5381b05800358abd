//! The site's own time, by which the clocks of games run. It stands still while the server is down, and changes of the
//! system's clock do not touch it. That one gives the dates that people read, and nothing that a game hangs on.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use store::{Store, StoreError};
use tokio::sync::watch;

/// The setting that keeps it over a restart.
const SETTING: &str = "site-time";

/// Where time comes from. In production this is the system and nothing else; tests set it.
pub trait Time: Send + Sync + 'static {
    /// Milliseconds since some moment, always the same one. Never goes back.
    fn elapsed(&self) -> i64;

    /// The date: seconds since 1970, UTC. It may be wrong, and jump forward and back when somebody sets the clock.
    fn date(&self) -> i64;

    /// Comes to an end when so many more milliseconds have passed.
    fn sleep(&self, milliseconds: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The system's steady clock, and its date.
#[derive(Clone, Copy, Debug)]
pub struct SteadyTime(Instant);

impl SteadyTime {
    /// From now on.
    pub fn start() -> SteadyTime {
        SteadyTime(Instant::now())
    }
}

impl Time for SteadyTime {
    fn elapsed(&self) -> i64 {
        i64::try_from(self.0.elapsed().as_millis()).unwrap_or(i64::MAX)
    }

    fn date(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX))
    }

    fn sleep(&self, milliseconds: i64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(tokio::time::sleep(Duration::from_millis(milliseconds.max(0).unsigned_abs())))
    }
}

/// The time of a site. On a new database it begins with the seconds since 1970; then every second that the server is up
/// adds one.
pub struct SiteTime {
    source: Arc<dyn Time>,
    pace: watch::Sender<Pace>,
}

/// How the site's time follows its source.
#[derive(Clone, Copy)]
enum Pace {
    /// It was this when the source said 0.
    Going(i64),
    /// It is this while it stands still.
    Halted(i64),
}

impl Pace {
    /// The site's time when the source says this.
    fn at(self, elapsed: i64) -> i64 {
        match self {
            Pace::Going(offset) => offset + elapsed,
            Pace::Halted(at) => at,
        }
    }
}

impl SiteTime {
    /// Goes on where it was last kept.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn go_on(store: &dyn Store, source: Arc<dyn Time>) -> Result<SiteTime, StoreError> {
        let fresh = (source.date() * 1000).to_string();
        let kept = store.setting(SETTING, &fresh).await?;
        let kept: i64 = kept.parse().map_err(|_| StoreError::Damaged(format!("the setting {SETTING}")))?;
        Ok(SiteTime { pace: watch::Sender::new(Pace::Going(kept - source.elapsed())), source })
    }

    /// The date for people: seconds since 1970, UTC, as the system has it.
    pub fn date(&self) -> i64 {
        self.source.date()
    }

    /// Milliseconds.
    pub fn now(&self) -> i64 {
        self.pace.borrow().at(self.source.elapsed())
    }

    /// From now on it stands still: nothing can be written, and nobody is charged for that.
    pub fn halt(&self) {
        self.pace.send_modify(|pace| *pace = Pace::Halted(pace.at(self.source.elapsed())));
    }

    /// It goes on from where it stood.
    pub fn go(&self) {
        let elapsed = self.source.elapsed();
        self.pace.send_modify(|pace| *pace = Pace::Going(pace.at(elapsed) - elapsed));
    }

    /// Waits for a moment.
    pub async fn reach(&self, at: i64) {
        let mut pace = self.pace.subscribe();
        while self.now() < at {
            let goes = matches!(*pace.borrow_and_update(), Pace::Going(_));
            tokio::select! {
                () = self.source.sleep(at - self.now()), if goes => {}
                // It cannot fail: the sender is this one's own.
                _ = pace.changed() => {}
            }
        }
    }

    /// Keeps it; false when that fails. What passes between this and a sudden end is charged to nobody.
    pub async fn keep(&self, store: &dyn Store) -> bool {
        let kept = store.set(SETTING, &self.now().to_string()).await;
        kept.inspect_err(|error| tracing::warn!(%error, "the time could not be kept")).is_ok()
    }
}
