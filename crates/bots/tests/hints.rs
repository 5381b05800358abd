//! What is said for a hint is true.

use bots::{Explain, Hint, Reason, hint};
use bug::{Bug, Colour};
use bug_off::BugOff;
use contract::TestRng;
use game::{Audience, Match, Node, Notation, Rules, Seat};
use herd::Herd;
use rand::SeedableRng;
use search::solver::all_turns;
use std::sync::atomic::AtomicBool;

static GO_ON: AtomicBool = AtomicBool::new(false);

/// What is said for these steps in a position.
fn said<R: Explain + Notation>(setup: &str, position: &str, steps: &[&str]) -> Hint<R::Step> {
    let state = R::parse_position(&setup.parse().unwrap(), position).unwrap();
    let Node::Decide(seat) = state.node() else { panic!("nobody decides") };
    let steps = steps.iter().map(|step| state.parse_step(step).unwrap()).collect();
    let mut hint = Hint { steps, share: None, reasons: Vec::new() };
    R::explain(&mut hint, &state.view(Audience::Seat(seat)), seat, &mut TestRng::seed_from_u64(1)).unwrap();
    hint
}

/// The sizes of the bugs of the colour not to move that one turn or another eats: by listing the turns, which is
/// slower than what is tested.
fn edible(state: &Bug<1>) -> Vec<usize> {
    let victims = state.mover().other();
    let mut sizes = Vec::new();
    for turn in all_turns(state) {
        let mut at = *state;
        for step in turn.steps {
            let next = at.after(step);
            let eaten = at.stones(victims) - next.stones(victims);
            sizes.extend(at.grid().groups(eaten).map(|bug| bug.len()));
            at = next;
        }
    }
    sizes
}

fn with_mover(state: &Bug<1>, mover: Colour) -> Bug<1> {
    Bug::at_turn_start(state.grid(), [state.stones(Colour::Black), state.stones(Colour::White)], mover)
}

#[test]
fn what_is_said_of_danger_is_true() {
    let mut rng = TestRng::seed_from_u64(7);
    let (mut saved, mut warned) = (0, 0);
    for _ in 0..30 {
        let mut play = Match::<Bug<1>>::new("hex4".parse().unwrap());
        while let Node::Decide(seat) = play.state().node() {
            let before = *play.state();
            let step = before.random_step(&mut rng);
            if before.turn_begins() && before.after(step).turn_begins() {
                let mut hint = Hint { steps: vec![step], share: None, reasons: Vec::new() };
                Bug::<1>::explain(&mut hint, &before.view(Audience::Seat(seat)), seat, &mut rng).unwrap();
                let me = before.mover();
                let most = |state: &Bug<1>| edible(state).into_iter().max().unwrap_or(0);
                let behind = with_mover(&before.after(step), me.other());
                for reason in hint.reasons {
                    match reason {
                        Reason::SavesBug { size } => {
                            assert_eq!(most(&with_mover(&before, me.other())), size);
                            saved += 1;
                        }
                        Reason::LetsEat { cell, size } => {
                            let other = before.parse_step(&cell).unwrap();
                            assert_eq!(most(&with_mover(&before.after(other), me.other())), size);
                            assert!(most(&behind) < size);
                            warned += 1;
                        }
                        Reason::Mobility { mine, theirs } => {
                            assert_eq!(theirs, behind.steps().len());
                            assert_eq!(mine, with_mover(&before.after(step), me).steps().len());
                        }
                        _ => {}
                    }
                }
            }
            play.push(game::Event::Step(step)).unwrap();
        }
    }
    assert!(saved > 10 && warned > 10, "{saved} {warned}");
}

#[test]
fn eating_is_said_with_sizes() {
    // A black singleton next to a white one: the stone elsewhere ends the placement, then black eats.
    let hint = said::<Bug<1>>("hex4", "4/5/6/2xo3/6/5/4 x eat", &["/d2"]);
    assert!(hint.reasons.contains(&Reason::Eats { size: 1, bugs: 1 }), "{:?}", hint.reasons);
}

#[test]
fn the_truth_mends_a_losing_turn() {
    // Every opening but those in the middle of an edge loses.
    let hint = said::<Bug<1>>("hex3", "3/4/5/4/3 x", &["c3"]);
    assert_eq!((hint.share, &hint.reasons[0]), (Some(1.0), &Reason::Proven { wins: true, only: false }));
    let state = Bug::<1>::start(&"hex3".parse().unwrap());
    assert!(["a2", "b1", "b4", "d1", "d4", "e2"].contains(&state.step_text(hint.steps[0]).as_str()));
    // Where everything loses, the steps stay.
    let hint = said::<Bug<1>>("hex2", "2/3/2 x", &["b2"]);
    assert_eq!((hint.share, &hint.reasons[0]), (Some(0.0), &Reason::Proven { wins: false, only: false }));
    assert_eq!(state_text("hex2", &hint), "b2");
}

