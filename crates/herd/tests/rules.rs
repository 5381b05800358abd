//! Refusals, edge cases and texts.

use game::{Audience, Determinize, EnumerableChance, Event, Match, Node, Notation, Rules, Seat};
use herd::{Herd, Roll, Setup, broken};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn at(position: &str) -> Herd<1> {
    Herd::parse_position(&"hex3".parse().unwrap(), position).unwrap()
}

fn apply(state: Herd<1>, text: &str) -> Result<Herd<1>, game::Illegal> {
    state.parse_event(text).unwrap().apply(state)
}

#[test]
fn the_first_turn_counts_the_lower_die() {
    let first = apply(at("3/4/5/4/3 r 1 roll"), "2-5").unwrap();
    assert_eq!(first.position_text(), "3/4/5/4/3 r 1 2-5 0 2");
    let second = apply(at("3/4/r4/4/3 b 2 roll"), "3-5").unwrap();
    // One stone is all there is to remove.
    assert_eq!(second.position_text(), "3/4/r4/4/3 b 2 3-5 1 5");
}

#[test]
fn a_refusal_names_the_broken_rule() {
    let state = at("3/4/rb3/4/3 b 4 2-5 1 5");
    assert_eq!(apply(state, "-c1").map(|_| ()), Ok(()));
    assert_eq!(apply(state, "-c2"), Err(broken::NOT_AN_ENEMY));
    assert_eq!(apply(state, "+a1"), Err(broken::REMOVE_FIRST));
    assert_eq!(apply(state, "2-5"), Err(game::broken::STEP_IS_DUE));
    let placing = at("1r1/2r1/5/4/rr1 b 4 2-5 0 5");
    assert_eq!(apply(placing, "-a1"), Err(broken::NOTHING_TO_REMOVE));
    assert_eq!(apply(placing, "+a1"), Err(broken::OCCUPIED));
    // e3 has the neighbours e2, d3 and d4.
    assert_eq!(apply(placing, "+e3").map(|_| ()), Ok(()));
    let closed = at("1r1/2rr/5/4/3 b 4 2-5 0 5");
    assert_eq!(apply(closed, "+e3"), Err(broken::SURROUNDED));
    assert_eq!(apply(at("3/4/5/4/3 r 1 roll"), "+a1"), Err(game::broken::CHANCE_IS_DUE));
}

#[test]
fn a_capture_gives_another_stone_and_is_told() {
    let state = at("1rb/3r/5/4/3 r 5 2-5 0 1");
    let event = state.parse_event("+d3").unwrap();
    assert_eq!(state.event_text(event), "+d3*e3");
    assert!(state.parse_event("+d3*e3").ok() == Some(event));
    assert_eq!(state.parse_event("+d3*e2").err().unwrap().code, "wrong-captures");
    assert_eq!(state.parse_event("+d3*e3,e3").err().unwrap().code, "wrong-captures");
    assert_eq!(state.parse_event("+d2*e3").err().unwrap().code, "wrong-captures");
    let after = event.apply(state).unwrap();
    assert_eq!(after.position_text(), "1r1/2rr/5/4/3 r 5 2-5 0 1");
}

#[test]
fn a_full_board_ends_the_game_in_mid_turn() {
    let state = at("rrb/bbbb/rrrrr/rrrr/1rr r 7 1-4 0 3");
    let after = apply(state, "+a1").unwrap();
    assert!(matches!(after.node(), Node::Over(payoff) if payoff.share(Seat::FIRST) == 1.0));
    assert_eq!(apply(after, "+a1"), Err(game::broken::GAME_OVER));
}

#[test]
fn a_turn_without_a_usable_cell_ends_at_once() {
    // The only empty cell has red neighbours alone; the removed stone leaves another such cell.
    let state = at("rrr/rrrr/rrrrr/rrrr/rr1 b 9 1-6 1 6");
    let after = apply(state, "-e1").unwrap();
    assert_eq!(after.position_text(), "1rr/rrrr/rrrrr/rrrr/rr1 r 10 roll");
}

#[test]
fn a_draw_is_shared_and_the_last_turn_ends_the_game() {
    let setup: Setup = "limp2".parse().unwrap();
    let full = Herd::<1>::parse_position(&setup, "rrr/rrrb/bbb/bb r 9 roll").unwrap();
    assert!(matches!(full.node(), Node::Over(payoff) if payoff.share(Seat::FIRST) == 0.5));
    assert!(matches!(at("3/4/r4/4/3 b 10001 roll").node(), Node::Over(_)));
    assert!(Herd::<1>::parse_position(&setup, "rrr/rrrb/bbb/bb r 10002 roll").is_err());
}

#[test]
fn undo_stops_at_the_dice() {
    let mut play = Match::<Herd<1>>::new("hex3".parse().unwrap());
    for text in ["2-5", "+a1"] {
        assert_eq!(play.may_undo(), None);
        let event: Event<Herd<1>> = play.state().parse_event(text).unwrap();
        play.push(event).unwrap();
    }
    assert_eq!(play.may_undo(), Some(Seat::FIRST));
    play.pop();
    assert_eq!(play.may_undo(), None);
}

