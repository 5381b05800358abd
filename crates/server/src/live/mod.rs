//! Live connections: a WebSocket hears of every change of a table, as its reader may know it.

mod present;
mod socket;
mod watching;

pub use socket::attend;

use crate::app::App;
use std::time::Duration;

/// How long live connections may take to say goodbye.
const FAREWELL: Duration = Duration::from_secs(2);

/// Waits until the live connections have ended after the site began to stop.
pub async fn everybody_gone(app: &App) {
    if tokio::time::timeout(FAREWELL, app.sockets.empty()).await.is_err() {
        tracing::warn!("some live connections did not end by themselves");
    }
}
