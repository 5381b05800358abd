//! Search with knowledge, on games that can be worked out by hand.

use contract::TestRng;
use contract::toys::{Noughts, Race, noughts::Classic, race};
use game::{EnumerableChance, Node, Notation, PerfectInfo, Rules, Seat};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use search::mcts::{Candidate, Knowledge, Mcts, Settings, Thoughts};
use search::{Budget, ExpectimaxLimits, Stopwatch, expectimax, playout};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

static GO_ON: AtomicBool = AtomicBool::new(false);

/// Knows nothing: plays at random.
struct Random;

impl<R: Rules> Knowledge<R> for Random {
    fn evaluate<G: Rng>(&self, state: &R, rng: &mut G) -> f32 {
        playout(*state, rng).payoff.share(Seat::FIRST) as f32
    }
}

fn think<R: PerfectInfo + EnumerableChance>(state: R, iterations: u64, seed: u64) -> Thoughts<R::Step> {
    think_on(1, state, iterations, seed)
}

fn think_on<R: PerfectInfo + EnumerableChance>(
    threads: u8,
    state: R,
    iterations: u64,
    seed: u64,
) -> Thoughts<R::Step> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut search = Mcts::new(Settings::default());
    search.use_threads(threads);
    search.think(&Random, state, Budget::Iterations(iterations), &mut rng, &GO_ON, |_| {})
}

fn noughts(text: &str) -> Noughts {
    Noughts::read(text).unwrap()
}

#[test]
fn a_win_is_taken_and_known_to_be_one() {
    let thoughts = think(noughts("xx.oo...."), 200, 1);
    assert_eq!((thoughts.best(), thoughts.share, thoughts.exact), (2, 1.0, true));
    // The one who is to move second blocks the only threat, and has lost nothing yet.
    let blocked = think(noughts("xx..o...."), 20_000, 3);
    assert_eq!((blocked.best(), blocked.share, blocked.exact), (2, 0.5, true));
}

#[test]
fn the_whole_game_comes_to_a_draw() {
    let thoughts = think(Noughts::<0>::start(&Classic), 100_000, 1);
    assert!((thoughts.share - 0.5).abs() < 0.01, "{}", thoughts.share);
    // Every position of the game that can be reached is one node at most.
    assert!(thoughts.nodes <= 5478, "{} nodes", thoughts.nodes);
}

/// Knows nothing, and guesses that for each step.
struct Guessing;

impl<R: Rules> Knowledge<R> for Guessing {
    fn evaluate<G: Rng>(&self, _: &R, _: &mut G) -> f32 {
        0.5
    }

    fn candidates(&self, state: &R, _: Seat, list: &mut Vec<Candidate<R::Step>>) {
        list.extend(state.steps().map(|step| Candidate { step, weight: 1.0, share: Some(0.5) }));
    }
}

/// Opens every position at once.
const AT_ONCE: Settings =
    Settings { open_at: 0, trust_in_best: 0.5, exploration: 1.0, first_play_loss: 0.0, memory: 16 << 20 };

fn guess<R: PerfectInfo + EnumerableChance>(threads: u8, state: R, iterations: u64) -> Thoughts<R::Step> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut search = Mcts::new(AT_ONCE);
    search.use_threads(threads);
    search.think(&Guessing, state, Budget::Iterations(iterations), &mut rng, &GO_ON, |_| {})
}

#[test]
fn guesses_for_steps_lead_to_the_same_certainties() {
    for threads in [1, 3] {
        let won = guess(threads, noughts("xx.oo...."), 200);
        assert_eq!((won.best(), won.share, won.exact), (2, 1.0, true));
        let blocked = guess(threads, noughts("xx..o...."), 20_000);
        assert_eq!((blocked.best(), blocked.share, blocked.exact), (2, 0.5, true));
    }
    assert_eq!(guess(1, noughts("x...o...."), 300), guess(1, noughts("x...o...."), 300));
}

#[test]
fn a_position_is_worth_what_its_best_step_is_as_far_as_the_settings_trust_it() {
    /// Likes the steps of low numbers.
    struct Low;

    impl Knowledge<Noughts<0>> for Low {
        fn evaluate<G: Rng>(&self, _: &Noughts<0>, _: &mut G) -> f32 {
            unreachable!("every position is worth what its steps are")
        }

        fn candidates(&self, state: &Noughts<0>, _: Seat, list: &mut Vec<Candidate<u8>>) {
            let share = |step: u8| Some(0.9 - 0.1 * f32::from(step));
            list.extend(state.steps().map(|step| Candidate { step, weight: 1.0, share: share(step) }));
        }
    }

    // After one iteration the first step leads to a position that is worth 0.8 to the opponent by step 1.
    let one = |trust_in_best| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut search = Mcts::new(Settings { trust_in_best, ..AT_ONCE });
        let start = noughts(".........");
        search.think(&Low, start, Budget::Iterations(1), &mut rng, &GO_ON, |_| {}).share
    };
    let (by_mean, by_best) = (one(0.0), one(1.0));
    assert!((by_mean - (0.9 + 0.2) / 2.0).abs() < 1e-6, "{by_mean}");
    assert!((by_best - 0.8).abs() < 1e-6, "{by_best}");
}

