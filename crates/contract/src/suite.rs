//! What a game tells about itself so that the laws can be tried on it.

use crate::TestRng;
use game::{Audience, Determinize, Notation};

/// Everything that a game must be to be tested: rules, views that bots can use, texts.
pub trait Subject: Notation + Determinize {}
impl<R: Notation + Determinize> Subject for R {}

/// The symmetries of a game. Number 0 is the identity.
#[derive(Clone, Copy)]
pub struct Symmetry<R: Subject> {
    /// How many there are in this state.
    pub count: fn(&R) -> usize,
    /// The image of a state.
    pub state: fn(&R, usize) -> R,
    /// The image of a step of that state.
    pub step: fn(&R, usize, R::Step) -> R::Step,
}

/// What is true of every state, or what is wrong in this one.
pub type Invariant<R> = fn(&R) -> Result<(), String>;

/// Another state that differs in nothing that the audience can know.
pub type Reshuffle<R> = fn(&R, Audience, &mut TestRng) -> R;

/// A game under test, and how much of it is tried.
#[derive(Clone)]
pub struct Suite<R: Subject> {
    pub(crate) setups: Vec<R::Setup>,
    pub(crate) universe: fn(&R) -> Vec<R::Step>,
    pub(crate) games: u64,
    pub(crate) looks: usize,
    pub(crate) most_events: usize,
    pub(crate) untold: fn(&R) -> bool,
    pub(crate) symmetry: Option<Symmetry<R>>,
    pub(crate) invariant: Option<Invariant<R>>,
    pub(crate) reshuffle: Option<Reshuffle<R>>,
}

impl<R: Subject> Suite<R> {
    /// A suite for these setups (texts) and the steps that are conceivable at all in such a game, legal or
    /// not, each once: every cell, every card.
    ///
    /// # Panics
    /// When a text is no setup of the game.
    pub fn new(setups: &[&str], universe: fn(&R) -> Vec<R::Step>) -> Self {
        let setup = |text: &&str| text.parse().unwrap_or_else(|e| panic!("{text:?} is no setup: {e}"));
        Suite {
            setups: setups.iter().map(setup).collect(),
            universe,
            games: 10,
            looks: 40,
            most_events: 1_000_000,
            untold: |_| false,
            symmetry: None,
            invariant: None,
            reshuffle: None,
        }
    }

    /// How many random games of each setup are looked at (10 without this).
    #[must_use]
    pub fn with_games(self, games: u64) -> Self {
        Suite { games, ..self }
    }

    /// How many states of a game are looked at by laws that take long, spread evenly over it (40 without
    /// this).
    #[must_use]
    pub fn with_looks(self, looks: usize) -> Self {
        Suite { looks, ..self }
    }

    /// After how many events a random game counts as endless (a million without this).
    #[must_use]
    pub fn with_most_events(self, most_events: usize) -> Self {
        Suite { most_events, ..self }
    }

    /// States of which a position text, by the rules of the game, does not tell everything that decides what
    /// is legal: the law `positions` leaves their steps alone.
    #[must_use]
    pub fn with_untold(self, untold: fn(&R) -> bool) -> Self {
        Suite { untold, ..self }
    }

    /// The symmetries, for the law `symmetry`.
    #[must_use]
    pub fn with_symmetry(self, symmetry: Symmetry<R>) -> Self {
        Suite { symmetry: Some(symmetry), ..self }
    }

    /// What is true of every state, for the law `invariant`.
    #[must_use]
    pub fn with_invariant(self, invariant: Invariant<R>) -> Self {
        Suite { invariant: Some(invariant), ..self }
    }

    /// Another state that differs in nothing that this audience can know, drawn at random from all such, for
    /// the law `secrecy`. It must be written without the help of the game's views.
    #[must_use]
    pub fn with_reshuffle(self, reshuffle: Reshuffle<R>) -> Self {
        Suite { reshuffle: Some(reshuffle), ..self }
    }
}
