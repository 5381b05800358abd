//! Bots of any game. They get a view, never a state.

use crate::binding::{AnyView, Listed, step_texts, words_of};
use crate::{BotSpec, Refusal};
use bots::Player;
use bug::Bug;
use bug_off::BugOff;
use game::Seat;
use herd::Herd;
use rand::Rng;
use std::sync::atomic::AtomicBool;

/// A bot in a seat of any game, with what it remembers from one turn to the next.
pub struct Thinker {
    bot: BotSpec,
    threads: u8,
    /// Made when the first view tells the game.
    mind: Option<Mind>,
}

/// The same for each type of state.
enum Mind {
    Bug1(bots::Thinker<Bug<1>>),
    Bug2(bots::Thinker<Bug<2>>),
    Bug5(bots::Thinker<Bug<5>>),
    Herd1(bots::Thinker<Herd<1>>),
    Herd2(bots::Thinker<Herd<2>>),
    Herd5(bots::Thinker<Herd<5>>),
    BugOff(bots::Thinker<BugOff>),
}

/// Calls a function with the bot and the view, when both are of one kind, making the bot if need be.
macro_rules! turn_of {
    ($thinker:ident, $variant:ident, $view:ident, $seat:ident, $rng:ident, $stop:ident) => {{
        if !matches!($thinker.mind, Some(Mind::$variant(_))) {
            let mut mind = bots::Thinker::new($thinker.bot);
            mind.use_threads($thinker.threads);
            $thinker.mind = Some(Mind::$variant(mind));
        }
        match &mut $thinker.mind {
            Some(Mind::$variant(mind)) => steps_of(mind, $view, $seat, $rng, $stop),
            _ => unreachable!("it has just been made"),
        }
    }};
}

/// Asks the bot, whatever its game, if it has one yet.
macro_rules! of_mind {
    ($thinker:ident, |$mind:ident| $ask:expr) => {
        match &$thinker.mind {
            None => None,
            Some(Mind::Bug1($mind)) => Some($ask),
            Some(Mind::Bug2($mind)) => Some($ask),
            Some(Mind::Bug5($mind)) => Some($ask),
            Some(Mind::Herd1($mind)) => Some($ask),
            Some(Mind::Herd2($mind)) => Some($ask),
            Some(Mind::Herd5($mind)) => Some($ask),
            Some(Mind::BugOff($mind)) => Some($ask),
        }
    };
}

impl Thinker {
    /// A bot that remembers nothing yet, and thinks on one thread.
    pub fn new(bot: BotSpec) -> Thinker {
        Thinker::on_threads(bot, 1)
    }

    /// A bot of a level that thinks on so many threads, at least one, where its search knows how to. Levels are
    /// measured on one.
    pub fn on_threads(bot: BotSpec, threads: u8) -> Thinker {
        Thinker { bot, threads, mind: None }
    }

    /// The steps by which it ends the turn under way in this view, at least one, as texts. Where something is
    /// hidden they are the next step alone.
    ///
    /// # Errors
    /// When the view contradicts itself, or nothing is to be decided by this seat.
    pub fn turn<G: Rng + ?Sized>(
        &mut self,
        view: &AnyView,
        seat: Seat,
        rng: &mut G,
        stop: &AtomicBool,
    ) -> Result<Vec<String>, Refusal> {
        match view {
            AnyView::Bug(view) => match words_of(&view.board)? {
                1 => turn_of!(self, Bug1, view, seat, rng, stop),
                2 => turn_of!(self, Bug2, view, seat, rng, stop),
                _ => turn_of!(self, Bug5, view, seat, rng, stop),
            },
            AnyView::Herd(view) => match words_of(&view.board)? {
                1 => turn_of!(self, Herd1, view, seat, rng, stop),
                2 => turn_of!(self, Herd2, view, seat, rng, stop),
                _ => turn_of!(self, Herd5, view, seat, rng, stop),
            },
            AnyView::BugOff(view) => turn_of!(self, BugOff, view, seat, rng, stop),
        }
    }

    /// The iterations of all searches that a bot of a level has made.
    pub fn iterations(&self) -> u64 {
        of_mind!(self, |mind| mind.iterations()).unwrap_or(0)
    }

    /// The memory that it takes, in bytes.
    pub fn bytes(&self) -> usize {
        of_mind!(self, |mind| mind.bytes()).unwrap_or(size_of::<Thinker>())
    }
}

fn steps_of<R: Listed + Player, G: Rng + ?Sized>(
    mind: &mut bots::Thinker<R>,
    view: &R::View,
    seat: Seat,
    rng: &mut G,
    stop: &AtomicBool,
) -> Result<Vec<String>, Refusal> {
    let steps = mind.turn(view, seat, rng, stop)?;
    step_texts::<R, G>(&steps, view, rng)
}
