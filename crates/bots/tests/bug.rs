//! Bug's levels: whole games on every size of board, and what a bot promises.

mod support;
use bots::{BotSpec, Level, Player, Thinker};
use bug::{Bug, Setup};
use contract::TestRng;
use game::{Audience, Node, Notation, Rules, Seat};
use rand::SeedableRng;
use std::time::{Duration, Instant};
use support::{GO_ON, STOP, play};
use truth::bug::InstantTruth;

fn start<const W: usize>(setup: &str) -> Bug<W> {
    Bug::start(&setup.parse::<Setup>().unwrap())
}

#[test]
fn whole_games_of_all_levels() {
    for (weak, strong) in
        [("level1", "level2"), ("level3", "level4"), ("level5", "level8:ms=2"), ("level8:ms=5", "level6")]
    {
        play::<Bug<1>>("hex2", [weak, strong], usize::MAX, 1);
        play::<Bug<1>>("limp3", [strong, weak], usize::MAX, 2);
        play::<Bug<1>>("hex3 swap", [weak, strong], usize::MAX, 3);
    }
}

#[test]
fn large_boards_are_played_too() {
    play::<Bug<1>>("hex4", ["level1", "level7"], 4, 1);
    play::<Bug<2>>("hex6", ["level4", "level8:ms=10"], 4, 2);
    play::<Bug<5>>("hex10", ["level2", "level3"], 4, 3);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for bots in [["level1", "level4"], ["level3", "level5"]] {
        let game = play::<Bug<1>>("hex3", bots, 12, 5);
        assert_eq!(play::<Bug<1>>("hex3", bots, 12, 5), game);
        assert_ne!(play::<Bug<1>>("hex3", bots, 12, 6), game);
    }
}

/// In the middle of a turn as well: a table may be read back from the disk there.
#[test]
fn a_turn_under_way_is_ended() {
    let setup: Setup = "hex3".parse().unwrap();
    let mut rng = TestRng::seed_from_u64(1);
    let mut state = Bug::<1>::parse_position(&setup, "3/4/2xo1/4/3 x eat").unwrap();
    let mut bot = Thinker::<Bug<1>>::new("level5".parse().unwrap());
    for step in bot.turn(&state.view(Audience::Spectator), Seat::FIRST, &mut rng, &GO_ON).unwrap() {
        state = state.after(step);
    }
    assert_eq!(state.node(), Node::Decide(Seat::SECOND));
}

#[test]
fn a_bot_told_to_stop_answers_at_once() {
    let mut rng = TestRng::seed_from_u64(1);
    let state = start::<1>("hex5");
    let mut bot = Thinker::<Bug<1>>::new(BotSpec::LevelMilliseconds(Level::HIGHEST, 600_000));
    let begun = Instant::now();
    let steps = bot.turn(&state.view(Audience::Spectator), Seat::FIRST, &mut rng, &STOP).unwrap();
    assert_eq!(steps.len(), 1);
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

#[test]
fn only_the_seat_that_decides_is_answered() {
    let mut rng = TestRng::seed_from_u64(1);
    let mut mind = <Bug<1> as Player>::Mind::default();
    let view = start::<1>("hex3").view(Audience::Spectator);
    let refused = Bug::turn(&mut mind, &view, Seat::SECOND, Level::LOWEST, None, &mut rng, &GO_ON);
    assert_eq!(refused.unwrap_err().code, game::broken::NOT_YOUR_TURN.code);
}

/// The highest level against random play: once it has won by the truth, it stays so to the end.
#[test]
fn the_highest_level_never_gives_a_won_game_away() {
    let truth = InstantTruth::of("hex3".parse().unwrap()).unwrap();
    let mut rng = TestRng::seed_from_u64(1);
    let mut won_turns = 0;
    for game in 0..10 {
        let own = if game % 2 == 0 { Seat::FIRST } else { Seat::SECOND };
        let mut bot = Thinker::<Bug<1>>::new("level8:ms=2".parse().unwrap());
        let mut state = start::<1>("hex3");
        while let Node::Decide(seat) = state.node() {
            if seat != own {
                state = state.after(state.random_step(&mut rng));
                continue;
            }
            let won = truth.mover_wins(&state);
            won_turns += u32::from(won);
            for step in bot.turn(&state.view(Audience::Seat(own)), own, &mut rng, &GO_ON).unwrap() {
                state = state.after(step);
            }
            let still = (state.seat(state.mover()) == own) == truth.mover_wins(&state);
            assert!(!won || still, "{state:?}");
        }
    }
    assert!(won_turns > 20, "{won_turns}");
}
