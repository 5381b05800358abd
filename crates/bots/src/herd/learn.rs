//! Learning the weights of [`super::value`] from games of the program against itself.
//!
//! Temporal differences (Sutton, *Learning to predict by the methods of temporal differences*, 1988), as Tesauro
//! used them for backgammon: the player makes the step that looks best by what is known so far, and every
//! position of the game is then moved towards what came after it. Luck is taken out: before a roll the mean
//! over all rolls stands in for the roll that came, and what the game brought beyond what the roll promised is
//! added.

use super::picture::{Picture, side_of};
use super::value::{Feature, Value, features};
use crate::manner::logistic;
use ::herd::{Colour, Herd, Phase, Setup};
use game::{EnumerableChance, Node, Rules, Seat};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// How to learn. The same lessons give the same weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Lessons {
    /// The games are played on these boards in turn.
    pub setups: Vec<Setup>,
    /// How many games.
    pub games: u32,
    /// Of the generator.
    pub seed: u64,
    /// How far the weights move at first, on a board of 50 cells: this part of the error for each weight.
    pub rate: f32,
    /// How much of what a game brought later counts for the positions before a roll (lambda).
    pub trust_over_rolls: f32,
    /// The same within a turn.
    pub trust_in_turn: f32,
    /// How often a step is made at random, so that other positions come up.
    pub exploration: f32,
}

impl Default for Lessons {
    /// The lessons from which the carried weights are.
    fn default() -> Self {
        let boards = ["hex3", "limp3", "hex4", "hex5", "hex4", "hex5", "limp4", "hex6"];
        Lessons {
            setups: boards.map(|board| board.parse().expect("these boards exist")).to_vec(),
            games: 120_000,
            seed: 1,
            rate: 0.008,
            trust_over_rolls: 0.7,
            trust_in_turn: 0.9,
            exploration: 0.03,
        }
    }
}

/// What is left of the rate at the end.
const LAST_RATE: f32 = 0.03;
/// The rate is for boards of so many cells; larger ones have more weights that move together.
const USUAL_CELLS: f32 = 50.0;
/// Up to so many turns at the beginning of a game are made at random.
const RANDOM_TURNS: u16 = 3;
/// After so many turns a game is given up, and judged as it stands.
const LAST_TURN: u16 = 150;

/// Learns, and tells the content of the file of weights. `progress` hears of every game that was played.
///
/// # Panics
/// When there are no boards.
pub fn learn(lessons: &Lessons, mut progress: impl FnMut(u32)) -> Vec<u8> {
    assert!(!lessons.setups.is_empty(), "a board to play on");
    let mut pupil = Pupil {
        lessons,
        value: Value::even(),
        rng: Xoshiro256PlusPlus::seed_from_u64(lessons.seed),
        features: Vec::new(),
    };
    for (game, setup) in (0..lessons.games).zip(lessons.setups.iter().cycle()) {
        let left = 1.0 - game as f32 / lessons.games as f32;
        let rate = lessons.rate * (LAST_RATE + (1.0 - LAST_RATE) * left);
        match setup.board.words() {
            1 => pupil.play::<1>(setup, rate),
            2 => pupil.play::<2>(setup, rate),
            _ => pupil.play::<5>(setup, rate),
        }
        progress(game + 1);
    }
    pupil.value.file()
}

struct Pupil<'a> {
    lessons: &'a Lessons,
    value: Value,
    rng: Xoshiro256PlusPlus,
    features: Vec<Feature>,
}

/// A position of a game.
struct Moment<const W: usize> {
    state: Herd<W>,
    /// Where a step was made at random: what the best one promised to Red. What came later says nothing then.
    promised: Option<f32>,
}

impl Pupil<'_> {
    /// Plays a game and learns from it.
    fn play<const W: usize>(&mut self, setup: &Setup, rate: f32) {
        let mut state = Herd::<W>::start(setup);
        let random_turns = self.rng.random_range(0..=RANDOM_TURNS);
        let mut game = Vec::new();
        while !matches!(state.node(), Node::Over(_)) && state.turn_number() <= LAST_TURN {
            if state.phase() == Phase::Roll {
                game.push(Moment { state, promised: None });
                state = state.after_chance(state.sample_chance(&mut self.rng));
                continue;
            }
            let mut best = (f32::MIN, None);
            self.value.steps(&state, |step, sum| {
                if sum > best.0 {
                    best = (sum, Some(step));
                }
            });
            let at_random =
                state.turn_number() <= random_turns || self.rng.random::<f32>() < self.lessons.exploration;
            let step = best.1.filter(|_| !at_random).unwrap_or_else(|| state.random_step(&mut self.rng));
            let promised = at_random.then(|| red_share(state.mover(), logistic(best.0)));
            game.push(Moment { state, promised });
            state = state.after(step);
        }
        let rate = rate * USUAL_CELLS / state.grid().cell_count() as f32;
        self.look_back(&game, &state, rate);
    }

    /// Moves every position of a game towards what came after it, the last ones first.
    fn look_back<const W: usize>(&mut self, game: &[Moment<W>], end: &Herd<W>, rate: f32) {
        let mut later = match end.node() {
            Node::Over(payoff) => payoff.share(Seat::FIRST) as f32,
            _ => self.value.of_first(end),
        };
        // What the position after this one promises, and what the game brought from there on.
        let mut next = later;
        for Moment { state, promised } in game.iter().rev() {
            let picture = Picture::of(state);
            let side = side_of(state);
            let share = logistic(self.value.sum(&picture));
            later = match promised {
                Some(promised) => *promised,
                None if state.phase() == Phase::Roll => {
                    self.mean_over_rolls(state) + self.lessons.trust_over_rolls * (later - next)
                }
                None => next + self.lessons.trust_in_turn * (later - next),
            };
            let error = red_share(side, later) - share;
            self.features.clear();
            self.features.extend(features(&picture));
            for &(weight, times) in &self.features {
                self.value.weights[weight] += rate * error * times;
            }
            next = red_share(side, share);
        }
    }

    /// Red's share before a roll, as the mean over all rolls.
    fn mean_over_rolls<const W: usize>(&self, state: &Herd<W>) -> f32 {
        let weighted = |(roll, weight)| weight as f32 * self.value.of_first(&state.after_chance(roll));
        let sum: f32 = state.outcomes().map(weighted).sum();
        sum / state.outcomes().map(|(_, weight)| weight as f32).sum::<f32>()
    }
}

/// From one side's share to Red's, and back.
fn red_share(side: Colour, share: f32) -> f32 {
    if side == Colour::Red { share } else { 1.0 - share }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_lessons_give_the_same_weights() {
        let setups = ["hex3", "limp3"].map(|board| board.parse().unwrap()).to_vec();
        let lessons = Lessons { setups, games: 20, ..Lessons::default() };
        let mut heard = 0;
        let weights = learn(&lessons, |games| heard = games);
        assert_eq!(heard, 20);
        assert_eq!(learn(&lessons, |_| {}), weights);
        assert_ne!(learn(&Lessons { seed: 2, ..lessons }, |_| {}), weights);
    }
}
