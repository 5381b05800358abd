//! Herd's levels: whole games on every size of board, and what a bot promises.

mod support;
use bots::{BotSpec, Level, Player, Thinker};
use contract::TestRng;
use game::{Audience, EnumerableChance, Node, Rules, Seat};
use herd::{Colour, Herd, Roll, Setup};
use rand::SeedableRng;
use std::collections::HashMap;
use std::time::{Duration, Instant};
use support::{GO_ON, STOP, play};

fn start<const W: usize>(board: &str) -> Herd<W> {
    Herd::start(&board.parse::<Setup>().unwrap())
}

#[test]
fn whole_games_of_all_levels() {
    for (weak, strong) in
        [("level1", "level2"), ("level3", "level4"), ("level5", "level6"), ("level7", "level8:ms=5")]
    {
        play::<Herd<1>>("hex2", [weak, strong], usize::MAX, 1);
        play::<Herd<1>>("limp3", [strong, weak], usize::MAX, 2);
        play::<Herd<1>>("hex4", [weak, strong], usize::MAX, 3);
    }
}

#[test]
fn large_boards_are_played_too() {
    play::<Herd<2>>("hex6", ["level1", "level7"], 4, 1);
    play::<Herd<5>>("hex8", ["level4", "level8:ms=10"], 4, 2);
    play::<Herd<5>>("hex9", ["level2", "level6"], 4, 3);
    play::<Herd<5>>("hex10", ["level8:ms=10", "level7"], 4, 4);
    play::<Herd<2>>("limp5", ["level3", "level5"], 4, 5);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for bots in [["level1", "level4"], ["level6", "level7"]] {
        let game = play::<Herd<1>>("hex3", bots, 12, 5);
        assert_eq!(play::<Herd<1>>("hex3", bots, 12, 5), game);
        assert_ne!(play::<Herd<1>>("hex3", bots, 12, 6), game);
    }
}

/// In the middle of a turn as well: a table may be read back from the disk there.
#[test]
fn a_turn_under_way_is_ended() {
    let mut rng = TestRng::seed_from_u64(1);
    let mut state = start::<1>("hex4").after_chance(Roll::new(4, 5).unwrap());
    state = state.after(state.steps().next().unwrap());
    let mut bot = Thinker::<Herd<1>>::new("level5".parse().unwrap());
    let steps = bot.turn(&state.view(Audience::Spectator), Seat::FIRST, &mut rng, &GO_ON).unwrap();
    assert_eq!(steps.len(), 3);
}

#[test]
fn a_bot_told_to_stop_answers_at_once() {
    let mut rng = TestRng::seed_from_u64(1);
    let state = start::<1>("hex5").after_chance(Roll::new(6, 6).unwrap());
    let mut bot = Thinker::<Herd<1>>::new(BotSpec::LevelMilliseconds(Level::HIGHEST, 600_000));
    let begun = Instant::now();
    let steps = bot.turn(&state.view(Audience::Spectator), Seat::FIRST, &mut rng, &STOP).unwrap();
    assert_eq!(steps.len(), 6);
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

#[test]
fn a_time_is_kept_and_the_memory_is_told() {
    let mut rng = TestRng::seed_from_u64(1);
    let state = start::<1>("hex4").after_chance(Roll::new(5, 5).unwrap());
    let mut bot = Thinker::<Herd<1>>::new("level8:ms=200".parse().unwrap());
    let empty = bot.bytes();
    let begun = Instant::now();
    bot.turn(&state.view(Audience::Spectator), Seat::FIRST, &mut rng, &GO_ON).unwrap();
    let took = begun.elapsed();
    assert!((Duration::from_millis(150)..Duration::from_secs(5)).contains(&took), "{took:?}");
    assert!(bot.bytes() > empty + 10_000 && bot.bytes() < 128 << 20, "{} bytes", bot.bytes());
}

#[test]
fn only_the_seat_that_decides_is_answered() {
    let mut rng = TestRng::seed_from_u64(1);
    let before = start::<1>("hex4");
    let state = before.after_chance(Roll::new(1, 1).unwrap());
    let mut code = |state: &Herd<1>, seat: Seat| {
        let mut mind = <Herd<1> as Player>::Mind::default();
        let view = state.view(Audience::Spectator);
        Herd::turn(&mut mind, &view, seat, Level::LOWEST, None, &mut rng, &GO_ON).unwrap_err().code
    };
    assert_eq!(code(&state, Seat::SECOND), game::broken::NOT_YOUR_TURN.code);
    assert_eq!(code(&before, Seat::FIRST), game::broken::CHANCE_IS_DUE.code);
}

/// The cells of both sides, by name.
type Cells = (Vec<String>, Vec<String>);

fn cells_of(state: &Herd<1>, colour: Colour) -> Vec<String> {
    state.stones(colour).iter().map(|cell| state.grid().name(cell)).collect()
}

/// Before a roll, the mean over the rolls of what its turns leave is what the position is worth.
#[test]
fn the_highest_level_loses_nothing_on_hex2() {
    let setup: Setup = "hex2".parse().unwrap();
    let solved = truth::herd::solve(setup.board).unwrap();
    let worth: HashMap<Cells, f64> = solved.values.into_iter().map(|v| ((v.own, v.opp), v.value)).collect();
    let mut rng = TestRng::seed_from_u64(1);
    let mut bot = Thinker::<Herd<1>>::new("level8".parse().unwrap());
    let mut state = Herd::<1>::start(&setup);
    let mut positions = 0;
    while positions < 40 {
        if let Node::Over(_) = state.node() {
            state = Herd::start(&setup);
        }
        if state.turn_number() > 1 {
            let mover = state.mover();
            let mut mean = 0.0;
            for (roll, weight) in state.outcomes() {
                let mut after = state.after_chance(roll);
                let view = after.view(Audience::Spectator);
                let steps = bot.turn(&view, mover.seat(), &mut rng, &GO_ON).unwrap();
                steps.into_iter().for_each(|step| after = after.after(step));
                let share = match after.node() {
                    Node::Over(payoff) => payoff.share(mover.seat()),
                    _ => 1.0 - worth[&(cells_of(&after, mover.other()), cells_of(&after, mover))],
                };
                mean += share * f64::from(weight) / 36.0;
            }
            let best = worth[&(cells_of(&state, mover), cells_of(&state, mover.other()))];
            assert!((mean - best).abs() < 1e-9, "{state:?}: {mean} is not {best}");
            positions += 1;
        }
        state = state.after_chance(state.sample_chance(&mut rng));
        while let Node::Decide(_) = state.node() {
            state = state.after(state.random_step(&mut rng));
        }
    }
}
