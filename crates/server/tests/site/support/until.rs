//! What happens by itself, sooner or later.

use std::time::Duration;

/// Between two looks.
const PAUSE: Duration = Duration::from_millis(10);
/// Looks until it counts as never: a minute and more.
const LOOKS: usize = 6_000;

/// Looks again and again until there is what is looked for.
pub async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    for _ in 0..LOOKS {
        if let Some(found) = look().await {
            return found;
        }
        tokio::time::sleep(PAUSE).await;
    }
    panic!("it does not happen that {what}")
}
