//! `cargo xtask faults`: people play while the site is killed, stopped and left without disk, and while their requests
//! are cut off, doubled, repeated late and left without an answer. Every action that was acknowledged must be there,
//! once and in order; every stored game must fit the rules; memory and descriptors must come back.

mod player;

use crate::client;
use crate::random::Random;
use crate::shell::{Fault, binary};
use crate::site::{Disk, Folder, Server};
use player::{Play, Player};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

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
/// How long the site lives at least and at most before something happens to it, in milliseconds.
const LIFE: (u64, u64) = (150, 900);
/// The stored games are played again after so many deaths.
const DEATHS_BETWEEN_CHECKS: usize = 25;
/// How many descriptors more than at the start are no leak: the database opens its files as it needs them.
const SPARE_DESCRIPTORS: usize = 16;

/// What happened to the site.
#[derive(Default)]
struct Deaths {
    killed: usize,
    terminated: usize,
    without_disk: usize,
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
    println!("seed {}", options.seed);
    let folder = Folder::new("vivarium-faults")?;
    let database = folder.path().join("faults.db");
    let server = Server::start(&database, "127.0.0.1:0", Disk::Free)?;
    let address = server.address.clone();
    let done = AtomicBool::new(false);
    let begun = Instant::now();
    let (deaths, plays) = thread::scope(|scope| {
        let play = |number| {
            let (address, done) = (address.as_str(), &done);
            scope.spawn(move || Player::new(address, number, options.seed).play(done))
        };
        let plays: Vec<_> = (0..TABLES).map(play).collect();
        let deaths = trouble(server, &database, &options, begun);
        done.store(true, Ordering::Relaxed);
        (deaths, plays.into_iter().map(|play| play.join().unwrap_or_default()).collect::<Vec<_>>())
    });
    let (deaths, server) = deaths?;
    let sum = |of: fn(&Play) -> usize| plays.iter().map(of).sum::<usize>();
    let (steps, games) = (sum(|play| play.steps), sum(|play| play.games));
    println!(
        "{:.0} s; {} kills, {} ends in order, {} times without disk; {games} games, {steps} steps acknowledged",
        begun.elapsed().as_secs_f64(),
        deaths.killed,
        deaths.terminated,
        deaths.without_disk,
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
    let faults: Vec<&String> = plays.iter().flat_map(|play| &play.faults).collect();
    faults.iter().take(10).for_each(|fault| println!("fault: {fault}"));
    if !faults.is_empty() {
        return Err(Fault::new(format!("{} faults; the same seed tries the same again.", faults.len())));
    }
    if steps == 0 {
        return Err(Fault::new("Nobody could play a step."));
    }
    come_back(&server)?;
    check(&database)?;
    if !server.terminate() {
        return Err(Fault::new("The site did not end in order."));
    }
    check(&database)?;
    println!("lost 0, doubled 0, out of order 0; all stored games fit the rules");
    Ok(())
}

/// Lets things happen to the site until there was enough; returns what happened and the last process.
fn trouble(
    mut server: Server,
    database: &Path,
    options: &Options,
    begun: Instant,
) -> Result<(Deaths, Server), Fault> {
    let mut random = Random::new(options.seed);
    let mut deaths = Deaths::default();
    let enough = |deaths: &Deaths| {
        begun.elapsed() >= Duration::from_secs(options.seconds)
            && deaths.killed >= options.kills
            && player::acknowledged() >= options.steps
    };
    while !enough(&deaths) {
        thread::sleep(Duration::from_millis(random.between(LIFE.0, LIFE.1)));
        let address = server.address.clone();
        match random.below(10) {
            0 => {
                if !server.terminate() {
                    return Err(Fault::new("The site did not end in order when it was asked to."));
                }
                deaths.terminated += 1;
            }
            1 => {
                server.kill();
                deaths.killed += 1;
                server = without_disk(database, &address)?;
                thread::sleep(Duration::from_millis(random.between(LIFE.0, LIFE.1)));
                server.kill();
                deaths.killed += 1;
                deaths.without_disk += 1;
            }
            _ => {
                server.kill();
                deaths.killed += 1;
            }
        }
        if (deaths.killed + deaths.terminated) % DEATHS_BETWEEN_CHECKS == 0 {
            check(database)?;
        }
        server = start(database, &address, Disk::Free)?;
    }
    Ok((deaths, server))
}

/// A site whose files can hardly grow. Where it cannot even start, the usual one runs instead.
fn without_disk(database: &Path, address: &str) -> Result<Server, Fault> {
    let size = std::fs::metadata(database).map_or(0, |file| file.len());
    let disk = Disk::Full(size.div_ceil(1024) + 64);
    start(database, address, disk).or_else(|_| start(database, address, Disk::Free))
}

/// The port may be taken for a moment after the last process.
fn start(database: &Path, address: &str, disk: Disk) -> Result<Server, Fault> {
    let mut last = None;
    for _ in 0..20 {
        match Server::start(database, address, disk) {
            Ok(server) => return Ok(server),
            Err(fault) => last = Some(fault),
        }
        thread::sleep(Duration::from_millis(50));
    }
    Err(last.unwrap_or_else(|| Fault::new("The site did not start again.")))
}

/// Once nobody asks for anything, a process holds no more than it did before.
fn come_back(server: &Server) -> Result<(), Fault> {
    let Some(first) = server.holds() else { return Ok(()) };
    thread::sleep(Duration::from_secs(2));
    let Some((open, memory)) = server.holds() else { return Ok(()) };
    println!("descriptors {} while people play, {open} afterwards; memory {memory} KiB", first.0);
    if open > first.0.max(SPARE_DESCRIPTORS) + SPARE_DESCRIPTORS {
        return Err(Fault::new("Descriptors do not come back."));
    }
    Ok(())
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
    let mut rest = arguments.iter();
    while let Some(name) = rest.next() {
        let mut value = || rest.next().ok_or_else(|| Fault::new(format!("{name} wants a value.")));
        let number = |text: &str| text.parse().map_err(|_| Fault::new(format!("{text} is no number.")));
        match *name {
            "--seconds" => options.seconds = number(value()?)?,
            "--kills" => options.kills = number(value()?)? as usize,
            "--steps" => options.steps = number(value()?)? as usize,
            "--seed" => options.seed = number(value()?)?,
            "--built" => options.built = true,
            other => {
                return Err(Fault::new(format!(
                    "`xtask faults` takes --seconds N, --kills N, --steps N, --seed N and --built, not {other}."
                )));
            }
        }
    }
    Ok(options)
}
