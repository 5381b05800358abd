//! The tree search on the toys: a game with nothing hidden, one with dice, one with hidden cards.

use contract::TestRng;
use contract::toys::{Hoard, Noughts, Race, fault, hoard, noughts::Classic, race};
use game::{Audience, Determinize, Node, Rules, Seat};
use rand::SeedableRng;
use search::{Budget, Report, Uct, random_step};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

static GO_ON: AtomicBool = AtomicBool::new(false);

fn think<R: Determinize>(state: &R, iterations: u64, seed: u64) -> Report<R::Step> {
    let Node::Decide(seat) = state.node() else { panic!("nobody decides") };
    let view = state.view(Audience::Seat(seat));
    let mut rng = TestRng::seed_from_u64(seed);
    Uct::default().search::<R, _>(&view, seat, Budget::Iterations(iterations), &mut rng, &GO_ON).unwrap()
}

/// What the seat `clever` wins against random opponents, in `games` games.
fn winnings<R: Determinize>(setup: &R::Setup, clever: Seat, games: u64, iterations: u64) -> f64 {
    let game = |seed| {
        let mut rng = TestRng::seed_from_u64(seed);
        let mut state = R::start(setup);
        loop {
            state = match state.node() {
                Node::Over(payoff) => return payoff.share(clever),
                Node::Chance => state.after_chance(state.sample_chance(&mut rng)),
                Node::Decide(seat) if seat == clever => state.after(think(&state, iterations, seed).best),
                Node::Decide(seat) => {
                    let view = state.view(Audience::Seat(seat));
                    state.after(random_step::<R, _>(&view, seat, &mut rng).unwrap())
                }
            }
        }
    };
    (0..games).map(game).sum()
}

#[test]
fn a_win_in_one_is_taken_and_a_loss_in_one_is_stopped() {
    let noughts = |text| Noughts::<0>::read(text).unwrap();
    assert_eq!(think(&noughts("xx.oo...."), 200, 1).best, 2);
    assert_eq!(think(&noughts("oo.xx...x"), 200, 2).best, 2);
    let forced = think(&noughts("xx..o...."), 2_000, 3);
    assert_eq!(forced.best, 2, "{forced:?}");
    assert!(forced.steps.iter().all(|other| other.visits <= forced.steps[0].visits));
}

#[test]
fn shares_are_those_of_the_seat_that_decides() {
    let winning = think(&Noughts::<0>::read("xx.oo....").unwrap(), 2_000, 4);
    assert!(winning.steps[0].share.unwrap() > 0.99, "{winning:?}");
    // Noughts to move; crosses threaten two lines.
    let losing = think(&Noughts::<0>::read("xox..ox..").unwrap(), 2_000, 5);
    assert!(losing.steps[0].share.unwrap() < 0.1, "{losing:?}");
}

#[test]
fn every_iteration_is_counted_once() {
    let report = think(&Noughts::<0>::start(&Classic), 1_000, 6);
    assert_eq!(report.iterations, 1_000);
    assert_eq!(report.steps.len(), 9);
    assert_eq!(report.steps.iter().map(|step| step.visits).sum::<u64>(), 1_000);
    assert!(report.nodes <= 1_001);
    assert!(report.steps.is_sorted_by(|a, b| a.visits >= b.visits));
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let state = Noughts::<0>::start(&Classic);
    assert_eq!(think(&state, 500, 7), think(&state, 500, 7));
    let setup = hoard::Setup { seats: 3 };
    let dealt = Hoard::<0>::start(&setup).after_chance(hoard::Chance::Deal([1, 2, 3]));
    let state = dealt.after_chance(hoard::Chance::Draw(4));
    assert_eq!(think(&state, 500, 7), think(&state, 500, 7));
}

#[test]
fn it_beats_random_players_where_nothing_is_hidden() {
    let won: f64 =
        [Seat::FIRST, Seat::SECOND].map(|seat| winnings::<Noughts>(&Classic, seat, 40, 200)).iter().sum();
    assert!(won >= 70.0, "won {won} of 80");
}

