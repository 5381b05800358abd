//! Refusals, Bug Off cards, ties, views and texts.

use bug_off::{BugOff, Chance, Kind, Setup, View, broken};
use game::{Audience, Determinize, Event, Match, Node, Notation, Rules, Seat};
use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn at(setup: &str, position: &str) -> BugOff {
    BugOff::parse_position(&setup.parse().unwrap(), position).unwrap()
}

fn apply(state: BugOff, text: &str) -> Result<BugOff, game::Illegal> {
    state.parse_event(text).unwrap().apply(state)
}

const PLAY: &str = "2 play ant,bee,moth/ant*2,bee,snail -/moth snail*2/- moth,snail - ant";

#[test]
fn a_refusal_names_the_broken_rule() {
    let state = at("seats=2", PLAY);
    assert_eq!(apply(state, "+moth"), Err(broken::NOT_IN_HAND));
    assert_eq!(apply(state, "!moth"), Err(broken::NOT_IN_HAND));
    assert_eq!(apply(state, "ant"), Err(game::broken::STEP_IS_DUE));
    assert_eq!(apply(state, "+ant").map(|_| ()), Ok(()));
    let drawing = at("seats=2", "1 draw ant,bee,moth/ant*2,bee -/moth -/- - - ant");
    assert_eq!(apply(drawing, "+ant"), Err(game::broken::CHANCE_IS_DUE));
    assert_eq!(apply(drawing, "off:ant"), Err(broken::NO_SUCH_CARD_LEFT));
    let start = BugOff::start(&Setup::default());
    assert_eq!(apply(start, "ant"), Err(broken::DEAL_IS_DUE));
    let dealt = start.parse_preparation("ant ant ant | bee bee bee").unwrap();
    let after = Event::Chance(dealt).apply(start).unwrap();
    assert_eq!(Event::Chance(dealt).apply(after), Err(broken::ALREADY_DEALT));
}

#[test]
fn no_more_cards_come_than_there_are() {
    let few = BugOff::start(&"seats=5 copies=6".parse().unwrap());
    let deal = few.parse_preparation(&["ant ant ant"; 5].join(" | ")).unwrap();
    assert_eq!(Event::Chance(deal).apply(few), Err(broken::NO_SUCH_CARD_LEFT));
    let state = at("seats=2 copies=6", "1 draw ant*3/ant*3 -/- -/- - - -");
    assert_eq!(apply(state, "ant"), Err(broken::NO_SUCH_CARD_LEFT));
}

#[test]
fn a_bug_off_sweeps_every_kind_on_the_stack_and_the_same_seat_draws_again() {
    let state = at("seats=2", "1 draw ant*3/bee*3 bee,moth/moth*2,snail -/- - - bee");
    let after = apply(state, "off:moth").unwrap();
    assert_eq!(after.position_text(), "1 draw+ ant*3/bee*3 -/snail -/- - bee,moth*3 bee,moth");
    assert_eq!(after.node(), Node::Chance);
    assert!(!after.turn_begins());
}

#[test]
fn the_sixth_bug_off_ends_the_game_and_the_first_breaks_a_tie() {
    let near =
        "1 draw ant*3/bee*3/snail*3 -/-/- moth*2/moth,bee/snail moth*2,snail - ant,bee,cricket,moth,snail";
    let near = near
        .replace("moth,bee/", "bee,moth/")
        .replace("ant,bee,cricket,moth,snail", "bee,ant,cricket,moth,snail");
    let after = apply(at("seats=3", &near), "off:ladybug").unwrap();
    let Node::Over(payoff) = after.node() else { panic!("six Bug Off cards end the game") };
    // Two seats have two points; the first Bug Off was the bee, and only seat 2 scored one.
    assert_eq!(after.result_text(payoff), "2 2 1 (2)");
    let shared = near.replace("bee,moth/", "moth*2/");
    let after = apply(at("seats=3", &shared), "off:ladybug").unwrap();
    let Node::Over(payoff) = after.node() else { panic!("six Bug Off cards end the game") };
    assert_eq!(after.result_text(payoff), "2 2 1 (1 2)");
    assert_eq!(payoff.share(Seat::FIRST), 0.5);
    assert!(after.parse_result("2 2 1 (1 2)") == Ok(Some(payoff)));
    for junk in [
        "",
        "2 2 (1)",
        "2 2 1",
        "2 2 1 ()",
        "2 2 1 (4)",
        "2 2 1 (2 1)",
        "2 2 1 (1 1)",
        "02 2 1 (1)",
        "2 x 2 1 (1)",
        "2 2 1 (01)",
        "2 2 1 (+1)",
    ] {
        assert!(after.parse_result(junk).is_err(), "{junk:?}");
    }
}

