//! `cargo xtask load`: many tables against strong bots at once, played over HTTP against a real server process.
//! Every turn must be answered, and the library must stay quick meanwhile.

mod player;

use crate::client;
use crate::shell::Fault;
use crate::site::{Disk, Folder, Server, Site};
use crate::words::Words;
use player::Player;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What is to be measured.
struct Options {
    tables: usize,
    turns: usize,
    bot: String,
    /// Whether the release binary is there and need not be built.
    built: bool,
}

/// The promise about the pages of the library: the time of the 99th of 100 answers.
const LIBRARY: Duration = Duration::from_millis(200);
/// How often the library is looked at.
const LOOK: Duration = Duration::from_millis(100);
/// What the page of the library asks for.
const PAGES: [&str; 3] = ["/", "/api/games", "/api/tables"];

/// Runs it.
///
/// # Errors
/// When a turn was lost or the library was slow.
pub fn command(arguments: &[&str]) -> Result<(), Fault> {
    let options = read(arguments)?;
    if !options.built {
        client::build_all()?;
    }
    let folder = Folder::new("vivarium-load")?;
    let server = Server::start(&folder.path().join("load.db"), "127.0.0.1:0", Disk::Free)?;
    // One more visitor than there are players.
    let library = Site::new(&server.address, options.tables);
    println!(
        "{} tables against {}, {} turns at each, on {} threads of this machine",
        options.tables,
        options.bot,
        options.turns,
        thread::available_parallelism().map_or(1, usize::from)
    );
    let begun = Instant::now();
    let done = AtomicBool::new(false);
    let (games, library) = thread::scope(|scope| {
        let looking = scope.spawn(|| look(&library, &done));
        let start = |number| {
            let (address, bot) = (server.address.as_str(), options.bot.as_str());
            scope.spawn(move || Player::new(address, number).play(bot, options.turns))
        };
        let games: Vec<_> = (0..options.tables).map(start).collect();
        let games: Vec<_> = games.into_iter().map(|game| game.join().unwrap_or_default()).collect();
        done.store(true, Ordering::Relaxed);
        (games, looking.join().unwrap_or_default())
    });
    let answers: Vec<Duration> = games.iter().flat_map(|game| game.answers.iter().copied()).collect();
    let lost: usize = games.iter().map(|game| game.lost).sum();
    let idle = games.iter().filter(|game| game.answers.is_empty()).count();
    println!("{:.0} s; turns answered {}, lost {lost}", begun.elapsed().as_secs_f64(), answers.len());
    tell("an answer", answers);
    let failed = library.failed;
    println!("library: {} looks, {failed} failed", library.times.len());
    let slow = tell("a page of the library", library.times);
    for fault in games.iter().flat_map(|game| &game.faults).take(5) {
        println!("fault: {fault}");
    }
    if lost > 0 || idle > 0 || failed > 0 {
        return Err(Fault::new(format!(
            "{lost} turns were lost, {idle} tables never answered, {failed} looks failed."
        )));
    }
    if slow > LIBRARY {
        return Err(Fault::new(format!("The library took {slow:?} (p99), more than {LIBRARY:?}.")));
    }
    Ok(())
}

fn read(arguments: &[&str]) -> Result<Options, Fault> {
    let mut options = Options { tables: 50, turns: 2, bot: "level8".to_owned(), built: false };
    let takes = "--tables N, --turns N, --bot BOT and --built";
    let mut words = Words::of("load", takes, arguments);
    while let Some(option) = words.option() {
        match option {
            "--tables" => options.tables = words.number()?,
            "--turns" => options.turns = words.number()?,
            "--bot" => options.bot = words.value()?.to_owned(),
            "--built" => options.built = true,
            _ => return Err(words.unknown()),
        }
    }
    Ok(options)
}

/// How the library answered.
#[derive(Default)]
struct Library {
    times: Vec<Duration>,
    failed: usize,
}

fn look(site: &Site, done: &AtomicBool) -> Library {
    let mut library = Library::default();
    while !done.load(Ordering::Relaxed) {
        for page in PAGES {
            let begun = Instant::now();
            match site.get(page, None) {
                Ok(answer) if answer.status == 200 => library.times.push(begun.elapsed()),
                _ => library.failed += 1,
            }
        }
        thread::sleep(LOOK);
    }
    library
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
