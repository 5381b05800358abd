//! Matches, with players made for the purpose.

use contract::toys::Race;
use contract::toys::race::Setup;
use game::{Event, Illegal, Payoff, Rules, Seat, broken};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use search::arena::{
    Contestant, Contested, Fault, News, Schedule, Terms, Thought, contest, one_against_the_rest,
};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

type Steps = Result<Vec<Seat>, Illegal>;

/// A player that a function plays for.
struct Player<F> {
    play: F,
    limit: Option<f64>,
}

impl<F: FnMut(&Race, Seat) -> Steps> Contestant<Race> for Player<F> {
    fn turn(&mut self, view: &Race, seat: Seat) -> Steps {
        (self.play)(view, seat)
    }

    fn limit(&self) -> Option<f64> {
        self.limit
    }
}

fn player<'p>(play: impl FnMut(&Race, Seat) -> Steps + 'p) -> Box<dyn Contestant<Race> + 'p> {
    Box::new(Player { play, limit: None })
}

/// Runs forward all the time.
fn runner<'p>() -> Box<dyn Contestant<Race> + 'p> {
    player(|_, seat| Ok(vec![seat]))
}

/// Any step.
fn random<'p>(seed: u64) -> Box<dyn Contestant<Race> + 'p> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    player(move |view, _| Ok(vec![view.random_step(&mut rng)]))
}

const TERMS: Terms = Terms { seed: 1, round: 0, opening: 0 };

fn played(mut players: Vec<Box<dyn Contestant<Race> + '_>>, terms: Terms) -> Contested<Race> {
    let setup = Setup { seats: players.len() as u8 };
    contest(setup, terms, &mut players, || 0.0, &AtomicBool::new(false)).expect("nobody stops it")
}

/// What happened in a game: the rolls and the steps.
fn events(game: &Contested<Race>) -> Vec<Result<u8, Seat>> {
    let told = |(_, event): &(Race, Event<Race>)| match event {
        Event::Chance(roll) => Ok(*roll),
        Event::Step(step) => Err(*step),
    };
    game.play.history().iter().map(told).collect()
}

fn rolls(game: &Contested<Race>) -> Vec<u8> {
    events(game).into_iter().filter_map(Result::ok).collect()
}

#[test]
fn everybody_sits_in_every_seat_once() {
    assert_eq!(one_against_the_rest(2), [[0, 1], [1, 0]]);
    assert_eq!(one_against_the_rest(3), [[0, 1, 1], [1, 0, 1], [1, 1, 0]]);
}

#[test]
fn the_games_of_a_round_have_the_same_rolls_and_others_have_others() {
    let first = played(vec![runner(), random(3)], TERMS);
    let second = played(vec![random(4), runner()], TERMS);
    let common = rolls(&first).len().min(rolls(&second).len());
    assert!(common >= 4);
    assert_eq!(rolls(&first)[..common], rolls(&second)[..common]);
    let seen: std::collections::HashSet<Vec<u8>> = (0..20)
        .map(|round| rolls(&played(vec![runner(), runner()], Terms { round, ..TERMS }))[..3].to_vec())
        .collect();
    assert!(seen.len() > 5, "{seen:?}");
}

#[test]
fn the_games_of_a_round_have_the_same_opening() {
    let terms = Terms { opening: 3, ..TERMS };
    let [first, second] =
        [7, 8].map(|seed| played(vec![player(|_, seat| Ok(vec![seat])), random(seed)], terms));
    let third_turn_ends = first.play.turns().take(3).map(|turn| turn.events.len()).sum::<usize>();
    assert_eq!(events(&first)[..third_turn_ends], events(&second)[..third_turn_ends]);
    let thought: u64 = first.thought.iter().map(|thought| thought.turns).sum();
    assert_eq!(thought as usize, first.play.turns().count() - 3, "nobody thinks about the opening");
}

#[test]
fn an_illegal_step_loses_the_game() {
    let nobody = Seat::from_index(4).unwrap();
    let bad: [(&str, Box<dyn Contestant<Race>>); 4] = [
        ("no-such-runner", player(move |_, _| Ok(vec![nobody]))),
        ("turn-incomplete", player(|_, _| Ok(vec![]))),
        ("turn-is-over", player(|_, seat| Ok(vec![seat; 4]))),
        ("not-your-turn", player(|_, _| Err(broken::NOT_YOUR_TURN))),
    ];
    for (code, bad) in bad {
        let game = played(vec![runner(), bad], TERMS);
        assert_eq!(game.payoff, Payoff::win(Seat::FIRST), "{code}");
        let forfeit = game.forfeit.unwrap();
        assert_eq!(forfeit.seat, Seat::SECOND);
        let Fault::Illegal(illegal) = forfeit.fault else { panic!("{code}: {}", forfeit.fault) };
        assert_eq!(illegal.code, code);
        assert_eq!(forfeit.fault.to_string(), format!("illegal: {}", illegal.sentence));
    }
}

