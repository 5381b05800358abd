//! A bot in its seat.

use crate::textbook::{self, Textbook};
use crate::{BotSpec, Level, Pace, Player};
use game::{Illegal, Seat};
use rand::Rng;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A bot that plays one seat of one game, with what it remembers.
pub struct Thinker<R: Player> {
    bot: BotSpec,
    mind: R::Mind,
}

impl<R: Player> Thinker<R> {
    /// A bot that remembers nothing yet, and thinks on one thread.
    pub fn new(bot: BotSpec) -> Self {
        Thinker { bot, mind: R::Mind::default() }
    }

    /// Lets a bot of a level think on so many threads, at least one, where its search knows how to. Levels are
    /// measured on one.
    pub fn use_threads(&mut self, threads: u8) {
        R::use_threads(&mut self.mind, threads);
    }

    /// The steps by which it ends the turn under way, at least one, from what its seat sees. Where something is
    /// hidden they are the next step alone.
    ///
    /// It blocks for as long as the bot thinks, and ends within a few milliseconds once `stop` is set, with the
    /// best that it has.
    ///
    /// # Errors
    /// When the view contradicts itself, or the seat is not to decide.
    pub fn turn<G: Rng + ?Sized>(
        &mut self,
        view: &R::View,
        seat: Seat,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Result<Vec<R::Step>, Illegal> {
        let milliseconds = |ms: u32| Duration::from_millis(ms.into());
        let bot = match self.bot {
            BotSpec::Random => Textbook::Random,
            BotSpec::UctIterations(most) => Textbook::Iterations(most),
            BotSpec::UctMilliseconds(ms) => Textbook::Time(Pace::of_a_turn(milliseconds(ms))),
            BotSpec::Level(level) => return self.level_turn(view, seat, level, None, rng, stop),
            BotSpec::LevelMilliseconds(level, ms) => {
                return self.level_turn(view, seat, level, Some(milliseconds(ms)), rng, stop);
            }
        };
        textbook::turn::<R, G>(view, seat, bot, rng, stop)
    }

    fn level_turn<G: Rng + ?Sized>(
        &mut self,
        view: &R::View,
        seat: Seat,
        level: Level,
        time: Option<Duration>,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Result<Vec<R::Step>, Illegal> {
        R::turn(&mut self.mind, view, seat, level, time, rng, stop)
    }

    /// The iterations of all searches that a bot of a level has made.
    pub fn iterations(&self) -> u64 {
        R::iterations(&self.mind)
    }

    /// The memory that it takes, in bytes.
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + R::bytes(&self.mind)
    }
}
