//! People who play game after game at a table of two, over a bad line, and somebody who watches them.

use super::line::{Line, Tally};
use super::person::{self, PATIENCE, Person};
use super::reader::Reader;
use super::record;
use super::secrets::{Secrets, Truth};
use crate::random::Random;
use crate::site::Site;
use crate::site::json::{legal, number, text, turns};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The games in turn.
const GAMES: [(&str, &str); 3] = [("bug", "hex3"), ("herd", "hex3"), ("bug-off", "seats=2 copies=6")];
/// After so many games others sit down: tables whose answer was lost stay with those who opened them, who may have only
/// so many.
const GAMES_OF_A_PERSON: usize = 10;
/// Those who play, then whoever watches.
const PEOPLE: usize = 3;
/// Between two looks at what a live client shows.
const PAUSE: Duration = Duration::from_millis(20);

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
    /// Live clients that showed in the end what the site says.
    pub agreed: usize,
    /// Games that were over and whose records were checked.
    pub records: usize,
    /// Hands of Bug Off that were compared with the record of their game.
    pub hands: usize,
    /// What must not be.
    pub faults: Vec<String>,
}

/// Two people at one place, and one who watches.
pub struct Player {
    site: Site,
    number: usize,
    seed: u64,
    tally: Arc<Tally>,
    people: Vec<Person>,
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
    pub fn new(address: &str, number: usize, seed: u64, tally: &Arc<Tally>) -> Self {
        let random = Random::new(seed ^ ((number as u64 + 1) << 32));
        Player {
            site: Site::new(address, number),
            number,
            seed,
            tally: tally.clone(),
            people: Vec::new(),
            random,
            actions: 0,
            play: Play::default(),
        }
    }

    /// Plays until it is over.
    pub fn play(mut self, done: &AtomicBool) -> Play {
        let line = match Line::open(self.site.address(), self.seed ^ self.number as u64, &self.tally) {
            Ok(line) => line,
            Err(error) => {
                self.play.faults.push(format!("no line: {error}"));
                return self.play;
            }
        };
        while !done.load(Ordering::Relaxed) && self.play.faults.is_empty() {
            if let Err(fault) = self.one_game(&line, done) {
                self.play.faults.push(format!("table {}: {fault}", self.number));
            }
        }
        self.leave();
        self.play
    }

    /// Others come next time.
    fn leave(&mut self) {
        self.play.unavailable += self.people.drain(..).map(|person| person.unavailable).sum::<usize>();
    }

    fn one_game(&mut self, line: &Line, done: &AtomicBool) -> Result<(), String> {
        if self.play.games.is_multiple_of(GAMES_OF_A_PERSON) {
            self.leave();
            let arrive = |_| Person::arrive(self.site.through(self.site.address()));
            self.people = (0..PEOPLE).map(arrive).collect::<Result<_, _>>()?;
        }
        let (game, setup) = GAMES[self.random.below(GAMES.len())];
        let [first, second, ..] = self.people.as_mut_slice() else { return Err("too few people".to_owned()) };
        let path = person::meet(first, second, game, setup)?;
        self.play.games += 1;
        let look = |(number, person): (usize, &Person)| {
            let secrets = (game == "bug-off").then(|| Secrets::of(number == PEOPLE - 1));
            Reader::begin(self.site.through(&line.address), &path, person.cookie.clone(), secrets)
        };
        let readers: Vec<Reader> = self.people.iter().enumerate().map(look).collect();
        let mut log: Vec<Done> = Vec::new();
        while !done.load(Ordering::Relaxed) {
            let states = [self.state(0, &path, &readers)?, self.state(1, &path, &readers)?];
            agree(game, &states, &log)?;
            let Some(person) = (0..2).find(|person| !legal(&states[*person]).is_empty()) else {
                match text(&states[0], "status") {
                    Some("over") => break,
                    status => return Err(format!("{path}: nobody is to move, and the game is {status:?}")),
                }
            };
            self.step(person, &path, &states[person], &mut log)?;
        }
        let states = [self.state(0, &path, &readers)?, self.state(1, &path, &readers)?];
        agree(game, &states, &log)?;
        line.calm(true);
        let healed = self.heal(&path, &readers);
        line.calm(false);
        healed?;
        if text(&states[0], "status") == Some("over") {
            self.check_record(game, &path, &readers)
        } else {
            Ok(())
        }
    }

