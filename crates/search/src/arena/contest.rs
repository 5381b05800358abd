//! One game between players, with a judge.

use super::streams::{Use, stream};
use game::{Audience, Event, Illegal, Match, Node, Payoff, Rules, Seat, broken};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

/// Somebody who plays one seat of one game.
pub trait Contestant<R: Rules> {
    /// The next steps of the turn under way, at least one and none beyond its end, from what the seat sees.
    ///
    /// # Errors
    /// When it finds no step; it has lost then.
    fn turn(&mut self, view: &R::View, seat: Seat) -> Result<Vec<R::Step>, Illegal>;

    /// The CPU seconds after which a turn of this player is too late; `None` when it may take its time.
    fn limit(&self) -> Option<f64> {
        None
    }
}

/// What the games of a round have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Where the random numbers of the whole match begin.
    pub seed: u64,
    /// Which round it is.
    pub round: u32,
    /// So many full turns are played at random before the players play.
    pub opening: u32,
}

/// Why somebody lost before the game was over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// It found no step, or made one that this rule forbids.
    Illegal(Illegal),
    /// A turn took this many CPU seconds, and so many were allowed.
    Late {
        /// What it took.
        took: f64,
        /// What it may take.
        limit: f64,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Illegal(illegal) => write!(f, "illegal: {illegal}"),
            Fault::Late { took, limit } => {
                write!(f, "late: a turn took {took:.2} CPU seconds, and {limit:.2} are allowed")
            }
        }
    }
}

/// Somebody lost before the game was over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forfeit {
    /// Who.
    pub seat: Seat,
    /// Why.
    pub fault: Fault,
}

/// How much somebody has thought.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Thought {
    /// Turns that were played to their end.
    pub turns: u64,
    /// CPU seconds of all turns.
    pub seconds: f64,
}

impl Thought {
    /// CPU seconds a turn; `None` before the end of the first.
    pub fn seconds_per_turn(self) -> Option<f64> {
        (self.turns > 0).then(|| self.seconds / self.turns as f64)
    }

    /// Adds what was thought elsewhere.
    pub fn add(&mut self, more: Thought) {
        self.turns += more.turns;
        self.seconds += more.seconds;
    }
}

/// A game that has been played.
#[derive(Clone)]
pub struct Contested<R: Rules> {
    /// The game.
    pub play: Match<R>,
    /// Who has won. Against somebody who forfeits all others share the win.
    pub payoff: Payoff,
    /// Who lost before the game was over.
    pub forfeit: Option<Forfeit>,
    /// How much each seat has thought.
    pub thought: Vec<Thought>,
}

/// Plays a game to its end, one player in each seat; `None` when `stop` was set before that.
///
/// Each outcome of chance has random numbers of its own, so that it is the same in all games of a round as far
/// as they have the same choice. `clock` reads the CPU seconds of this thread.
pub fn contest<R: Rules>(
    setup: R::Setup,
    terms: Terms,
    players: &mut [Box<dyn Contestant<R> + '_>],
    clock: impl Fn() -> f64,
    stop: &AtomicBool,
) -> Option<Contested<R>> {
    let mut play = Match::<R>::new(setup);
    let mut thought = vec![Thought::default(); players.len()];
    let mut opening = stream(terms.seed, terms.round, Use::Opening);
    let (mut turns_to_open, mut outcomes) = (terms.opening, 0);
    loop {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let state = *play.state();
        let event = match state.node() {
            Node::Over(payoff) => return Some(Contested { play, payoff, forfeit: None, thought }),
            Node::Chance => {
                let mut rng = stream(terms.seed, terms.round, Use::Chance(outcomes));
                outcomes += 1;
                Event::Chance(state.sample_chance(&mut rng))
            }
            Node::Decide(_) if turns_to_open > 0 => Event::Step(state.random_step(&mut opening)),
            Node::Decide(seat) => {
                let player = players[seat.index()].as_mut();
                let judged = take_turn(&mut play, seat, player, &mut thought[seat.index()], &clock);
                // Who was told to stop may be as late as it likes.
                if let Err(fault) = judged
                    && !stop.load(Ordering::Relaxed)
                {
                    let payoff = Payoff::shared(Seat::all(state.seats()).filter(|&s| s != seat).collect());
                    let forfeit = Some(Forfeit { seat, fault });
                    return Some(Contested { play, payoff, forfeit, thought });
                }
                continue;
            }
        };
        let prepares = matches!(event, Event::Chance(outcome) if R::is_preparation(outcome));
        play.push(event).expect("what the rules draw is possible");
        if play.state().turn_begins() && !prepares {
            turns_to_open = turns_to_open.saturating_sub(1);
        }
    }
}

/// Lets a player play on until its turn ends or chance decides, and counts what it has thought.
///
/// # Errors
/// When it makes an illegal step or is late; it has lost then. Legal steps before that have been made.
pub fn take_turn<R: Rules>(
    play: &mut Match<R>,
    seat: Seat,
    player: &mut dyn Contestant<R>,
    thought: &mut Thought,
    clock: impl Fn() -> f64,
) -> Result<(), Fault> {
    let mut took = 0.0;
    while play.state().node() == Node::Decide(seat) {
        let view = play.state().view(Audience::Seat(seat));
        let begun = clock();
        let steps = player.turn(&view, seat);
        let spent = clock() - begun;
        took += spent;
        thought.seconds += spent;
        push_steps(play, seat, &steps.map_err(Fault::Illegal)?)?;
        if let Some(limit) = player.limit().filter(|&limit| took > limit) {
            return Err(Fault::Late { took, limit });
        }
        if play.state().turn_begins() {
            thought.turns += 1;
            return Ok(());
        }
    }
    Ok(())
}

fn push_steps<R: Rules>(play: &mut Match<R>, seat: Seat, steps: &[R::Step]) -> Result<(), Fault> {
    if steps.is_empty() {
        return Err(Fault::Illegal(broken::TURN_INCOMPLETE));
    }
    for (index, &step) in steps.iter().enumerate() {
        let state = play.state();
        let refused = match state.node() {
            Node::Over(_) => Some(broken::GAME_OVER),
            _ if index > 0 && state.turn_begins() => Some(broken::TURN_IS_OVER),
            Node::Chance => Some(broken::CHANCE_IS_DUE),
            Node::Decide(other) if other != seat => Some(broken::NOT_YOUR_TURN),
            Node::Decide(_) => None,
        };
        refused.map_or_else(|| play.push(Event::Step(step)), Err).map_err(Fault::Illegal)?;
    }
    Ok(())
}
