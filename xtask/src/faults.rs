//! `cargo xtask faults`: people play and watch while the site is killed, stopped, hindered and left without disk, while
//! their requests are cut off, doubled, repeated late and left without an answer, while frames of their live connections
//! are lost, delayed, doubled and exchanged, and while other clients freeze. After each round: every action that was
//! acknowledged is there, once and in order; all live clients show what the site says; nobody was shown a hidden card;
//! every record and every stored game fits the rules, its chance the seed; memory and descriptors have come back.

mod frozen;
mod line;
mod lock;
mod person;
mod player;
mod reader;
mod record;
mod secrets;
mod trouble;

pub use line::Tally;
pub use player::{Play, Player, acknowledged};

use crate::client;
use crate::random::Random;
use crate::shell::{Fault, binary};
use crate::site::{Disk, Folder, Recovery, Server, Site, panic_in_log};
use crate::words::Words;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use trouble::Trouble;

/// How much is to be tried, each at least.
struct Options {
    seconds: u64,
    kills: usize,
    steps: usize,
    seed: u64,
    /// Whether the release binary is there and need not be built.
    built: bool,
}

/// Tables that are played at the same time.
const TABLES: usize = 12;
/// How long a round takes, and then whatever must come back.
const ROUND: Duration = Duration::from_secs(20);

/// All that a run keeps from round to round.
struct Run {
    options: Options,
    random: Random,
    trouble: Trouble,
    tally: Arc<Tally>,
    plays: Vec<Play>,
    /// Clients that froze and were cut off.
    cut_off: usize,
    rounds: usize,
}

/// Runs it.
///
/// # Errors
/// When anything that was acknowledged is lost, doubled or out of order, or something else is not as promised.
pub fn command(arguments: &[&str]) -> Result<(), Fault> {
    let options = read(arguments)?;
    if !options.built {
        client::build_all()?;
    }
    let seed = options.seed;
    println!("seed {seed}");
    let folder = Folder::new("vivarium-faults")?;
    let database = folder.path().join("faults.db");
    let mut run = Run {
        random: Random::new(seed),
        options,
        trouble: Trouble::default(),
        tally: Arc::default(),
        plays: Vec::new(),
        cut_off: 0,
        rounds: 0,
    };
    let found = run.all(&database);
    run.tell();
    found.map_err(|fault| Fault::new(format!("{fault} --seed {seed} tries the same again.")))?;
    println!("lost 0, doubled 0, out of order 0, hidden cards shown 0; all stored games fit the rules");
    Ok(())
}

impl Run {
    fn all(&mut self, database: &Path) -> Result<(), Fault> {
        let begun = Instant::now();
        let time = Duration::from_secs(self.options.seconds);
        let mut server = Server::start(database, "127.0.0.1:0", Disk::Free)?;
        let mut recovery = Recovery::of(&server);
        if recovery.is_none() {
            println!(
                "this system does not tell what a process holds: memory and descriptors are not looked at"
            );
        }
        while begun.elapsed() < time || !self.trouble.enough(self.options.kills, self.options.steps) {
            let left = time.saturating_sub(begun.elapsed()).max(Duration::from_secs(5));
            server = self.round(server, database, ROUND.min(left))?;
            let held = recovery.as_ref().map_or(Ok(None), |recovery| recovery.check(&server))?;
            if let Some(recovery) = recovery.as_mut().filter(|_| !self.dies()) {
                recovery.warmed_up(&server);
            }
            let held = held.map_or(String::new(), |held| format!(": {held}"));
            println!("round {}, {:.0} s{held}", self.rounds, begun.elapsed().as_secs_f64());
            check(database)?;
            if let Some(line) = panic_in_log(database) {
                return Err(Fault::new(format!("The site panicked: {line}.")));
            }
        }
        if !server.terminate() {
            return Err(Fault::new("The site did not end in order."));
        }
        check(database)
    }

    /// Whether the site dies in this round. In every other one it is hindered and lives on.
    fn dies(&self) -> bool {
        self.rounds % 2 == 1
    }

