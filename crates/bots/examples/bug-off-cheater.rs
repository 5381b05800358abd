//! What the hidden cards of Bug Off are worth: the search of the levels against the same search that is handed
//! the true hands. `cargo run --release -p bots --example bug-off-cheater [GAMES] [ITERATIONS] [COPIES]`. The fewer
//! copies of each kind, the larger is the part of the cards that the hands hide.
//!
//! If the honest one did as well, it would be seeing what it must not. No bot that anybody can choose cheats.

use bots::bug_off::policy::Policy;
use bug_off::{BugOff, Setup};
use game::{Audience, Node, Rules, Seat};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use search::Budget;
use search::ismcts::Ismcts;
use std::sync::atomic::AtomicBool;

static GO_ON: AtomicBool = AtomicBool::new(false);

/// The share of the win of the seat that cheats.
fn game(seed: u64, cheat: Seat, iterations: u64, setup: &Setup) -> f64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(!seed);
    let mut state = BugOff::start(setup);
    let policy = Policy::learned(state.seats());
    let (search, budget) = (Ismcts::default(), Budget::Iterations(iterations));
    loop {
        state = match state.node() {
            Node::Over(payoff) => return payoff.share(cheat),
            Node::Chance => state.after_chance(state.sample_chance(&mut chance)),
            Node::Decide(seat) if seat == cheat => {
                let truth = |_: &mut Xoshiro256PlusPlus| Ok(state);
                let found = search.search_among(truth, seat, policy, budget, &mut rng, &GO_ON, |_| ());
                state.after(found.expect("the state is one that decides").best)
            }
            Node::Decide(seat) => {
                let view = state.view(Audience::Seat(seat));
                let found = search.search(&view, seat, policy, budget, &mut rng, &GO_ON, |_| ());
                state.after(found.expect("the view is that of a game").best)
            }
        }
    }
}

fn main() {
    let number = |place: usize, usual: u64| {
        std::env::args().nth(place).map_or(usual, |text| text.parse().expect("a whole number"))
    };
    let (games, iterations, copies) = (number(1, 2000), number(2, 2000), number(3, 10));
    let setup = u8::try_from(copies).ok().and_then(|copies| Setup::new(2, copies)).expect("6 to 12 copies");
    // The same seed, once in each seat: a pair is one observation.
    let pair = |seed| {
        [Seat::FIRST, Seat::SECOND].map(|cheat| game(seed, cheat, iterations, &setup)).iter().sum::<f64>()
            / 2.0
    };
    let pairs: Vec<f64> = (0..games.div_ceil(2)).map(pair).collect();
    let count = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let variance = pairs.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    let margin = 1.96 * (variance / count).sqrt();
    println!("{} games: the cheat scores {mean:.4} ± {margin:.4} (95 %)", 2 * pairs.len());
}