/// Every seat wins a third among equals.
#[test]
fn it_beats_random_players_where_there_are_dice_and_three_seats() {
    let setup = race::Setup { seats: 3 };
    let won: f64 = Seat::all(3).map(|seat| winnings::<Race>(&setup, seat, 30, 200)).sum();
    assert!(won >= 54.0, "{won} of 90");
}

/// Who always discards the lower card wins 80 % among two, 55 % among three.
#[test]
fn it_beats_random_players_where_cards_are_hidden() {
    for (seats, least) in [(2, 0.7), (3, 0.45)] {
        let setup = hoard::Setup { seats };
        let won: f64 = Seat::all(seats).map(|seat| winnings::<Hoard>(&setup, seat, 60, 200)).sum();
        let games = 60.0 * f64::from(seats);
        assert!(won >= games * least, "{won} of {games}");
    }
}

#[test]
fn it_keeps_the_high_card() {
    let setup = hoard::Setup { seats: 2 };
    let dealt = Hoard::<0>::start(&setup).after_chance(hoard::Chance::Deal([4, 2, 0]));
    assert_eq!(think(&dealt.after_chance(hoard::Chance::Draw(1)), 500, 8).best, 1);
}

#[test]
fn a_full_tree_grows_no_further_and_still_answers() {
    let small = Uct { most_nodes: 20, ..Uct::default() };
    let state = Noughts::<0>::read("xx.oo....").unwrap();
    let view = state.view(Audience::Seat(Seat::FIRST));
    let mut rng = TestRng::seed_from_u64(9);
    let report =
        small.search::<Noughts, _>(&view, Seat::FIRST, Budget::Iterations(2_000), &mut rng, &GO_ON).unwrap();
    assert_eq!((report.nodes, report.iterations, report.best), (20, 2_000, 2));
}

#[test]
fn time_is_kept() {
    let view = Noughts::<0>::start(&Classic).view(Audience::Spectator);
    let began = Instant::now();
    let budget = Budget::Time(Duration::from_millis(50));
    let mut rng = TestRng::seed_from_u64(10);
    let report = Uct::default().search::<Noughts, _>(&view, Seat::FIRST, budget, &mut rng, &GO_ON).unwrap();
    assert!(report.iterations > 0);
    // Generous above: the machine may be busy.
    assert!((50..2_000).contains(&began.elapsed().as_millis()), "{:?}", began.elapsed());
}

#[test]
fn it_stops_when_told_even_inside_a_game_without_end() {
    let view =
        Race::<{ fault::NONE }>::start(&race::Setup { seats: 2 }).after_chance(2).view(Audience::Spectator);
    let stop = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(30));
            stop.store(true, Ordering::Relaxed);
        });
        let mut rng = TestRng::seed_from_u64(11);
        let budget = Budget::Time(Duration::from_secs(600));
        type Endless = Race<{ fault::ENDLESS }>;
        let report =
            Uct::default().search::<Endless, _>(&view, Seat::FIRST, budget, &mut rng, &stop).unwrap();
        // Not one game came to its end, and there is an answer all the same.
        assert_eq!((report.iterations, report.best), (0, Seat::FIRST));
    });
}

#[test]
fn who_is_not_to_decide_is_told_so() {
    let ask = |view: &String, seat| {
        let mut rng = TestRng::seed_from_u64(12);
        let report = Uct::default().search::<Noughts, _>(view, seat, Budget::Iterations(1), &mut rng, &GO_ON);
        report.unwrap_err().code
    };
    assert_eq!(ask(&".........".to_owned(), Seat::SECOND), "not-your-turn");
    assert_eq!(ask(&"xxxoo....".to_owned(), Seat::SECOND), "game-over");
    assert_eq!(ask(&"junk".to_owned(), Seat::FIRST), "bad-view");
}
