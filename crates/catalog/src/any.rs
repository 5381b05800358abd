//! A match of any game.

use crate::binding::{AnyEffect, AnyObserved, AnyView, Listed};
use crate::{GameId, Refusal};
use bug::Bug;
use bug_off::BugOff;
use fair::Evidence;
use game::{Audience, Event, Match, Node, Payoff, Seat, broken};
use herd::Herd;
use rand::Rng;
use record::Record;

/// The match, by game and board width.
#[expect(clippy::large_enum_variant, reason = "there is one a table, and its history is larger by far")]
#[derive(Clone)]
pub(crate) enum Inner {
    Bug1(Match<Bug<1>>),
    Bug2(Match<Bug<2>>),
    Bug5(Match<Bug<5>>),
    Herd1(Match<Herd<1>>),
    Herd2(Match<Herd<2>>),
    Herd5(Match<Herd<5>>),
    BugOff(Match<BugOff>),
}

/// Runs the same generic expression on whichever match it is.
macro_rules! each {
    ($inner:expr, $play:ident => $body:expr) => {
        match $inner {
            $crate::any::Inner::Bug1($play) => $body,
            $crate::any::Inner::Bug2($play) => $body,
            $crate::any::Inner::Bug5($play) => $body,
            $crate::any::Inner::Herd1($play) => $body,
            $crate::any::Inner::Herd2($play) => $body,
            $crate::any::Inner::Herd5($play) => $body,
            $crate::any::Inner::BugOff($play) => $body,
        }
    };
}

/// A match of any game with its history. It may hold hidden cards, so it is neither printed nor serialised:
/// what leaves goes through [`AnyMatch::view`] and [`AnyMatch::observed`].
#[derive(Clone)]
pub struct AnyMatch(pub(crate) Inner);

/// One event as the durable log holds it. Secret while a game with hidden cards runs, hence no `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct LogLine(String);

impl LogLine {
    /// A line read back from the log.
    pub fn from_log(text: impl Into<String>) -> Self {
        LogLine(text.into())
    }

    /// The text for the log, and for nobody else.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A turn as one audience may read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// From 1.
    pub turn: u32,
    /// Who plays it.
    pub seat: Seat,
    /// Its text so far; `?` for what is hidden.
    pub text: String,
    /// Whether it has ended.
    pub complete: bool,
}

/// What a record says beyond the game itself.
#[derive(Clone, Debug, Default)]
pub struct RecordTags {
    /// The day on which the game began, such as `2026.11.30`.
    pub date: String,
    /// Where it was played.
    pub site: String,
    /// The names, in the order of seats.
    pub seats: Vec<String>,
    /// What its chance can be checked by.
    pub evidence: Option<Evidence>,
}

/// Marks a deal in the log, which belongs to no turn.
const DEAL: &str = "deal ";

impl AnyMatch {
    /// A match at its usual start.
    ///
    /// # Errors
    /// When the setup is none of this game.
    pub fn new(game: GameId, setup: &str) -> Result<AnyMatch, Refusal> {
        Ok(AnyMatch(match game {
            GameId::Bug => {
                let setup: bug::Setup = setup.parse()?;
                match setup.board.words() {
                    1 => Inner::Bug1(Match::new(setup)),
                    2 => Inner::Bug2(Match::new(setup)),
                    _ => Inner::Bug5(Match::new(setup)),
                }
            }
            GameId::Herd => {
                let setup: herd::Setup = setup.parse()?;
                match setup.board.words() {
                    1 => Inner::Herd1(Match::new(setup)),
                    2 => Inner::Herd2(Match::new(setup)),
                    _ => Inner::Herd5(Match::new(setup)),
                }
            }
            GameId::BugOff => Inner::BugOff(Match::new(setup.parse()?)),
        }))
    }

    /// Which game it is.
    pub fn game(&self) -> GameId {
        fn of<R: Listed>(_: &Match<R>) -> GameId {
            R::ID
        }
        each!(&self.0, play => of(play))
    }

    /// The setup in its normal form.
    pub fn setup(&self) -> String {
        each!(&self.0, play => play.setup().to_string())
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        fn of<R: Listed>(play: &Match<R>) -> u8 {
            R::seats_of(play.setup())
        }
        each!(&self.0, play => of(play))
    }

