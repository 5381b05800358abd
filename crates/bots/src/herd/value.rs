//! What a position is worth at a glance: a sum of learned weights.
//!
//! The weights of all flowers (a cell with its six neighbours) add up with those of a few counts to a number
//! whose logistic is the share of the win. Weights differ by how much is due in the turn and by how much
//! room is left, but not by place, direction or colour, so that one set serves all boards. They are learned by
//! temporal differences from games of the program against itself: see [`super::learn`].

use super::picture::{EMPTY, ENEMY, FLOWERS, OWN, Picture, Tally, side_of};
use crate::manner::logistic;
use crate::weights;
use ::herd::{Colour, Herd, Step};
use std::sync::OnceLock;

/// What is due: nothing, 1 to 3 or more stones to place, or 1 to 3 or more to remove.
const STAGES: usize = 8;
/// How much room there is: at most 4 empty cells at the end of the turn, 10, 20, more.
const FILLS: usize = 4;
/// Finer, for the counts.
const ROOMS: usize = 26;
/// Leads from -20 to 20.
const MOST_LEAD: i32 = 20;
const LEADS: usize = 2 * MOST_LEAD as usize + 1;
/// 0 to 4 eyes of each side, and eight kinds of room.
const EYES: usize = 5 * 5 * 8;

const LEADS_FROM: usize = STAGES * FILLS * FLOWERS;
const SLOPES_FROM: usize = LEADS_FROM + 2 * ROOMS * LEADS;
const EYES_FROM: usize = SLOPES_FROM + 2 * ROOMS;
const STAGES_FROM: usize = EYES_FROM + 2 * EYES;
/// How many weights there are.
pub(super) const WEIGHTS: usize = STAGES_FROM + STAGES * FILLS;

/// The number of a weight, and what it is multiplied by.
pub(super) type Feature = (usize, f32);

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Value {
    pub weights: Vec<f32>,
}

/// A certain win, as a sum of weights.
const CERTAIN: f32 = 20.0;

fn stage(tally: &Tally) -> usize {
    if tally.remove > 0 { 4 + tally.remove.min(3) as usize } else { tally.place.min(4) as usize }
}

fn fill(tally: &Tally) -> usize {
    match tally.room() {
        ..=4 => 0,
        5..=10 => 1,
        11..=20 => 2,
        _ => 3,
    }
}

fn room(tally: &Tally) -> usize {
    match tally.room() {
        ..=0 => 0,
        room @ 1..=15 => room as usize,
        16..=17 => 16,
        18..=20 => 17,
        21..=24 => 18,
        25..=29 => 19,
        30..=36 => 20,
        37..=45 => 21,
        46..=60 => 22,
        61..=90 => 23,
        91..=150 => 24,
        _ => 25,
    }
}

fn room_for_eyes(tally: &Tally) -> usize {
    match tally.room() {
        ..=0 => 0,
        room @ 1..=3 => room as usize,
        4..=5 => 4,
        6..=9 => 5,
        10..=16 => 6,
        _ => 7,
    }
}

/// Where the weights of flowers begin.
fn flowers_from(tally: &Tally) -> usize {
    (stage(tally) * FILLS + fill(tally)) * FLOWERS
}

/// What does not depend on where the stones lie.
fn counts(tally: &Tally) -> [Feature; 4] {
    let mid = usize::from(tally.remove + tally.place > 0);
    let (room, lead) = (mid * ROOMS + room(tally), tally.lead());
    let place_of_lead = (lead.clamp(-MOST_LEAD, MOST_LEAD) + MOST_LEAD) as usize;
    let eyes = (tally.own_eyes.min(4) * 5 + tally.enemy_eyes.min(4)) as usize;
    [
        (LEADS_FROM + room * LEADS + place_of_lead, 1.0),
        (SLOPES_FROM + room, lead as f32 / 8.0),
        (EYES_FROM + mid * EYES + eyes * 8 + room_for_eyes(tally), 1.0),
        (STAGES_FROM + stage(tally) * FILLS + fill(tally), 1.0),
    ]
}

/// Everything that a position shows.
pub(super) fn features(picture: &Picture) -> impl Iterator<Item = Feature> + '_ {
    let from = flowers_from(&picture.tally);
    let flowers = (0..picture.cells()).map(move |cell| (from + picture.flower(cell), 1.0));
    flowers.chain(counts(&picture.tally))
}

/// How the file of weights begins. `cargo run --release -p bots --example learn-herd` makes it; `crate::weights`
/// tells its form.
const MAGIC: &weights::Magic = b"vivherd1";
const FILE: &[u8] = include_bytes!("../../learned/herd.bin");

