//! How fast the rules are: `cargo bench -p bug --bench rules`. Every benchmark checks what it has counted, so
//! that a rule that has changed is not taken for a gain.

use bug::plain::PlainBug;
use bug::{Bug, Colour, Setup, Step};
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Rules, Seat};
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
    /// Turns, steps, and games that Black has won.
    games: (u32, u32, u32),
}

/// Three boards of one word, and a wide one.
const BOARDS: [Board; 4] = [
    Board { name: "hex3", legal: 17_310, targets: 15_410, games: (1676, 2206, 60) },
    Board { name: "hex4", legal: 59_475, targets: 55_775, games: (3350, 4245, 44) },
    Board { name: "hex5", legal: 159_095, targets: 152_995, games: (5708, 7106, 42) },
    Board { name: "hex7", legal: 678_633, targets: 665_933, games: (12_308, 15_089, 50) },
];

impl std::fmt::Display for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Board {
    fn setup(&self) -> Setup {
        self.name.parse().expect("a setup")
    }
}

/// Calls the function for the width of the board.
macro_rules! by_width {
    ($of:ident($bencher:expr, $board:expr)) => {
        match $board.setup().board.words() {
            1 => $of::<1>($bencher, $board),
            2 => $of::<2>($bencher, $board),
            _ => unreachable!("no board here is wider"),
        }
    };
}

fn main() {
    divan::main();
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn decisions<const W: usize>(board: &Board) -> Vec<(Bug<W>, Step)> {
    contract::decisions(&Bug::start(&board.setup()), GAMES, &mut rng())
}

#[divan::bench(args = BOARDS)]
fn steps(bencher: Bencher, board: &Board) {
    fn of<const W: usize>(bencher: Bencher, board: &Board) {
        let decisions = decisions::<W>(board);
        let legal =
            || decisions.iter().map(|(state, _)| divan::black_box(state).steps().count()).sum::<usize>();
        bencher.counter(ItemsCount::new(decisions.len())).bench_local(|| assert_eq!(legal(), board.legal));
    }
    by_width!(of(bencher, board));
}

#[divan::bench(args = BOARDS)]
fn after(bencher: Bencher, board: &Board) {
    fn of<const W: usize>(bencher: Bencher, board: &Board) {
        let decisions = decisions::<W>(board);
        // The whole state is asked for, or the optimiser makes only what is counted.
        let after = |state: Bug<W>, step| divan::black_box(divan::black_box(state).after(step));
        let targets =
            || decisions.iter().map(|&(state, step)| after(state, step).targets().len()).sum::<usize>();
        bencher
            .counter(ItemsCount::new(decisions.len()))
            .bench_local(|| assert_eq!(targets(), board.targets));
    }
    by_width!(of(bencher, board));
}

#[divan::bench(args = BOARDS)]
fn playout(bencher: Bencher, board: &Board) {
    fn of<const W: usize>(bencher: Bencher, board: &Board) {
        let start = Bug::<W>::start(&board.setup());
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
    by_width!(of(bencher, board));
}

/// The same games by the plain version of the rules.
#[divan::bench(args = BOARDS, sample_count = 10)]
fn plain_playout(bencher: Bencher, board: &Board) {
    fn of<const W: usize>(bencher: Bencher, board: &Board) {
        let start = PlainBug::<W>::start(board.setup().board);
        bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
            let mut rng = rng();
            let counted = (0..GAMES).fold((0, 0, 0), |counted, _| {
                let (winner, turns, steps) = start.playout(&mut rng);
                let won = u32::from(winner == Colour::Black);
                (counted.0 + turns, counted.1 + steps, counted.2 + won)
            });
            assert_eq!(counted, board.games);
        });
    }
    by_width!(of(bencher, board));
}
