//! The levels of Bug Off.

use bots::bug_off::policy::Policy;
use bots::{BotSpec, Level, Thinker};
use bug_off::{BugOff, Setup, Step};
use contract::TestRng;
use game::{Audience, Determinize, Node, Rules, Seat};
use rand::SeedableRng;
use search::Budget;
use search::ismcts::Ismcts;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

static GO_ON: AtomicBool = AtomicBool::new(false);

/// A bot of each level; the one that thinks by time does so for a moment.
fn bots() -> Vec<Thinker<BugOff>> {
    let spec = |level: Level| match level {
        Level::HIGHEST => BotSpec::LevelMilliseconds(level, 1),
        _ => BotSpec::Level(level),
    };
    Level::all().map(|level| Thinker::new(spec(level))).collect()
}

/// Plays a game; `decide` chooses every step.
fn play(seats: u8, seed: u64, mut decide: impl FnMut(&BugOff, Seat, usize) -> Step) {
    let mut rng = TestRng::seed_from_u64(seed);
    let mut state = BugOff::start(&Setup::new(seats, 10).unwrap());
    for turn in 0.. {
        state = match state.node() {
            Node::Over(_) => return,
            Node::Chance => state.after_chance(state.sample_chance(&mut rng)),
            Node::Decide(seat) => {
                let step = decide(&state, seat, turn);
                assert_eq!(state.is_legal(step), Ok(()));
                state.after(step)
            }
        }
    }
}

/// The step of the search with few iterations.
fn searched(view: &bug_off::View, seat: Seat, seed: u64) -> Step {
    let mut rng = TestRng::seed_from_u64(seed);
    let policy = Policy::learned(view.seats);
    let budget = Budget::Iterations(40);
    let found =
        Ismcts::default().search::<BugOff, _, _>(view, seat, policy, budget, &mut rng, &GO_ON, |_| ());
    found.unwrap().best
}

#[test]
fn all_levels_play_whole_games_by_the_rules() {
    let mut bots = bots();
    let mut rng = TestRng::seed_from_u64(1);
    for seats in 2..=5 {
        play(seats, seats.into(), |state, seat, turn| {
            let number = turn % bots.len();
            let steps = bots[number].turn(&state.view(Audience::Seat(seat)), seat, &mut rng, &GO_ON).unwrap();
            let [step] = steps[..] else { panic!("a turn has one step") };
            step
        });
    }
}

#[test]
fn equal_views_and_seeds_give_equal_choices() {
    let mut rng = TestRng::seed_from_u64(2);
    let mut differing = 0;
    for seats in 2..=5 {
        for game in 0..3 {
            play(seats, game, |state, seat, turn| {
                let view = state.view(Audience::Seat(seat));
                let other = BugOff::determinize(&view, &mut rng).unwrap();
                differing += u32::from(other != *state);
                let seen = other.view(Audience::Seat(seat));
                assert_eq!(seen, view);
                let seed = turn as u64;
                assert_eq!(searched(&view, seat, seed), searched(&seen, seat, seed));
                for level in Level::all().filter(|&level| level != Level::HIGHEST) {
                    let [one, two] = [&view, &seen].map(|view| {
                        let mut rng = TestRng::seed_from_u64(seed);
                        Thinker::<BugOff>::new(BotSpec::Level(level)).turn(view, seat, &mut rng, &GO_ON)
                    });
                    assert_eq!(one, two);
                }
                state.random_step(&mut rng)
            });
        }
    }
    assert!(differing > 100, "hardly anything was hidden: {differing}");
}

#[test]
fn the_highest_level_stops_when_told() {
    let mut rng = TestRng::seed_from_u64(3);
    let mut state = BugOff::start(&Setup::default());
    while state.node() == Node::Chance {
        state = state.after_chance(state.sample_chance(&mut rng));
    }
    let view = state.view(Audience::Seat(Seat::FIRST));
    let stop = AtomicBool::new(false);
    let mut bot = Thinker::<BugOff>::new(BotSpec::LevelMilliseconds(Level::HIGHEST, 600_000));
    let begun = Instant::now();
    let steps = std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(50));
            stop.store(true, Ordering::Relaxed);
        });
        bot.turn(&view, Seat::FIRST, &mut rng, &stop).unwrap()
    });
    // It takes a playout to notice; the rest is for a machine that has other things to do.
    assert!(begun.elapsed() < Duration::from_secs(5));
    assert_eq!(state.is_legal(steps[0]), Ok(()));
}

#[test]
fn nobody_decides_for_others() {
    let mut rng = TestRng::seed_from_u64(4);
    let state = BugOff::start(&Setup::default());
    for mut bot in bots() {
        let refused = bot.turn(&state.view(Audience::Seat(Seat::FIRST)), Seat::FIRST, &mut rng, &GO_ON);
        assert_eq!(refused.unwrap_err().code, "chance-is-due");
    }
}

#[test]
fn the_weights_are_those_of_their_text() {
    let all: Vec<Policy> = (2..=5).map(|seats| Policy::learned(seats).clone()).collect();
    assert!(Policy::read_all(&Policy::write_all(&all)) == all);
    assert!(all.iter().all(|policy| *policy != Policy::blank()));
}