impl Value {
    /// What the program carries, read at the first call.
    pub fn carried() -> &'static Value {
        static VALUE: OnceLock<Value> = OnceLock::new();
        VALUE.get_or_init(|| {
            let weights = weights::read(MAGIC, WEIGHTS, FILE).expect("a test reads this file");
            Value { weights }
        })
    }

    /// The content of the file for this.
    pub fn file(&self) -> Vec<u8> {
        weights::write(MAGIC, &self.weights)
    }

    /// Nothing learned: everything is even.
    pub fn even() -> Value {
        Value { weights: vec![0.0; WEIGHTS] }
    }

    /// The sum of weights of a position from its side.
    pub fn sum(&self, picture: &Picture) -> f32 {
        self.flowers(picture, flowers_from(&picture.tally)) + self.counts(&picture.tally)
    }

    /// The share of the win of the first seat, in a position that is not over.
    pub fn of_first<const W: usize>(&self, state: &Herd<W>) -> f32 {
        let share = logistic(self.sum(&Picture::of(state)));
        if side_of(state) == Colour::Red { share } else { 1.0 - share }
    }

    fn flowers(&self, picture: &Picture, from: usize) -> f32 {
        let weights = &self.weights[from..from + FLOWERS];
        (0..picture.cells()).map(|cell| weights[picture.flower(cell)]).sum()
    }

    fn counts(&self, tally: &Tally) -> f32 {
        counts(tally).into_iter().map(|(weight, times)| self.weights[weight] * times).sum()
    }

    /// Tells every step with the sum of weights after it, from the side of the one who makes it.
    ///
    /// Much faster than evaluating the positions one by one: a step changes a few flowers only.
    pub fn steps<const W: usize>(&self, state: &Herd<W>, mut tell: impl FnMut(Step, f32)) {
        let mut picture = Picture::of(state);
        let before = picture.tally;
        let make = if before.remove > 0 { Step::Remove } else { Step::Place };
        let mut bases = [None; STAGES];
        for cell in state.targets() {
            let changes = Changes::of(&picture, cell.index());
            let after = changes.tally(&before);
            let from = flowers_from(&after);
            let base = *bases[stage(&after)].get_or_insert_with(|| self.flowers(&picture, from));
            let old = changes.make(&mut picture);
            // What was counted of the flowers before is taken from the sum, what they are now is added.
            let weights = &self.weights[from..from + FLOWERS];
            let gain: f32 = changes.touched().iter().map(|&(_, cell)| weights[picture.flower(cell)]).sum();
            let loss: f32 = changes.touched().iter().map(|&(flower, _)| weights[flower]).sum();
            let mut tally =
                Tally { own_eyes: picture.tally.own_eyes, enemy_eyes: picture.tally.enemy_eyes, ..after };
            let sum = if tally.empty == 0 {
                CERTAIN * (tally.own - tally.enemy).signum() as f32
            } else if tally.remove == 0 && tally.place > 0 && tally.empty == tally.enemy_eyes {
                // No cell is left that may be used: the turn ends at once.
                tally.place = 0;
                self.flowers(&picture, flowers_from(&tally)) + self.counts(&tally)
            } else {
                base + gain - loss + self.counts(&tally)
            };
            changes.undo(&mut picture, old);
            picture.tally = before;
            tell(make(cell), sum);
        }
    }
}

/// One stone changed, and at most six captured.
const MOST_CHANGES: usize = 7;
/// The cells of these and their neighbours.
const MOST_TOUCHED: usize = 7 * MOST_CHANGES;

/// What a step changes.
struct Changes {
    cells: [(usize, u8); MOST_CHANGES],
    count: usize,
    /// Flower before the step, and cell.
    touched: [(usize, usize); MOST_TOUCHED],
    touched_count: usize,
}

impl Changes {
    fn of(picture: &Picture, cell: usize) -> Changes {
        let mut changes = Changes {
            cells: [(0, EMPTY); MOST_CHANGES],
            count: 0,
            touched: [(0, 0); MOST_TOUCHED],
            touched_count: 0,
        };
        if picture.tally.remove > 0 {
            changes.add(picture, cell, EMPTY);
            return changes;
        }
        changes.add(picture, cell, OWN);
        for near in picture.near(cell) {
            if picture.mark(near) == ENEMY && picture.would_be_surrounded(near, cell) {
                changes.add(picture, near, EMPTY);
            }
        }
        changes
    }

    fn add(&mut self, picture: &Picture, cell: usize, mark: u8) {
        self.cells[self.count] = (cell, mark);
        self.count += 1;
        self.touch(picture, cell);
        picture.near(cell).for_each(|near| self.touch(picture, near));
    }

