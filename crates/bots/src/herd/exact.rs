//! Perfect play on the smallest board, where every position is solved.

use ::herd::{Colour, Herd, Phase, Step};
use game::{Node, Rules};
use hexgrid::{Board, CellSet, Grid};
use std::collections::HashMap;
use std::sync::OnceLock;

/// Positions on seven cells.
const POSITIONS: usize = 3usize.pow(7);

/// Whether the positions of this board are solved.
pub(super) fn is_solved<const W: usize>(state: &Herd<W>) -> bool {
    state.grid().board() == Board::hex(2)
}

/// The steps that end the turn in the way that wins most often when both go on playing best. On a board that
/// [is solved](is_solved).
pub(super) fn best_turn<const W: usize>(mut state: Herd<W>) -> Vec<Step> {
    let mut known = HashMap::new();
    let mut steps = Vec::new();
    let mover = state.mover();
    while matches!(state.phase(), Phase::Remove | Phase::Place) && state.mover() == mover {
        let mut share = |step: Step| {
            let red = share_of_red(&state.after(step), &mut known);
            if mover == Colour::Red { red } else { 1.0 - red }
        };
        let shares = state.steps().map(|step| (step, share(step)));
        let (best, _) = shares.max_by(|a, b| a.1.total_cmp(&b.1)).expect("a seat that decides has a step");
        steps.push(best);
        state = state.after(best);
    }
    steps
}

fn share_of_red<const W: usize>(state: &Herd<W>, known: &mut HashMap<Herd<W>, f64>) -> f64 {
    match state.node() {
        Node::Over(payoff) => payoff.share(Colour::Red.seat()),
        Node::Chance => before_roll(state),
        Node::Decide(_) => {
            if let Some(&share) = known.get(state) {
                return share;
            }
            let shares = state.steps().map(|step| share_of_red(&state.after(step), known));
            let best = match state.mover() {
                Colour::Red => shares.fold(0.0, f64::max),
                Colour::Blue => shares.fold(1.0, f64::min),
            };
            known.insert(*state, best);
            best
        }
    }
}

/// The share of a position before a roll. The number of the turn plays no part after the first, with which no
/// turn ends.
fn before_roll<const W: usize>(state: &Herd<W>) -> f64 {
    let mover = state.mover();
    let share = table()[number(state.stones(mover), state.stones(mover.other()))];
    if mover == Colour::Red { share } else { 1.0 - share }
}

/// The share of the player who is to roll, by [`number`]. Made at the first call, which takes about a second.
fn table() -> &'static [f64; POSITIONS] {
    static TABLE: OnceLock<[f64; POSITIONS]> = OnceLock::new();
    TABLE.get_or_init(|| {
        let board = Board::hex(2);
        let grid = Grid::<1>::of(board);
        let cells = |names: &[String]| -> CellSet<1> {
            names.iter().map(|name| grid.cell(name).expect("the solver names cells of the board")).collect()
        };
        let solved = truth::herd::solve(board).expect("this board can be solved");
        let mut table = [0.5; POSITIONS];
        for position in solved.values {
            table[number(cells(&position.own), cells(&position.opp))] = position.value;
        }
        table
    })
}

/// The number of a position of seven cells: a digit to base three for each.
fn number<const W: usize>(own: CellSet<W>, enemy: CellSet<W>) -> usize {
    let digits = |cells: CellSet<W>| cells.iter().map(|cell| 3usize.pow(cell.index() as u32)).sum::<usize>();
    digits(own) + 2 * digits(enemy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::herd::{Roll, Setup};
    use game::Notation;

    /// All positions before a roll that are not over, with each roll: what the turn is worth is what the
    /// solution says that the roll is worth.
    #[test]
    fn the_turns_are_worth_what_the_positions_are() {
        let grid = Grid::<1>::of(Board::hex(2));
        let setup = Setup { board: Board::hex(2) };
        let mut worst: f64 = 0.0;
        for position in truth::herd::solve(setup.board).unwrap().values.iter().step_by(7) {
            let rows = rows(&grid, &position.own, &position.opp);
            let state = Herd::<1>::parse_position(&setup, &format!("{rows} r 9 roll")).unwrap();
            let mut mean = 0.0;
            for (low, high) in (1..=6).flat_map(|low| (1..=6).map(move |high| (low, high))) {
                let mut state = state.after_chance(Roll::new(low, high).unwrap());
                for step in best_turn(state) {
                    assert_eq!(state.is_legal(step), Ok(()));
                    state = state.after(step);
                }
                mean += share_of_red(&state, &mut HashMap::new()) / 36.0;
            }
            worst = worst.max((mean - position.value).abs());
        }
        assert!(worst < 1e-9, "{worst}");
    }

    fn rows(grid: &Grid<1>, own: &[String], enemy: &[String]) -> String {
        let cells = |names: &[String]| names.iter().map(|name| grid.cell(name).unwrap()).collect();
        hexgrid::write_rows(grid, &[('r', cells(own)), ('b', cells(enemy))])
    }
}
