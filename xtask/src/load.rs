//! `cargo xtask load`: many tables against bots at once, played over HTTP against a real server process, while people
//! watch them over live connections. Every step must be acknowledged, every turn answered, everybody who watches be
//! shown how it ends, and the library stay quick meanwhile.

mod library;
mod player;
mod watchers;

use crate::client;
use crate::shell::Fault;
use crate::site::{Disk, Folder, Held, Server, Site};
use crate::words::Words;
use library::Library;
use player::{Game, Player};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use watchers::{Outcome, Watchers};

/// What is to be measured.
struct Options {
    tables: usize,
    turns: usize,
    bot: String,
    watchers: usize,
    /// How long a player waits before each turn.
    pause: Duration,
    /// Whether the release binary is there and need not be built.
    built: bool,
}

/// The promise about the pages of the library: the time of the 99th of 100 answers.
const LIBRARY: Duration = Duration::from_millis(200);

/// Runs it.
///
/// # Errors
/// When a turn was lost, somebody who watched was not shown how it ended, or the library was slow.
pub fn command(arguments: &[&str]) -> Result<(), Fault> {
    let options = read(arguments)?;
    if !options.built {
        client::build_all()?;
    }
    let folder = Folder::new("vivarium-load")?;
    let server = Server::start(&folder.path().join("load.db"), "127.0.0.1:0", Disk::Free)?;
    println!(
        "{} tables against {}, {} turns at each with pauses of {:?}, {} who watch, on {} threads of this machine",
        options.tables,
        options.bot,
        options.turns,
        options.pause,
        options.watchers,
        thread::available_parallelism().map_or(1, usize::from)
    );
    let mut held = Ledger::of(&server);
    let players = open(&server.address, &options)?;
    held.note(&server, "the tables", options.tables);
    let tables: Vec<String> = players.iter().map(|player| player.table().to_owned()).collect();
    // Behind those who play and somebody who looks at the library.
    let mut watchers = Watchers::arrive(&server.address, options.tables + 1, options.watchers, &tables);
    held.note(&server, "those who watch", options.watchers);
    let begun = Instant::now();
    let (games, library) = play(&server.address, &options, players, &mut watchers);
    let played = begun.elapsed();
    let watched = watchers.settle();
    held.note(&server, "the games, by table", options.tables);
    judge(&options, played, games, library, &watched)
}

/// Opens all tables, one after the other.
fn open(address: &str, options: &Options) -> Result<Vec<Player>, Fault> {
    let open = |number| Player::open(address, number, &options.bot);
    let players: Result<_, String> = (0..options.tables).map(open).collect();
    players.map_err(|fault| Fault::new(format!("A table cannot be opened: {fault}.")))
}

/// Plays all games at once, while others watch and somebody looks at the library.
fn play(
    address: &str,
    options: &Options,
    players: Vec<Player>,
    watchers: &mut Watchers,
) -> (Vec<Game>, Library) {
    let over = AtomicBool::new(false);
    let library = Site::new(address, options.tables);
    thread::scope(|scope| {
        let looking = scope.spawn(|| Library::look(&library, &over));
        scope.spawn(|| watchers.watch(&over));
        let play = |player: Player| scope.spawn(move || player.play(options.turns, options.pause));
        let games: Vec<_> = players.into_iter().map(play).collect();
        let games = games.into_iter().map(|game| game.join().unwrap_or_default()).collect();
        over.store(true, Ordering::Relaxed);
        (games, looking.join().unwrap_or_default())
    })
}

/// Prints what was measured and says what is not as promised.
fn judge(
    options: &Options,
    played: Duration,
    games: Vec<Game>,
    library: Library,
    watched: &Outcome,
) -> Result<(), Fault> {
    let all = |of: fn(&Game) -> &Vec<Duration>| games.iter().flat_map(of).copied().collect::<Vec<_>>();
    let (answers, acknowledged) = (all(|game| &game.answers), all(|game| &game.acknowledged));
    let count = |of: fn(&Game) -> bool| games.iter().filter(|game| of(game)).count();
    let lost: usize = games.iter().map(|game| game.lost).sum();
    let (idle, over) = (count(|game| game.answers.is_empty()), count(|game| game.over));
    println!(
        "{:.0} s; steps acknowledged {}, turns answered {}, lost {lost}; games that came to their end {over}",
        played.as_secs_f64(),
        acknowledged.len(),
        answers.len()
    );
    tell("until a step was acknowledged", acknowledged);
    tell("an answer", answers);
    println!(
        "watching: {} of {} were connected to the end and show what the site says; {} messages, {} MiB",
        watched.agreed,
        options.watchers,
        watched.messages,
        watched.bytes >> 20
    );
    let failed = library.failed;
    println!("library: {} looks, {failed} failed", library.times.len());
    let slow = tell("a page of the library", library.times);
    let faults = games.iter().flat_map(|game| &game.faults).take(5);
    for fault in faults.chain(watched.faults.iter().take(5)) {
        println!("fault: {fault}");
    }
    if lost > 0 || idle > 0 || failed > 0 {
        return Err(Fault::new(format!(
            "{lost} turns were lost, {idle} tables never answered, {failed} looks failed."
        )));
    }
    if watched.agreed < options.watchers {
        let gone = options.watchers - watched.agreed;
        return Err(Fault::new(format!("{gone} who watched were not shown how it ended.")));
    }
    if slow > LIBRARY {
        return Err(Fault::new(format!("The library took {slow:?} (p99), more than {LIBRARY:?}.")));
    }
    Ok(())
}

/// What the process held at each moment, where the system tells.
struct Ledger(Option<Held>);

impl Ledger {
    /// From before anybody came.
    fn of(server: &Server) -> Ledger {
        let held = server.holds();
        match held {
            Some(held) => println!("before anybody came: {held}"),
            None => println!("this system does not tell what a process holds"),
        }
        Ledger(held)
    }

    /// Tells what it holds now, and how much of that came since the last time, for each of so many.
    fn note(&mut self, server: &Server, what: &str, count: usize) {
        if let (Some(before), Some(now), 1..) = (self.0, server.holds(), count) {
            let each = now.memory.saturating_sub(before.memory) as f64 / count as f64;
            println!("with {what}: {now}; {each:.0} KiB for each of {count}");
            self.0 = Some(now);
        }
    }
}

fn read(arguments: &[&str]) -> Result<Options, Fault> {
    let mut options = Options {
        tables: 50,
        turns: 2,
        bot: "level8".to_owned(),
        watchers: 0,
        pause: Duration::ZERO,
        built: false,
    };
    let takes = "--tables N, --turns N, --bot BOT, --watchers N, --pause MILLISECONDS and --built";
    let mut words = Words::of("load", takes, arguments);
    while let Some(option) = words.option() {
        match option {
            "--tables" => options.tables = words.number()?,
            "--turns" => options.turns = words.number()?,
            "--bot" => options.bot = words.value()?.to_owned(),
            "--watchers" => options.watchers = words.number()?,
            "--pause" => options.pause = Duration::from_millis(words.number()?),
            "--built" => options.built = true,
            _ => return Err(words.unknown()),
        }
    }
    Ok(options)
}

/// Prints the spread of some times and returns the 99th of 100.
fn tell(what: &str, mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    let at =
        |share: f64| times.get(((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1)));
    let [half, most, last] = [0.5, 0.99, 1.0].map(|share| at(share).copied().unwrap_or_default());
    println!("{what}: p50 {half:.1?}, p99 {most:.1?}, max {last:.1?}");
    most
}
