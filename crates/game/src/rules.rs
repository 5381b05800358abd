//! The central trait: the rules of one game.

use crate::{Audience, Illegal, Node};
use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// The rules of a game, implemented by its state: the whole of it, small, by value.
///
/// Legality is the caller's business: [`after`](Rules::after) and [`after_chance`](Rules::after_chance)
/// assume that the step or outcome is legal (and assert it in debug builds). Nothing in here draws random
/// numbers except the two functions that are handed a generator.
pub trait Rules: Copy + Eq + Hash + Send + Sync + 'static {
    /// The name of the game in texts and addresses, such as `bug-off`.
    const NAME: &'static str;

    /// Board, players, options. Its text form is the `Setup` tag of a record.
    type Setup: Clone + Eq + Debug + Display + FromStr<Err = Illegal> + Send + Sync;
    /// One step of a seat: a stone, a card.
    type Step: Copy + Eq + Hash + Debug + Send + Sync;
    /// One outcome of chance. It may be secret while the game runs, so it has no `Debug`.
    type Chance: Copy + Eq + Hash + Send + Sync;
    /// The legal steps.
    type Steps: ExactSizeIterator<Item = Self::Step>;
    /// What one audience may know of a state.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one audience may know of an event.
    type Observed: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The state in which a game of this setup begins.
    ///
    /// # Panics
    /// When this type is not the one for the setup (a board of another word count).
    fn start(setup: &Self::Setup) -> Self;

    /// The number of seats of a setup.
    fn seats_of(setup: &Self::Setup) -> u8;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// What the state waits for.
    fn node(&self) -> Node;

    /// Whether no turn is under way: the next event begins one, or the game has ended.
    fn turn_begins(&self) -> bool;

    /// The legal steps, without repetition; none where no seat decides. Does not allocate.
    fn steps(&self) -> Self::Steps;

    /// Whether the seat to move may make this step.
    ///
    /// # Errors
    /// The rule that the step breaks.
    fn is_legal(&self, step: Self::Step) -> Result<(), Illegal>;

    /// One of the legal steps, each as likely as any other. Does not allocate.
    ///
    /// # Panics
    /// When no seat decides.
    fn random_step<G: Rng + ?Sized>(&self, rng: &mut G) -> Self::Step;

    /// The state after a legal step.
    #[must_use]
    fn after(self, step: Self::Step) -> Self;

    /// The same in place: what a game with a larger state does without copying it.
    fn play(&mut self, step: Self::Step) {
        *self = self.after(step);
    }

    /// Draws an outcome of chance with the right probability.
    ///
    /// It takes nothing from the generator but numbers [`below`](crate::below) another one, in an order that each game
    /// documents here and in `docs/FAIRNESS.md`: whoever has the generator's words can say what the outcome must be.
    ///
    /// # Panics
    /// When chance does not decide, and in a game without chance.
    fn sample_chance<G: Rng + ?Sized>(&self, rng: &mut G) -> Self::Chance;

    /// Whether chance may have this outcome now.
    ///
    /// # Errors
    /// Why it cannot.
    fn is_possible(&self, outcome: Self::Chance) -> Result<(), Illegal>;

    /// The state after a possible outcome of chance.
    #[must_use]
    fn after_chance(self, outcome: Self::Chance) -> Self;

    /// Whether the outcome prepares the game (a deal) and belongs to no turn.
    fn is_preparation(_outcome: Self::Chance) -> bool {
        false
    }

    /// What the audience may know of this state. The only way by which a state leaves the core.
    fn view(&self, audience: Audience) -> Self::View;

    /// What the audience may know of an event that happens in this state.
    fn observe(&self, event: Event<Self>, audience: Audience) -> Self::Observed;

    /// The points of each seat as far as the game counts points, else `None`.
    fn points(&self) -> Option<Vec<u32>> {
        None
    }
}

/// One thing that happens in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event<R: Rules> {
    /// Chance decides.
    Chance(R::Chance),
    /// A seat decides.
    Step(R::Step),
}

impl<R: Rules> Event<R> {
    /// The state after this event.
    ///
    /// # Errors
    /// Why it cannot happen in this state.
    pub fn apply(self, state: R) -> Result<R, Illegal> {
        use crate::broken::{CHANCE_IS_DUE, GAME_OVER, STEP_IS_DUE};
        match (self, state.node()) {
            (_, Node::Over(_)) => Err(GAME_OVER),
            (Event::Step(step), Node::Decide(_)) => state.is_legal(step).map(|()| state.after(step)),
            (Event::Chance(o), Node::Chance) => state.is_possible(o).map(|()| state.after_chance(o)),
            (Event::Step(_), Node::Chance) => Err(CHANCE_IS_DUE),
            (Event::Chance(_), Node::Decide(_)) => Err(STEP_IS_DUE),
        }
    }
}

/// From what one seat sees to a state that it may be in. All that a bot ever gets is a view.
pub trait Determinize: Rules {
    /// Whether the view tells everything, so that there is only one such state.
    const EXACT: bool;

    /// A state that looks like this view, drawn uniformly from those consistent with everything public.
    ///
    /// # Errors
    /// When the view contradicts itself (it may have come over a wire).
    fn determinize<G: Rng + ?Sized>(view: &Self::View, rng: &mut G) -> Result<Self, Illegal>;
}

/// Every seat sees everything: solvers ask for this.
pub trait PerfectInfo: Determinize {}

/// Some of the state is hidden from some seats.
pub trait HiddenInfo: Determinize {}

/// The outcomes of chance can be listed with integer weights: expectimax asks for this.
pub trait EnumerableChance: Rules {
    /// Every distinct outcome of this chance node with its weight; probabilities are weight over the sum.
    fn outcomes(&self) -> impl Iterator<Item = (Self::Chance, u32)>;
}
