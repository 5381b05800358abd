//! Somebody who asks the site until it answers.

use crate::site::json::text;
use crate::site::{Answer, Site};
use std::io;
use std::thread;
use std::time::{Duration, Instant};

/// How long somebody tries again before the site counts as dead.
pub const PATIENCE: Duration = Duration::from_secs(60);
/// Between two attempts.
const PAUSE: Duration = Duration::from_millis(15);

/// Seats two at a new table of a game that everybody may join; returns its address. A table whose answer was lost stays
/// behind with an open seat: opening one has no key.
///
/// # Errors
/// When the site refuses, or does not answer.
pub fn meet(first: &mut Person, second: &mut Person, game: &str, setup: &str) -> Result<String, String> {
    let wish = format!(
        r#"{{"game":"{game}","setup":"{setup}","seats":[{{"kind":"me"}},{{"kind":"open"}}],"access":"open"}}"#
    );
    let opened = first.post("/api/tables", &wish, &[])?;
    let path = format!("/api/tables/{}", text(&opened.body, "id").ok_or("a table without an id")?);
    second.post(&format!("{path}/sit"), "{}", &["already-seated"])?;
    Ok(path)
}

/// A visitor with a cookie.
pub struct Person {
    /// Where they ask.
    pub site: Site,
    /// Who they are.
    pub cookie: Option<String>,
    /// Answers that nothing can be done at that moment.
    pub unavailable: usize,
}

impl Person {
    /// A new guest: somebody without a cookie becomes one by looking, so that no answer that is lost takes a seat along.
    ///
    /// # Errors
    /// When the site does not answer.
    pub fn arrive(site: Site) -> Result<Person, String> {
        let mut person = Person { site, cookie: None, unavailable: 0 };
        person.get("/api/me")?;
        Ok(person)
    }

    /// What is at an address.
    ///
    /// # Errors
    /// When the site refuses, or does not answer.
    pub fn get(&mut self, path: &str) -> Result<String, String> {
        self.until(path, |site, cookie| site.get(path, cookie), &[]).map(|answer| answer.body)
    }

    /// Sends JSON; these refusals are fine.
    ///
    /// # Errors
    /// When the site refuses in another way, or does not answer.
    pub fn post(&mut self, path: &str, body: &str, fine: &[&str]) -> Result<Answer, String> {
        self.until(path, |site, cookie| site.post(path, cookie, body), fine)
    }

    /// Sends no more of a body than this, and does not wait for an answer.
    pub fn cut_off(&self, path: &str, body: &str, sent: usize) {
        let _ = self.site.cut_off(path, self.cookie.as_deref(), body, sent);
    }

    fn until(
        &mut self,
        path: &str,
        ask: impl Fn(&Site, Option<&str>) -> io::Result<Answer>,
        fine: &[&str],
    ) -> Result<Answer, String> {
        let begun = Instant::now();
        loop {
            match ask(&self.site, self.cookie.as_deref()) {
                Ok(answer) if answer.status < 300 => {
                    if answer.cookie.is_some() {
                        self.cookie.clone_from(&answer.cookie);
                    }
                    return Ok(answer);
                }
                Ok(answer) if text(&answer.body, "code").is_some_and(|code| fine.contains(&code)) => {
                    return Ok(answer);
                }
                Ok(answer) if ![408, 429, 500, 503].contains(&answer.status) => {
                    return Err(format!("{path}: {} {}", answer.status, answer.body));
                }
                other if begun.elapsed() > PATIENCE => {
                    let why = other.map_or_else(|error| error.to_string(), |answer| answer.body);
                    return Err(format!("{path}: no answer for {PATIENCE:?}: {why}"));
                }
                other => {
                    self.unavailable += usize::from(other.is_ok());
                    thread::sleep(PAUSE);
                }
            }
        }
    }
}
