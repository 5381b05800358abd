//! Somebody who plays one game at random against a bot.

use crate::random::Random;
use crate::site::json::{legal, number, text};
use crate::site::{Answer, Site};
use std::thread;
use std::time::{Duration, Instant};

/// The games in turn.
const GAMES: [(&str, &str); 3] = [("bug", "hex4"), ("herd", "hex4"), ("bug-off", "seats=2 copies=10")];
/// How often a table is looked at.
const LOOK: Duration = Duration::from_millis(250);
/// After how long an answer counts as lost.
const LOST: Duration = Duration::from_secs(600);

/// A person with a cookie, at a table.
pub struct Player {
    site: Site,
    number: usize,
    cookie: Option<String>,
    table: String,
    actions: usize,
    random: Random,
}

/// What became of a game.
#[derive(Default)]
pub struct Game {
    /// How long the bot took for each of its turns.
    pub answers: Vec<Duration>,
    /// How long it took until each step was acknowledged.
    pub acknowledged: Vec<Duration>,
    /// Turns that were never answered, or could not be played.
    pub lost: usize,
    /// Whether it came to its end.
    pub over: bool,
    /// What went wrong.
    pub faults: Vec<String>,
}

impl Player {
    /// The one of this number opens a table and sits down against a bot.
    ///
    /// # Errors
    /// When the site does not let them.
    pub fn open(address: &str, number: usize, bot: &str) -> Result<Self, String> {
        let site = Site::new(address, number);
        let (cookie, table, random) = (None, String::new(), Random::new(number as u64));
        let mut player = Player { site, number, cookie, table, actions: 0, random };
        let (name, setup) = GAMES[number % GAMES.len()];
        let wish = format!(
            r#"{{"game":"{name}","setup":"{setup}","seats":[{{"kind":"me"}},{{"kind":"bot","bot":"{bot}"}}],"access":"link","pace":"quick"}}"#
        );
        let opened = player.post("/api/tables", &wish)?;
        player.table = format!("/api/tables/{}", text(&opened.body, "id").ok_or("a table without an id")?);
        Ok(player)
    }

    /// Where the table is.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// Plays so many turns, or until the game ends, with this pause before each.
    pub fn play(mut self, turns: usize, pause: Duration) -> Game {
        let mut game = Game::default();
        if let Err(fault) = self.try_play(turns, pause, &mut game) {
            game.lost += 1;
            game.faults.push(format!("table {}: {fault}", self.number));
        }
        game
    }

    fn try_play(&mut self, turns: usize, pause: Duration, game: &mut Game) -> Result<(), String> {
        let path = self.table.clone();
        // Nobody begins at the same moment as all others.
        thread::sleep(pause.mul_f64(self.random.below(1000) as f64 / 1000.0));
        while game.answers.len() < turns {
            // In Bug Off the bot may be the one who begins: that is an answer, too.
            let asked = Instant::now();
            let mut state = self.get(&path)?;
            while legal(&state).is_empty() {
                if text(&state, "status") == Some("over") {
                    game.over = true;
                    return Ok(());
                }
                if asked.elapsed() > LOST {
                    return Err("no answer".to_owned());
                }
                thread::sleep(LOOK);
                state = self.get(&path)?;
            }
            if self.actions > 0 {
                game.answers.push(asked.elapsed());
            }
            thread::sleep(pause);
            while !legal(&state).is_empty() {
                game.acknowledged.push(self.step(&path, &state)?);
                state = self.get(&path)?;
            }
        }
        Ok(())
    }

    /// Plays one step at random and returns how long it took until it was acknowledged.
    fn step(&mut self, path: &str, state: &str) -> Result<Duration, String> {
        let steps = legal(state);
        let step = steps[self.random.below(steps.len())];
        let version = number(state, "version").ok_or("a state without a version")?;
        self.actions += 1;
        let key = format!("load-{}-{}", self.number, self.actions);
        let act = format!(r#"{{"version":{version},"key":"{key}","text":"{step}"}}"#);
        let sent = Instant::now();
        self.post(&format!("{path}/act"), &act)?;
        Ok(sent.elapsed())
    }

    fn get(&mut self, path: &str) -> Result<String, String> {
        let answer = self.site.get(path, self.cookie.as_deref());
        self.good(answer).map(|answer| answer.body)
    }

    fn post(&mut self, path: &str, body: &str) -> Result<Answer, String> {
        let answer = self.site.post(path, self.cookie.as_deref(), body);
        self.good(answer)
    }

    fn good(&mut self, answer: std::io::Result<Answer>) -> Result<Answer, String> {
        let answer = answer.map_err(|error| error.to_string())?;
        if let Some(cookie) = &answer.cookie {
            self.cookie = Some(cookie.clone());
        }
        if answer.status < 300 { Ok(answer) } else { Err(format!("{} {}", answer.status, answer.body)) }
    }
}
