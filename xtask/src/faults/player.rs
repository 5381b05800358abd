//! People who play game after game at a table of two, over a bad line.

use crate::random::Random;
use crate::site::json::{legal, number, text, turns};
use crate::site::{Answer, Site};
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The games in turn.
const GAMES: [(&str, &str); 3] = [("bug", "hex3"), ("herd", "hex3"), ("bug-off", "seats=2 copies=6")];
/// How long somebody tries again before the site counts as dead.
const PATIENCE: Duration = Duration::from_secs(60);
/// After so many games others sit down: tables whose answer was lost stay with those who opened them, who may have only
/// so many.
const GAMES_OF_A_PERSON: usize = 10;
/// Between two attempts.
const PAUSE: Duration = Duration::from_millis(15);

/// Steps that were acknowledged to anybody.
static ACKNOWLEDGED: AtomicUsize = AtomicUsize::new(0);

/// How many that were.
pub fn acknowledged() -> usize {
    ACKNOWLEDGED.load(Ordering::Relaxed)
}

/// What became of the games at one table after the other.
#[derive(Default)]
pub struct Play {
    /// Games begun.
    pub games: usize,
    /// Steps acknowledged.
    pub steps: usize,
    /// Requests that were cut off in the middle.
    pub cut: usize,
    /// Requests whose answer was not waited for.
    pub unanswered: usize,
    /// Requests that were sent twice at the same time.
    pub doubled: usize,
    /// Requests that were sent again after later ones.
    pub repeated: usize,
    /// Requests from an older version of the table, which were refused.
    pub stale: usize,
    /// Answers that the site could not act at that moment.
    pub unavailable: usize,
    /// What must not be.
    pub faults: Vec<String>,
}

/// Two people at one place.
pub struct Player {
    site: Site,
    number: usize,
    seed: u64,
    cookies: [Option<String>; 2],
    random: Random,
    actions: usize,
    play: Play,
}

/// A step that was acknowledged.
struct Done {
    person: usize,
    body: String,
    step: String,
    version: u32,
}

impl Player {
    /// Those of this number.
    pub fn new(address: &str, number: usize, seed: u64) -> Self {
        let random = Random::new(seed ^ ((number as u64 + 1) << 32));
        Player {
            site: Site::new(address, number),
            number,
            seed,
            cookies: [None, None],
            random,
            actions: 0,
            play: Play::default(),
        }
    }

    /// Plays until it is over.
    pub fn play(mut self, done: &AtomicBool) -> Play {
        while !done.load(Ordering::Relaxed) && self.play.faults.is_empty() {
            if let Err(fault) = self.one_game(done) {
                self.play.faults.push(format!("table {}: {fault}", self.number));
            }
        }
        self.play
    }

    fn one_game(&mut self, done: &AtomicBool) -> Result<(), String> {
        if self.play.games.is_multiple_of(GAMES_OF_A_PERSON) {
            self.cookies = [None, None];
            for person in 0..2 {
                // Somebody without a cookie becomes a guest by looking, so that no answer that is lost takes a seat along.
                self.state(person, "/api/me")?;
            }
        }
        let (game, setup) = GAMES[self.random.below(GAMES.len())];
        let wish = format!(
            r#"{{"game":"{game}","setup":"{setup}","seats":[{{"kind":"me"}},{{"kind":"open"}}],"access":"open"}}"#
        );
        // A table whose answer was lost stays behind with an open seat: opening one has no key.
        let opened = self.until_answered(0, "/api/tables", &wish, &[])?;
        let path = format!("/api/tables/{}", text(&opened.body, "id").ok_or("a table without an id")?);
        self.until_answered(1, &format!("{path}/sit"), "{}", &["already-seated"])?;
        self.play.games += 1;
        let mut log: Vec<Done> = Vec::new();
        while !done.load(Ordering::Relaxed) {
            let states = [self.state(0, &path)?, self.state(1, &path)?];
            agree(game, &states, &log)?;
            let Some(person) = (0..2).find(|person| !legal(&states[*person]).is_empty()) else {
                return match text(&states[0], "status") {
                    Some("over") => Ok(()),
                    status => Err(format!("{path}: nobody is to move, and the game is {status:?}")),
                };
            };
            self.step(person, &path, &states[person], &mut log)?;
        }
        let states = [self.state(0, &path)?, self.state(1, &path)?];
        agree(game, &states, &log)
    }

