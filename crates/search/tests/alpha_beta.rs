//! Alpha-beta search, on a game that can be worked out by hand.

use contract::toys::{Noughts, noughts::Classic};
use game::Rules;
use search::Budget;
use search::alpha_beta::{AlphaBeta, Evaluation, Found, WIN};
use std::sync::atomic::AtomicBool;

/// Every position is even.
struct Even;

impl<R: Rules> Evaluation<R> for Even {
    fn worth(&self, _state: &R) -> i32 {
        0
    }
}

fn search(text: &str, positions: u64) -> Found<u8> {
    let state = Noughts::<0>::read(text).unwrap();
    let stop = AtomicBool::new(false);
    AlphaBeta::new(1 << 20).search(&Even, &state, Budget::Iterations(positions), &stop, |_| {})
}

#[test]
fn wins_are_found_and_losses_are_put_off() {
    let won = search("xx.oo....", 10_000);
    assert_eq!((won.best, won.worth), (2, WIN));
    // Two threats at once: lost, whatever is done.
    assert_eq!(search("xox..ox..", 10_000).worth, -WIN);
    assert_eq!(search("xx..o....", 100_000).best, 2);
}

#[test]
fn the_whole_game_is_a_draw() {
    let state = Noughts::<0>::start(&Classic);
    let mut depths = Vec::new();
    let found = AlphaBeta::new(1 << 20).search(
        &Even,
        &state,
        Budget::Iterations(u64::MAX),
        &AtomicBool::new(false),
        |found| depths.push((found.depth, found.worth)),
    );
    assert_eq!(found.worth, 0);
    assert_eq!(depths[..9], (1..=9).map(|depth| (depth, 0)).collect::<Vec<_>>());
    assert!(found.nodes < 100_000, "{} positions", found.nodes);
}

#[test]
fn a_budget_of_one_position_and_a_stop_still_give_a_step() {
    let state = Noughts::<0>::start(&Classic);
    assert_eq!(state.is_legal(search(".........", 1).best), Ok(()));
    let stopped = AtomicBool::new(true);
    let mut search = AlphaBeta::new(1);
    let found = search.search(&Even, &state, Budget::Iterations(1_000_000), &stopped, |_| {});
    assert_eq!(state.is_legal(found.best), Ok(()));
    assert!(search.bytes() < 100);
}
