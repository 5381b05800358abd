//! Commands over any game: replay of records, perft.

use crate::any::{Inner, each, legal_texts, seat_behind};
use crate::binding::Listed;
use crate::{AnyMatch, GameId, Refusal};
use game::{Event, Match, Seat, turn_text};
use record::{Document, Record, RecordError};

/// A record played by its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// Which game it is.
    pub game: GameId,
    /// The turns.
    pub turns: Vec<ReplayedTurn>,
    /// The result as the record writes it.
    pub result: String,
    /// The record in its normal form.
    pub normal: String,
}

/// One turn of a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayedTurn {
    /// From 1.
    pub turn: usize,
    /// Who played it.
    pub seat: Seat,
    /// Its text.
    pub text: String,
    /// The position behind it.
    pub position: String,
    /// Its steps.
    pub steps: Vec<ReplayedStep>,
}

/// One step of a replayed turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayedStep {
    /// The step.
    pub step: String,
    /// Every legal step before it, sorted by row letter and number.
    pub legal: Vec<String>,
}

/// Reads a record of any game and plays it by the rules.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn replay(text: &str) -> Result<Replay, RecordError> {
    fn of<R: Listed>(_: &Match<R>, document: &Document<'_>) -> Result<Replay, RecordError> {
        let record: Record<R> = document.replay()?;
        let turns = replayed_turns(&record.play);
        Ok(Replay { game: R::ID, turns, result: record.result(), normal: record.write() })
    }
    let document = Document::parse(text)?;
    each!(&usual_start(&document)?, play => of(play, &document))
}

/// Reads a record of any game into a match that can go on.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn read_record(text: &str) -> Result<AnyMatch, RecordError> {
    let document = Document::parse(text)?;
    let mut inner = usual_start(&document)?;
    each!(&mut inner, play => *play = document.replay()?.play);
    Ok(AnyMatch(inner))
}

/// The game and setup that the record names, at its usual start: it tells which rules to replay by.
pub(crate) fn usual_start(document: &Document<'_>) -> Result<Inner, RecordError> {
    let refuse = |tag: &str, e: Refusal| document.refuse_tag(tag, e.code, e.sentence);
    let game: GameId = document.required("Game")?.value.parse().map_err(|e| refuse("Game", e))?;
    let setup = &document.required("Setup")?.value;
    Ok(AnyMatch::new(game, setup).map_err(|e| refuse("Setup", e))?.0)
}

fn replayed_turns<R: Listed>(play: &Match<R>) -> Vec<ReplayedTurn> {
    let step = |(before, event): &(R, Event<R>)| match event {
        Event::Chance(_) => None,
        Event::Step(step) => Some(ReplayedStep { step: before.step_text(*step), legal: legal_texts(before) }),
    };
    let turns = play.turns().map(|turn| ReplayedTurn {
        turn: turn.number,
        seat: turn.seat.unwrap_or_else(|| seat_behind(play, turn.number)),
        text: turn_text(turn.events),
        position: turn.after.position_text(),
        steps: turn.events.iter().filter_map(step).collect(),
    });
    turns.collect()
}

/// Counts sequences and positions turn by turn, for games without chance. `most_positions` bounds the memory:
/// the positions of two depths are held at once.
///
/// # Errors
/// When the setup is none of the game, the game has chance, or a depth has more positions than that.
pub fn perft(
    game: GameId,
    setup: &str,
    depth: u32,
    most_positions: usize,
) -> Result<Vec<search::Row>, Refusal> {
    fn of<R: Listed>(start: R, depth: u32, most_positions: usize) -> Result<Vec<search::Row>, Refusal> {
        let perft = search::Perft::from(start).with_most_positions(most_positions);
        Ok(perft.take(depth as usize).collect::<Result<_, _>>()?)
    }
    let play = AnyMatch::new(game, setup)?.0;
    each!(&play, play => of(*play.start(), depth, most_positions))
}