    /// One step, whatever happens to its request.
    fn step(&mut self, person: usize, path: &str, state: &str, log: &mut Vec<Done>) -> Result<(), String> {
        let steps = legal(state);
        let step = steps[self.random.below(steps.len())].to_owned();
        let version = number(state, "version").ok_or("a state without a version")?;
        self.actions += 1;
        let key = format!("faults-{}-{}-{}", self.seed % 1_000_000, self.number, self.actions);
        let body = format!(r#"{{"version":{version},"key":"{key}","text":"{step}"}}"#);
        let path = format!("{path}/act");
        match self.random.below(8) {
            0 => {
                self.play.cut += 1;
                let part = self.random.below(body.len());
                let _ = self.site.cut_off(&path, self.cookies[person].as_deref(), &body, part);
            }
            1 => {
                self.play.unanswered += 1;
                let _ = self.site.cut_off(&path, self.cookies[person].as_deref(), &body, body.len());
            }
            2 => {
                self.play.doubled += 1;
                self.twice(person, &path, &body)?;
            }
            3 if !log.is_empty() => {
                self.play.repeated += 1;
                let old = &log[self.random.below(log.len())];
                let (person, body, version) = (old.person, old.body.clone(), old.version);
                let again = self.until_answered(person, &path, &body, &[])?;
                if number(&again.body, "version") != Some(version) {
                    return Err(format!(
                        "{path}: {body} was answered with {version}, then with {}",
                        again.body
                    ));
                }
            }
            4 if version > 3 => {
                self.play.stale += 1;
                let stale = body.replacen(&format!(":{version},"), &format!(":{},", version - 1), 1);
                let stale = stale.replacen(&key, &format!("{key}-stale"), 1);
                let answer = self.until_answered(person, &path, &stale, &["stale-version"])?;
                if answer.status != 409 {
                    return Err(format!("{path}: an old page acted: {stale}"));
                }
            }
            _ => {}
        }
        let answer = self.until_answered(person, &path, &body, &[])?;
        let version = number(&answer.body, "version").ok_or("an answer without a version")?;
        self.play.steps += 1;
        ACKNOWLEDGED.fetch_add(1, Ordering::Relaxed);
        log.push(Done { person, body, step, version });
        Ok(())
    }

    /// The same request twice at the same time: whoever is answered is answered alike.
    fn twice(&self, person: usize, path: &str, body: &str) -> Result<(), String> {
        let send = || self.site.post(path, self.cookies[person].as_deref(), body);
        let (one, other) = thread::scope(|scope| {
            let other = scope.spawn(send);
            (send(), other.join())
        });
        let Ok(other) = other else { return Err("a request broke off".to_owned()) };
        match (one, other) {
            (Ok(one), Ok(other)) if one.status == 200 && other.status == 200 && one.body != other.body => {
                Err(format!("{path}: {body} was answered with {} and with {}", one.body, other.body))
            }
            _ => Ok(()),
        }
    }

    fn state(&mut self, person: usize, path: &str) -> Result<String, String> {
        self.until(person, path, |site, cookie| site.get(path, cookie), &[]).map(|answer| answer.body)
    }

    fn until_answered(
        &mut self,
        person: usize,
        path: &str,
        body: &str,
        fine: &[&str],
    ) -> Result<Answer, String> {
        self.until(person, path, |site, cookie| site.post(path, cookie, body), fine)
    }

    /// Asks until the site answers; what it refuses is a fault, unless it is one of those codes.
    fn until(
        &mut self,
        person: usize,
        path: &str,
        ask: impl Fn(&Site, Option<&str>) -> io::Result<Answer>,
        fine: &[&str],
    ) -> Result<Answer, String> {
        let begun = Instant::now();
        loop {
            match ask(&self.site, self.cookies[person].as_deref()) {
                Ok(answer) if answer.status < 300 => {
                    if answer.cookie.is_some() {
                        self.cookies[person].clone_from(&answer.cookie);
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
                    self.play.unavailable += usize::from(other.is_ok());
                    thread::sleep(PAUSE);
                }
            }
        }
    }
}

/// Both see every step that was acknowledged, once, in order, and nothing else.
fn agree(game: &str, states: &[String; 2], log: &[Done]) -> Result<(), String> {
    let acknowledged: String = log.iter().map(|done| done.step.as_str()).collect();
    for state in states {
        let seen: String = turns(state).into_iter().map(|turn| steps_of(game, turn)).collect();
        if seen != acknowledged {
            return Err(format!("acknowledged: {acknowledged}, at the table: {seen}"));
        }
    }
    Ok(())
}

/// The steps of a turn, as they were sent: a turn of Bug is nothing else; in the other games they begin with a sign, and
/// dice, cards drawn and captures, which the rules add, are left out.
fn steps_of(game: &str, turn: &str) -> String {
    if game == "bug" {
        return turn.to_owned();
    }
    let steps = turn.split(' ').filter(|word| word.starts_with(['+', '-', '!']));
    steps.map(|word| word.split('*').next().unwrap_or(word)).collect()
}
