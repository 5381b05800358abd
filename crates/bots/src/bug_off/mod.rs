//! How bots play Bug Off: a policy learned by self-play, and a search that looks further with it.

pub mod features;
mod guide;
mod ladder;
pub mod policy;

use crate::{Level, Player};
use ::bug_off::BugOff;
use game::{Illegal, Rules, Seat};
use ladder::{PLAUSIBLE, Thinking};
use policy::Policy;
use rand::Rng;
use search::Budget;
use search::ismcts::Ismcts;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What a bot remembers: nothing about the game, as after a turn of all others hardly anything that was looked at
/// comes about.
#[derive(Default)]
pub struct Mind {
    iterations: u64,
}

impl Player for BugOff {
    type Mind = Mind;

    fn steps_due(&self) -> u32 {
        1
    }

    fn turn<G: Rng + ?Sized>(
        mind: &mut Mind,
        view: &Self::View,
        seat: Seat,
        level: Level,
        time: Option<Duration>,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Result<Vec<Self::Step>, Illegal> {
        let state: Self = search::imagine(view, seat, rng)?;
        let policy = Policy::learned(state.seats());
        let budget = match (ladder::thinking(level), time) {
            // The hand of the seat is the same in every state of this view, and so is what the policy sees.
            (Thinking::Glance { temperature }, _) => {
                return Ok(vec![
                    policy.rate(&state, seat).plausible(PLAUSIBLE).softened(temperature).draw(rng),
                ]);
            }
            (Thinking::Search(_), Some(time)) => Budget::Time(time),
            (Thinking::Search(budget), None) => budget,
        };
        let found = Ismcts::default().search::<Self, _, G>(view, seat, policy, budget, rng, stop, |_| ())?;
        mind.iterations += found.iterations;
        Ok(vec![found.best])
    }

    fn iterations(mind: &Mind) -> u64 {
        mind.iterations
    }
}
