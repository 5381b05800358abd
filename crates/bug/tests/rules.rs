//! Refusals, the pie rule and texts.

use bug::{Bug, Setup, Step, broken};
use game::{Event, Match, Node, Notation, Rules, Seat, broken as common};

fn at(position: &str) -> Bug<1> {
    Bug::parse_position(&"hex3".parse().unwrap(), position).unwrap()
}

fn refusal(state: Bug<1>, step: &str) -> Result<(), game::Illegal> {
    state.is_legal(state.parse_step(step).unwrap())
}

#[test]
fn a_refusal_names_the_broken_rule() {
    let start = at("3/4/5/4/3 x");
    assert_eq!(refusal(start, "c3"), Ok(()));
    assert_eq!(refusal(start, "/c3"), Err(broken::NOTHING_TO_EAT));
    assert_eq!(refusal(start, "swap"), Err(broken::NO_SWAP));
    let merging = at("3/4/x1x2/4/3 x");
    assert_eq!(refusal(merging, "c2"), Err(broken::MERGE));
    assert_eq!(refusal(merging, "c1"), Err(broken::OCCUPIED));
    // Both bugs have one stone, so no bug may reach two; a new one is allowed.
    assert_eq!(refusal(merging, "b1"), Err(broken::TOO_BIG));
    assert_eq!(refusal(merging, "a1"), Ok(()));
}

#[test]
fn who_must_eat_may_not_place() {
    let eating = at("3/4/1xo2/4/3 x eat");
    assert_eq!(refusal(eating, "a1"), Err(broken::MUST_EAT));
    assert_eq!(refusal(eating, "/a1"), Err(broken::NOT_AN_EATER));
    assert_eq!(refusal(eating, "/c2"), Err(broken::OCCUPIED));
    // The cell of the eaten stone is free to grow on.
    assert_eq!(refusal(eating, "/c3"), Ok(()));
    let after = eating.after(eating.parse_step("/c3").unwrap());
    assert_eq!(after.position_text(), "3/4/1xx2/4/3 o");
}

#[test]
fn an_eater_may_not_grow_into_another_bug() {
    let eating = at("3/4/1xo1x/4/3 x eat");
    assert_eq!(refusal(eating, "/c4"), Err(broken::NOT_AN_EATER));
    let near = at("3/4/1x1x1/1o2/3 x eat");
    assert_eq!(refusal(near, "/c3"), Err(broken::GROWTH_MERGES));
}

#[test]
fn nothing_is_legal_behind_the_end() {
    let full = at("xxx/xxxx/xxxxx/xxxx/xxx o");
    assert!(matches!(full.node(), Node::Over(payoff) if payoff.share(Seat::SECOND) == 1.0));
    assert_eq!(full.steps().len(), 0);
    assert_eq!(refusal(full, "a1"), Err(common::GAME_OVER));
}

#[test]
fn white_may_swap_once_instead_of_the_first_turn() {
    let setup: Setup = "hex3 swap".parse().unwrap();
    let mut play = Match::<Bug<1>>::new(setup);
    assert_eq!(play.state().is_legal(Step::Swap), Err(broken::NO_SWAP));
    let place = |play: &Match<Bug<1>>, name: &str| Event::Step(play.state().parse_step(name).unwrap());
    let first = place(&play, "c3");
    play.push(first).unwrap();
    assert_eq!(play.state().steps().len(), 19);
    assert_eq!(play.state().node(), Node::Decide(Seat::SECOND));
    play.push(Event::Step(Step::Swap)).unwrap();
    // White moves now, and that is the seat which began.
    assert_eq!(play.state().node(), Node::Decide(Seat::FIRST));
    assert_eq!(play.state().position_text(), "3/4/2x2/4/3 o");
    assert_eq!(play.state().is_legal(Step::Swap), Err(broken::NO_SWAP));
    let texts: Vec<String> = play.turns().map(|turn| game::turn_text(turn.events)).collect();
    assert_eq!(texts, ["c3", "swap"]);
    let plain = Match::<Bug<1>>::new("hex3".parse().unwrap());
    assert_eq!(plain.state().after(Step::Place(plain.state().grid().cell("c3").unwrap())).steps().len(), 18);
}

#[test]
fn the_swap_is_gone_while_white_eats_in_the_first_turn() {
    let mut play = Match::<Bug<1>>::new("hex3 swap".parse().unwrap());
    for name in ["c3", "c2"] {
        let step = play.state().parse_step(name).unwrap();
        play.push(Event::Step(step)).unwrap();
    }
    assert_eq!(play.state().phase(), bug::Phase::Eat);
    assert_eq!(play.state().is_legal(Step::Swap), Err(broken::NO_SWAP));
    assert!(play.state().steps().all(|step| step != Step::Swap));
}

#[test]
fn junk_is_no_position() {
    let setup: Setup = "hex3".parse().unwrap();
    for (junk, offset) in [
        ("", 0),
        ("3/4/5/4/3", 9),
        ("3/4/5/4/3 r", 10),
        ("3/4/5/4/3 x eat", 12),
        ("3/4/5/4/3 x eats", 12),
        ("3/4/5/4/3 x eat ", 16),
        ("3/4/6/4/3 x", 4),
    ] {
        let error = Bug::<1>::parse_position(&setup, junk).unwrap_err();
        assert_eq!(error.offset, offset, "{junk:?}: {error}");
    }
    for junk in ["hex3 ", "hex3 swap swap", "hex3  swap", "hex33", "", "swap"] {
        assert!(junk.parse::<Setup>().is_err(), "{junk:?}");
    }
}
