//! How fast exact play is: `cargo bench -p truth --bench solver`. Every benchmark checks what it has found and
//! the number of nodes that it took, so that an order of turns that has changed is not taken for a gain.

use bug::Bug;
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Notation, Rules};
use search::solver::{Solver, TurnValue};
use truth::bug::BugGuide;

/// Bytes for positions: more than these questions need, so that nothing is forgotten.
const MEMORY: usize = 64 << 20;

fn main() {
    divan::main();
}

/// Values every turn of a position with a fresh memory and one thread.
fn turns(bencher: Bencher, state: Bug<1>, with_distance: bool, values: &str, nodes: u64) {
    let solver = || Solver::new(BugGuide::new(state.grid().board()), MEMORY);
    bencher.counter(ItemsCount::new(nodes)).with_inputs(solver).bench_local_values(|solver| {
        let turns = solver.turns(&state, 1, with_distance, |_| true);
        let found: Vec<String> = turns.iter().map(value_text).collect();
        assert_eq!((&*found.join(" "), solver.nodes()), (values, nodes));
        solver
    });
}

/// `+` for a turn that wins and `-` for one that loses, with the number of turns that are left where it is known.
fn value_text(turn: &TurnValue<Bug<1>>) -> String {
    let sign = if turn.wins.expect("a value") { "+" } else { "-" };
    turn.distance.map_or(sign.to_owned(), |turns| format!("{sign}{turns}"))
}

#[divan::bench]
fn limp2_from_the_start(bencher: Bencher) {
    turns(
        bencher,
        Bug::start(&"limp2".parse().expect("a setup")),
        true,
        "-5 -5 -5 -5 -5 -5 -5 -5 -5 -5 -5 -5",
        2269,
    );
}

#[divan::bench(sample_count = 10)]
fn hex3_with_eleven_stones(bencher: Bencher) {
    let setup = "hex3".parse().expect("a setup");
    let state = Bug::parse_position(&setup, "xx1/oo1o/x1o1o/x2o/o2 x").expect("a position");
    turns(bencher, state, false, "- - - - + - + - - - - - - - - -", 1_010_888);
}
