//! Starting and stopping.

use crate::app::App;
use crate::chance::FairChance;
use crate::config::Config;
use crate::connections;
use crate::router::router;
use crate::time::SteadyTime;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use store::{OpenError, Sqlite, StoreError};
use tokio::net::TcpListener;

/// Why the server does not start. Its text is one sentence that says what to do.
#[derive(Debug)]
pub enum ServeError {
    /// The database cannot be used.
    Database(OpenError),
    /// The database opened, but does not hold what it should.
    Store(StoreError),
    /// The address cannot be listened on.
    Address(SocketAddr, io::Error),
    /// The system gives no threads, timers or signals.
    System(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Database(error) => error.fmt(f),
            ServeError::Store(error) => error.fmt(f),
            ServeError::Address(address, error) if error.kind() == io::ErrorKind::AddrInUse => {
                write!(f, "Another program listens on {address}: stop it or choose another port.")
            }
            ServeError::Address(address, error) => {
                write!(f, "It is not possible to listen on {address} ({error}): choose another address.")
            }
            ServeError::System(error) => write!(f, "The system does not let the server start: {error}."),
        }
    }
}

impl std::error::Error for ServeError {}

/// Runs the site until Ctrl-C or SIGTERM. `ready` is called with the address once it listens.
///
/// # Errors
/// Why it could not start.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::System)?;
    let done = runtime.block_on(async {
        let asked_to_stop = stop_signal().map_err(ServeError::System)?;
        serve(config, ready, asked_to_stop).await
    });
    // A bot may still be about to notice that it has to stop.
    runtime.shutdown_timeout(std::time::Duration::from_secs(1));
    done
}

/// Runs the site until `stop` comes to an end.
///
/// # Errors
/// Why it could not start.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let address = config.listen;
    let not_there = |error| ServeError::Address(address, error);
    let listener = TcpListener::bind(address).await.map_err(not_there)?;
    let store = Sqlite::open(&config.database).await.map_err(ServeError::Database)?;
    let (chance, time) = (Arc::new(FairChance), Arc::new(SteadyTime::start()));
    let app = App::new(config, Arc::new(store), chance, time).await.map_err(ServeError::Store)?;
    let resuming = tokio::spawn({
        let app = app.clone();
        async move { app.resume().await }
    });
    ready(listener.local_addr().map_err(not_there)?);
    // Before the first game on a solved board ends, so that nobody waits for it.
    tokio::task::spawn_blocking(catalog::prepare_outlook);
    let accepting = listen(listener, app.clone());
    tokio::pin!(accepting);
    tokio::select! {
        () = &mut accepting => {}
        () = stop => {
            tracing::info!("stopping");
            app.begin_stop();
            accepting.await;
        }
    }
    resuming.abort();
    app.stop().await;
    Ok(())
}

/// Serves an app on a listener until the app stops.
pub async fn listen(listener: TcpListener, app: Arc<App>) {
    let router = router(app.clone());
    connections::accept(listener, app, router).await;
}

/// Comes to an end at Ctrl-C or SIGTERM.
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Without a signal handler the server runs until it is killed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
