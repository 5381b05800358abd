//! What a position is worth at a glance: a sum of learned weights.
//!
//! The weights of a position's patterns, seen from the side of the player to move, add up to a number whose logistic
//! is the share of the win. They are learned from games of the program against itself: see [`super::learn`].

use super::around::{Around, FLOWERS, FOURS, THREES, two_triangles};
use super::patterns::{Found, Look, OF_A_FILL, Pattern, WEIGHTS, counts, first_weight};
use crate::layout::{RingClasses, ring_classes};
use crate::manner::logistic;
use crate::weights;
use ::bug::{Bug, Phase};
use game::{Rules, Seat};
use std::sync::OnceLock;

/// How the file of weights begins. `cargo run --release -p bots --example learn-bug` makes it; `crate::weights`
/// tells its form.
const MAGIC: &weights::Magic = b"vivbug_1";
const FILE: &[u8] = include_bytes!("../../learned/bug.bin");

/// The weights: of each board size by fill.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Value {
    tables: Vec<Tables>,
}

/// The weights of a board's size and fill, by the numbers of [`Around`]; 0 for what is not counted.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tables {
    rings: &'static RingClasses,
    flowers: [f32; FLOWERS],
    triangles: [f32; FOURS],
    lines: [f32; THREES],
    /// As they are learned, one by one.
    all: Vec<f32>,
}

impl Tables {
    fn of(weights: &[f32]) -> Tables {
        let weight = |pattern: Pattern| pattern.place().map_or(0.0, |place| weights[place]);
        Tables {
            rings: ring_classes(),
            flowers: std::array::from_fn(|flower| weight(Pattern::Flower(flower))),
            triangles: std::array::from_fn(|four| two_triangles(four).into_iter().map(weight).sum()),
            lines: std::array::from_fn(|three| weight(Pattern::Line(three))),
            all: weights.to_vec(),
        }
    }

    /// What the patterns of a cell add up to.
    #[inline]
    pub fn sum_at(&self, around: Around) -> f32 {
        let lines: f32 = (0..3).map(|number| self.lines[around.line(number) % THREES]).sum();
        self.flowers[around.flower(self.rings) % FLOWERS] + self.triangles[around.triangles() % FOURS] + lines
    }

    /// What placements and bugs add up to.
    #[inline]
    pub fn sum_of_counts<const W: usize>(&self, look: &Look<W>, bugs: &[Found<W>]) -> f32 {
        let mut sum = 0.0;
        counts(look, bugs, |place| sum += self.all[place]);
        sum
    }
}

impl Value {
    /// What the program carries, read at the first call.
    pub fn carried() -> &'static Value {
        static VALUE: OnceLock<Value> = OnceLock::new();
        VALUE.get_or_init(|| Value::read(FILE).expect("a test reads this file"))
    }

    /// From the content of a file.
    ///
    /// # Errors
    /// When it is no file of Bug's weights.
    pub fn read(file: &[u8]) -> Result<Value, weights::NotLearned> {
        weights::read(MAGIC, WEIGHTS, file).map(|weights| Value::new(&weights))
    }

    /// With these weights.
    pub fn new(weights: &[f32]) -> Value {
        Value { tables: weights.chunks_exact(OF_A_FILL).map(Tables::of).collect() }
    }

    /// As [`Value::new`] was given them.
    pub fn weights(&self) -> Vec<f32> {
        self.tables.iter().flat_map(|tables| tables.all.iter().copied()).collect()
    }

    /// The content of the file for this.
    pub fn file(&self) -> Vec<u8> {
        weights::write(MAGIC, &self.weights())
    }

    /// The weights of a position's board and fill.
    #[inline]
    pub fn tables<const W: usize>(&self, state: &Bug<W>) -> &Tables {
        &self.tables[first_weight(state) / OF_A_FILL]
    }

    /// The sum of weights of a position, from the side of the player to move.
    pub fn sum<const W: usize>(&self, state: &Bug<W>) -> f32 {
        let (grid, look, tables) = (state.grid(), Look::of(state, state.mover()), self.tables(state));
        let surroundings = look.surroundings(grid);
        let patterns: f32 = (0..grid.cell_count()).map(|cell| tables.sum_at(surroundings[cell])).sum();
        patterns + tables.sum_of_counts(&look, &look.bugs(grid))
    }

    /// The share of the win that the player to move can expect.
    pub fn of_mover<const W: usize>(&self, state: &Bug<W>) -> f32 {
        share_of_mover(state, &mut |state| self.sum(state))
    }

    /// The share of the win of the first seat.
    pub fn of_first<const W: usize>(&self, state: &Bug<W>) -> f32 {
        let share = self.of_mover(state);
        if state.seat(state.mover()) == Seat::FIRST { share } else { 1.0 - share }
    }
}

/// The share of the win that the player to move can expect by sums of weights: in the middle of a turn, by the growth
/// that looks best.
pub(super) fn share_of_mover<const W: usize>(state: &Bug<W>, sum: &mut impl FnMut(&Bug<W>) -> f32) -> f32 {
    match state.phase() {
        Phase::Over => 1.0,
        Phase::Place => {
            let share = logistic(sum(state));
            // Whoever may swap takes the better side.
            if state.can_swap() { share.max(1.0 - share) } else { share }
        }
        Phase::Eat => {
            let mut best = 0.0_f32;
            for step in state.steps() {
                let after = state.after(step);
                let share = share_of_mover(&after, sum);
                best = best.max(if after.mover() == state.mover() { share } else { 1.0 - share });
            }
            best
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::patterns::features;
    use super::*;
    use ::bug::Setup;
    use game::Node;
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    #[test]
    fn the_carried_file_is_read_and_written_the_same() {
        let value = Value::carried();
        assert_eq!(value.file(), FILE);
        assert!(FILE.len() < 100_000);
        assert!(value.weights().iter().filter(|weight| **weight != 0.0).count() > WEIGHTS / 10);
    }

    #[test]
    fn the_sum_is_that_of_the_weights_which_count() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        let weights: Vec<f32> = (0..WEIGHTS).map(|_| rng.random_range(-1.0..1.0)).collect();
        let value = Value::new(&weights);
        for board in ["hex2", "limp3", "hex4", "hex5"] {
            let mut state = Bug::<1>::start(&board.parse::<Setup>().unwrap());
            while !matches!(state.node(), Node::Over(_)) {
                let mut sum = 0.0;
                features(&state, |place| sum += weights[place]);
                assert!((value.sum(&state) - sum).abs() < 1e-3);
                state = state.after(state.random_step(&mut rng));
            }
        }
    }

    #[test]
    fn symmetric_positions_are_worth_the_same() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let value = Value::new(&(0..WEIGHTS).map(|_| rng.random_range(-1.0..1.0)).collect::<Vec<f32>>());
        let mut state = Bug::<1>::start(&"hex4".parse::<Setup>().unwrap());
        while !matches!(state.node(), Node::Over(_)) {
            let sum = value.sum(&state);
            for symmetry in 0..state.symmetry_count() {
                assert!((value.sum(&state.image(symmetry)) - sum).abs() < 1e-3);
            }
            state = state.after(state.random_step(&mut rng));
        }
    }
}
