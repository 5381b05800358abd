//! The named bots on the toys.

use bots::{BotSpec, choose};
use contract::TestRng;
use contract::toys::{Hoard, Noughts, hoard, noughts::Classic};
use game::{Audience, Node, Rules, Seat};
use rand::SeedableRng;
use search::Budget;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

static GO_ON: AtomicBool = AtomicBool::new(false);

#[test]
fn every_name_is_read_and_written_the_same() {
    let names = [
        "random",
        "uct:iterations=1",
        "uct:iterations=10000000",
        "uct:ms=1",
        "uct:ms=600000",
        "level1",
        "level8",
        "level8:ms=500",
    ];
    for name in names {
        assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
    }
}

#[test]
fn what_is_no_bot_is_refused() {
    let junk = [
        "",
        "Random",
        "random ",
        "uct",
        "uct:",
        "uct:iterations",
        "uct:iterations=",
        "uct:iterations=0",
        "uct:iterations=10000001",
        "uct:iterations=+5",
        "uct:iterations=05",
        "uct:iterations=-1",
        "uct:iterations=99999999999999999999",
        "uct:ms=0",
        "uct:ms=600001",
        "uct:ms=1.5",
        "uct:ms=1 ",
        "uct:ms=１",
        "mcts:ms=5",
        "level",
        "level0",
        "level9",
        "level10",
        "level+1",
        "level1:ms=0",
        "level1:ms",
        "level1:iterations=5",
    ];
    for name in junk {
        let illegal = name.parse::<BotSpec>().unwrap_err();
        assert_eq!(illegal.code, "unknown-bot", "{name:?}");
    }
}

#[test]
fn a_whole_game_of_hidden_cards_between_bots() {
    let budgets = [None, Some(Budget::Iterations(50)), Some(Budget::Time(Duration::from_millis(1)))];
    let mut rng = TestRng::seed_from_u64(1);
    let mut state = Hoard::<0>::start(&hoard::Setup { seats: 3 });
    loop {
        state = match state.node() {
            Node::Over(_) => return,
            Node::Chance => state.after_chance(state.sample_chance(&mut rng)),
            Node::Decide(seat) => {
                let view = state.view(Audience::Seat(seat));
                let step = choose::<Hoard, _>(&view, seat, budgets[seat.index()], &mut rng, &GO_ON).unwrap();
                assert_eq!(state.is_legal(step), Ok(()));
                state.after(step)
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_step() {
    let view = Noughts::<0>::start(&Classic).view(Audience::Seat(Seat::FIRST));
    for budget in [None, Some(Budget::Iterations(300))] {
        let [first, second] = [(); 2].map(|()| {
            let mut rng = TestRng::seed_from_u64(2);
            choose::<Noughts, _>(&view, Seat::FIRST, budget, &mut rng, &GO_ON)
        });
        assert_eq!(first, second);
    }
}

#[test]
fn a_bot_that_is_told_to_stop_still_makes_a_legal_step() {
    let state = Noughts::<0>::start(&Classic);
    let view = state.view(Audience::Seat(Seat::FIRST));
    let stop = AtomicBool::new(true);
    let budget = Some(Budget::Time(Duration::from_secs(600)));
    let mut rng = TestRng::seed_from_u64(3);
    let step = choose::<Noughts, _>(&view, Seat::FIRST, budget, &mut rng, &stop).unwrap();
    assert_eq!(state.is_legal(step), Ok(()));
}

#[test]
fn no_bot_moves_for_somebody_else() {
    let view = Noughts::<0>::start(&Classic).view(Audience::Spectator);
    for budget in [None, Some(Budget::Iterations(10))] {
        let mut rng = TestRng::seed_from_u64(4);
        let refused = choose::<Noughts, _>(&view, Seat::SECOND, budget, &mut rng, &GO_ON).unwrap_err();
        assert_eq!(refused.code, "not-your-turn");
    }
}