    /// What each seat is called, in lower case, such as `black`.
    pub fn roles(&self) -> Vec<String> {
        fn of<R: Listed>(play: &Match<R>) -> Vec<&'static str> {
            R::seat_tags(play.setup())
        }
        each!(&self.0, play => of(play)).into_iter().map(str::to_lowercase).collect()
    }

    /// Whether a seat may know what another may not.
    pub fn hides_something(&self) -> bool {
        fn of<R: Listed>(_: &Match<R>) -> bool {
            R::HIDES
        }
        each!(&self.0, play => of(play))
    }

    /// What the match waits for.
    pub fn node(&self) -> Node {
        fn of<R: Listed>(play: &Match<R>) -> Node {
            play.state().node()
        }
        each!(&self.0, play => of(play))
    }

    /// The number of events so far, steps and chance.
    pub fn len(&self) -> usize {
        each!(&self.0, play => play.history().len())
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Where chance is due, draws one outcome, lets it happen and returns its line for the log.
    pub fn draw_chance<G: Rng + ?Sized>(&mut self, rng: &mut G) -> Option<LogLine> {
        each!(&mut self.0, play => draw_chance(play, rng))
    }

    /// Plays a step or the rest of a turn, whole or not at all, never beyond the end of the seat's turn.
    /// Returns a line for the log for each step.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn act(&mut self, seat: Seat, text: &str) -> Result<Vec<LogLine>, Refusal> {
        each!(&mut self.0, play => act(play, seat, text))
    }

    /// Lets an event from the log happen again.
    ///
    /// # Errors
    /// When the line does not fit this state: the log is damaged.
    pub fn replay(&mut self, line: &LogLine) -> Result<(), Refusal> {
        each!(&mut self.0, play => replay_line(play, &line.0))
    }

    /// The seat that may take its last step back: in a turn still going on, with nothing random behind it.
    pub fn may_undo(&self) -> Option<Seat> {
        each!(&self.0, play => play.may_undo())
    }

    /// Takes the last step back.
    ///
    /// # Errors
    /// When this seat may not.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.may_undo() != Some(seat) {
            const SENTENCE: &str = "You can take back only your own steps of a turn that is still going on.";
            return Err(Refusal::new("nothing-to-undo", SENTENCE));
        }
        each!(&mut self.0, play => { play.pop(); });
        Ok(())
    }

    /// What the audience may know now.
    pub fn view(&self, audience: Audience) -> AnyView {
        fn of<R: Listed>(play: &Match<R>, audience: Audience) -> AnyView {
            R::wrap_view(play.state().view(audience))
        }
        each!(&self.0, play => of(play, audience))
    }

    /// What the audience may know of the event of this number, from 0.
    pub fn observed(&self, index: usize, audience: Audience) -> Option<AnyObserved> {
        fn of<R: Listed>(play: &Match<R>, index: usize, audience: Audience) -> Option<AnyObserved> {
            let (before, event) = play.history().get(index)?;
            Some(R::wrap_observed(before.observe(*event, audience)))
        }
        each!(&self.0, play => of(play, index, audience))
    }

    /// The legal steps of a seat as texts, in the order of the rules; none when it is not to move.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        if self.node() != Node::Decide(seat) {
            return Vec::new();
        }
        each!(&self.0, play => legal_texts(play.state()))
    }

    /// What each step of [`AnyMatch::legal`] would do, in the same order.
    pub fn effects(&self, seat: Seat) -> Vec<AnyEffect> {
        fn of<R: Listed>(state: &R) -> Vec<AnyEffect> {
            state.steps().map(|step| state.any_effect(step)).collect()
        }
        if self.node() != Node::Decide(seat) {
            return Vec::new();
        }
        each!(&self.0, play => of(play.state()))
    }

    /// The turns as the audience may read them.
    pub fn turns(&self, audience: Audience) -> Vec<TurnLine> {
        each!(&self.0, play => turn_lines(play, audience))
    }

    /// The number of the last turn that has begun, from 1, and whether it has ended; `None` before the first.
    pub fn last_turn(&self) -> Option<(u32, bool)> {
        each!(&self.0, play => play.turns().last().map(|turn| (turn.number as u32, turn.complete)))
    }

    /// The points of each seat, where the game counts any.
    pub fn points(&self) -> Option<Vec<u32>> {
        fn of<R: Listed>(play: &Match<R>) -> Option<Vec<u32>> {
            play.state().points()
        }
        each!(&self.0, play => of(play))
    }

    /// The result as a record writes it.
    pub fn result_text(&self, payoff: Payoff) -> String {
        fn of<R: Listed>(play: &Match<R>, payoff: Payoff) -> String {
            play.state().result_text(payoff)
        }
        each!(&self.0, play => of(play, payoff))
    }

    /// The record in its normal form. `ended_by` is the outcome of a game that ended before its rules say so.
    ///
    /// # Errors
    /// While a game with hidden cards runs.
    pub fn record(&self, tags: &RecordTags, ended_by: Option<Payoff>) -> Result<String, Refusal> {
        let running = ended_by.is_none() && !matches!(self.node(), Node::Over(_));
        if self.hides_something() && running {
            const SENTENCE: &str =
                "The record of a game with hidden cards can be read when the game has ended.";
            return Err(Refusal::new("record-withheld", SENTENCE));
        }
        Ok(each!(&self.0, play => write_record(play, tags, ended_by)))
    }
}

