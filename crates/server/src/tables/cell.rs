//! The one place where a table is changed.

use super::draft::{Draft, Happened};
use super::{Moment, Presence, Table, Watchers, bots};
use crate::app::App;
use crate::error::{Refused, refusals};
use crate::guests::GuestId;
use axum::extract::ws::Utf8Bytes;
use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;
use store::{Answered, Message, NewMessage, Spoken, Status, StoreError};
use tokio::sync::{Mutex, MutexGuard, broadcast};
use tracing::Instrument;

/// How many changes may wait for a slow watcher; one who misses some is shown where the table stands.
const WAITING_NEWS: usize = 16;

/// A table in memory.
pub struct Cell {
    id: String,
    inner: Mutex<Inner>,
    news: broadcast::Sender<Arc<News>>,
    /// Whether a bot of this table waits until it may think.
    bot_waits: AtomicBool,
    presence: Presence,
    watchers: Watchers,
}

/// What the lock guards.
struct Inner {
    table: Arc<Table>,
    /// False after the store failed: what it holds must be read again before anything else.
    trusted: bool,
    /// Whether a task plays for the bots of this table.
    bots_awake: bool,
}

/// For those who watch.
pub enum News {
    /// The table has changed.
    Change(Change),
    /// Whether the bot that is to move waits until it may think.
    BotWaits(bool),
    /// Somebody who sits here has come or gone.
    Presence,
    /// Somebody has said something.
    Said(Message),
}

/// A change. What those who watch are told is rendered for each of them.
pub struct Change {
    /// The table after it.
    pub table: Arc<Table>,
    /// What happened; nothing when only the state is sure.
    pub happened: Vec<Happened>,
    /// All who hold no seat are told the same: it is rendered once.
    pub for_spectators: OnceLock<Utf8Bytes>,
}

/// What a plan comes to.
pub enum Plan {
    /// Do what was planned.
    Commit,
    /// There is nothing to do; answer with the version that there is.
    Nothing,
}

impl Cell {
    /// A table as read from the store, or just made, at this moment of the site's time.
    pub fn new(table: Table, now: i64) -> Cell {
        let id = table.id().to_owned();
        let inner = Inner { table: Arc::new(table), trusted: true, bots_awake: false };
        Cell {
            id,
            inner: Mutex::new(inner),
            news: broadcast::channel(WAITING_NEWS).0,
            bot_waits: AtomicBool::new(false),
            presence: Presence::new(now),
            watchers: Watchers::new(),
        }
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The table now.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn table(self: &Arc<Self>, app: &Arc<App>) -> Result<Arc<Table>, Refused> {
        Ok(self.enter(app).await?.table.clone())
    }

    /// The table now, and every change from now on.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn watch(
        self: &Arc<Self>,
        app: &Arc<App>,
    ) -> Result<(Arc<Table>, broadcast::Receiver<Arc<News>>), Refused> {
        let inner = self.enter(app).await?;
        Ok((inner.table.clone(), self.news.subscribe()))
    }

