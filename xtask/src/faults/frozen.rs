//! Clients that stop reading. What is sent to them fills the buffers between; then the site must cut them off, and not
//! pile anything up for them.

use super::person::{self, Person};
use crate::random::Random;
use crate::site::frame::{Frame, PING};
use crate::site::json::{legal, number, text};
use crate::site::{Site, Socket};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Clients that freeze at one table.
const CLIENTS: usize = 8;
/// The game whose states are largest.
const LARGEST: (&str, &str) = ("herd", "hex10");
/// How often a frozen client says that it lives: only what it does not read may end it.
const SIGN_OF_LIFE: Duration = Duration::from_millis(500);
/// How long the site may take to cut off the first, once nothing else hinders it.
const PATIENCE: Duration = Duration::from_secs(180);

/// Lets clients freeze at a table that two people play, until it is over and some were cut off; returns how many.
///
/// # Errors
/// When the site cuts nobody off.
pub fn freeze(site: &Site, seed: u64, over: &AtomicBool) -> Result<usize, String> {
    let mut random = Random::new(seed);
    let mut people =
        [Person::arrive(site.through(site.address()))?, Person::arrive(site.through(site.address()))?];
    let (mut frozen, mut last, mut cut, mut key) = (Vec::new(), Vec::new(), 0, 0);
    let mut path = String::new();
    let mut signed: Option<Instant> = None;
    let mut late: Option<Instant> = None;
    while cut == 0 || !over.load(Ordering::Relaxed) {
        if over.load(Ordering::Relaxed) && late.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
            return Err(format!("{} clients that do not read are not cut off", frozen.len()));
        }
        let state = if path.is_empty() { String::new() } else { people[0].get(&path)? };
        if text(&state, "status") != Some("running") {
            let [first, second] = &mut people;
            path = person::meet(first, second, LARGEST.0, LARGEST.1)?;
            // Those of the last game may still be waited for; those of the game before were sent too little.
            last = std::mem::take(&mut frozen);
            signed = None;
            continue;
        }
        play(&mut people, &path, state, &mut random, &mut key)?;
        if signed.is_none_or(|signed| signed.elapsed() > SIGN_OF_LIFE) {
            signed = Some(Instant::now());
            for clients in [&mut frozen, &mut last] {
                let before = clients.len();
                clients.retain_mut(|socket: &mut Socket| socket.send(&Frame::whole(PING, "")).is_ok());
                cut += before - clients.len();
            }
            // Whoever is not let in now, for those who play ask so often, tries again.
            while frozen.len() < CLIENTS {
                let cookie = people[frozen.len() % 2].cookie.as_deref();
                let Ok(socket) = Socket::open(site, &format!("{path}/live"), cookie) else { break };
                frozen.push(socket);
            }
        }
    }
    Ok(cut)
}

/// One step of whoever is to move.
fn play(
    people: &mut [Person; 2],
    path: &str,
    mut state: String,
    random: &mut Random,
    key: &mut usize,
) -> Result<(), String> {
    let mut mover = 0;
    if legal(&state).is_empty() {
        mover = 1;
        state = people[1].get(path)?;
    }
    let steps = legal(&state);
    if steps.is_empty() {
        thread::sleep(SIGN_OF_LIFE);
        return Ok(());
    }
    let step = random.pick(&steps);
    *key += 1;
    let version = number(&state, "version").ok_or("a state without a version")?;
    let body = format!(r#"{{"version":{version},"key":"frozen-{key}-{version}","text":"{step}"}}"#);
    people[mover].post(&format!("{path}/act"), &body, &[]).map(drop)
}
