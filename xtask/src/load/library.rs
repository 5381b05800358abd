//! Somebody who looks at the pages of the library all the time.

use crate::site::Site;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How often the library is looked at.
const LOOK: Duration = Duration::from_millis(100);
/// What the page of the library asks for.
const PAGES: [&str; 3] = ["/", "/api/games", "/api/tables"];

/// How the library answered.
#[derive(Default)]
pub struct Library {
    /// How long it took each time.
    pub times: Vec<Duration>,
    /// How often it did not.
    pub failed: usize,
}

impl Library {
    /// Looks until it is over.
    pub fn look(site: &Site, over: &AtomicBool) -> Library {
        let mut library = Library::default();
        while !over.load(Ordering::Relaxed) {
            for page in PAGES {
                let begun = Instant::now();
                match site.get(page, None) {
                    Ok(answer) if answer.status == 200 => library.times.push(begun.elapsed()),
                    _ => library.failed += 1,
                }
            }
            thread::sleep(LOOK);
        }
        library
    }
}