    async fn enter(self: &Arc<Self>, app: &Arc<App>) -> Result<MutexGuard<'_, Inner>, Refused> {
        let mut inner = self.inner.lock().await;
        if !inner.trusted {
            let table = super::registry::load(app, &self.id).await?.ok_or(refusals::INTERNAL)?;
            inner.table = Arc::new(table);
            inner.trusted = true;
            self.tell(&inner, Vec::new());
            self.go_on(&mut inner, app);
        }
        Ok(inner)
    }

    /// Changes the table: plans on a copy, writes to the store, and only then shows and acknowledges. An
    /// action that was acknowledged before under the same key gets the same answer again.
    ///
    /// It runs to its end even when the request behind it is given up: a commit is never left without its
    /// consequences.
    ///
    /// # Errors
    /// What the plan refuses, or a fault of the store; nothing has changed then, or it shows at the next look.
    pub async fn change<F>(
        self: Arc<Self>,
        app: Arc<App>,
        answered: Option<Answered>,
        plan: F,
    ) -> Result<u32, Refused>
    where
        F: FnOnce(&mut Draft) -> Result<Plan, Refused> + Send + 'static,
    {
        to_its_end(async move { self.change_now(&app, answered, plan).await }).await
    }

    async fn change_now<F>(
        self: Arc<Self>,
        app: &Arc<App>,
        answered: Option<Answered>,
        plan: F,
    ) -> Result<u32, Refused>
    where
        F: FnOnce(&mut Draft) -> Result<Plan, Refused>,
    {
        let begun = Instant::now();
        let mut inner = self.enter(app).await?;
        if let Some(Answered { guest, key }) = &answered
            && let Some(version) = app.store.answer(&self.id, guest, key).await?
        {
            return Ok(version);
        }
        app.must_go()?;
        let lag = self.presence.lag_at(&inner.table);
        let mut draft = Draft::new(Table::clone(&inner.table), app).with_lag(lag);
        match plan(&mut draft)? {
            Plan::Commit if !draft.is_empty() => {}
            _ => return Ok(inner.table.version()),
        }
        super::replies::play_reply(app, &mut draft).await?;
        let steps = draft.steps();
        let rating = super::rated::note(app, &mut draft).await?;
        let opening = super::rematch::begin(app, &mut draft).await?;
        let batch = draft.batch(answered);
        let written = match &opening {
            None => app.store.append(&self.id, &batch).await,
            Some(fresh) => app.store.append_and_create(&self.id, &batch, &fresh.row, &fresh.first()).await,
        };
        if let Err(error) = written {
            inner.trusted = false;
            match error {
                StoreError::Conflict => {
                    tracing::error!(table = self.id, "somebody else has written to this table");
                }
                StoreError::Unavailable(..) => app.stand_still(),
                StoreError::Damaged(_) => {}
            }
            return Err(error.into());
        }
        drop(rating);
        app.metrics.acknowledge(begun.elapsed(), steps);
        if let Some(opening) = opening {
            opening.done(app).await;
        }
        let (table, happened) = draft.done();
        if table.status() == Status::Over {
            app.bots.forget(&self.id);
        }
        inner.table = Arc::new(table);
        self.tell(&inner, happened);
        self.go_on(&mut inner, app);
        Ok(inner.table.version())
    }

    /// Takes the name of somebody whose account is deleted out of the table and its log.
    ///
    /// # Errors
    /// A fault of the store.
    pub async fn forget(self: &Arc<Self>, app: &Arc<App>, guest: &GuestId) -> Result<(), Refused> {
        let mut inner = self.enter(app).await?;
        if let Some(table) = super::forget::forget(app, &self.id, guest).await? {
            inner.table = Arc::new(table);
            self.tell(&inner, Vec::new());
        }
        Ok(())
    }

    /// Writes a message into a room of this table if its author `may` at this moment, and tells all who listen. Like a
    /// change, it runs to its end.
    ///
    /// # Errors
    /// When the author may not, the room is full, or the store does not answer.
    pub async fn say<F>(
        self: Arc<Self>,
        app: Arc<App>,
        message: NewMessage,
        may: F,
    ) -> Result<Message, Refused>
    where
        F: FnOnce(&Table) -> bool + Send + 'static,
    {
        to_its_end(async move {
            // The lock is held, so that messages are told in their order.
            let inner = self.enter(&app).await?;
            if !may(&inner.table) {
                return Err(refusals::ROOM_CLOSED);
            }
            match app.store.say(&self.id, &message, app.config.limits.room_messages).await? {
                Spoken::Now(message) => {
                    let _ = self.news.send(Arc::new(News::Said(message.clone())));
                    Ok(message)
                }
                Spoken::Before(message) => Ok(message),
                Spoken::Full => Err(refusals::CHAT_FULL),
            }
        })
        .await
    }

    /// Writes something beside the log while the table stands still. Like a change, it runs to its end.
    ///
    /// # Errors
    /// What the work is refused for, or a fault of the store.
    pub(super) async fn beside<T, F, W>(self: Arc<Self>, app: Arc<App>, work: F) -> Result<T, Refused>
    where
        T: Send + 'static,
        F: FnOnce(Arc<Table>) -> W + Send + 'static,
        W: Future<Output = Result<T, Refused>> + Send,
    {
        to_its_end(async move {
            let inner = self.enter(&app).await?;
            work(inner.table.clone()).await
        })
        .await
    }

    fn tell(&self, inner: &Inner, happened: Vec<Happened>) {
        let change = Change { table: inner.table.clone(), happened, for_spectators: OnceLock::new() };
        // Nobody may be watching.
        let _ = self.news.send(Arc::new(News::Change(change)));
    }

    /// Who of those who sit here has a live connection.
    pub fn presence(&self) -> &Presence {
        &self.presence
    }

    /// Those who look on.
    pub fn watchers(&self) -> &Watchers {
        &self.watchers
    }

    /// What a state is made for: now, and who is there.
    pub fn moment(&self, app: &App) -> Moment<'_> {
        Moment { now: app.time.now(), stands_still: app.standstill.is_on(), presence: &self.presence }
    }

    /// Somebody who sits here has one more live connection; with `tells`, the others hear of it.
    pub fn comes(&self, guest: &GuestId, tells: bool) {
        if self.presence.enter(guest) && tells {
            let _ = self.news.send(Arc::new(News::Presence));
        }
    }

    /// One less.
    pub fn goes(&self, guest: &GuestId, now: i64, tells: bool) {
        if self.presence.leave(guest, now) && tells {
            let _ = self.news.send(Arc::new(News::Presence));
        }
    }

    /// Somebody looks. Where the others wait for them by a clock, they hear of it.
    pub fn looks(&self, table: &Table, guest: &GuestId, now: i64) {
        if table.is_timed() && table.seats_of(guest) > 0 && self.presence.look(guest, now) {
            let _ = self.news.send(Arc::new(News::Presence));
        }
    }

    /// Whether a bot of this table waits until it may think.
    pub fn bot_waits(&self) -> bool {
        self.bot_waits.load(Ordering::Relaxed)
    }

    /// Notes whether it does, and tells those who watch when that is new.
    pub(super) fn set_bot_waits(&self, waits: bool) {
        if self.bot_waits.swap(waits, Ordering::Relaxed) != waits {
            let _ = self.news.send(Arc::new(News::BotWaits(waits)));
        }
    }

    /// Lets the clock and the bots of this table go on.
    pub async fn resume(self: &Arc<Self>, app: &Arc<App>) {
        let mut inner = self.inner.lock().await;
        self.go_on(&mut inner, app);
    }

    /// What the table as it stands asks for: its clock is watched, and its bots play if it is for one to decide.
    fn go_on(self: &Arc<Self>, inner: &mut Inner, app: &Arc<App>) {
        let lag = self.presence.lag_at(&inner.table).into();
        app.deadlines.set(&self.id, inner.table.clocks.and_then(|clocks| clocks.deadline(lag)));
        if !inner.bots_awake && bots::deciding(&inner.table).is_some() {
            inner.bots_awake = true;
            tokio::spawn(bots::play(self.clone(), app.clone()));
        }
    }

    /// The table, if it is for a bot to decide; otherwise the task that plays for the bots must end.
    pub(super) async fn bots_turn(self: &Arc<Self>, app: &Arc<App>) -> Result<Option<Arc<Table>>, Refused> {
        let mut inner = self.enter(app).await?;
        inner.bots_awake = bots::deciding(&inner.table).is_some();
        Ok(inner.bots_awake.then(|| inner.table.clone()))
    }

    /// The task that plays for the bots ends without having come to an end.
    pub(super) async fn bots_stop(&self) {
        self.inner.lock().await.bots_awake = false;
    }
}

/// Work that goes on when nobody waits for it any more.
async fn to_its_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    tokio::spawn(work.in_current_span()).await.unwrap_or_else(|error| {
        tracing::error!(%error, "an action broke off");
        Err(refusals::INTERNAL)
    })
}
