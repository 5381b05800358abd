//! How fast the rules are: `cargo bench -p bug-off`. Every benchmark checks what it has counted, so that a
//! rule or a probability that has changed is not taken for a gain.

use bug_off::BugOff;
use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Rules, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const GAMES: usize = 1000;

fn main() {
    divan::main();
}

fn start(seats: u8) -> BugOff {
    BugOff::start(&format!("seats={seats}").parse().expect("a setup"))
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

#[divan::bench]
fn steps(bencher: Bencher) {
    let decisions = contract::decisions(&start(3), GAMES, &mut rng());
    let legal = || decisions.iter().map(|(state, _)| divan::black_box(state).steps().count()).sum::<usize>();
    bencher.counter(ItemsCount::new(decisions.len())).bench_local(|| assert_eq!(legal(), 259_218));
}

#[divan::bench]
fn after(bencher: Bencher) {
    let decisions = contract::decisions(&start(3), GAMES, &mut rng());
    // The whole state is asked for, or the optimiser makes only what is counted.
    let after = |state: BugOff, step| divan::black_box(divan::black_box(state).after(step));
    let scored = || decisions.iter().map(|&(state, step)| after(state, step).central().total()).sum::<u32>();
    bencher.counter(ItemsCount::new(decisions.len())).bench_local(|| assert_eq!(scored(), 489_935));
}

#[divan::bench(args = [2, 3, 5])]
fn playout(bencher: Bencher, seats: u8) {
    // Turns (each is one step), and games that the first seat has won or shared.
    let expected = match seats {
        2 => (46_214, 571),
        3 => (43_240, 417),
        _ => (38_407, 300),
    };
    let start = start(seats);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut rng = rng();
        let counted = (0..GAMES).fold((0, 0), |(turns, wins), _| {
            let played = search::playout(start, &mut rng);
            assert_eq!(played.turns, played.steps);
            (turns + played.turns, wins + u32::from(played.payoff.winners().contains(Seat::FIRST)))
        });
        assert_eq!(counted, expected);
    });
}
