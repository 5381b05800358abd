//! `vivarium solve bug --all`

use super::BugArguments;
use crate::exit::wrong_use;
use crate::interrupt;
use crate::progress::Bar;
use anyhow::{Context, anyhow, bail};
use catalog::bug_truth::{Book, MOST_CELLS, Stage, Statistics, Step, Whole};
use hexgrid::Board;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The book holds all positions with at most so many stones.
const BOOK_STONES: u32 = 10;
/// Unfinished work is kept that often.
const BETWEEN_PARTS: Duration = Duration::from_secs(20);

/// Solves every position of a board, writes what was asked for, and prints what there is.
pub fn run(setup: &str, arguments: &BugArguments, json: bool) -> anyhow::Result<()> {
    let setup: bug::Setup = setup.parse().map_err(wrong_use)?;
    if setup.swap {
        return Err(wrong_use("With --all every position is solved as it stands: leave --swap out."));
    }
    let board = numbered(setup.board)?;
    interrupt::listen()?;
    let begin = Instant::now();
    let part = arguments.out.as_ref().map(|out| part_of(out));
    let known = part.as_ref().map(|part| read_part(board, part)).transpose()?.flatten();
    let mut bar = Bar::new();
    let mut kept = Instant::now();
    let mut fault = None;
    let mut report = |step: Step, so_far: &dyn Fn() -> Vec<u8>| {
        bar.set(part_done(step));
        let stopped = interrupt::asked();
        if let Some(part) = &part
            && step.stage == Stage::Solving
            && (stopped || kept.elapsed() > BETWEEN_PARTS)
        {
            kept = Instant::now();
            let written = whole_or_not_at_all(part, &|to| Whole::write_part(board, &so_far(), to));
            fault = written.err();
        }
        !stopped && fault.is_none()
    };
    let solved = Whole::solve(board, known, arguments.threads(), &mut report);
    drop(bar);
    if let Some(fault) = fault {
        return Err(fault);
    }
    let Ok((whole, statistics)) = solved else {
        match part {
            Some(part) if part.exists() => bail!(
                "It was stopped; what was solved is in {}, and the same command goes on from there",
                part.display()
            ),
            _ => bail!("It was stopped before there was anything to keep"),
        }
    };
    if let Some(out) = &arguments.out {
        whole_or_not_at_all(out, &|to| whole.write(to))?;
    }
    if let Some(book) = &arguments.book {
        whole_or_not_at_all(book, &|to| Book::write(&whole, BOOK_STONES, to))?;
    }
    if let Some(part) = part.filter(|part| part.exists()) {
        std::fs::remove_file(&part).with_context(|| format!("{} cannot be removed", part.display()))?;
    }
    let mut out = io::stdout().lock();
    if json {
        let printed = Printed {
            game: "bug",
            board: board.to_string(),
            statistics: &statistics,
            seconds: begin.elapsed().as_secs_f64(),
        };
        writeln!(out, "{}", serde_json::to_string(&printed)?)?;
        return Ok(());
    }
    print(board, &statistics, &mut out)
}

/// The board, if its positions can be numbered.
pub fn numbered(board: Board) -> anyhow::Result<Board> {
    if board.cell_count() > MOST_CELLS {
        return Err(wrong_use(format!(
            "All positions are solved on hex2, limp2 and hex3: on {board} there are too many."
        )));
    }
    Ok(board)
}

/// Where unfinished work on a table is kept.
fn part_of(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn read_part(board: Board, part: &Path) -> anyhow::Result<Option<Vec<u8>>> {
    let file = match File::open(part) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error).with_context(|| format!("{} cannot be opened", part.display())),
    };
    let known = Whole::read_part(board, &mut BufReader::new(file));
    let advice = "take it away to begin anew";
    Ok(Some(known.map_err(|error| anyhow!("{}: {error} Or {advice}", part.display()))?))
}

/// Writes a file beside its place and moves it there when it is complete and on the disk.
fn whole_or_not_at_all(path: &Path, write: &dyn Fn(&mut dyn Write) -> io::Result<()>) -> anyhow::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let written = || -> io::Result<()> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(".vivarium-");
        // For whoever the user's mask lets read new files: there is no secret in it.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let mut file = builder.tempfile_in(folder)?;
        let mut buffer = BufWriter::with_capacity(1 << 20, file.as_file_mut());
        write(&mut buffer)?;
        buffer.flush()?;
        drop(buffer);
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    written().with_context(|| format!("{} cannot be written", path.display()))
}

/// From 0 to 1, about in proportion to the time that each stage takes.
fn part_done(step: Step) -> f64 {
    let (before, length) = match step.stage {
        Stage::Sorting => (0.0, 0.1),
        Stage::Solving => (0.1, 0.5),
        Stage::Reaching => (0.6, 0.4),
    };
    before + length * step.done as f64 / step.of.max(1) as f64
}

/// The shape of the JSON object.
#[derive(serde::Serialize)]
struct Printed<'a> {
    game: &'a str,
    board: String,
    #[serde(flatten)]
    statistics: &'a Statistics,
    seconds: f64,
}

fn print(board: Board, statistics: &Statistics, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "Bug on {board}: positions that a game can reach, up to symmetry")?;
    writeln!(out, "{:>5} {:>12} {:>12}", "turns", "positions", "ended")?;
    for (turn, (positions, ended)) in
        statistics.positions_by_turn.iter().zip(&statistics.ended_by_turn).enumerate()
    {
        writeln!(out, "{turn:>5} {positions:>12} {ended:>12}")?;
    }
    let Statistics { positions, wins, losses, positions_without_colours, .. } = statistics;
    writeln!(out, "{positions} different positions: the player to move wins {wins} and loses {losses}")?;
    writeln!(
        out,
        "{positions_without_colours} if positions that differ by the names of the colours are one"
    )?;
    let Statistics { longest_game, best_game, most_turns_left, .. } = statistics;
    writeln!(out, "the longest game has {longest_game} turns, the game with best play {best_game}")?;
    writeln!(out, "with best play there are never more than {most_turns_left} turns left")?;
    Ok(())
}
