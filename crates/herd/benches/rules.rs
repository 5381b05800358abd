//! How fast the rules are: `cargo bench -p herd --bench rules`. Every benchmark checks what it has counted, so
//! that a rule or a probability that has changed is not taken for a gain.

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Rules, Seat};
use herd::Herd;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const GAMES: usize = 100;

/// What is counted in the games on one board.
struct Board {
    name: &'static str,
    /// Legal steps, over all decisions.
    legal: usize,
    /// Cells to choose from after each decision.
    targets: usize,
    /// Turns, steps, and games that Red has won or shared.
    games: (u32, u32, u32),
}

const BOARDS: [Board; 2] = [
    Board { name: "hex4", legal: 206_860, targets: 181_575, games: (1950, 13_187, 54) },
    Board { name: "hex5", legal: 551_647, targets: 491_060, games: (3152, 21_779, 44) },
];

impl std::fmt::Display for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Board {
    fn start(&self) -> Herd<1> {
        Herd::start(&self.name.parse().expect("a setup"))
    }
}

fn main() {
    divan::main();
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

#[divan::bench(args = BOARDS)]
fn steps(bencher: Bencher, board: &Board) {
    let decisions = contract::decisions(&board.start(), GAMES, &mut rng());
    let legal = || decisions.iter().map(|(state, _)| divan::black_box(state).steps().count()).sum::<usize>();
    bencher.counter(ItemsCount::new(decisions.len())).bench_local(|| assert_eq!(legal(), board.legal));
}

#[divan::bench(args = BOARDS)]
fn after(bencher: Bencher, board: &Board) {
    let decisions = contract::decisions(&board.start(), GAMES, &mut rng());
    // The whole state is asked for, or the optimiser makes only what is counted.
    let after = |state: Herd<1>, step| divan::black_box(divan::black_box(state).after(step));
    let targets = || decisions.iter().map(|&(state, step)| after(state, step).targets().len()).sum::<usize>();
    bencher.counter(ItemsCount::new(decisions.len())).bench_local(|| assert_eq!(targets(), board.targets));
}

#[divan::bench(args = BOARDS)]
fn playout(bencher: Bencher, board: &Board) {
    let start = board.start();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut rng = rng();
        let counted = (0..GAMES).fold((0, 0, 0), |(turns, steps, wins), _| {
            let played = search::playout(start, &mut rng);
            let won = played.payoff.winners().contains(Seat::FIRST);
            (turns + played.turns, steps + played.steps, wins + u32::from(won))
        });
        assert_eq!(counted, board.games);
    });
}
