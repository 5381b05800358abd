//! What all requests share.

use crate::accounts::Passwords;
use crate::chance::Chance;
use crate::config::Config;
use crate::error::{Refused, refusals};
use crate::guests::{Cookies, GuestId, default_name};
use crate::limits::{Buckets, Crowd};
use crate::live;
use crate::metrics::Metrics;
use crate::standstill::Standstill;
use crate::tables::{Deadlines, Registry, Reservations, watch_clocks};
use crate::thinking::BotPool;
use crate::time::{SiteTime, Time};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use tokio::sync::{Mutex, broadcast, watch};

/// The site without its network: the store, the tables in memory, the limits.
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) chance: Arc<dyn Chance>,
    pub(crate) time: SiteTime,
    pub(crate) standstill: Standstill,
    pub(crate) cookies: Cookies,
    pub(crate) metrics: Metrics,
    pub(crate) tables: Registry,
    pub(crate) reservations: Reservations,
    pub(crate) deadlines: Deadlines,
    pub(crate) bots: BotPool,
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) changes: Buckets<GuestId>,
    pub(crate) strangers: Buckets<IpAddr>,
    pub(crate) names: Buckets<IpAddr>,
    pub(crate) registrations: Buckets<IpAddr>,
    pub(crate) sign_ins: Buckets<IpAddr>,
    /// By the key of the name.
    pub(crate) sign_ins_by_name: Buckets<String>,
    pub(crate) new_tables: Buckets<IpAddr>,
    pub(crate) hints: Buckets<GuestId>,
    pub(crate) chat: Buckets<GuestId>,
    pub(crate) chat_by_ip: Buckets<IpAddr>,
    pub(crate) sockets: Crowd,
    pub(crate) passwords: Passwords,
    /// Whose sessions have changed: live connections hear of it and ask themselves whether they still are.
    pub(crate) identities: broadcast::Sender<GuestId>,
    /// Held while ratings are worked out and written, so that two games that end at once count one after the other.
    pub(crate) rating: Mutex<()>,
    /// Held while somebody who would play anyone is seated, so that two who come at once meet.
    pub(crate) pairing: Mutex<()>,
    stopping: watch::Sender<bool>,
}

impl App {
    /// A site on a store. Clocks run and bots whose turn it is are woken by [`App::resume`].
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn new(
        config: Config,
        store: Arc<dyn Store>,
        chance: Arc<dyn Chance>,
        time: Arc<dyn Time>,
    ) -> Result<Arc<App>, StoreError> {
        let limits = &config.limits;
        Ok(Arc::new(App {
            time: SiteTime::go_on(&*store, time).await?,
            standstill: Standstill::new(),
            cookies: Cookies::open(&*store).await?,
            metrics: Metrics::new(),
            tables: Registry::new(limits.tables_in_memory),
            reservations: Reservations::new(limits),
            deadlines: Deadlines::default(),
            bots: BotPool::new(&config.thinking),
            requests: Buckets::new(limits.requests),
            changes: Buckets::new(limits.changes),
            strangers: Buckets::new(limits.strangers),
            names: Buckets::new(limits.names),
            registrations: Buckets::new(limits.registrations),
            sign_ins: Buckets::new(limits.sign_ins),
            sign_ins_by_name: Buckets::new(limits.sign_ins_by_name),
            new_tables: Buckets::new(limits.new_tables),
            hints: Buckets::new(limits.hints),
            chat: Buckets::new(limits.chat),
            chat_by_ip: Buckets::new(limits.chat_by_ip),
            sockets: Crowd::new(limits.sockets, limits.sockets_per_ip),
            passwords: Passwords::new(&config.passwords),
            identities: broadcast::channel(64).0,
            rating: Mutex::new(()),
            pairing: Mutex::new(()),
            stopping: watch::Sender::new(false),
            config,
            store,
            chance,
        }))
    }

    /// Goes through all games under way and lets the bots play on whose turn it is.
    pub async fn resume(self: &Arc<Self>) {
        tokio::spawn(watch_clocks(self.clone()));
        let ids = match self.store.running().await {
            Ok(ids) => ids,
            Err(error) => return tracing::error!(%error, "the games under way cannot be listed"),
        };
        for id in ids {
            // Reading a table wakes its bots. Where memory is full of tables at which bots think, wait.
            while let Err(refused) = self.tables.get(self, &id).await {
                if refused.code() != refusals::BUSY.code() || self.is_stopping() {
                    tracing::error!(table = id, code = refused.code(), "a game cannot go on");
                    break;
                }
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }

    /// Ends what is under way: bots stop thinking, live connections are closed, the store lets go of its file.
    pub async fn stop(&self) {
        self.begin_stop();
        live::everybody_gone(self).await;
        self.time.keep(&*self.store).await;
        if let Err(error) = self.store.close().await {
            tracing::error!(%error, "the database was not closed in order");
        }
    }

    pub(crate) fn begin_stop(&self) {
        self.stopping.send_replace(true);
        self.bots.stop();
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Comes to an end when the site stops.
    pub(crate) async fn stopped(&self) {
        // An error would mean that the sender is gone, and with it the site.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// The name of a guest.
    pub(crate) async fn name_of(&self, guest: &GuestId) -> Result<String, Refused> {
        Ok(self.store.name_of(guest.as_str()).await?.unwrap_or_else(|| default_name(guest)))
    }

    /// Lets through those who have an account.
    pub(crate) async fn must_have_account(&self, guest: &GuestId) -> Result<(), Refused> {
        let account = self.store.account(guest.as_str()).await?;
        // That of a deleted account has no password.
        let has = account.is_some_and(|account| account.password.is_some());
        if has { Ok(()) } else { Err(refusals::RATED_ACCOUNT) }
    }

    /// The name of a guest who wants to sit at one more table.
    pub(crate) async fn may_sit_at_another(&self, guest: &GuestId) -> Result<String, Refused> {
        if self.store.seated_count(guest.as_str()).await? >= self.config.limits.tables_per_guest {
            return Err(refusals::TOO_MANY_TABLES);
        }
        self.name_of(guest).await
    }
}
