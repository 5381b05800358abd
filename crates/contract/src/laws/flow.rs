//! How a game goes on and ends.

use super::demand;
use crate::walk::random_event;
use crate::{Breach, Subject, Suite, TestRng, Walk};
use game::{Event, Match, Node, Seat};
use rand::{Rng, SeedableRng};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The same step in the same state gives the same state, and the same seed the same draws; equal states
/// have equal hashes; a match finds its way back.
pub fn purity<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    suite.each_state("purity", |_, _, state, rng| {
        let seed = rng.next_u64();
        let [first, second] = [(); 2].map(|()| next(state, seed));
        demand!(first == second, "the same event in the same state gave two states");
        demand!(first.map(hash) == second.map(hash), "equal states have two hashes");
        Ok(())
    })?;
    suite.each_game("purity", |walk| {
        let mut game = walk.game.clone();
        for (before, event) in walk.game.history().iter().rev() {
            if game.pop() != Some(*event) || game.state() != before {
                return Err(walk.breach("purity", "taking events back does not lead back"));
            }
        }
        let again = replayed(walk).map_err(|what| walk.breach("purity", what))?;
        let same = again.state() == walk.game.state();
        if same { Ok(()) } else { Err(walk.breach("purity", "the same events lead to another state")) }
    })
}

fn next<R: Subject>(state: &R, seed: u64) -> Option<R> {
    match random_event(state, &mut TestRng::seed_from_u64(seed))? {
        Event::Step(step) => Some(state.after(step)),
        Event::Chance(outcome) => Some(state.after_chance(outcome)),
    }
}

fn hash<T: Hash>(value: T) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn replayed<R: Subject>(walk: &Walk<R>) -> Result<Match<R>, String> {
    let mut again = Match::new(walk.game.setup().clone());
    for (_, event) in walk.game.history() {
        again.push(*event).map_err(|illegal| format!("a replay is refused: {illegal}"))?;
    }
    Ok(again)
}

/// Every game ends, somebody wins, the shares of the seats add up to 1, and then nothing may happen.
pub fn endings<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    suite.each_game("endings", |walk| ended(walk).map_err(|what| walk.breach("endings", what)))
}

fn ended<R: Subject>(walk: &Walk<R>) -> Result<(), String> {
    let state = walk.game.state();
    let Node::Over(payoff) = state.node() else {
        return Err("the game does not end".to_owned());
    };
    let seats = R::seats_of(walk.game.setup());
    demand!(state.seats() == seats, "{} seats became {}", seats, state.seats());
    let whole: f64 = Seat::all(seats).map(|seat| payoff.share(seat)).sum();
    demand!((whole - 1.0).abs() < 1e-12, "the shares add up to {whole}");
    demand!(payoff.winners().iter().all(|seat| seat.index() < seats.into()), "an empty chair has won");
    demand!(state.points().is_none_or(|points| points.len() == usize::from(seats)), "points for other seats");
    let result = state.result_text(payoff);
    let read = state.parse_result(&result);
    demand!(read == Ok(Some(payoff)), "the result {result:?} is read as {read:?}");
    demand!(state.parse_result("*") == Ok(None), "* is not the game that has not ended");
    for (_, event) in walk.game.history() {
        let late = event.apply(*state).err().map(|illegal| illegal.code);
        demand!(late == Some(game::broken::GAME_OVER.code), "after the end: {late:?}");
    }
    Ok(())
}

/// A turn belongs to one seat; turns begin where the last one ended; preparation comes first; chance and
/// seats do not act for each other.
pub fn turns<R: Subject>(suite: &Suite<R>) -> Result<(), Breach> {
    suite.each_game("turns", |walk| {
        wheel_turns(walk).map_err(|(place, what)| walk.breach_at("turns", place, what))
    })
}

fn wheel_turns<R: Subject>(walk: &Walk<R>) -> Result<(), (usize, String)> {
    let mut mover = None;
    let mut prepared = false;
    for (place, (state, event)) in walk.game.history().iter().enumerate() {
        let fail = |what: &str| Err((place, what.to_owned()));
        if state.turn_begins() {
            mover = None;
        }
        match (state.node(), event) {
            (Node::Decide(seat), _) if usize::from(state.seats()) <= seat.index() => {
                return fail("an empty chair is to move");
            }
            (Node::Decide(seat), _) if *mover.get_or_insert(seat) != seat => {
                return fail("two seats decide in one turn");
            }
            (Node::Over(_), _) => return fail("the game went on after its end"),
            (_, Event::Chance(outcome)) if R::is_preparation(*outcome) && prepared => {
                return fail("a preparation comes behind the first turn");
            }
            (_, Event::Chance(outcome)) if R::is_preparation(*outcome) => {}
            _ if !prepared && !state.turn_begins() && *state != *walk.game.start() => {
                return fail("the first turn is under way before it begins");
            }
            _ => prepared = true,
        }
    }
    let end = walk.game.history().len();
    let events: usize = walk.game.turns().map(|turn| turn.events.len()).sum();
    if events + walk.game.preparation().len() != end {
        return Err((end, "the turns do not make up the game".to_owned()));
    }
    if matches!(walk.game.state().node(), Node::Over(_)) && !walk.game.state().turn_begins() {
        return Err((end, "the game is over and a turn is still under way".to_owned()));
    }
    Ok(())
}
