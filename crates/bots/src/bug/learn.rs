//! Learning the weights of [`super::value`] from games of the program against itself.
//!
//! In rounds: games are played by search, at first with random games alone, then with what was learned from those as
//! well, and at last, on the larger boards, just as the bot plays; and the value is fitted to what the search thought
//! of each position and how its game ended, by logistic regression with a rate of its own for each weight (Duchi,
//! Hazan & Singer, *Adaptive Subgradient Methods*, 2011).

use super::knowledge::Learned;
use super::patterns::{BOARD_SIZES, WEIGHTS, features, size_of_board};
use super::value::Value;
use crate::manner::logistic;
use ::bug::{Bug, Setup};
use game::{Node, Rules, Seat};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::arena::{Done, in_order};
use search::mcts::{Knowledge, Mcts, Settings, Thoughts};
use search::{Budget, playout};
use std::sync::atomic::AtomicBool;
use std::thread;

/// How to learn. The same lessons give the same weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Lessons {
    /// The boards, each with the number of positions that are learned from in each round but the last.
    pub boards: Vec<(Setup, usize)>,
    /// By round but the last: the part of random games in what a position is worth to the search.
    pub by_playout: Vec<f32>,
    /// The boards of the last round, in which games are played as the bot plays, each with the number of positions.
    pub as_the_bot: Vec<(Setup, usize)>,
    /// Iterations of the search before each step.
    pub iterations: u64,
    /// How often the positions are gone through: those of all rounds so far, in the last round its own.
    pub epochs: u32,
    /// Of the generator.
    pub seed: u64,
}

impl Default for Lessons {
    /// The lessons from which the carried weights are.
    fn default() -> Self {
        let list = |boards: &[(&str, usize)]| {
            boards.iter().map(|(board, count)| (board.parse().expect("these boards exist"), *count)).collect()
        };
        Lessons {
            boards: list(&[("hex3", 15_000), ("limp3", 15_000), ("hex4", 80_000), ("hex5", 110_000)]),
            by_playout: vec![1.0, 0.25],
            as_the_bot: list(&[("hex4", 60_000), ("hex5", 130_000)]),
            iterations: 500,
            epochs: 8,
            seed: 1,
        }
    }
}

/// The first rate of a weight.
const RATE: f32 = 0.05;
/// Weights that nothing supports shrink by this part at each step.
const DECAY: f32 = 1e-6;
/// How much of what is aimed at is the search's opinion; the rest is how the game ended.
const BY_SEARCH: f32 = 0.7;
/// Up to so many turns at the beginning of a game are made at random, and so many after them with some variety.
const RANDOM_TURNS: u32 = 8;
const VARIED_TURNS: u32 = 6;
/// How often a turn is begun at random later.
const EXPLORATION: f32 = 0.03;
/// A step is a variety when it was tried a third as often as the best.
const VARIETY: u32 = 3;

/// How the search goes while it knows little.
const SETTINGS: Settings =
    Settings { exploration: 0.7, first_play_loss: 0.1, open_at: 2, trust_in_best: 0.0, memory: 16 << 20 };

/// What was learned so far and a random game, each with a part in what a position is worth.
struct SoFar<'a> {
    value: &'a Value,
    /// The part of the random game, from 0 to 1.
    by_playout: f32,
}

impl<const W: usize> Knowledge<Bug<W>> for SoFar<'_> {
    fn evaluate<G: Rng>(&self, state: &Bug<W>, rng: &mut G) -> f32 {
        let played = playout(*state, rng).payoff.share(Seat::FIRST) as f32;
        if self.by_playout >= 1.0 {
            return played;
        }
        let learned = self.value.of_first(state);
        learned + self.by_playout * (played - learned)
    }
}

/// What is learned from: the weights that count, and the share that they should come to.
struct Example {
    places: Vec<u32>,
    share: f32,
}

/// By the size of their boards.
type Examples = [Vec<Example>; BOARD_SIZES];

/// Learns, and tells the content of the file of weights. `progress` hears of the round, the board and how many
/// positions of its size there are.
///
/// # Panics
/// When there are no boards.
pub fn learn(lessons: &Lessons, mut progress: impl FnMut(usize, &Setup, usize)) -> Vec<u8> {
    assert!(!lessons.boards.is_empty(), "a board to play on");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(lessons.seed);
    let mut examples = Examples::default();
    let mut weights = vec![0.0; WEIGHTS];
    for (round, &by_playout) in lessons.by_playout.iter().enumerate() {
        let value = Value::new(&weights);
        let knowledge = SoFar { value: &value, by_playout };
        let school = School { knowledge, settings: SETTINGS, iterations: lessons.iterations };
        for (setup, count) in &lessons.boards {
            let kept = of_size(&mut examples, setup);
            let wanted = kept.len() + count;
            while kept.len() < wanted {
                kept.extend(school.game(setup, &mut rng));
                progress(round, setup, kept.len());
            }
        }
        weights = fit(vec![0.0; WEIGHTS], &mut examples, lessons.epochs, &mut rng);
    }
    // Rounded as in a file, so that the last round depends on nothing but what a bot could have been given.
    let value = Value::read(&Value::new(&weights).file()).expect("it was just written");
    learn_as_the_bot(&value, lessons, progress).file()
}

