//! `vivarium arena`

mod folder;
mod report;

use crate::exit::wrong_use;
use crate::interrupt;
use crate::progress::Bar;
use crate::setup::Setup;
use catalog::{ArenaNews, ArenaSettings, BotSpec, Sprt, arena, round_robin};
use cpu_time::ThreadTime;
use folder::Folder;
use std::path::PathBuf;

/// Let bots play against each other, and tell which is stronger and how sure that is
///
/// Games come in rounds: the same opening, dice and deal for each seat that bot A can have, with bot B in all
/// others. For two seats a round is a pair of games with the seats swapped. A round counts as one sample, so
/// that what its games share is not taken for evidence. With the same seed, bots that count their playouts play
/// the same games, whatever the number of threads.
///
/// The score is the share of the wins of A, from 0 to 1; a shared win counts in parts. Equal bots score 1/2, or
/// 1/N with N seats.
///
/// An illegal step loses the game, and so does a turn that takes more CPU time than twice the bot's own time and
/// 0.1 seconds, or, of a level without a time, than 5 seconds. Both are counted and told.
///
/// With --bots each of them plays against each other one, and they are rated.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  \
    vivarium arena bug --board hex4 --a level8 --b uct:iterations=2000 --games 400 --json\n  \
    vivarium arena herd --board hex4 --a level5 --b level4 --games 2000 --sprt 0,20\n  \
    vivarium arena bug --board hex3 --bots level1,level2,uct:iterations=100 --games 40")]
pub struct Arguments {
    #[command(flatten)]
    setup: Setup,
    /// The bot whose score is told: random, levelN, levelN:ms=M, uct:iterations=N or uct:ms=N
    #[arg(long, value_name = "BOT", required_unless_present = "bots")]
    a: Option<BotSpec>,
    /// The bot that it plays against
    #[arg(long, value_name = "BOT", required_unless_present = "bots")]
    b: Option<BotSpec>,
    /// Several bots, each to play against each other one
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', conflicts_with_all = ["a", "b", "sprt"])]
    bots: Vec<BotSpec>,
    /// Play so many games, or a few more to complete a round; of each two bots
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Stop as soon as it is clear whether A is stronger by ELO1 rather than by ELO0 points
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Play so many turns at random first; when not said, in Bug 2 on hex4 and larger and else 1, in the others 0
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=100))]
    opening: Option<u32>,
    /// Where the random numbers begin
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play so many games at a time; as many as the machine has cores when not said
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: Option<u8>,
    /// Write the record of every game to this folder, which is made, or is empty
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn sprt(text: &str) -> Result<Sprt, String> {
    const MOST: f64 = 1000.0;
    let number = |text: &str| text.parse().ok().filter(|elo: &f64| elo.abs() <= MOST);
    let bounds = text.split_once(',').and_then(|(elo0, elo1)| Some((number(elo0)?, number(elo1)?)));
    match bounds {
        Some((elo0, elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
        _ => Err("two numbers of Elo points from -1000 to 1000 are wanted, the lower one first".to_owned()),
    }
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    if arguments.bots.len() == 1 {
        return Err(wrong_use("Name at least two bots, with commas between them."));
    }
    let of_machine = || std::thread::available_parallelism().map_or(1, usize::from);
    let settings = ArenaSettings {
        game: arguments.setup.game,
        setup: arguments.setup.text()?,
        games: arguments.games,
        opening: arguments.opening,
        seed: arguments.seed,
        threads: arguments.threads.map_or_else(of_machine, usize::from),
        sprt: arguments.sprt,
        records: arguments.records.is_some(),
    };
    // What is wrong with the setup is said before a folder is made.
    catalog::AnyMatch::new(settings.game, &settings.setup).map_err(wrong_use)?;
    let mut folder = arguments.records.as_deref().map(Folder::open).transpose()?;
    interrupt::listen()?;
    let mut bar = Bar::new();
    let mut written = Ok(());
    let several = arguments.bots.len() > 2;
    let mut watch = |news: ArenaNews| {
        match news {
            ArenaNews::Ended { games, of } => bar.set(games as f64 / of as f64),
            ArenaNews::Record { bots, round, game, text } => {
                if let Some(folder) = &mut folder {
                    written = folder.write(several.then_some(bots), round, game, &text);
                }
            }
        }
        written.is_ok() && !interrupt::asked()
    };
    let clock = || ThreadTime::now().as_duration().as_secs_f64();
    let report = if let [_, _, ..] = arguments.bots[..] {
        let result = round_robin(&settings, &arguments.bots, clock, &mut watch).map_err(wrong_use)?;
        report::of_round_robin(&settings, &arguments.bots, &result, arguments.json)?
    } else {
        let (Some(a), Some(b)) = (arguments.a, arguments.b) else {
            return Err(wrong_use("Name two bots with --a and --b, or several with --bots."));
        };
        let result = arena(&settings, [a, b], clock, &mut watch).map_err(wrong_use)?;
        report::of_match(&settings, [a, b], &result, arguments.json)?
    };
    drop(bar);
    written?;
    report::print(&report)
}
