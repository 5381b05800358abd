//! Perfect play on the smallest board, where every position is solved.

use crate::Player;
use ::herd::{Herd, Step};
use game::{Rules, Seat};
use hexgrid::Board;
use std::any::Any;
use std::sync::OnceLock;
use truth::herd::HerdExact;

/// What a position is worth to which no game comes.
const UNKNOWN: f64 = 0.5;

/// The steps that end the turn of the seat that decides in the way that wins most often when both go on playing
/// best; `None` on boards that are not solved.
pub(super) fn best_turn<const W: usize>(state: &Herd<W>, seat: Seat) -> Option<Vec<Step>> {
    let mut state = *(state as &dyn Any).downcast_ref::<Herd<1>>()?;
    if state.grid().board() != Board::hex(2) {
        return None;
    }
    let mut steps = Vec::new();
    loop {
        let shares = state.steps().map(|step| (step, share(&state.after(step), seat)));
        let (best, _) = shares.max_by(|a, b| a.1.total_cmp(&b.1))?;
        steps.push(best);
        state = state.after(best);
        if !state.goes_on(seat) {
            return Some(steps);
        }
    }
}

fn share(state: &Herd<1>, seat: Seat) -> f64 {
    exact().value(state, seat).unwrap_or(UNKNOWN)
}

/// Solved at the first call, which takes about a second.
fn exact() -> &'static HerdExact {
    static EXACT: OnceLock<HerdExact> = OnceLock::new();
    EXACT.get_or_init(|| HerdExact::of(Board::hex(2)).expect("this board can be solved"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::herd::{Roll, Setup};
    use game::Notation;
    use hexgrid::Grid;

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
                for step in best_turn(&state, Seat::FIRST).unwrap() {
                    assert_eq!(state.is_legal(step), Ok(()));
                    state = state.after(step);
                }
                mean += share(&state, Seat::FIRST) / 36.0;
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
