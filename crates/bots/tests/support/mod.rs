//! Games between bots in which every step is held to the rules.

use bots::{Player, Thinker};
use contract::TestRng;
use game::{Audience, Node, Rules};
use rand::SeedableRng;
use std::fmt::Debug;
use std::sync::atomic::AtomicBool;

pub static GO_ON: AtomicBool = AtomicBool::new(false);
pub static STOP: AtomicBool = AtomicBool::new(true);

/// Plays so many turns between two bots; tells all steps.
pub fn play<R: Player + Debug>(
    setup: &str,
    bots: [&str; 2],
    turns: usize,
    seed: u64,
) -> Vec<<R as Rules>::Step> {
    let mut rng = TestRng::seed_from_u64(seed);
    let mut state = R::start(&setup.parse().unwrap());
    let mut seated = bots.map(|bot| Thinker::<R>::new(bot.parse().unwrap()));
    let mut all = Vec::new();
    let mut played = 0;
    while played < turns {
        let seat = match state.node() {
            Node::Over(_) => break,
            Node::Chance => {
                state = state.after_chance(state.sample_chance(&mut rng));
                continue;
            }
            Node::Decide(seat) => seat,
        };
        let view = state.view(Audience::Seat(seat));
        for step in seated[seat.index()].turn(&view, seat, &mut rng, &GO_ON).unwrap() {
            assert_eq!(state.is_legal(step), Ok(()), "{state:?} {step:?}");
            state = state.after(step);
            all.push(step);
        }
        assert!(state.turn_begins(), "{state:?}: the turn is not at its end");
        played += 1;
    }
    all
}
