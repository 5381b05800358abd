//! Random games, which the laws look at.

use crate::{Breach, Subject, Suite, TestRng};
use game::{Audience, Event, Match, Node, Rules, Seat, turn_text};
use rand::SeedableRng;

/// A random game, or the beginning of one.
pub struct Walk<R: Subject> {
    /// The seed that brings it back.
    pub seed: u64,
    /// The game with its history.
    pub game: Match<R>,
}

/// The next event of a random game; `None` at its end.
pub(crate) fn random_event<R: Rules>(state: &R, rng: &mut TestRng) -> Option<Event<R>> {
    match state.node() {
        Node::Over(_) => None,
        Node::Chance => Some(Event::Chance(state.sample_chance(rng))),
        Node::Decide(_) => Some(Event::Step(state.random_step(rng))),
    }
}

/// Every decision of some random games, one after the other, and what was decided: what a benchmark works on.
pub fn decisions<R: Rules>(start: &R, games: usize, rng: &mut TestRng) -> Vec<(R, R::Step)> {
    let mut decisions = Vec::new();
    for _ in 0..games {
        let mut state = *start;
        while let Some(event) = random_event(&state, rng) {
            state = match event {
                Event::Chance(outcome) => state.after_chance(outcome),
                Event::Step(step) => {
                    decisions.push((state, step));
                    state.after(step)
                }
            };
        }
    }
    decisions
}

/// Every audience of a game of this many seats.
pub(crate) fn audiences(seats: u8) -> impl Iterator<Item = Audience> {
    Seat::all(seats).map(Audience::Seat).chain([Audience::Spectator])
}

impl<R: Subject> Walk<R> {
    /// Plays at random until the end, or until there are `most_events`.
    pub(crate) fn play(
        law: &'static str,
        setup: &R::Setup,
        seed: u64,
        most_events: usize,
    ) -> Result<Self, Breach> {
        let mut walk = Walk { seed, game: Match::new(setup.clone()) };
        let mut rng = TestRng::seed_from_u64(seed);
        while walk.game.history().len() < most_events {
            let Some(event) = random_event(walk.game.state(), &mut rng) else { break };
            if let Err(illegal) = walk.game.push(event) {
                let story = format!("a step or outcome drawn by the game itself is refused: {illegal}");
                return Err(walk.breach(law, story));
            }
        }
        Ok(walk)
    }

    /// Every state, from the start to the last.
    pub(crate) fn states(&self) -> impl Iterator<Item = &R> {
        self.game.history().iter().map(|(before, _)| before).chain([self.game.state()])
    }

    /// At most `looks` of the states, spread evenly, the first and the last among them, each with its place.
    pub(crate) fn some_states(&self, looks: usize) -> impl Iterator<Item = (usize, &R)> {
        let last = self.game.history().len();
        let stride = last.div_ceil(looks.max(2) - 1).max(1);
        self.states().enumerate().filter(move |(place, _)| place % stride == 0 || *place == last)
    }

    /// A breach, told with the way to the last state.
    pub(crate) fn breach(&self, law: &'static str, what: impl std::fmt::Display) -> Breach {
        self.breach_at(law, self.game.history().len(), what)
    }

    /// A breach, told with the way to the state at this place.
    pub(crate) fn breach_at(&self, law: &'static str, place: usize, what: impl std::fmt::Display) -> Breach {
        let way = &self.game.history()[..place];
        let shown = &way[way.len().saturating_sub(24)..];
        let cut = if shown.len() < way.len() { "… " } else { "" };
        let texts: Vec<String> = shown.chunks(1).map(|event| told(event)).collect();
        let setup = self.game.setup();
        let game = R::NAME;
        Breach::new(
            law,
            format!(
                "{what} ({game} {setup}, seed {}, after {place} events: {cut}{})",
                self.seed,
                texts.join(" ")
            ),
        )
    }
}

/// One event in words; a deal is no part of a turn and has another text.
fn told<R: Subject>(event: &[(R, Event<R>)]) -> String {
    match event {
        [(state, Event::Chance(outcome))] if R::is_preparation(*outcome) => state.preparation_text(*outcome),
        _ => turn_text(event),
    }
}

impl<R: Subject> Suite<R> {
    /// Lets a law look at every random game of the suite.
    pub(crate) fn each_game(
        &self,
        law: &'static str,
        mut look: impl FnMut(&Walk<R>) -> Result<(), Breach>,
    ) -> Result<(), Breach> {
        for (number, setup) in (0u64..).zip(&self.setups) {
            for game in 0..self.games {
                let walk = Walk::play(law, setup, number << 32 | game, self.most_events)?;
                look(&walk)?;
            }
        }
        Ok(())
    }

    /// Lets a law look at some states of every random game, with their places.
    pub(crate) fn each_state(
        &self,
        law: &'static str,
        mut look: impl FnMut(&Walk<R>, usize, &R, &mut TestRng) -> Result<(), String>,
    ) -> Result<(), Breach> {
        self.each_game(law, |walk| {
            let mut rng = TestRng::seed_from_u64(!walk.seed);
            for (place, state) in walk.some_states(self.looks) {
                look(walk, place, state, &mut rng).map_err(|what| walk.breach_at(law, place, what))?;
            }
            Ok(())
        })
    }
}