fn state_text(setup: &str, hint: &Hint<bug::Step>) -> String {
    Bug::<1>::start(&setup.parse().unwrap()).step_text(hint.steps[0])
}

#[test]
fn captures_and_shelter_are_counted() {
    // Blue's corner stone has one free cell left.
    let hint = said::<Herd<1>>("hex3", "br1/1r2/5/4/3 r 3 1-1 0 1", &["+d1"]);
    assert!(hint.reasons.contains(&Reason::Captures { stones: 1 }), "{:?}", hint.reasons);
    assert!(hint.reasons.contains(&Reason::Score { mine: 3, theirs: 0 }), "{:?}", hint.reasons);
    // The lone red stone joins another.
    let hint = said::<Herd<1>>("hex3", "rb1/4/5/4/3 r 3 1-1 0 1", &["+d1"]);
    assert!(hint.reasons.contains(&Reason::Shelters { stones: 1 }), "{:?}", hint.reasons);
}

#[test]
fn a_card_is_explained_by_what_lies_open() {
    let mut rng = TestRng::seed_from_u64(3);
    let mut play = Match::<BugOff>::new("seats=2 copies=6".parse().unwrap());
    let mut seen = 0;
    for round in 0.. {
        let event = match play.state().node() {
            Node::Over(_) => break,
            Node::Chance => game::Event::Chance(play.state().sample_chance(&mut rng)),
            Node::Decide(seat) => {
                let view = play.state().view(Audience::Seat(seat));
                for step in play.state().steps() {
                    let mut hint = Hint { steps: vec![step], share: None, reasons: Vec::new() };
                    BugOff::explain(&mut hint, &view, seat, &mut rng).unwrap();
                    check_card(&view, seat, step, &hint.reasons);
                    seen += 1;
                }
                let steps: Vec<_> = play.state().steps().collect();
                game::Event::Step(steps[round % steps.len()])
            }
        };
        play.push(event).ok().unwrap();
    }
    assert!(seen > 50);
}

fn check_card(view: &bug_off::View, seat: Seat, step: bug_off::Step, reasons: &[Reason]) {
    let (me, other) = (seat.index(), 1 - seat.index());
    match (step, reasons) {
        (bug_off::Step::Place(kind), [Reason::Builds { kind: built, cards }]) => {
            assert_eq!((kind, view.displays[me].of(kind) + 1), (*built, *cards));
        }
        (bug_off::Step::Score(kind), [Reason::GivesNothing { .. }]) => {
            assert_eq!((view.displays[me].of(kind), view.displays[other].of(kind)), (0, 0));
        }
        (bug_off::Step::Score(kind), [Reason::Scores { mine, most, .. }, rest @ ..]) => {
            assert_eq!((view.displays[me].of(kind), view.displays[other].of(kind)), (*mine, *most));
            assert_eq!(rest.len(), usize::from(*mine > 0));
        }
        _ => panic!("{step:?}: {reasons:?}"),
    }
}

#[test]
fn a_hint_ends_the_turn_in_every_game() {
    fn play<R: Explain + Notation>(setup: &str) {
        let mut rng = TestRng::seed_from_u64(5);
        let mut play = Match::<R>::new(setup.parse().unwrap());
        for _ in 0..60 {
            match play.state().node() {
                Node::Over(_) => break,
                Node::Chance => {
                    let outcome = play.state().sample_chance(&mut rng);
                    play.push(game::Event::Chance(outcome)).ok().unwrap();
                }
                Node::Decide(seat) => {
                    let view = play.state().view(Audience::Seat(seat));
                    let bot = "uct:iterations=20".parse().unwrap();
                    let hint = hint::<R, _>(bot, &view, seat, &mut rng, &GO_ON).unwrap();
                    assert!(!hint.steps.is_empty() && !hint.reasons.is_empty());
                    for step in hint.steps {
                        play.push(game::Event::Step(step)).ok().unwrap();
                    }
                }
            }
        }
    }
    play::<Bug<1>>("hex3");
    play::<Bug<1>>("hex4 swap");
    play::<Bug<2>>("hex6");
    play::<Herd<1>>("hex3");
    play::<BugOff>("seats=4 copies=6");
}