    /// Once the line is good again, every live client shows what the site says.
    fn heal(&mut self, path: &str, readers: &[Reader]) -> Result<(), String> {
        for (number, reader) in readers.iter().enumerate() {
            let begun = Instant::now();
            loop {
                let told = self.state(number, path, readers)?;
                let seen = reader.seen();
                if let Some(fault) = &seen.fault {
                    return Err(format!("{path}: {fault}"));
                }
                if seen.shown.state == told {
                    break;
                }
                if begun.elapsed() > PATIENCE {
                    let shown = &seen.shown.state;
                    return Err(format!("{path}: a live client shows {shown}, but the site says {told}"));
                }
                drop(seen);
                thread::sleep(PAUSE);
            }
            self.play.agreed += 1;
        }
        Ok(())
    }

    /// When a game is over, its record fits the rules, its dice and cards are those of the seed, and where cards are
    /// hidden it tells whether everybody saw their own hand.
    fn check_record(&mut self, game: &str, path: &str, readers: &[Reader]) -> Result<(), String> {
        let record = self.people[0].get(&format!("{path}/record"))?;
        let replayed = record::replay(&record)?;
        if game != "bug" {
            record::verify(&record)?;
        }
        self.play.records += 1;
        let all: Vec<_> = readers.iter().filter_map(|reader| reader.seen().secrets.take()).collect();
        let [first, second, _] = all.as_slice() else { return Ok(()) };
        if first.same_seat(second) {
            return Err(format!("{path}: two people were shown the same seat"));
        }
        let truth = Truth::read(&record, &replayed)?;
        for secrets in all {
            secrets.compare(&truth).map_err(|fault| format!("{path}: {fault}"))?;
            self.play.hands += secrets.hands();
        }
        Ok(())
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
                self.people[person].cut_off(&path, &body, part);
            }
            1 => {
                self.play.unanswered += 1;
                self.people[person].cut_off(&path, &body, body.len());
            }
            2 => {
                self.play.doubled += 1;
                self.twice(person, &path, &body)?;
            }
            3 if !log.is_empty() => {
                self.play.repeated += 1;
                let old = &log[self.random.below(log.len())];
                let (person, body, version) = (old.person, old.body.clone(), old.version);
                let again = self.people[person].post(&path, &body, &[])?;
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
                let answer = self.people[person].post(&path, &stale, &["stale-version"])?;
                if answer.status != 409 {
                    return Err(format!("{path}: an old page acted: {stale}"));
                }
            }
            _ => {}
        }
        let answer = self.people[person].post(&path, &body, &[])?;
        let version = number(&answer.body, "version").ok_or("an answer without a version")?;
        self.play.steps += 1;
        ACKNOWLEDGED.fetch_add(1, Ordering::Relaxed);
        log.push(Done { person, body, step, version });
        Ok(())
    }

    /// The same request twice at the same time: whoever is answered is answered alike.
    fn twice(&self, person: usize, path: &str, body: &str) -> Result<(), String> {
        let person = &self.people[person];
        let send = || person.site.post(path, person.cookie.as_deref(), body);
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

    /// The table as somebody sees it. Nobody may be shown a hidden card this way either.
    fn state(&mut self, person: usize, path: &str, readers: &[Reader]) -> Result<String, String> {
        let state = self.people[person].get(path)?;
        readers[person].seen().look(&state);
        Ok(state)
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