    fn touch(&mut self, picture: &Picture, cell: usize) {
        if self.touched().iter().all(|&(_, known)| known != cell) {
            self.touched[self.touched_count] = (picture.flower(cell), cell);
            self.touched_count += 1;
        }
    }

    fn touched(&self) -> &[(usize, usize)] {
        &self.touched[..self.touched_count]
    }

    /// The counts after the step; eyes as before.
    fn tally(&self, before: &Tally) -> Tally {
        if before.remove > 0 {
            let (remove, enemy, empty) = (before.remove - 1, before.enemy - 1, before.empty + 1);
            return Tally { remove, enemy, empty, ..*before };
        }
        let captured = self.count as i32 - 1;
        Tally {
            place: before.place - 1 + captured,
            own: before.own + 1,
            enemy: before.enemy - captured,
            empty: before.empty - 1 + captured,
            ..*before
        }
    }

    /// Changes the marks and counts the eyes; tells the marks from before.
    fn make(&self, picture: &mut Picture) -> [u8; MOST_CHANGES] {
        self.touched().iter().for_each(|&(_, cell)| picture.count_eyes(cell, -1));
        let mut old = [EMPTY; MOST_CHANGES];
        for (&(cell, mark), old) in self.cells[..self.count].iter().zip(&mut old) {
            *old = picture.mark(cell);
            picture.put(cell, mark);
        }
        self.touched().iter().for_each(|&(_, cell)| picture.count_eyes(cell, 1));
        old
    }

    fn undo(&self, picture: &mut Picture, old: [u8; MOST_CHANGES]) {
        self.cells[..self.count].iter().zip(old).for_each(|(&(cell, _), mark)| picture.put(cell, mark));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::RING_CLASSES;
    use ::herd::Setup;
    use game::{Node, Rules};
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// Weights without a meaning.
    fn any_weights(rng: &mut Xoshiro256PlusPlus) -> Value {
        Value { weights: (0..WEIGHTS).map(|_| rng.random_range(-1.0..1.0)).collect() }
    }

    fn steps_are_worth_what_the_positions_after_them_are<const W: usize>(board: &str) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let value = any_weights(&mut rng);
        let mut state = Herd::<W>::start(&board.parse::<Setup>().unwrap());
        for _ in 0..400 {
            state = match state.node() {
                Node::Over(_) => break,
                Node::Chance => state.after_chance(state.sample_chance(&mut rng)),
                Node::Decide(_) => {
                    value.steps(&state, |step, sum| {
                        let after = state.after(step);
                        let expected = match after.node() {
                            Node::Over(payoff) => {
                                2.0 * CERTAIN * (payoff.share(state.mover().seat()) as f32 - 0.5)
                            }
                            _ => value.sum(&Picture::of(&after)),
                        };
                        assert!((sum - expected).abs() < 1e-3, "{sum} {expected} {state:?} {step:?}");
                    });
                    state.after(state.random_step(&mut rng))
                }
            };
        }
    }

    #[test]
    fn a_step_is_worth_what_the_position_after_it_is() {
        steps_are_worth_what_the_positions_after_them_are::<1>("hex2");
        steps_are_worth_what_the_positions_after_them_are::<1>("limp3");
        steps_are_worth_what_the_positions_after_them_are::<1>("hex4");
        steps_are_worth_what_the_positions_after_them_are::<2>("hex6");
    }

    #[test]
    fn symmetric_positions_are_worth_the_same() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let value = any_weights(&mut rng);
        let mut state = Herd::<1>::start(&"hex3".parse::<Setup>().unwrap());
        while !matches!(state.node(), Node::Over(_)) {
            let sum = value.sum(&Picture::of(&state));
            for symmetry in 0..state.symmetry_count() {
                assert!((value.sum(&Picture::of(&state.image(symmetry))) - sum).abs() < 1e-3);
            }
            state = match state.node() {
                Node::Chance => state.after_chance(state.sample_chance(&mut rng)),
                _ => state.after(state.random_step(&mut rng)),
            };
        }
    }

    #[test]
    fn the_carried_file_is_read_and_written_the_same() {
        let value = Value::carried();
        assert_eq!(value.file(), FILE);
        assert!(FILE.len() < 60_000);
        assert!(value.weights.iter().filter(|weight| **weight != 0.0).count() > WEIGHTS / 4);
    }

    #[test]
    fn there_are_as_many_flowers_as_the_file_says() {
        assert_eq!((RING_CLASSES, FLOWERS, WEIGHTS), (156, 468, 17_592));
    }
}
