//! Text forms of steps, turns and positions.

use crate::{Event, Illegal, Payoff, Rules};
use std::fmt;

/// Why a text was refused, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The byte of the text at which it goes wrong.
    pub offset: usize,
    /// A stable name in kebab case.
    pub code: &'static str,
    /// One sentence that says what is wrong or what to do.
    pub sentence: String,
}

impl TextError {
    /// A refusal at a byte of the text.
    pub fn new(offset: usize, code: &'static str, sentence: impl Into<String>) -> Self {
        TextError { offset, code, sentence: sentence.into() }
    }

    /// A broken rule at a byte of the text.
    pub fn illegal(offset: usize, illegal: Illegal) -> Self {
        Self::new(offset, illegal.code, illegal.sentence)
    }

    /// The same refusal in a longer text in which this one begins at `by`.
    #[must_use]
    pub fn shifted(mut self, by: usize) -> Self {
        self.offset += by;
        self
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for TextError {}

/// The text forms of a game.
pub trait Notation: Rules {
    /// What stands between the events of a turn: a space, or nothing.
    const GLUE: &'static str;

    /// The refusal of a turn that stops before its end, in games whose texts hold whole turns only; `None`
    /// where a turn in progress may be written down.
    const INCOMPLETE_TURN: Option<Illegal> = None;

    /// The names of the record tags for the seats of this setup, in order, such as `Black`, `White`.
    fn seat_tags(setup: &Self::Setup) -> Vec<&'static str>;

    /// A step alone, such as `/b2`.
    fn step_text(&self, step: Self::Step) -> String;

    /// Reads a step alone. Whether it is legal is another question.
    ///
    /// # Errors
    /// When the text is no step of this game on this board.
    fn parse_step(&self, text: &str) -> Result<Self::Step, TextError>;

    /// An event as a part of a turn, in the state before it; it may tell more than the step (captures).
    fn event_text(&self, event: Event<Self>) -> String;

    /// Where the order of neighbouring events of a turn does not matter, the rank by which writers sort them.
    fn free_rank(_event: Event<Self>) -> Option<usize> {
        None
    }

    /// Reads an event as a part of a turn. What the text tells beyond the step must be true.
    ///
    /// # Errors
    /// When the text is no event of this game, or claims what would not happen.
    fn parse_event(&self, text: &str) -> Result<Event<Self>, TextError>;

    /// Cuts the text of a turn into its events, each with its byte offset: at spaces, unless a game glues
    /// them in another way.
    fn pieces(turn: &str) -> Vec<(usize, &str)> {
        fields(turn, ' ').filter(|(_, piece)| !piece.is_empty()).collect()
    }

    /// What an observer writes for an observed event; `?` for what is hidden.
    fn observed_text(observed: &Self::Observed) -> String;

    /// The whole position. For a game with hidden cards it tells them: only for games that have ended.
    fn position_text(&self) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// When the text is malformed or describes no position of this setup.
    fn parse_position(setup: &Self::Setup, text: &str) -> Result<Self, TextError>;

    /// The name of the record tag for the preparation by chance, if the game has one.
    const PREPARATION_TAG: Option<&'static str> = None;

    /// The preparation as that tag's value.
    fn preparation_text(&self, _outcome: Self::Chance) -> String {
        String::new()
    }

    /// Reads that tag's value.
    ///
    /// # Errors
    /// When the text is malformed; and always in games without preparation.
    fn parse_preparation(&self, _text: &str) -> Result<Self::Chance, TextError> {
        Err(TextError::new(0, "unexpected-tag", "This game has no preparation by chance."))
    }

    /// The result as a record writes it, such as `1-0`, in the state in which the game ended.
    fn result_text(&self, payoff: Payoff) -> String {
        let first = payoff.share(crate::Seat::FIRST);
        (if first == 1.0 {
            "1-0"
        } else if first == 0.0 {
            "0-1"
        } else {
            "1/2-1/2"
        })
        .to_owned()
    }

    /// Reads a result; `None` for `*`, the game that has not ended.
    ///
    /// # Errors
    /// When the text is no result of this game.
    fn parse_result(&self, text: &str) -> Result<Option<Payoff>, TextError> {
        use crate::Seat;
        match text {
            "1-0" => Ok(Some(Payoff::win(Seat::FIRST))),
            "0-1" => Ok(Some(Payoff::win(Seat::SECOND))),
            "1/2-1/2" => Ok(Some(Payoff::shared(Seat::all(2).collect()))),
            "*" => Ok(None),
            _ => Err(TextError::new(0, "bad-result", "A result is 1-0, 0-1, 1/2-1/2 or *.")),
        }
    }
}

/// Cuts a text at every separator; each field, empty ones too, with its byte offset.
pub fn fields(text: &str, separator: char) -> impl Iterator<Item = (usize, &str)> {
    let mut next = 0;
    text.split(separator).map(move |field| {
        let at = next;
        next += field.len() + separator.len_utf8();
        (at, field)
    })
}

/// The text of a turn, from its events with the states before them.
pub fn turn_text<R: Notation>(events: &[(R, Event<R>)]) -> String {
    let texts: Vec<String> = events.iter().map(|(before, event)| before.event_text(*event)).collect();
    texts.join(R::GLUE)
}