#[test]
fn with_three_seats_the_others_share_the_win() {
    let game = played(vec![runner(), player(|_, _| Ok(vec![])), runner()], TERMS);
    assert_eq!(Seat::all(3).map(|seat| game.payoff.share(seat)).collect::<Vec<_>>(), [0.5, 0.0, 0.5]);
}

#[test]
fn who_is_late_loses_the_game() {
    let quarters = AtomicU64::new(0);
    let clock = || quarters.load(Ordering::Relaxed) as f64 / 4.0;
    let slow = |limit| {
        let play = |_: &Race, seat| {
            quarters.fetch_add(1, Ordering::Relaxed);
            Ok(vec![seat])
        };
        Box::new(Player { play, limit }) as Box<dyn Contestant<Race> + '_>
    };
    let contested = |limit| {
        let mut players = vec![slow(limit), runner()];
        contest(Setup { seats: 2 }, TERMS, &mut players, clock, &AtomicBool::new(false)).unwrap()
    };
    // A turn has up to three steps, each asked for by itself here, and the time of all of them counts.
    let game = contested(Some(0.3));
    let forfeit = game.forfeit.expect("a turn of two steps takes half a second");
    assert_eq!(forfeit.seat, Seat::FIRST);
    assert_eq!(forfeit.fault, Fault::Late { took: 0.5, limit: 0.3 });
    assert_eq!(forfeit.fault.to_string(), "late: a turn took 0.50 CPU seconds, and 0.30 are allowed");
    for limit in [None, Some(0.75)] {
        let game = contested(limit);
        assert_eq!(game.forfeit, None);
        let steps = events(&game).iter().filter(|event| **event == Err(Seat::FIRST)).count();
        let turns = game.play.turns().filter(|turn| turn.seat == Some(Seat::FIRST)).count();
        let seconds = game.thought[0].seconds;
        assert!(steps > turns && seconds > 0.0 && game.thought[1].seconds == 0.0);
        assert_eq!(game.thought[0], Thought { turns: turns as u64, seconds });
    }
}

fn schedule(threads: usize) -> Schedule {
    Schedule { rounds: 30, seatings: one_against_the_rest(3), opening: 1, seed: 5, threads }
}

/// What the rounds were, in the order in which they were told.
fn told(schedule: &Schedule, rounds: u32) -> Vec<Vec<Result<u8, Seat>>> {
    let stop = AtomicBool::new(false);
    let (mut all, mut next) = (Vec::new(), 0);
    let make = |number: usize, seed| if number == 0 { runner() } else { random(seed) };
    schedule.play(
        &Setup { seats: 3 },
        make,
        || 0.0,
        &stop,
        |news| {
            if let News::Round(round, games) = news {
                assert_eq!((round, games.len()), (next, 3));
                next += 1;
                all.extend(games.iter().map(events));
            }
            next < rounds
        },
    );
    assert_eq!(next, rounds);
    assert!(stop.load(Ordering::Relaxed), "the players are told to stop thinking");
    all
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let [one, four] = [1, 4].map(|threads| told(&schedule(threads), 30));
    assert_eq!(one.len(), 90);
    assert_eq!(one, four);
    assert_ne!(one, told(&Schedule { seed: 6, ..schedule(1) }, 30));
}

#[test]
fn a_match_that_ends_early_tells_whole_rounds_from_the_first_on() {
    assert_eq!(told(&schedule(3), 4), told(&schedule(1), 30)[..12]);
}

#[test]
fn every_player_of_a_game_has_its_own_seed() {
    let seeds = Mutex::new(Vec::new());
    let make = |_, seed| {
        seeds.lock().unwrap().push(seed);
        random(seed)
    };
    let schedule = schedule(2);
    schedule.play(&Setup { seats: 3 }, make, || 0.0, &AtomicBool::new(false), |_| true);
    let mut seeds = seeds.into_inner().unwrap();
    let all = seeds.len();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!((all, seeds.len()), (270, 270));
}
