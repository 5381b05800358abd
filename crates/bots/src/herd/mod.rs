//! How bots play this game.

use crate::textbook::{self, Textbook};
use crate::{Level, Pace, Player};
use game::{Illegal, Seat};
use rand::Rng;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

impl<const W: usize> Player for ::herd::Herd<W> {
    type Mind = ();

    fn steps_due(&self) -> u32 {
        {
            let (remove, place) = self.due();
            u32::from(remove) + u32::from(place)
        }
    }

    fn turn<G: Rng + ?Sized>(
        _mind: &mut (),
        view: &Self::View,
        seat: Seat,
        level: Level,
        time: Option<Duration>,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Result<Vec<Self::Step>, Illegal> {
        let bot = match time {
            Some(time) => Textbook::Time(Pace::of_a_turn(time)),
            None => Textbook::Iterations(10 << level.number()),
        };
        textbook::turn::<Self, G>(view, seat, bot, rng, stop)
    }
}
