//! Turns that are answered before they are played: "if they play this, I play that".

use crate::Refusal;
use crate::any::{AnyMatch, each};
use crate::binding::Listed;
use game::{Audience, Match, Seat, broken};

impl AnyMatch {
    /// The code by which [`AnyMatch::play_turn`] refuses a turn of which something is missing.
    pub const UNFINISHED: &str = broken::TURN_INCOMPLETE.code;

    /// Whether a reply can be laid down for a turn that has not been played: there are two seats, who know the same, and
    /// nothing is left to chance in between.
    pub fn takes_replies(&self) -> bool {
        self.seats() == 2 && !self.hides_something() && !self.has_chance()
    }

    /// The match as it was when the turn that goes on began.
    #[must_use]
    pub fn at_turn_begin(&self) -> AnyMatch {
        fn begun<R: Listed>(play: &Match<R>) -> usize {
            play.turns().last().filter(|turn| !turn.complete).map_or(0, |turn| turn.events.len())
        }
        let mut play = self.clone();
        let to = self.len() - each!(&self.0, play => begun(play));
        each!(&mut play.0, play => play.rewind(to));
        play
    }

    /// Plays a turn from its beginning to its end, whole or not at all, and returns its text in the normal form.
    ///
    /// # Errors
    /// Why it is refused, also when something of the turn is missing; nothing has changed then.
    pub fn play_turn(&mut self, seat: Seat, text: &str) -> Result<String, Refusal> {
        let mut next = self.clone();
        next.act(seat, text)?;
        let turn = next.last_whole_turn().ok_or(broken::TURN_INCOMPLETE)?;
        *self = next;
        Ok(turn)
    }

    /// The text of the last turn, if it has ended; as everybody may read it.
    pub fn last_whole_turn(&self) -> Option<String> {
        self.turns(Audience::Spectator).pop().filter(|turn| turn.complete).map(|turn| turn.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameId, LogLine};

    const BLACK: Seat = Seat::FIRST;

    fn white() -> Seat {
        Seat::FIRST.next(2)
    }

    #[test]
    fn a_reply_needs_two_seats_that_know_the_same_and_no_chance() {
        let takes = |game, setup| AnyMatch::new(game, setup).unwrap().takes_replies();
        assert!(takes(GameId::Bug, "hex3"));
        assert!(takes(GameId::Bug, "hex10 swap"));
        assert!(!takes(GameId::Herd, "hex3"));
        assert!(!takes(GameId::BugOff, "seats=2 copies=6"));
    }

    #[test]
    fn a_turn_is_played_whole_or_not_at_all() {
        let mut play = AnyMatch::new(GameId::Bug, "hex3").unwrap();
        for (seat, text) in [(BLACK, "a1"), (white(), "e3"), (BLACK, "c3")] {
            assert_eq!(play.play_turn(seat, text).unwrap(), text);
        }
        assert_eq!(play.play_turn(BLACK, "e1").unwrap_err().code, "not-your-turn");
        assert_eq!(play.play_turn(white(), "c3").unwrap_err().code, "occupied");
        assert_eq!(play.play_turn(white(), "e1 e2").unwrap_err().code, "bad-cell");
        assert_eq!(play.len(), 3);
    }

    #[test]
    fn a_turn_that_goes_on_is_unfinished_and_its_beginning_is_found() {
        let (play, turn) = eating();
        let before = play.view(Audience::Spectator);
        let seat = mover(&play);
        let placed = turn.split('/').next().unwrap();
        assert_eq!(play.clone().play_turn(seat, placed).unwrap_err().code, AnyMatch::UNFINISHED);
        let mut half = play.clone();
        half.act(seat, placed).unwrap();
        assert_eq!(half.last_whole_turn(), None);
        assert_ne!(half.view(Audience::Spectator), before);
        assert_eq!(half.at_turn_begin().view(Audience::Spectator), before);
        assert_eq!(half.at_turn_begin().play_turn(seat, &turn).unwrap(), turn);
        assert_eq!(play.at_turn_begin().len(), play.len());
    }

    #[test]
    fn a_match_that_waits_for_dice_has_its_turn_begun_too() {
        let mut play = AnyMatch::new(GameId::Herd, "hex3").unwrap();
        assert_eq!(play.at_turn_begin().len(), 0);
        play.replay(&LogLine::from_log("2-5")).unwrap();
        play.act(BLACK, "+a1").unwrap();
        assert_eq!(play.at_turn_begin().len(), 0);
    }

    fn mover(play: &AnyMatch) -> Seat {
        match play.node() {
            game::Node::Decide(seat) => seat,
            _ => panic!("nobody is to move"),
        }
    }

    /// A position in which a stone leads to a meal, and such a turn.
    fn eating() -> (AnyMatch, String) {
        let mut play = AnyMatch::new(GameId::Bug, "hex3").unwrap();
        for choice in 0.. {
            let seat = mover(&play);
            for text in play.legal(seat) {
                let mut next = play.clone();
                next.act(seat, &text).unwrap();
                if next.last_whole_turn().is_none() {
                    while next.last_whole_turn().is_none() {
                        let growth = next.legal(seat).swap_remove(0);
                        next.act(seat, &growth).unwrap();
                    }
                    return (play, next.last_whole_turn().unwrap());
                }
            }
            let legal = play.legal(seat);
            play.act(seat, &legal[choice * 7 % legal.len()]).unwrap();
        }
        unreachable!()
    }
}