#[test]
fn chances_are_weighed_as_expectimax_does() {
    let mut rng = TestRng::seed_from_u64(1);
    let setup = race::Setup { seats: 2 };
    let mut compared = 0;
    for text in ["3/4 1 0 59", "5/4 1 0 58", "6/6 1 0 59", "2/4 1 0 58"] {
        let before = Race::<0>::parse_position(&setup, text).unwrap();
        let state = before.after_chance(before.sample_chance(&mut rng));
        let Node::Decide(seat) = state.node() else { continue };
        let thoughts = think(state, 20_000, 1);
        let exact = expectimax(&state, Seat::FIRST, 3, ExpectimaxLimits::default()).unwrap();
        assert!(thoughts.exact && exact.is_exact(), "{text}");
        let expected = if seat == Seat::FIRST { exact.bounds().0 } else { 1.0 - exact.bounds().0 };
        assert!((f64::from(thoughts.share) - expected).abs() < 1e-5, "{text}: {}", thoughts.share);
        compared += 1;
    }
    assert!(compared >= 3);
}

#[test]
fn the_same_seed_gives_the_same_thoughts() {
    let state = noughts("x...o....");
    assert_eq!(think(state, 300, 7), think(state, 300, 7));
    assert_ne!(think(state, 300, 7), think(state, 300, 8));
}

#[test]
fn what_was_found_is_kept_for_the_next_turn() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut search = Mcts::new(Settings::default());
    let mut state = Noughts::<0>::start(&Classic);
    let first = search.think(&Random, state, Budget::Iterations(2_000), &mut rng, &GO_ON, |_| {});
    state = state.after(first.line[0]).after(first.line[1]);
    let second = search.think(&Random, state, Budget::Iterations(1), &mut rng, &GO_ON, |_| {});
    assert!(second.steps.iter().map(|step| step.visits).sum::<u32>() > 20, "{second:?}");
}

#[test]
fn little_memory_is_enough_for_an_answer() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for memory in [1, 1_000, 20_000] {
        let mut search = Mcts::new(Settings { memory, ..Settings::default() });
        for text in ["xx.oo....", "x...o....", "........."] {
            let budget = Budget::Iterations(2_000);
            let thoughts = search.think(&Random, noughts(text), budget, &mut rng, &GO_ON, |_| {});
            assert_eq!(noughts(text).is_legal(thoughts.best()), Ok(()));
        }
        assert!(search.bytes() < 2 * memory + 200_000, "{} bytes of {memory}", search.bytes());
    }
}

#[test]
fn it_ends_when_told_and_reports_on_the_way() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let stop = AtomicBool::new(false);
    let begun = Instant::now();
    let mut reports = Vec::new();
    let mut search = Mcts::new(Settings::default());
    let budget = Budget::Time(Duration::from_secs(600));
    search.think(
        &Random,
        Noughts::<0>::start(&Classic),
        budget,
        &mut rng,
        &stop,
        |thoughts: &Thoughts<_>| {
            reports.push(thoughts.iterations);
            stop.store(true, Ordering::Relaxed);
        },
    );
    assert_eq!(reports, [1024]);
    assert!(begun.elapsed() < Duration::from_secs(60));
}

