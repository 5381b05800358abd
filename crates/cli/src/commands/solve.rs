//! `vivarium solve`

mod herd;

use crate::exit::wrong_use;
use crate::setup::Setup;
use catalog::{GameId, info};

/// Tell who wins when all play best, where that is known exactly
///
/// Herd on hex2: the probability that the player who is about to roll wins, in every position before a roll.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  vivarium solve herd --board hex2 --json")]
pub struct Arguments {
    #[command(flatten)]
    setup: Setup,
    /// Herd: as if turn 1 placed as many stones as the higher die says
    #[arg(long)]
    high_first: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let game = arguments.setup.game;
    let setup = arguments.setup.text()?;
    if arguments.high_first && game != GameId::Herd {
        return Err(wrong_use(format!("{} has no option --high-first.", info(game).name)));
    }
    match game {
        GameId::Herd => herd::run(&setup, arguments.high_first, arguments.json),
        GameId::Bug => Err(wrong_use("Herd on hex2 is solved; Bug follows.")),
        GameId::BugOff => Err(wrong_use("Bug Off hides its cards and is not solved: Herd on hex2 is.")),
    }
}
