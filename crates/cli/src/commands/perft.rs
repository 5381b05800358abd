//! `vivarium perft`

use crate::exit::wrong_use;
use crate::progress::Waiting;
use crate::setup::Setup;
use std::io::Write;

/// Count all sequences of turns and all positions, turn by turn: the check of the rules
///
/// Only for games without chance, which is Bug. The columns: sequences of full turns and distinct positions of
/// each depth; and of those, the ones after which the player to move has already won.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  vivarium perft bug --board hex3 --depth 5 --json")]
pub struct Arguments {
    #[command(flatten)]
    setup: Setup,
    /// Count this many turns deep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// Stop at a depth with more positions than this; a million of them take about 200 megabytes
    #[arg(long, value_name = "N", default_value_t = 30_000_000)]
    most_positions: usize,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let game = arguments.setup.game;
    let setup = arguments.setup.text()?;
    let rows = {
        let _waiting = Waiting::for_(format!("counting {game} on {setup}"));
        catalog::perft(game, &setup, arguments.depth, arguments.most_positions).map_err(wrong_use)?
    };
    let mut out = std::io::stdout().lock();
    if arguments.json {
        let rows: Vec<Row> = rows.into_iter().map(Row::from).collect();
        let object = Counted { game: game.name(), board: &setup, rows };
        writeln!(out, "{}", serde_json::to_string(&object)?)?;
        return Ok(());
    }
    writeln!(
        out,
        "{:>5} {:>16} {:>12} {:>16} {:>12}",
        "depth", "sequences", "positions", "ended seq.", "ended pos."
    )?;
    for row in rows.into_iter().map(Row::from) {
        let Row { depth, sequences, positions, ended_sequences, ended_positions } = row;
        writeln!(
            out,
            "{depth:>5} {sequences:>16} {positions:>12} {ended_sequences:>16} {ended_positions:>12}"
        )?;
    }
    Ok(())
}

#[derive(serde::Serialize)]
struct Counted<'a> {
    game: &'a str,
    board: &'a str,
    rows: Vec<Row>,
}

#[derive(serde::Serialize)]
struct Row {
    depth: u32,
    sequences: u128,
    positions: u64,
    ended_sequences: u128,
    ended_positions: u64,
}

impl From<catalog::PerftRow> for Row {
    fn from(row: catalog::PerftRow) -> Row {
        Row {
            depth: row.depth,
            sequences: row.sequences,
            positions: row.positions,
            ended_sequences: row.ended_sequences,
            ended_positions: row.ended_positions,
        }
    }
}