    /// One round.
    fn round(&mut self, mut server: Server, database: &Path, time: Duration) -> Result<Server, Fault> {
        self.rounds += 1;
        let dies = self.dies();
        let (address, seed) = (server.address.clone(), self.options.seed ^ ((self.rounds as u64) << 48));
        let (tally, over) = (self.tally.clone(), AtomicBool::new(false));
        // One more visitor than there are tables.
        let crowd = Site::new(&address, TABLES);
        let (server, plays, frozen) = thread::scope(|scope| {
            let play = |number| {
                let (address, tally, over) = (&address, &tally, &over);
                scope.spawn(move || Player::new(address, number, seed, tally).play(over))
            };
            let plays: Vec<_> = (0..TABLES).map(play).collect();
            // Connections that have frozen end when the site dies, so it must live.
            let frozen = (!dies).then(|| scope.spawn(|| frozen::freeze(&crowd, seed, &over)));
            let server = if dies {
                self.trouble.deaths(server, database, &mut self.random, time)
            } else {
                let done = self.trouble.hindrances(&mut server, database, &mut self.random, time);
                done.map(|()| server)
            };
            over.store(true, Ordering::Relaxed);
            let plays: Vec<_> = plays.into_iter().map(|play| play.join().unwrap_or_default()).collect();
            (
                server,
                plays,
                frozen.map(|frozen| frozen.join().unwrap_or_else(|_| Err("broke off".to_owned()))),
            )
        });
        let mut faults: Vec<String> = plays.iter().flat_map(|play| play.faults.clone()).collect();
        let steps: usize = plays.iter().map(|play| play.steps).sum();
        self.plays.extend(plays);
        match frozen {
            Some(Ok(cut)) => self.cut_off += cut,
            Some(Err(fault)) => faults.push(fault),
            None => {}
        }
        // States of tables are long.
        faults.iter().take(10).for_each(|fault| println!("fault: {fault:.2000}"));
        if !faults.is_empty() {
            return Err(Fault::new(format!("{} faults in round {}.", faults.len(), self.rounds)));
        }
        if steps == 0 {
            return Err(Fault::new(format!("Nobody could play a step in round {}.", self.rounds)));
        }
        server
    }

    fn tell(&self) {
        let sum = |of: fn(&Play) -> usize| self.plays.iter().map(of).sum::<usize>();
        let Trouble { killed, terminated, without_disk, stopped, locked } = &self.trouble;
        println!(
            "{} rounds; {killed} kills, {terminated} ends in order, {without_disk} times without disk, held still \
             {stopped}, database locked {locked}; frozen clients cut off {}",
            self.rounds, self.cut_off
        );
        println!(
            "requests cut off {}, without an answer {}, doubled {}, repeated late {}, refused for being stale {}; \
             answers that nothing can be done now {}",
            sum(|play| play.cut),
            sum(|play| play.unanswered),
            sum(|play| play.doubled),
            sum(|play| play.repeated),
            sum(|play| play.stale),
            sum(|play| play.unavailable)
        );
        println!("{}", self.tally.told());
        println!(
            "{} games, {} steps acknowledged; {} records checked; {} live clients agreed with the site, {} \
             hands compared with records",
            sum(|play| play.games),
            sum(|play| play.steps),
            sum(|play| play.records),
            sum(|play| play.agreed),
            sum(|play| play.hands),
        );
    }
}

/// `vivarium check`
fn check(database: &Path) -> Result<(), Fault> {
    let output = Command::new(binary()).arg("check").arg("--database").arg(database).output();
    let output = output.map_err(|error| Fault::new(format!("The check cannot be started: {error}.")))?;
    if output.status.success() {
        return Ok(());
    }
    let said =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    Err(Fault::new(format!("The stored games do not fit the rules: {said}")))
}

fn read(arguments: &[&str]) -> Result<Options, Fault> {
    let mut options = Options { seconds: 300, kills: 0, steps: 0, seed: Random::fresh(), built: false };
    let takes = "--seconds N, --kills N, --steps N, --seed N and --built";
    let mut words = Words::of("faults", takes, arguments);
    while let Some(option) = words.option() {
        match option {
            "--seconds" => options.seconds = words.number()?,
            "--kills" => options.kills = words.number()?,
            "--steps" => options.steps = words.number()?,
            "--seed" => options.seed = words.number()?,
            "--built" => options.built = true,
            _ => return Err(words.unknown()),
        }
    }
    Ok(options)
}