/// The last round, which begins with this value. Every game has a generator of its own, so that it does not matter
/// how many threads play.
fn learn_as_the_bot(
    value: &Value,
    lessons: &Lessons,
    mut progress: impl FnMut(usize, &Setup, usize),
) -> Value {
    let knowledge = Learned { value };
    let school = School { knowledge, settings: super::SETTINGS, iterations: lessons.iterations };
    let rng = |number: u64| Xoshiro256PlusPlus::seed_from_u64(lessons.seed.wrapping_add(number));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut examples = Examples::default();
    for (setup, count) in &lessons.as_the_bot {
        let kept = of_size(&mut examples, setup);
        let wanted = kept.len() + count;
        let game = |number: usize| Some(school.game(setup, &mut rng(1 + number as u64)));
        in_order(usize::MAX, threads, &AtomicBool::new(false), game, |done| {
            if let Done::Next(game) = done {
                kept.extend(game);
                progress(lessons.by_playout.len(), setup, kept.len());
            }
            kept.len() < wanted
        });
    }
    Value::new(&fit(value.weights(), &mut examples, lessons.epochs, &mut rng(0)))
}

fn of_size<'a>(examples: &'a mut Examples, setup: &Setup) -> &'a mut Vec<Example> {
    &mut examples[size_of_board(setup.board.cell_count())]
}

/// Where examples come from.
struct School<K> {
    knowledge: K,
    settings: Settings,
    iterations: u64,
}

impl<K: Knowledge<Bug<1>> + Knowledge<Bug<2>> + Knowledge<Bug<5>>> School<K> {
    /// Plays a game and tells what can be learned from it.
    fn game(&self, setup: &Setup, rng: &mut Xoshiro256PlusPlus) -> Vec<Example> {
        match setup.board.words() {
            1 => self.game_on::<1>(setup, rng),
            2 => self.game_on::<2>(setup, rng),
            _ => self.game_on::<5>(setup, rng),
        }
    }

    fn game_on<const W: usize>(&self, setup: &Setup, rng: &mut Xoshiro256PlusPlus) -> Vec<Example>
    where
        K: Knowledge<Bug<W>>,
    {
        let mut state = Bug::<W>::start(setup);
        let random_turns = rng.random_range(0..RANDOM_TURNS);
        let mut search = Mcts::new(self.settings);
        let (stop, budget) = (AtomicBool::new(false), Budget::Iterations(self.iterations));
        let mut turn = 0;
        let mut game = Vec::new();
        while !matches!(state.node(), Node::Over(_)) {
            let begins = state.turn_begins();
            turn += u32::from(begins);
            if turn <= random_turns || begins && rng.random::<f32>() < EXPLORATION {
                state = state.after(state.random_step(rng));
                continue;
            }
            let thoughts = search.think(&self.knowledge, state, budget, rng, &stop, |_| {});
            if begins {
                game.push((state, thoughts.share));
            }
            let varied = turn <= random_turns + VARIED_TURNS;
            state = state.after(if varied { variety(&thoughts, rng) } else { thoughts.best() });
        }
        let winner = state.mover();
        let example = |(state, share): (Bug<W>, f32)| {
            let mut places = Vec::new();
            features(&state, |place| places.push(place as u32));
            let outcome = f32::from(u8::from(state.mover() == winner));
            Example { places, share: outcome + BY_SEARCH * (share - outcome) }
        };
        game.into_iter().map(example).collect()
    }
}

/// One of the steps that were tried often.
fn variety<S: Copy>(thoughts: &Thoughts<S>, rng: &mut Xoshiro256PlusPlus) -> S {
    let most = thoughts.steps[0].visits;
    let often = thoughts.steps.iter().filter(|thought| thought.visits * VARIETY > most);
    let mut left = rng.random_range(0..often.clone().map(|thought| thought.visits).sum::<u32>().max(1));
    for thought in often {
        if left < thought.visits {
            return thought.step;
        }
        left -= thought.visits;
    }
    thoughts.best()
}

/// Weights that come closer to the examples, from these on.
fn fit(
    mut weights: Vec<f32>,
    examples: &mut Examples,
    epochs: u32,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<f32> {
    let mut moved = vec![0.0; WEIGHTS];
    for of_a_size in examples {
        for epoch in 0..epochs {
            let rate = RATE * (1.0 - epoch as f32 / epochs as f32);
            of_a_size.shuffle(rng);
            for Example { places, share } in of_a_size.iter() {
                let sum: f32 = places.iter().map(|&place| weights[place as usize]).sum();
                let error = share - logistic(sum);
                for place in places.iter().map(|&place| place as usize) {
                    moved[place] += error * error;
                    let step = rate * error / (moved[place].sqrt() + 1.0);
                    weights[place] = (weights[place] + step) * (1.0 - DECAY);
                }
            }
        }
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_lessons_give_the_same_weights() {
        let boards = ["hex2", "limp3"].map(|board| (board.parse().unwrap(), 20)).to_vec();
        let lessons = Lessons { as_the_bot: boards.clone(), boards, iterations: 20, ..Lessons::default() };
        let mut heard = Vec::new();
        let weights = learn(&lessons, |round, _, positions| heard.push((round, positions)));
        assert!(heard.len() >= 6);
        assert_eq!(learn(&lessons, |_, _, _| {}), weights);
        assert_ne!(learn(&Lessons { seed: 2, ..lessons }, |_, _, _| {}), weights);
    }
}
