//! The rules agree with the slow and obvious version of them, step by step.

use bug::plain::PlainBug;
use bug::{Bug, Phase, Setup, Step};
use game::{Node, Rules};
use hexgrid::{Board, CellSet};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plays random games side by side, about this many steps, and compares every position.
fn plays_alike<const W: usize>(board: Board, least_steps: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut steps = 0;
    while steps < least_steps {
        let mut state = Bug::<W>::start(&Setup { board, swap: false });
        let mut plain = PlainBug::start(board);
        while !matches!(state.node(), Node::Over(_)) {
            let step = state.random_step(&mut rng);
            let (Step::Place(cell) | Step::Grow(cell)) = step else { panic!("no swap here") };
            plain = plain.after(cell);
            state = state.after(step);
            assert!(plain.is_like(&state), "{plain:?} is not {state:?}");
            steps += 1;
        }
    }
}

/// Positions that hardly ever arise, with stones anywhere: what is derived at once is what the plain rules say,
/// and so it is after every step from there. About this many positions are compared.
fn agrees_anywhere<const W: usize>(board: Board, least_positions: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    let grid = Bug::<W>::start(&Setup { board, swap: false }).grid();
    let mut compared = 0;
    while compared < least_positions {
        let stones = rng.random_range(0..=100u32);
        let [mut black, mut white] = [CellSet::EMPTY; 2];
        for cell in grid.all() {
            match rng.random_range(0..200u32) {
                n if n < stones => black.insert(cell),
                n if n < 2 * stones => white.insert(cell),
                _ => {}
            }
        }
        let mover = if rng.random_bool(0.5) { bug::Colour::Black } else { bug::Colour::White };
        let state = Bug::at_turn_start(grid, [black, white], mover);
        assert!(PlainBug::like(&state).is_like(&state), "{state:?}");
        compared += 1 + agrees_after_each_step(state, PlainBug::like(&state));
    }
}

/// The same after every step, and after every step behind those that eat; the number of positions compared.
fn agrees_after_each_step<const W: usize>(state: Bug<W>, plain: PlainBug<W>) -> usize {
    let mut compared = 0;
    for step in state.steps() {
        let (Step::Place(cell) | Step::Grow(cell)) = step else { panic!("no swap here") };
        let (fast, plain) = (state.after(step), plain.after(cell));
        assert!(plain.is_like(&fast), "{state:?} {step:?}: {plain:?} is not {fast:?}");
        compared += 1;
        if state.phase() == Phase::Place && fast.phase() == Phase::Eat {
            compared += agrees_after_each_step(fast, plain);
        }
    }
    compared
}

/// How many positions to compare on a board of so many cells. `VIVARIUM_POSITIONS=1000000` makes it that many
/// on each board of up to 64 cells; on the larger ones the plain rules take many times as long.
fn positions(cells: usize, usual: usize) -> usize {
    let wanted = std::env::var("VIVARIUM_POSITIONS").ok().filter(|_| cells <= 64);
    wanted.map_or(usual, |text| text.parse().expect("a number of positions"))
}

#[test]
fn random_games_on_every_board() {
    for board in Board::ALL {
        let cells = board.cell_count();
        let steps = positions(cells, 10_000_000 / (cells * cells * cells / 10 + 100));
        match board.words() {
            1 => plays_alike::<1>(board, steps),
            2 => plays_alike::<2>(board, steps),
            _ => plays_alike::<5>(board, steps),
        }
    }
}

#[test]
fn random_stones_on_every_board() {
    for board in Board::ALL {
        let cells = board.cell_count();
        let count = positions(cells, 30_000_000 / (cells * cells * cells + 1000));
        match board.words() {
            1 => agrees_anywhere::<1>(board, count),
            2 => agrees_anywhere::<2>(board, count),
            _ => agrees_anywhere::<5>(board, count),
        }
    }
}

/// The same generator gives the same games, so that their speeds can be compared.
#[test]
fn playouts_are_the_same_games() {
    let (mut one, mut other) = (Xoshiro256PlusPlus::seed_from_u64(5), Xoshiro256PlusPlus::seed_from_u64(5));
    let setup = Setup::default();
    for _ in 0..300 {
        let fast = search::playout(Bug::<1>::start(&setup), &mut one);
        let (winner, turns, steps) = PlainBug::<1>::start(setup.board).playout(&mut other);
        assert_eq!((fast.turns, fast.steps), (turns, steps));
        assert_eq!(fast.payoff, game::Payoff::win(Bug::<1>::start(&setup).seat(winner)));
    }
}
