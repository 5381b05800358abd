//! The information-set search on the toys.

use contract::TestRng;
use contract::toys::{Hoard, Noughts, hoard, noughts::Classic};
use game::{Audience, Determinize, Node, Rules, Seat};
use rand::SeedableRng;
use search::ismcts::{Ismcts, NoGuide};
use search::{Budget, Report, random_step};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

static GO_ON: AtomicBool = AtomicBool::new(false);

fn search<R: Determinize>(
    settings: Ismcts,
    view: &R::View,
    seat: Seat,
    iterations: u64,
    seed: u64,
) -> Report<R::Step> {
    let mut rng = TestRng::seed_from_u64(seed);
    let budget = Budget::Iterations(iterations);
    settings.search::<R, _, _>(view, seat, &NoGuide, budget, &mut rng, &GO_ON, |_| ()).unwrap()
}

fn think<R: Determinize>(state: &R, iterations: u64, seed: u64) -> Report<R::Step> {
    let Node::Decide(seat) = state.node() else { panic!("nobody decides") };
    search::<R>(Ismcts::default(), &state.view(Audience::Seat(seat)), seat, iterations, seed)
}

/// A game of hidden cards up to the first decision.
fn dealt(seats: u8, seed: u64) -> Hoard {
    let mut rng = TestRng::seed_from_u64(seed);
    let mut state = Hoard::<0>::start(&hoard::Setup { seats });
    while state.node() == Node::Chance {
        state = state.after_chance(state.sample_chance(&mut rng));
    }
    state
}

#[test]
fn a_win_in_one_is_taken() {
    assert_eq!(think(&Noughts::<0>::read("xx.oo....").unwrap(), 200, 1).best, 2);
}

#[test]
fn it_beats_random_players_with_hidden_hands() {
    for seats in [2, 3] {
        let mut won = 0.0;
        for seed in 0..200 {
            let mut rng = TestRng::seed_from_u64(seed);
            let mut state = dealt(seats, seed);
            let payoff = loop {
                state = match state.node() {
                    Node::Over(payoff) => break payoff,
                    Node::Chance => state.after_chance(state.sample_chance(&mut rng)),
                    Node::Decide(Seat::FIRST) => state.after(think(&state, 100, seed).best),
                    Node::Decide(seat) => {
                        let view = state.view(Audience::Seat(seat));
                        state.after(random_step::<Hoard, _>(&view, seat, &mut rng).unwrap())
                    }
                };
            };
            won += payoff.share(Seat::FIRST) / 200.0;
        }
        let even = 1.0 / f64::from(seats);
        assert!(won > even + 0.15, "{seats} seats: {won}");
    }
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let state = dealt(3, 2);
    assert_eq!(think(&state, 500, 7), think(&state, 500, 7));
    let state = Noughts::<0>::start(&Classic);
    assert_eq!(think(&state, 500, 7), think(&state, 500, 7));
}

#[test]
fn what_is_hidden_changes_nothing() {
    for seed in 0..50 {
        let state = dealt(3, seed);
        let other = hoard::reshuffle(&state, Audience::Seat(Seat::FIRST), &mut TestRng::seed_from_u64(seed));
        assert_eq!(think(&state, 100, seed), think(&other, 100, seed));
    }
}

#[test]
fn it_keeps_to_its_iterations_and_its_memory() {
    let state = Noughts::<0>::start(&Classic);
    let view = state.view(Audience::Seat(Seat::FIRST));
    let report =
        search::<Noughts>(Ismcts { most_decisions: 10, ..Ismcts::default() }, &view, Seat::FIRST, 1_000, 1);
    assert_eq!(report.nodes, 10);
    // A round is not broken off: nine steps, and fewer after each halving.
    assert!((1_000..1_020).contains(&report.iterations), "{}", report.iterations);
    assert_eq!(report.steps.len(), 9);
    assert_eq!(report.steps[0].step, report.best);
}

#[test]
fn it_stops_when_told_and_tells_while_it_thinks() {
    let state = Noughts::<0>::start(&Classic);
    let view = state.view(Audience::Seat(Seat::FIRST));
    let stop = AtomicBool::new(false);
    let budget = Budget::Time(Duration::from_secs(600));
    let begun = Instant::now();
    let mut told = None;
    let tell = |report: &Report<_>| {
        told = Some(report.best);
        stop.store(true, Ordering::Relaxed);
    };
    let mut rng = TestRng::seed_from_u64(3);
    let report = Ismcts::default().search::<Noughts, _, _>(
        &view,
        Seat::FIRST,
        &NoGuide,
        budget,
        &mut rng,
        &stop,
        tell,
    );
    let report = report.unwrap();
    assert_eq!(told, Some(report.best));
    assert!(begun.elapsed() < Duration::from_secs(60));
    // Told before it began, it still names a legal step.
    let report = Ismcts::default().search::<Noughts, _, _>(
        &view,
        Seat::FIRST,
        &NoGuide,
        budget,
        &mut rng,
        &stop,
        |_| (),
    );
    assert_eq!(state.is_legal(report.unwrap().best), Ok(()));
}

#[test]
fn nobody_is_searched_for_who_is_not_to_decide() {
    let view = dealt(2, 1).view(Audience::Seat(Seat::SECOND));
    let mut rng = TestRng::seed_from_u64(4);
    let budget = Budget::Iterations(10);
    let refused = Ismcts::default().search::<Hoard, _, _>(
        &view,
        Seat::SECOND,
        &NoGuide,
        budget,
        &mut rng,
        &GO_ON,
        |_| (),
    );
    assert_eq!(refused.unwrap_err().code, "not-your-turn");
}
