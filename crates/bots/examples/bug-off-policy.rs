//! Learns the policies of Bug Off by self-play and writes them to the file that the program carries:
//! `cargo run --release -p bots --example bug-off-policy [BATCHES]`.
//!
//! REINFORCE (Williams 1992): after every batch of games each weight moves by how much the steps that it spoke
//! for brought more than was to be expected. What was to be expected is the mean outcome of earlier games at
//! the same stage with the same lead. The step sizes are those of Adam (Kingma & Ba 2015).

use bots::bug_off::features::{Scene, TABLES, WEIGHTS};
use bots::bug_off::policy::{FEWEST_SEATS, Policy, Rated};
use bug_off::{BugOff, Setup, Step};
use game::{MAX_SEATS, Node, Rules, Seat};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const GAMES: usize = 2000;
const BATCHES: usize = 800;
const STEP_SIZE: f32 = 0.02;
/// What a point of margin is worth beside a share of the win: it makes the outcome less noisy.
const POINT: f32 = 0.01;
/// How strongly steps are kept possible.
const ENTROPY: f32 = 0.001;
const STAGES: usize = 10;
const LEADS: usize = 31;

/// A decision of a game, to be judged when the game has ended.
struct Decision {
    seat: Seat,
    /// The probabilities.
    rated: Rated,
    chosen: Step,
    places: Vec<[usize; TABLES]>,
    /// The stage and the lead.
    bucket: usize,
}

struct Trainer {
    setup: Setup,
    policy: Policy,
    rng: Xoshiro256PlusPlus,
    /// The mean outcome of each bucket, and how many there were.
    expected: Vec<(f32, f32)>,
    moments: Vec<[f32; 2]>,
}

impl Trainer {
    fn new(seats: u8) -> Trainer {
        Trainer {
            setup: Setup::new(seats, 10).expect("the usual number of cards"),
            policy: Policy::blank(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seats.into()),
            expected: vec![(1.0 / f32::from(seats), 1.0); STAGES * LEADS],
            moments: vec![[0.0; 2]; WEIGHTS],
        }
    }

    /// One game with all its decisions.
    fn game(&mut self) -> (BugOff, Vec<Decision>) {
        let mut decisions = Vec::new();
        let mut state = BugOff::start(&self.setup);
        loop {
            match state.node() {
                Node::Over(_) => return (state, decisions),
                Node::Chance => state = state.after_chance(state.sample_chance(&mut self.rng)),
                Node::Decide(seat) => {
                    let rated = self.policy.rate(&state, seat).softened(1.0);
                    let chosen = rated.draw(&mut self.rng);
                    let scene = Scene::new(&state, seat);
                    let places = rated.iter().map(|(step, _)| scene.places(step)).collect();
                    decisions.push(Decision { seat, rated, chosen, places, bucket: bucket(&state, seat) });
                    state = state.after(chosen);
                }
            }
        }
    }

    /// Plays a game, and adds to the gradient what each weight could have gained by its decisions.
    fn learn_from_a_game(&mut self, gradient: &mut [f32]) {
        let (end, decisions) = self.game();
        for decision in decisions {
            let (mean, seen) = &mut self.expected[decision.bucket];
            let surprise = outcome(&end, decision.seat) - *mean;
            *seen = (*seen + 1.0).min(20_000.0);
            *mean += surprise / *seen;
            for ((step, p), places) in decision.rated.iter().zip(&decision.places) {
                let hit = if step == decision.chosen { 1.0 } else { 0.0 };
                let push = surprise * (hit - p) - ENTROPY * p * p.max(1e-9).ln();
                places.iter().for_each(|&place| gradient[place] += push);
            }
        }
    }

    fn batch(&mut self, number: usize, batches: usize) {
        let mut gradient = vec![0.0; WEIGHTS];
        (0..GAMES).for_each(|_| self.learn_from_a_game(&mut gradient));
        let size = STEP_SIZE * (1.0 - number as f32 / batches as f32).max(0.05);
        let unbias = |decay: f32| 1.0 - decay.powi(number as i32 + 1);
        let weights = self.policy.weights_mut().iter_mut();
        for ((weight, moments), sum) in weights.zip(&mut self.moments).zip(gradient) {
            let slope = sum / GAMES as f32;
            moments[0] = 0.9 * moments[0] + 0.1 * slope;
            moments[1] = 0.99 * moments[1] + 0.01 * slope * slope;
            *weight += size * (moments[0] / unbias(0.9)) / ((moments[1] / unbias(0.99)).sqrt() + 1e-5);
        }
    }
}

/// The share of the win, and a little for the margin.
fn outcome(end: &BugOff, seat: Seat) -> f32 {
    let Node::Over(payoff) = end.node() else { unreachable!("the game has ended") };
    let margin = lead(end, seat, |of| end.score_pile(of).total()).clamp(-10, 10);
    payoff.share(seat) as f32 + POINT * margin as f32
}

/// By how much a seat has more of something than the best of the others.
fn lead(state: &BugOff, seat: Seat, number: impl Fn(Seat) -> u32) -> i32 {
    let others = Seat::all(state.seats()).filter(|&other| other != seat);
    number(seat) as i32 - others.map(&number).max().unwrap_or(0) as i32
}

fn bucket(state: &BugOff, seat: Seat) -> usize {
    let scored = lead(state, seat, |of| state.score_pile(of).total());
    let shown = lead(state, seat, |of| state.display(of).total());
    let lead = (2 * scored + shown).clamp(-15, 15) + 15;
    (state.cards_left() / 8) as usize * LEADS + lead as usize
}

fn main() {
    let batches = std::env::args().nth(1).map_or(BATCHES, |text| text.parse().expect("a number of batches"));
    let mut policies = Vec::new();
    for seats in FEWEST_SEATS..=MAX_SEATS as u8 {
        let mut trainer = Trainer::new(seats);
        for number in 0..batches {
            trainer.batch(number, batches);
            if (number + 1) % 100 == 0 {
                println!("{seats} seats: {} batches", number + 1);
            }
        }
        policies.push(trainer.policy);
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/bug_off/policy.weights");
        std::fs::write(file, Policy::write_all(&policies)).expect("the file can be written");
    }
}
