//! Search that knows the vocabulary of [`game`] and no game by name.
//!
//! [`playout`] plays a game to its end at random, [`Perft`] counts full turns, [`random_step`] and
//! [`Uct`] choose a step, [`ismcts`] where cards are hidden, with knowledge of the game that is handed in.
//! Whatever chooses a step for a seat is handed that seat's *view*, never a state: it cannot know more than
//! the seat does. What computes exact values takes states, of games in which nothing is hidden:
//! [`ValueIteration`] for whole games of dice, [`expectimax()`] for their ends; so do [`mcts`] and
//! [`alpha_beta`], which look ahead with knowledge. The [`arena`] lets players of any kind play against each
//! other and tells what the results mean.

pub mod alpha_beta;
pub mod arena;
mod expectimax;
mod fast_hash;
pub mod ismcts;
pub mod mcts;
mod perft;
mod playout;
mod random;
pub mod solver;
mod stopwatch;
mod uct;
mod value_iteration;

pub use expectimax::{Chances, ExpectimaxLimits, expectimax, expectimax_steps};
pub use perft::{Perft, Row, perft};
pub use playout::{Played, playout, playout_while};
pub use random::{only_step, random_step};
pub use stopwatch::Stopwatch;
pub use uct::{Budget, Report, StepReport, Uct};
pub use value_iteration::{ValueIteration, Values};

use game::{Determinize, Illegal, Node, Seat, broken};
use rand::Rng;

/// A state that looks like this view, if in it this seat is to decide.
///
/// # Errors
/// When the view contradicts itself, or somebody else or nobody decides.
pub fn imagine<R: Determinize, G: Rng + ?Sized>(
    view: &R::View,
    seat: Seat,
    rng: &mut G,
) -> Result<R, Illegal> {
    let state = R::determinize(view, rng)?;
    match state.node() {
        Node::Decide(decides) if decides == seat => Ok(state),
        Node::Decide(_) => Err(broken::NOT_YOUR_TURN),
        Node::Chance => Err(broken::CHANCE_IS_DUE),
        Node::Over(_) => Err(broken::GAME_OVER),
    }
}
