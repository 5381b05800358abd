//! Step and turn texts: a first line such as `bug hex3 swap`, then one action a line.

use catalog::{AnyMatch, GameId};
use game::{Audience, Node, Seat};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Actions that are tried; longer inputs add time, not ways.
const ACTIONS: usize = 60;

/// A setup and actions of whoever is to move. An action that is refused changes nothing; `undo` takes back.
pub fn turn(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut lines = text.split('\n');
    let Some((game, setup)) = lines.next().and_then(|head| head.split_once(' ')) else { return };
    let Ok(game) = game.parse::<GameId>() else { return };
    let Ok(mut play) = AnyMatch::new(game, setup) else { return };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for line in lines.take(ACTIONS) {
        while play.node() == Node::Chance {
            play.draw_chance(&mut rng);
        }
        let Node::Decide(seat) = play.node() else { break };
        let before = (play.len(), play.view(Audience::Seat(seat)));
        let refused = if line == "undo" { play.undo(seat).err() } else { play.act(seat, line).err() };
        if let Some(refusal) = refused {
            assert!(
                !refusal.sentence.is_empty() && refusal.offset.is_none_or(|at| at <= line.len()),
                "{refusal:?}"
            );
            assert!(before == (play.len(), play.view(Audience::Seat(seat))), "{line:?} was refused");
        }
    }
    for audience in Seat::all(play.seats()).map(Audience::Seat).chain([Audience::Spectator]) {
        let _ = (play.turns(audience), play.view(audience));
    }
}
