//! A live client: it hears of every change of a table, connects again whenever the line is dead, and lets newer states
//! replace older ones, as `web/src/lib/net` does.

use super::secrets::Secrets;
use crate::site::frame::{Frame, TEXT};
use crate::site::{Shown, Site, Socket};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// After which silence it asks whether the site is still there.
const SILENCE: Duration = Duration::from_secs(1);
/// How long it waits for an answer to that.
const ANSWER: Duration = Duration::from_secs(2);
/// Between two attempts to connect, and how often it looks whether it is to leave.
const PAUSE: Duration = Duration::from_millis(30);

/// Somebody who looks at a table.
pub struct Reader {
    seen: Arc<Mutex<Seen>>,
    over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

/// What somebody has been shown.
pub struct Seen {
    /// The newest state.
    pub shown: Shown,
    /// What they must not be shown, where the game has hidden cards.
    pub secrets: Option<Secrets>,
    /// What they should not have been shown.
    pub fault: Option<String>,
}

impl Seen {
    /// Looks for hidden cards in whatever came.
    pub fn look(&mut self, json: &str) {
        if let Some(Err(fault)) = self.secrets.as_mut().map(|secrets| secrets.look(json)) {
            self.fault.get_or_insert(fault);
        }
    }
}

impl Reader {
    /// Begins to look.
    pub fn begin(site: Site, table: &str, cookie: Option<String>, secrets: Option<Secrets>) -> Reader {
        let seen = Seen { shown: Shown::default(), secrets, fault: None };
        let (seen, over) = (Arc::new(Mutex::new(seen)), Arc::new(AtomicBool::new(false)));
        let eyes =
            Eyes { site, path: format!("{table}/live"), cookie, seen: seen.clone(), over: over.clone() };
        let thread = Some(thread::spawn(move || eyes.watch()));
        Reader { seen, over, thread }
    }

    /// What it has been shown.
    pub fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

struct Eyes {
    site: Site,
    path: String,
    cookie: Option<String>,
    seen: Arc<Mutex<Seen>>,
    over: Arc<AtomicBool>,
}

impl Eyes {
    fn watch(&self) {
        while !self.over.load(Ordering::Relaxed) {
            if let Ok(socket) = Socket::open(&self.site, &self.path, self.cookie.as_deref()) {
                self.listen(socket);
            }
            thread::sleep(PAUSE);
        }
    }

    /// Until the line is dead or it is time to leave.
    fn listen(&self, mut socket: Socket) {
        let mut heard = Instant::now();
        let mut asked: Option<Instant> = None;
        while !self.over.load(Ordering::Relaxed) {
            let Ok(frame) = socket.next(PAUSE) else { return };
            let Some(frame) = frame else {
                if asked.is_some_and(|asked| asked.elapsed() > ANSWER) {
                    return;
                }
                if asked.is_none() && heard.elapsed() > SILENCE {
                    asked = Some(Instant::now());
                    if socket.send(&Frame::whole(TEXT, r#"{"type":"ping"}"#)).is_err() {
                        return;
                    }
                }
                continue;
            };
            (heard, asked) = (Instant::now(), None);
            match socket.hear(frame) {
                Ok(Some(message)) => self.hear(&message),
                Ok(None) => {}
                Err(_) => return,
            }
        }
    }

    fn hear(&self, message: &str) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.look(message);
        seen.shown.hear(message);
    }
}