#[test]
fn a_state_and_a_view_tell_no_hand_that_is_hidden() {
    let state = at("seats=2", "2 play ant*3/bee,cricket*3 -/- -/- - - -");
    assert!(!format!("{state:?}").contains("Counts"));
    let text = |audience| serde_json::to_string(&state.view(audience)).unwrap();
    let own = text(Audience::Seat(Seat::SECOND));
    assert!(own.contains("\"cricket\":3") && own.contains("\"drawn\":\"bee\""));
    for other in [Audience::Seat(Seat::FIRST), Audience::Spectator] {
        assert!(!text(other).contains("\"cricket\":3") && text(other).contains("\"drawn\":null"));
    }
}

#[test]
fn a_view_that_contradicts_itself_is_refused() {
    let state = at("seats=2", PLAY);
    let good = state.view(Audience::Seat(Seat::SECOND));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut refused = |change: &dyn Fn(&mut View)| {
        let mut view = good.clone();
        change(&mut view);
        BugOff::determinize(&view, &mut rng).is_err()
    };
    assert!(!refused(&|_| {}));
    assert!(refused(&|view| view.seats = 9));
    assert!(refused(&|view| view.copies = 0));
    assert!(refused(&|view| view.hand_sizes = vec![200, 200]));
    assert!(refused(&|view| view.displays.clear()));
    assert!(refused(&|view| view.hand = None));
    assert!(refused(&|view| view.stack = vec![Kind::Ant; 7]));
    assert!(refused(&|view| view.stack = vec![Kind::Ant, Kind::Ant]));
    assert!(refused(&|view| view.cards_left += 1));
    assert!(refused(&|view| view.mover = Seat::from_number(5).unwrap()));
    assert!(refused(&|view| view.drawn = None));
    assert!(refused(&|view| view.drawn = Some(Kind::Moth)));
    assert!(refused(&|view| view.viewer = None));
    assert!(refused(&|view| view.again = true));
    assert!(refused(&|view| view.points[0] += 1));
    assert!(refused(&|view| view.winners = vec![Seat::FIRST]));
}

#[test]
fn a_view_with_more_cards_of_a_kind_than_any_setup_has_is_not_read() {
    let view = serde_json::to_value(at("seats=2", PLAY).view(Audience::Spectator)).unwrap();
    let read = |ants: u64| {
        let mut view = view.clone();
        view["central"]["ant"] = ants.into();
        serde_json::from_value::<View>(view)
    };
    assert!(read(12).is_ok());
    assert!(read(13).is_err() && read(255).is_err());
}

#[test]
fn a_deal_from_a_deck_in_use_and_a_second_draw_without_a_bug_off_are_refused() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let spectator = |position| at("seats=2", position).view(Audience::Spectator);
    let mut dealing = spectator("1 deal -/- -/- -/- - - -");
    assert!(BugOff::determinize(&dealing, &mut rng).is_ok());
    dealing.central =
        serde_json::from_str(r#"{"ant":10,"bee":10,"cricket":10,"ladybug":10,"moth":10,"snail":10}"#)
            .unwrap();
    dealing.cards_left = 6;
    assert!(BugOff::determinize(&dealing, &mut rng).is_err());
    let mut again = spectator("1 draw ant*3/bee*3 -/- -/- - - -");
    assert!(BugOff::determinize(&again, &mut rng).is_ok());
    again.again = true;
    assert!(BugOff::determinize(&again, &mut rng).is_err());
}

#[test]
fn the_last_bug_off_leaves_no_bug_on_display() {
    let setup: Setup = "seats=2".parse().unwrap();
    let over = |display| format!("1 over ant*3/bee*3 {display}/- -/- - - ant,bee,cricket,ladybug,moth,snail");
    assert!(BugOff::parse_position(&setup, &over("-")).is_ok());
    assert!(BugOff::parse_position(&setup, &over("ant")).is_err());
    assert!(BugOff::parse_position(&setup, "1 draw+ ant*3/bee*3 ant/- -/- - - ant").is_err());
}