fn draw_chance<R: Listed, G: Rng + ?Sized>(play: &mut Match<R>, rng: &mut G) -> Option<LogLine> {
    if play.state().node() != Node::Chance {
        return None;
    }
    let state = *play.state();
    let outcome = state.sample_chance(rng);
    let event = Event::Chance(outcome);
    play.push(event).ok()?;
    Some(log_line(&state, event))
}

fn log_line<R: Listed>(before: &R, event: Event<R>) -> LogLine {
    LogLine(match event {
        Event::Chance(outcome) if R::is_preparation(outcome) => {
            format!("{DEAL}{}", before.preparation_text(outcome))
        }
        event => before.event_text(event),
    })
}

fn replay_line<R: Listed>(play: &mut Match<R>, line: &str) -> Result<(), Refusal> {
    let event = match line.strip_prefix(DEAL) {
        Some(deal) => Event::Chance(play.state().parse_preparation(deal)?),
        None => play.state().parse_event(line)?,
    };
    Ok(play.push(event)?)
}

fn act<R: Listed>(play: &mut Match<R>, seat: Seat, text: &str) -> Result<Vec<LogLine>, Refusal> {
    let begun = play.history().len();
    let lines = try_steps(play, seat, text);
    if lines.is_err() {
        // Whole or not at all.
        while play.history().len() > begun {
            play.pop();
        }
    }
    lines
}

fn try_steps<R: Listed>(play: &mut Match<R>, seat: Seat, text: &str) -> Result<Vec<LogLine>, Refusal> {
    let mut lines: Vec<LogLine> = Vec::new();
    let place = |offset: usize, e: Refusal| Refusal { offset: Some(offset + e.offset.unwrap_or(0)), ..e };
    for (offset, piece) in R::pieces(text) {
        match play.state().node() {
            Node::Over(_) => return Err(place(offset, broken::GAME_OVER.into())),
            _ if !lines.is_empty() && play.state().turn_begins() => {
                return Err(place(offset, broken::TURN_IS_OVER.into()));
            }
            Node::Chance => return Err(place(offset, broken::CHANCE_IS_DUE.into())),
            Node::Decide(other) if other != seat => return Err(place(offset, broken::NOT_YOUR_TURN.into())),
            Node::Decide(_) => {}
        }
        let before = *play.state();
        let event = before.parse_event(piece).map_err(|e| place(offset, e.into()))?;
        play.push(event).map_err(|e| place(offset, e.into()))?;
        lines.push(log_line(&before, event));
    }
    if lines.is_empty() {
        return Err(Refusal::new("empty-turn", "Write a step, such as those that are listed as legal."));
    }
    Ok(lines)
}

pub(crate) fn legal_texts<R: Listed>(state: &R) -> Vec<String> {
    state.steps().map(|step| state.step_text(step)).collect()
}

fn turn_lines<R: Listed>(play: &Match<R>, audience: Audience) -> Vec<TurnLine> {
    let lines = play.turns().map(|turn| {
        let texts: Vec<String> = turn
            .events
            .iter()
            .map(|(before, event)| R::observed_text(&before.observe(*event, audience)))
            .collect();
        TurnLine {
            turn: turn.number as u32,
            // A turn in which chance ended the game was nobody's to decide; it was the next seat's.
            seat: turn.seat.unwrap_or_else(|| seat_behind(play, turn.number)),
            text: texts.join(R::GLUE),
            complete: turn.complete,
        }
    });
    lines.collect()
}

/// The seat whose turn it was when chance alone ended the game: the one behind the seat of the turn before.
pub(crate) fn seat_behind<R: Listed>(play: &Match<R>, number: usize) -> Seat {
    let earlier = play.turns().take(number.saturating_sub(1)).last().and_then(|turn| turn.seat);
    earlier.map_or(Seat::FIRST, |seat| seat.next(play.state().seats()))
}

fn write_record<R: Listed>(play: &Match<R>, tags: &RecordTags, ended_by: Option<Payoff>) -> String {
    let names = R::seat_tags(play.setup()).into_iter().zip(&tags.seats);
    let mut all = vec![("Date".to_owned(), tags.date.clone()), ("Site".to_owned(), tags.site.clone())];
    all.extend(names.map(|(tag, name)| (tag.to_owned(), name.clone())));
    let evidence = tags.evidence.iter().flat_map(Evidence::tags);
    all.extend(evidence.map(|(tag, value)| (tag.to_owned(), value)));
    Record::new(play.clone(), all, ended_by).write()
}

pub(crate) use each;
