//! `vivarium solve bug`

use super::BugArguments;
use crate::exit::wrong_use;
use crate::interrupt;
use crate::progress::Line;
use anyhow::{Context, anyhow, bail};
use bug::Colour;
use catalog::bug_truth::Whole;
use catalog::{BugSolution, BugSource, BugTurn, SolverProgress, solve_bug};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;
use std::time::Instant;

/// Solves a position and prints what it found.
pub fn run(setup: &str, arguments: &BugArguments, json: bool) -> anyhow::Result<()> {
    interrupt::listen()?;
    let position = arguments.position.as_deref();
    let begin = Instant::now();
    let solution = if let Some(file) = &arguments.table {
        let whole = read_table(setup, file)?;
        solve_bug(setup, position, BugSource::Table(&whole))
    } else if arguments.instant {
        solve_bug(setup, position, BugSource::Instant)
    } else {
        let mut line = Line::new();
        let mut report = |progress: SolverProgress| {
            line.set(|| shown(&progress));
            !interrupt::asked()
        };
        let source = BugSource::Search {
            threads: arguments.threads(),
            memory: (arguments.memory as usize) << 20,
            with_distance: arguments.distance,
            report: &mut report,
        };
        solve_bug(setup, position, source)
    };
    let solution = solution.map_err(wrong_use)?;
    let solved = Solved::of(setup, &solution, begin.elapsed().as_secs_f64());
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(&solved)?)?;
    } else {
        print(&solved, &mut out)?;
    }
    if !solved.unknown.is_empty() {
        bail!("It was stopped before every turn was solved; what was known by then is printed");
    }
    Ok(())
}

/// Reads a table for the board of a setup.
pub fn read_table(setup: &str, file: &Path) -> anyhow::Result<Whole> {
    let name = file.display();
    let setup: bug::Setup = setup.parse().map_err(wrong_use)?;
    let board = super::whole::numbered(setup.board)?;
    let mut reader = BufReader::new(File::open(file).with_context(|| format!("{name} cannot be opened"))?);
    Whole::read(board, &mut reader).map_err(|error| anyhow!("{name}: {error}"))
}

fn shown(progress: &SolverProgress) -> String {
    let SolverProgress { nodes, used, room, solved, turns, time } = *progress;
    let speed = nodes as f64 / time.as_secs_f64().max(0.001) / 1e6;
    let full = 100.0 * used as f64 / room.max(1) as f64;
    let millions = nodes as f64 / 1e6;
    format!(
        "{solved} of {turns} turns solved, {millions:.1} million nodes, {speed:.2} million/s, table {full:.0} % full"
    )
}

/// The shape of the JSON object.
#[derive(serde::Serialize)]
struct Solved<'a> {
    game: &'a str,
    board: String,
    position: &'a str,
    mover: Colour,
    winner: Option<Colour>,
    winning: Vec<&'a str>,
    losing: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unknown: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<u8>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    distances: BTreeMap<&'a str, u8>,
    nodes: u64,
    seconds: f64,
}

impl<'a> Solved<'a> {
    fn of(setup: &str, solution: &'a BugSolution, seconds: f64) -> Self {
        let those = |wins: Option<bool>| -> Vec<&str> {
            solution.turns.iter().filter(|turn| turn.wins == wins).map(|turn| turn.text.as_str()).collect()
        };
        let distance = |turn: &'a BugTurn| turn.distance.map(|turns| (turn.text.as_str(), turns));
        Solved {
            game: "bug",
            board: setup.to_owned(),
            position: &solution.position,
            mover: solution.mover,
            winner: solution.winner,
            winning: those(Some(true)),
            losing: those(Some(false)),
            unknown: those(None),
            distance: solution.distance,
            distances: solution.turns.iter().filter_map(distance).collect(),
            nodes: solution.nodes,
            seconds,
        }
    }
}

fn print(solved: &Solved<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    let Solved { board, position, winner, distance, nodes, seconds, .. } = solved;
    let winner = match winner {
        Some(colour) => format!("{colour:?} wins"),
        None => "not known who wins".to_owned(),
    };
    let within = distance.map_or(String::new(), |turns| format!(" in {turns} turns"));
    writeln!(out, "Bug on {board}, {position}: {winner}{within}")?;
    for (name, turns) in
        [("winning", &solved.winning), ("losing", &solved.losing), ("not known", &solved.unknown)]
    {
        let shown = turns.iter().map(|turn| match solved.distances.get(turn) {
            Some(distance) => format!("{turn} ({distance})"),
            None => (*turn).to_owned(),
        });
        if !turns.is_empty() {
            writeln!(out, "{name}: {}", shown.collect::<Vec<_>>().join(" "))?;
        }
    }
    writeln!(out, "{nodes} nodes, {seconds:.2} seconds")?;
    Ok(())
}