/// What is imagined from a view is drawn with the right probability: one hidden hand of three from an unseen
/// pack of two kinds.
#[test]
fn hidden_hands_are_imagined_uniformly() {
    // Unseen are ten moths and nine snails: three of them in the hand of seat 2.
    let position = "1 draw ant*3/moth*2,snail -/- -/- ant*7,bee*10,cricket*10,ladybug*10,snail - -";
    let view = at("seats=2", position).view(Audience::Seat(Seat::FIRST));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut seen = [0u32; 4];
    const DRAWN: u32 = 20_000;
    for _ in 0..DRAWN {
        let imagined = BugOff::determinize(&view, &mut rng).unwrap();
        assert_eq!(imagined.view(Audience::Seat(Seat::FIRST)), view);
        let hand = imagined.view(Audience::Seat(Seat::SECOND)).hand.unwrap();
        assert_eq!(hand.total(), 3);
        seen[usize::from(hand.of(Kind::Moth))] += 1;
    }
    // Hypergeometric: C(10,k) C(9,3-k) / C(19,3).
    let expected = [84.0, 360.0, 405.0, 120.0].map(|ways| ways / 969.0 * f64::from(DRAWN));
    let chi_square: f64 = seen.iter().zip(expected).map(|(&n, e)| (f64::from(n) - e).powi(2) / e).sum();
    // Three degrees of freedom: more than 16.3 happens once in a thousand seeds.
    assert!(chi_square < 16.3, "{seen:?} instead of {expected:?}");
}

#[test]
fn junk_is_no_text() {
    let state = at("seats=2", PLAY);
    for junk in ["", "+", "!", "wasp", "+wasp", "off:", "off:wasp", "?", "+ant ", "ANT"] {
        assert!(state.parse_event(junk).is_err(), "{junk:?}");
    }
    for junk in ["", "ant ant ant", "ant ant | bee bee bee", "ant ant ant |bee bee bee", "a b c | d e f"] {
        assert!(state.parse_preparation(junk).is_err(), "{junk:?}");
    }
    for junk in [
        "seats=1",
        "seats=6",
        "copies=5",
        "copies=13",
        "seats=02",
        "seats",
        "seats=2 seats=2",
        "x=1",
        "seats=2  copies=9",
    ] {
        assert!(junk.parse::<Setup>().is_err(), "{junk:?}");
    }
    for junk in [
        "",
        "2 play",
        "3 play ant,bee,moth/ant*2,bee,snail -/- -/- - - -",
        "2 play ant,bee/ant*2,bee,snail -/- -/- - - -",
        "2 play ant,bee,moth/bee,ant*2,snail -/- -/- - - -",
        "2 play ant,bee,moth/ant*2,bee,snail -/ant*12 -/- - - -",
        "2 play ant,bee,moth/ant*2,bee,snail -/- -/- - - ant,ant",
        "2 over ant,bee,moth/ant*2,bee -/- -/- - - ant",
        "2 play ant*1,bee,moth/ant*2,bee,snail -/- -/- - - -",
        "1 draw+ ant*3/bee*3 -/- -/- - - -",
    ] {
        assert!(BugOff::parse_position(&"seats=2".parse().unwrap(), junk).is_err(), "{junk:?}");
    }
}

proptest! {
    #[test]
    fn texts_go_out_and_come_back(seed: u64, seats in 2u8..=5, copies in 6u8..=12) {
        let setup = Setup::new(seats, copies).unwrap();
        prop_assert_eq!(setup.to_string().parse::<Setup>().unwrap(), setup);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut play = Match::<BugOff>::new(setup);
        loop {
            let state = *play.state();
            let position = state.position_text();
            let back = BugOff::parse_position(&setup, &position).unwrap();
            prop_assert_eq!(back.position_text(), position);
            prop_assert!(back.steps().eq(state.steps()));
            let event = match state.node() {
                Node::Over(_) => break,
                Node::Decide(_) => Event::Step(state.random_step(&mut rng)),
                Node::Chance => Event::Chance(state.sample_chance(&mut rng)),
            };
            let text = state.event_text(event);
            let read = match event {
                Event::Chance(deal @ Chance::Deal(_)) => {
                    Event::Chance(state.parse_preparation(&state.preparation_text(deal)).unwrap())
                }
                _ => state.parse_event(&text).unwrap(),
            };
            prop_assert!(read == event);
            play.push(event).unwrap();
        }
    }
}
