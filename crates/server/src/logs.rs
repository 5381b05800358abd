//! The log.

use tracing::Level;

/// Sends the log to stderr, one plain line an event. Only the first call has an effect.
///
/// Nothing secret is ever logged: no cards, no seeds, no tokens, no cookies.
pub fn log_to_stderr(verbose: bool) {
    let level = if verbose { Level::DEBUG } else { Level::INFO };
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_writer(std::io::stderr)
        .with_target(false)
        .with_ansi(false);
    // A subscriber that is there already stays.
    let _ = subscriber.try_init();
}
