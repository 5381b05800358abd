//! `vivarium solve`

mod bug;
mod herd;
mod whole;

pub use bug::read_table;

use crate::exit::wrong_use;
use crate::setup::Setup;
use catalog::{GameId, info};
use std::path::PathBuf;

/// Tell who wins when all play best, where that is known exactly
///
/// Bug on boards of up to 61 cells, as far as time and memory go: hex2, limp2 and hex3 from the empty board, any
/// late position of the others. Herd on hex2: the probability that the player who is about to roll wins, in
/// every position before a roll.
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  vivarium solve bug --board hex3 --json\n  \
    vivarium solve bug --board hex3 --position \"3/1x2/2o2/4/3 x\" --distance\n  \
    vivarium solve bug --board hex3 --all --out hex3.table\n  \
    vivarium solve herd --board hex2 --json")]
pub struct Arguments {
    #[command(flatten)]
    setup: Setup,
    #[command(flatten)]
    bug: BugArguments,
    /// Herd: as if turn 1 placed as many stones as the higher die says
    #[arg(long)]
    high_first: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Options of Bug.
#[derive(clap::Args)]
struct BugArguments {
    /// Bug: from this position instead of the empty board, such as "3/1x2/2o2/4/3 x"
    #[arg(long, value_name = "TEXT", conflicts_with = "all")]
    position: Option<String>,
    /// Bug: count the turns to the end too, where the winner hurries and the loser does not
    #[arg(long)]
    distance: bool,
    /// Bug: say what is known at once, on hex2, limp2 and hex3
    #[arg(long, conflicts_with_all = ["distance", "table", "all"])]
    instant: bool,
    /// Bug: look it up in a table that --all has made
    #[arg(long, value_name = "FILE", conflicts_with = "all")]
    table: Option<PathBuf>,
    /// Bug: solve every position of hex2, limp2 or hex3
    #[arg(long)]
    all: bool,
    /// Bug: with --all, write the table of all positions to this file
    #[arg(long, value_name = "FILE", requires = "all")]
    out: Option<PathBuf>,
    /// Bug: with --all, write the book of the positions with few stones to this file
    #[arg(long, value_name = "FILE", requires = "all")]
    book: Option<PathBuf>,
    /// Bug: search with this many threads; as many as the machine has without it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: Option<u8>,
    /// Bug: remember positions in this many MiB while searching
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=1_048_576))]
    memory: u32,
}

impl BugArguments {
    /// The first option that was given and belongs to Bug alone.
    fn given(&self) -> Option<&'static str> {
        let given = [
            (self.position.is_some(), "--position"),
            (self.distance, "--distance"),
            (self.instant, "--instant"),
            (self.table.is_some(), "--table"),
            (self.all, "--all"),
            (self.threads.is_some(), "--threads"),
        ];
        given.into_iter().find_map(|(given, name)| given.then_some(name))
    }

    fn threads(&self) -> usize {
        let of_machine = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(of_machine, usize::from)
    }
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let game = arguments.setup.game;
    let setup = arguments.setup.text()?;
    let foreign = match game {
        GameId::Bug => arguments.high_first.then_some("--high-first"),
        GameId::Herd => arguments.bug.given(),
        GameId::BugOff => arguments.bug.given().or(arguments.high_first.then_some("--high-first")),
    };
    if let Some(option) = foreign {
        return Err(wrong_use(format!("{} has no option {option}.", info(game).name)));
    }
    match game {
        GameId::Herd => herd::run(&setup, arguments.high_first, arguments.json),
        GameId::Bug if arguments.bug.all => whole::run(&setup, &arguments.bug, arguments.json),
        GameId::Bug => bug::run(&setup, &arguments.bug, arguments.json),
        GameId::BugOff => Err(wrong_use(
            "Bug Off hides its cards and is not solved: Bug on small boards and Herd on hex2 are.",
        )),
    }
}
