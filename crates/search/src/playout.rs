//! Games played to the end at random.

use game::{Node, Payoff, Rules};
use rand::Rng;

/// How many events a playout goes on before it asks again whether it may.
const EVENTS_BETWEEN_QUESTIONS: u32 = 1024;

/// What a random game came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who has won.
    pub payoff: Payoff,
    /// Turns that were played to their end, one that was under way at the start included. A deal is none, nor
    /// is a last turn that chance cut short by ending the game (a card that ends it when drawn).
    pub turns: u32,
    /// Steps of seats; outcomes of chance are none.
    pub steps: u32,
}

/// Plays to the end, every step of every seat drawn uniformly from the legal ones, chance by its
/// probabilities. Does not allocate.
pub fn playout<R: Rules, G: Rng + ?Sized>(state: R, rng: &mut G) -> Played {
    playout_while(state, rng, || true).expect("a playout that may always go on comes to the end")
}

/// The same, but now and then (every 1024 events) it asks whether to go on; `None` when it was told not to.
pub fn playout_while<R: Rules, G: Rng + ?Sized>(
    start: R,
    rng: &mut G,
    mut may_go_on: impl FnMut() -> bool,
) -> Option<Played> {
    // A local of its own can live in registers; a parameter of this size stays where the caller has put it.
    let mut state = start;
    let (mut turns, mut steps) = (0, 0);
    for events in 1u32.. {
        let mut by_seat = true;
        let mut prepares = false;
        match state.node() {
            Node::Over(payoff) => return Some(Played { payoff, turns, steps }),
            Node::Decide(_) => {
                steps += 1;
                state.play(state.random_step(rng));
            }
            Node::Chance => {
                let outcome = state.sample_chance(rng);
                by_seat = false;
                prepares = R::is_preparation(outcome);
                state = state.after_chance(outcome);
            }
        }
        if state.turn_begins() && !prepares {
            turns += u32::from(by_seat || !matches!(state.node(), Node::Over(_)));
        }
        if events % EVENTS_BETWEEN_QUESTIONS == 0 && !may_go_on() {
            return None;
        }
    }
    unreachable!("no game has 2^32 events: every game here ends or is capped")
}
