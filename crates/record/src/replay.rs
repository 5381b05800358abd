//! A record played by the rules of its game.

use crate::{Document, RecordError, Word};
use game::{Event, Match, Node, Notation, Payoff, TextError, broken};

/// A game with everything that its record tells.
#[derive(Clone)]
pub struct Record<R: Notation> {
    /// The tags that are not derived from the game: date, site, seats, and others as they came.
    pub tags: Vec<(String, String)>,
    /// The game.
    pub play: Match<R>,
    /// How it ended: by the rules, or before (resignation, time); `None` while it goes on.
    pub outcome: Option<Payoff>,
}

/// The tags that are written from the game itself.
pub(crate) const DERIVED: [&str; 5] = ["Game", "Setup", "Position", "Deal", "Result"];

impl Document<'_> {
    /// Plays the record by the rules of `R`.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn replay<R: Notation>(&self) -> Result<Record<R>, RecordError> {
        let mut play = self.start::<R>()?;
        self.prepare(&mut play)?;
        let result = self.required("Result")?;
        let result_words = self.split_result(&result.value)?;
        let (turns, stated) = self.words.split_at(self.words.len() - result_words);
        self.play_turns(&mut play, turns)?;
        let at = stated.first().map_or(self.text.len(), |word| word.offset);
        let outcome = self.outcome(&play, &result.value, at)?;
        let kept = self.tags.iter().filter(|tag| !DERIVED.contains(&tag.name.as_str()));
        let tags = kept.map(|tag| (tag.name.clone(), tag.value.clone())).collect();
        Ok(Record { tags, play, outcome })
    }

    fn start<R: Notation>(&self) -> Result<Match<R>, RecordError> {
        let game = self.required("Game")?;
        if game.value != R::NAME {
            return Err(self.refuse_tag("Game", "wrong-game", format!("This is no record of {}.", R::NAME)));
        }
        let setup: R::Setup = self
            .required("Setup")?
            .value
            .parse()
            .map_err(|e: game::Illegal| self.refuse_tag("Setup", e.code, e.sentence))?;
        let Some(position) = self.find("Position") else { return Ok(Match::new(setup)) };
        let start =
            R::parse_position(&setup, &position.value).map_err(|e| self.error(e.shifted(position.offset)))?;
        Ok(Match::from_position(setup, start))
    }

    /// The deal, where the game has one.
    fn prepare<R: Notation>(&self, play: &mut Match<R>) -> Result<(), RecordError> {
        let Some(name) = R::PREPARATION_TAG else { return Ok(()) };
        // A position that is not the usual start lies behind the deal.
        let due = play.state().node() == Node::Chance && !play.state().turn_begins();
        match self.find(name) {
            Some(tag) if due => {
                let refuse = |e: TextError| self.error(e.shifted(tag.offset));
                let outcome = play.state().parse_preparation(&tag.value).map_err(refuse)?;
                play.push(Event::Chance(outcome)).map_err(|e| refuse(TextError::illegal(0, e)))
            }
            Some(_) => Err(self.refuse_tag(name, "unexpected-tag", "This position lies behind the deal.")),
            None if due => self.required(name).map(|_| ()),
            None => Ok(()),
        }
    }

    /// How many words at the end are the result, which the tag repeats.
    fn split_result(&self, tag: &str) -> Result<usize, RecordError> {
        let stated: Vec<&str> = tag.split_whitespace().collect();
        let from = self.words.len().saturating_sub(stated.len());
        let last = &self.words[from..];
        if !stated.is_empty() && last.iter().map(|word| word.text).eq(stated.iter().copied()) {
            return Ok(stated.len());
        }
        let offset = self.words.last().map_or(self.text.len(), |word| word.offset);
        let sentence = "The record must end with its result, the same as in the tag Result.";
        Err(self.error(TextError::new(offset, "bad-result", sentence)))
    }

    fn play_turns<R: Notation>(&self, play: &mut Match<R>, words: &[Word<'_>]) -> Result<(), RecordError> {
        let mut number = 0;
        let mut last = 0;
        // Whether the number of the coming turn has been read.
        let mut numbered = false;
        for word in words {
            let fail = |code, sentence: String| Err(self.error(TextError::new(word.offset, code, sentence)));
            last = word.offset;
            if let Some(digits) = word.text.strip_suffix('.') {
                if number > 0 && !numbered && !play.state().turn_begins() {
                    return Err(self.error(TextError::illegal(word.offset, incomplete::<R>())));
                }
                number += 1;
                if numbered || digits != number.to_string() {
                    return fail("bad-turn-number", format!("Turn {number} is due here, as \"{number}.\""));
                }
                numbered = true;
                continue;
            }
            let begins = number == 0 || play.state().turn_begins();
            if begins && !numbered {
                let over = matches!(play.state().node(), Node::Over(_));
                let broken = if over { broken::GAME_OVER } else { broken::TURN_IS_OVER };
                return Err(self.error(TextError::illegal(word.offset, broken)));
            }
            numbered = false;
            self.play_word(play, word)?;
        }
        let stopped = !play.state().turn_begins() && number > 0;
        match R::INCOMPLETE_TURN {
            Some(illegal) if stopped => Err(self.error(TextError::illegal(last, illegal))),
            _ if numbered => Err(self.error(TextError::illegal(last, broken::TURN_INCOMPLETE))),
            _ => Ok(()),
        }
    }

    /// Plays the events of one word; none may stand behind the end of the turn.
    fn play_word<R: Notation>(&self, play: &mut Match<R>, word: &Word<'_>) -> Result<(), RecordError> {
        for (i, (at, piece)) in R::pieces(word.text).into_iter().enumerate() {
            let refuse = |e: TextError| self.error(e.shifted(word.offset + at));
            if i > 0 && play.state().turn_begins() {
                return Err(refuse(TextError::illegal(0, broken::TURN_IS_OVER)));
            }
            let event = play.state().parse_event(piece).map_err(refuse)?;
            play.push(event).map_err(|e| refuse(TextError::illegal(0, e)))?;
        }
        Ok(())
    }

    fn outcome<R: Notation>(
        &self,
        play: &Match<R>,
        result: &str,
        at: usize,
    ) -> Result<Option<Payoff>, RecordError> {
        let stated = play.state().parse_result(result).map_err(|e| self.error(e.shifted(at)))?;
        if let Node::Over(payoff) = play.state().node() {
            let right = play.state().result_text(payoff);
            if stated != Some(payoff) || result != right {
                let sentence = format!("By the rules the result is {right}.");
                return Err(self.error(TextError::new(at, "wrong-result", sentence)));
            }
        } else if let Some(payoff) = stated
            && play.state().result_text(payoff) != result
        {
            let sentence = "The points of the result are not those of the game.";
            return Err(self.error(TextError::new(at, "wrong-result", sentence)));
        }
        Ok(stated)
    }
}

fn incomplete<R: Notation>() -> game::Illegal {
    R::INCOMPLETE_TURN.unwrap_or(broken::TURN_INCOMPLETE)
}