#[test]
fn junk_is_no_text() {
    let start = at("3/4/5/4/3 r 1 roll");
    for junk in ["", "5-2", "0-1", "1-7", "12", "1-", "x", "*", "+", "-", "+a1*", "+a9", "-a1*a2", "2-5 "] {
        assert!(start.parse_event(junk).is_err(), "{junk:?}");
    }
    for junk in [
        "",
        "3/4/5/4/3",
        "3/4/5/4/3 x 1 roll",
        "3/4/5/4/3 r 0 roll",
        "3/4/5/4/3 r 1",
        "3/4/5/4/3 r 1 rol",
        "3/4/5/4/3 r 1 roll 1",
        "3/4/5/4/3 r 1 2-5 1 5",
        "3/4/5/4/3 r 1 2-5 0 0",
        "3/4/rb3/4/3 b 4 2-5 1 4",
        "rrr/rrrr/rrrrr/rrrr/rrb b 4 2-5 1 5",
        "3/4/5/4/3 r 1 2-5 0 65535",
        "3/4/5/4/3 r 01 roll",
        "3/4/5/4/3 r 1 5-2 0 5",
        "3/4/5/4/3 r 1 2-5 0",
        "3/4/5/4/3 r 99999 roll",
    ] {
        assert!(Herd::<1>::parse_position(&"hex3".parse().unwrap(), junk).is_err(), "{junk:?}");
    }
}

#[test]
fn a_double_removes_as_many_as_it_places() {
    let state = apply(at("3/4/rrrr1/4/3 b 4 roll"), "3-3").unwrap();
    assert_eq!(state.due(), (3, 3));
    assert!(state.roll() == Roll::new(3, 3));
}

#[test]
fn twenty_one_rolls_weigh_thirty_six() {
    let outcomes: Vec<(Roll, u32)> = at("3/4/5/4/3 r 1 roll").outcomes().collect();
    assert_eq!(outcomes.len(), 21);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    assert!(outcomes.iter().all(|(roll, weight)| *weight == if roll.low() == roll.high() { 1 } else { 2 }));
    assert!(Roll::new(5, 2) == Roll::new(2, 5));
    assert!(Roll::new(0, 3).is_none() && Roll::new(3, 7).is_none());
}

#[test]
fn a_view_of_another_board_or_with_junk_is_refused() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let good = at("3/4/rb3/4/3 b 4 2-5 1 5").view(Audience::Spectator);
    assert_eq!(Herd::<1>::determinize(&good, &mut rng), Ok(at("3/4/rb3/4/3 b 4 2-5 1 5")));
    assert!(Herd::<2>::determinize(&good, &mut rng).is_err());
    for (board, position) in [("hex4", &*good.position), ("hex3", "x"), ("", ""), ("hex6", &good.position)] {
        let bad = herd::View { board: board.into(), position: position.into(), ..good.clone() };
        assert!(Herd::<1>::determinize(&bad, &mut rng).is_err(), "{board} {position}");
    }
}

/// Plays a game at random; everything that is written on the way is read as what it was.
fn texts_of_a_game<const W: usize>(board: &str, seed: u64) -> Result<(), TestCaseError> {
    let setup: Setup = board.parse().unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut play = Match::<Herd<W>>::new(setup);
    loop {
        let state = *play.state();
        let text = state.position_text();
        prop_assert_eq!(Herd::<W>::parse_position(&setup, &text), Ok(state));
        let event = match state.node() {
            Node::Over(_) => break,
            Node::Decide(_) => Event::Step(state.random_step(&mut rng)),
            Node::Chance => Event::Chance(state.sample_chance(&mut rng)),
        };
        let text = state.event_text(event);
        prop_assert!(state.parse_event(&text).as_ref() == Ok(&event), "{}", text);
        // What a placement captures may be left out when it is typed.
        let typed = text.split('*').next().unwrap();
        prop_assert!(state.parse_event(typed).as_ref() == Ok(&event), "{}", text);
        prop_assert_eq!(Herd::<W>::observed_text(&state.observe(event, Audience::Spectator)), text);
        play.push(event).unwrap();
    }
    for turn in play.turns() {
        let text = game::turn_text(turn.events);
        let mut state = turn.events[0].0;
        for (_, piece) in Herd::<W>::pieces(&text) {
            state = state.parse_event(piece).unwrap().apply(state).unwrap();
        }
        prop_assert!(turn.complete && state == turn.after, "{}", text);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn texts_go_out_and_come_back(seed: u64) {
        texts_of_a_game::<1>("hex2", seed)?;
        texts_of_a_game::<1>("limp2", seed)?;
        texts_of_a_game::<1>("hex4", seed)?;
        texts_of_a_game::<2>("hex6", seed)?;
    }
}