#[test]
fn several_threads_find_the_same_exact_values_as_one() {
    let mut rng = TestRng::seed_from_u64(1);
    let mut compared = 0;
    for seed in 0..60 {
        let mut state = Noughts::<0>::start(&Classic);
        for _ in 0..2 + seed % 4 {
            if let Node::Decide(_) = state.node() {
                state = state.after(state.random_step(&mut rng));
            }
        }
        let Node::Decide(_) = state.node() else { continue };
        let [one, three] = [1, 3].map(|threads| think_on(threads, state, 50_000, seed));
        assert!(one.exact && three.exact || one.steps.len() == 1, "{state:?}");
        assert_eq!((one.exact, one.share), (three.exact, three.share), "{state:?}");
        compared += usize::from(one.exact);
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn several_threads_weigh_chances_as_one_does() {
    let mut rng = TestRng::seed_from_u64(1);
    let setup = race::Setup { seats: 2 };
    let before = Race::<0>::parse_position(&setup, "2/4 1 0 58").unwrap();
    let state = before.after_chance(before.sample_chance(&mut rng));
    let [one, three] = [1, 3].map(|threads| think_on(threads, state, 20_000, 1));
    assert!(one.exact && three.exact);
    assert!((one.share - three.share).abs() < 1e-5, "{} {}", one.share, three.share);
}

#[test]
fn several_threads_share_the_iterations_and_the_positions() {
    let state = Noughts::<0>::start(&Classic);
    let thoughts = think_on(4, state, 2_001, 1);
    assert_eq!(thoughts.iterations, 2_001);
    // Each iteration ends at one step of the root; those that meet a proof of another thread's bring nothing.
    let visits: u32 = thoughts.steps.iter().map(|step| step.visits).sum();
    assert!((1_500..=2_001).contains(&visits), "{visits}");
    let more = think_on(4, state, 100_000, 1);
    assert!((more.share - 0.5).abs() < 0.01, "{}", more.share);
    assert!(more.nodes <= 5478, "{} nodes", more.nodes);
}

#[test]
fn several_threads_and_guesses_live_with_little_memory() {
    fn live<K: Knowledge<Noughts<0>>>(knowledge: &K, threads: u8, settings: Settings) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut search = Mcts::new(settings);
        search.use_threads(threads);
        for text in ["xx.oo....", "x...o....", "........."] {
            let budget = Budget::Iterations(2_000);
            let thoughts = search.think(knowledge, noughts(text), budget, &mut rng, &GO_ON, |_| {});
            assert_eq!(noughts(text).is_legal(thoughts.best()), Ok(()));
            assert!(thoughts.steps.iter().all(|step| (0.0..=1.0).contains(&step.share)), "{thoughts:?}");
        }
        assert!(search.bytes() < 2 * settings.memory + 200_000, "{} bytes of {settings:?}", search.bytes());
    }
    for memory in [1, 20_000] {
        live(&Random, 3, Settings { memory, ..Settings::default() });
        for threads in [1, 3] {
            live(&Guessing, threads, Settings { memory, ..AT_ONCE });
        }
    }
}

/// Sees how many threads judge positions or list steps at the same time.
#[derive(Default)]
struct Counting {
    now: AtomicU32,
    most: AtomicU32,
}

impl Counting {
    /// As what takes time.
    fn judge(&self) {
        self.most.fetch_max(self.now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
        std::thread::sleep(Duration::from_millis(1));
        self.now.fetch_sub(1, Ordering::SeqCst);
    }
}

#[test]
fn several_threads_list_steps_and_evaluate_at_the_same_time() {
    struct Steps(Counting);
    struct Positions(Counting);

    impl<R: Rules> Knowledge<R> for Steps {
        fn evaluate<G: Rng>(&self, _: &R, _: &mut G) -> f32 {
            0.5
        }

        fn candidates(&self, state: &R, seat: Seat, list: &mut Vec<Candidate<R::Step>>) {
            self.0.judge();
            Guessing.candidates(state, seat, list);
        }
    }

    impl<R: Rules> Knowledge<R> for Positions {
        fn evaluate<G: Rng>(&self, _: &R, _: &mut G) -> f32 {
            self.0.judge();
            0.5
        }
    }

    fn search<K: Knowledge<Noughts<0>>>(knowledge: &K, settings: Settings) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut search = Mcts::new(settings);
        search.use_threads(2);
        search.think(knowledge, noughts("........."), Budget::Iterations(100), &mut rng, &GO_ON, |_| {});
    }
    let (steps, at_once) = (Steps(Counting::default()), Steps(Counting::default()));
    let positions = Positions(Counting::default());
    search(&steps, Settings::default());
    search(&at_once, AT_ONCE);
    search(&positions, Settings::default());
    for counting in [steps.0, at_once.0, positions.0] {
        assert_eq!(counting.most.into_inner(), 2);
    }
}

/// As random, and slow, so that no search comes to an end by itself.
struct Slow;

impl<R: Rules> Knowledge<R> for Slow {
    fn evaluate<G: Rng>(&self, state: &R, rng: &mut G) -> f32 {
        let begun = Stopwatch::start();
        while begun.elapsed() < Duration::from_micros(100) {}
        Random.evaluate(state, rng)
    }
}

#[test]
fn several_threads_end_when_the_time_is_over_and_when_told() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let state = Noughts::<0>::start(&Classic);
    let mut search = Mcts::new(Settings::default());
    search.use_threads(2);
    let (begun, time) = (Instant::now(), Duration::from_millis(30));
    search.think(&Slow, state, Budget::Time(time), &mut rng, &GO_ON, |_| {});
    assert!((time..Duration::from_secs(5)).contains(&begun.elapsed()), "{:?}", begun.elapsed());
    let stop = AtomicBool::new(false);
    let told = std::thread::scope(|scope| {
        scope.spawn(|| search.think(&Slow, state, Budget::Iterations(u64::MAX), &mut rng, &stop, |_| {}));
        std::thread::sleep(time);
        stop.store(true, Ordering::Relaxed);
        Instant::now()
    });
    assert!(told.elapsed() < Duration::from_secs(5), "{:?}", told.elapsed());
}
