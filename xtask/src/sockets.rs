//! `cargo xtask sockets`: clients that are no clients send whatever comes to their mind over WebSockets, while people
//! play. The site must live, without a panic; whoever asks properly is answered; memory and descriptors come back.

mod attacker;
mod frames;
mod handshake;

use crate::client;
use crate::faults::{Play, Player, Tally, acknowledged};
use crate::random::Random;
use crate::shell::Fault;
use crate::site::{Disk, Folder, Held, Recovery, Server, Site, panic_in_log};
use crate::words::Words;
use attacker::{Attacker, Count};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What is to be tried.
struct Options {
    seconds: u64,
    seed: u64,
    /// Whether the release binary is there and need not be built.
    built: bool,
}

/// Who attacks at the same time.
const ATTACKERS: usize = 6;
/// Tables at which people play meanwhile.
const TABLES: usize = 2;
/// How often the site is looked at.
const LOOK: Duration = Duration::from_secs(2);
/// How long it takes at most until memory is as it will stay.
const WARM_UP: Duration = Duration::from_secs(60);
/// How long those who play may go without a step.
const STANDSTILL: Duration = Duration::from_secs(60);

/// Runs it.
///
/// # Errors
/// When the site is impressed.
pub fn command(arguments: &[&str]) -> Result<(), Fault> {
    let options = read(arguments)?;
    if !options.built {
        client::build_all()?;
    }
    let seed = options.seed;
    println!("seed {seed}");
    let folder = Folder::new("vivarium-sockets")?;
    let found = run(&folder.path().join("sockets.db"), &options);
    found.map_err(|fault| Fault::new(format!("{fault} --seed {seed} tries the same again.")))
}

fn run(database: &Path, options: &Options) -> Result<(), Fault> {
    let mut server = Server::start(database, "127.0.0.1:0", Disk::Free)?;
    let address = server.address.clone();
    let mut recovery = Recovery::of(&server);
    if recovery.is_none() {
        println!("this system does not tell what a process holds: memory and descriptors are not looked at");
    }
    let (over, gone) = (AtomicBool::new(false), AtomicBool::new(false));
    let tally = Arc::<Tally>::default();
    let (watched, counts, plays) = thread::scope(|scope| {
        let play = |number| {
            let (address, tally, gone) = (&address, &tally, &gone);
            scope.spawn(move || Player::new(address, number, options.seed, tally).play(gone))
        };
        let plays: Vec<_> = (0..TABLES).map(play).collect();
        let attack = |number: usize| {
            let random = Random::new(options.seed ^ ((number as u64 + 1) << 40));
            let (address, over) = (&address, &over);
            scope.spawn(move || Attacker::new(address, random).attack(over))
        };
        let attackers: Vec<_> = (0..ATTACKERS).map(attack).collect();
        let watched = watch(&mut server, recovery.as_mut(), Duration::from_secs(options.seconds));
        over.store(true, Ordering::Relaxed);
        let counts: Vec<_> = attackers.into_iter().filter_map(|attacker| attacker.join().ok()).collect();
        gone.store(true, Ordering::Relaxed);
        let plays: Vec<_> = plays.into_iter().map(|play| play.join().unwrap_or_default()).collect();
        (watched, counts, plays)
    });
    tell(&counts, &plays);
    if let Some(line) = panic_in_log(database) {
        return Err(Fault::new(format!("The site panicked: {line}.")));
    }
    let most = watched?;
    let faults = counts.iter().filter_map(|count| count.fault.as_ref());
    if let Some(fault) = faults.chain(plays.iter().flat_map(|play| &play.faults)).next() {
        return Err(Fault::new(format!("{fault}.")));
    }
    if counts.len() < ATTACKERS || counts.iter().all(|count| count.answered == 0) {
        return Err(Fault::new("The attack broke off, so nothing was tried."));
    }
    if let (Some(recovery), Some(most)) = (recovery, most) {
        let Some(held) = recovery.check(&server)? else { return Ok(()) };
        println!("{}; at most {most}; afterwards {held}", recovery.told());
    }
    if server.terminate() { Ok(()) } else { Err(Fault::new("The site did not end in order.")) }
}

/// Looks at the site while it is attacked; returns the most that it held.
fn watch(
    server: &mut Server,
    mut recovery: Option<&mut Recovery>,
    time: Duration,
) -> Result<Option<Held>, Fault> {
    let begun = Instant::now();
    let visitor = Site::new(&server.address, TABLES);
    let mut most: Option<Held> = None;
    let (mut steps, mut moved) = (0, Instant::now());
    while begun.elapsed() < time {
        thread::sleep(LOOK.min(time));
        if !server.lives() {
            return Err(Fault::new("The site died."));
        }
        match visitor.get("/healthz", None) {
            Ok(answer) if answer.status == 200 => {}
            Ok(answer) => {
                return Err(Fault::new(format!("/healthz says {} {}.", answer.status, answer.body)));
            }
            Err(error) => return Err(Fault::new(format!("/healthz does not answer: {error}."))),
        }
        if acknowledged() > steps {
            (steps, moved) = (acknowledged(), Instant::now());
        } else if moved.elapsed() > STANDSTILL {
            return Err(Fault::new(format!("Nobody could play a step for {STANDSTILL:?}.")));
        }
        if begun.elapsed() > WARM_UP.min(time / 3)
            && let Some(recovery) = recovery.as_deref_mut()
        {
            recovery.warmed_up(server);
        }
        if let Some(held) = server.holds() {
            let before = most.unwrap_or(held);
            let descriptors = before.descriptors.max(held.descriptors);
            most = Some(Held { descriptors, memory: before.memory.max(held.memory) });
        }
    }
    Ok(most)
}

fn tell(counts: &[Count], plays: &[Play]) {
    let sum = |of: fn(&Count) -> usize| counts.iter().map(of).sum::<usize>();
    println!(
        "wrong handshakes {}, connections in crowds {}, not opened {}; proper pings answered {}",
        sum(|count| count.handshakes),
        sum(|count| count.crowded),
        sum(|count| count.refused),
        sum(|count| count.answered)
    );
    let sent = frames::SORTS.iter().enumerate().map(|(sort, (name, _))| {
        let times: usize = counts.iter().map(|count| count.sent[sort]).sum();
        format!("{name} {times}")
    });
    println!("sent: {}", sent.collect::<Vec<_>>().join(", "));
    let games: usize = plays.iter().map(|play| play.games).sum();
    let steps: usize = plays.iter().map(|play| play.steps).sum();
    println!("meanwhile {games} games, {steps} steps acknowledged");
}

fn read(arguments: &[&str]) -> Result<Options, Fault> {
    let mut options = Options { seconds: 600, seed: Random::fresh(), built: false };
    let mut words = Words::of("sockets", "--seconds N, --seed N and --built", arguments);
    while let Some(option) = words.option() {
        match option {
            "--seconds" => options.seconds = words.number()?,
            "--seed" => options.seed = words.number()?,
            "--built" => options.built = true,
            _ => return Err(words.unknown()),
        }
    }
    Ok(options)
}
