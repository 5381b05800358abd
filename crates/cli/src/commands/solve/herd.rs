//! `vivarium solve herd`

use crate::exit::wrong_use;
use crate::progress::Waiting;
use catalog::HerdTruth;
use std::collections::BTreeMap;
use std::io::Write;

/// Solves Herd on this board and prints what it found. With `high_first` the totals are those of a game whose
/// turn 1 places the higher die, like every other; the positions behind turn 1 are the same.
pub fn run(board: &str, high_first: bool, json: bool) -> anyhow::Result<()> {
    let truth = {
        let _waiting = Waiting::for_(format!("solving herd on {board}"));
        catalog::solve_herd(board).map_err(wrong_use)?
    };
    let solved = Solved::of(board, &truth, high_first);
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(&solved)?)?;
        return Ok(());
    }
    let die = if high_first { "higher" } else { "lower" };
    writeln!(out, "Herd on {board}: Red wins with probability {:.15}", solved.p_red)?;
    writeln!(out, "by the {die} die of turn 1, the number of stones that it places:")?;
    for (side, value) in (1..).zip(&truth.by_placed) {
        writeln!(out, "  {side}  {value:.15}")?;
    }
    writeln!(out, "positions before a roll, turn 1 left out: {} (--json lists them)", solved.states)?;
    Ok(())
}

/// The shape of the JSON object.
#[derive(serde::Serialize)]
struct Solved<'a> {
    game: &'a str,
    board: &'a str,
    p_red: f64,
    /// By the rules the lower die of turn 1 is the number of stones that it places.
    #[serde(skip_serializing_if = "Option::is_none")]
    by_low_die: Option<BTreeMap<usize, f64>>,
    /// With `--high-first` it is the higher one.
    #[serde(skip_serializing_if = "Option::is_none")]
    by_high_die: Option<BTreeMap<usize, f64>>,
    states: usize,
    values: Vec<Position<'a>>,
}

#[derive(serde::Serialize)]
struct Position<'a> {
    own: &'a [String],
    opp: &'a [String],
    value: f64,
}

impl<'a> Solved<'a> {
    fn of(board: &'a str, truth: &'a HerdTruth, high_first: bool) -> Self {
        let by_die = || (1..).zip(truth.by_placed).collect();
        let position = |v: &'a catalog::HerdValue| Position { own: &v.own, opp: &v.opp, value: v.value };
        Solved {
            game: "herd",
            board,
            p_red: if high_first { truth.p_red_high_first } else { truth.p_red },
            by_low_die: (!high_first).then(by_die),
            by_high_die: high_first.then(by_die),
            states: truth.values.len(),
            values: truth.values.iter().map(position).collect(),
        }
    }
}
