//! Turns taken back by agreement.

use crate::any::each;
use crate::{AnyMatch, Refusal};
use game::Seat;

impl AnyMatch {
    /// How many events are left when the last turn that this seat has ended is taken back, with whatever came behind it.
    ///
    /// # Errors
    /// When there is no such turn, or something random or hidden was revealed since it began.
    pub fn takeback(&self, seat: Seat) -> Result<usize, Refusal> {
        if self.hides_something() {
            const SENTENCE: &str = "Where cards are hidden, no turn can be taken back.";
            return Err(Refusal::new("takeback-hidden", SENTENCE));
        }
        Ok(each!(&self.0, play => play.takeback(seat))?)
    }

    /// Takes it back; `to` is what [`AnyMatch::takeback`] says.
    ///
    /// # Errors
    /// When it says something else.
    pub fn take_back(&mut self, seat: Seat, to: usize) -> Result<(), Refusal> {
        if self.takeback(seat)? != to {
            return Err(game::broken::NOTHING_TO_TAKE_BACK.into());
        }
        each!(&mut self.0, play => play.rewind(to));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameId;
    use crate::any::LogLine;
    use game::Audience;

    fn seats() -> [Seat; 2] {
        [Seat::FIRST, Seat::FIRST.next(2)]
    }

    fn texts(play: &AnyMatch) -> Vec<String> {
        play.turns(Audience::Spectator).into_iter().map(|turn| turn.text).collect()
    }

    #[test]
    fn the_last_turn_of_a_seat_is_taken_back_with_the_reply() {
        let [black, white] = seats();
        let mut play = AnyMatch::new(GameId::Bug, "hex3").unwrap();
        assert_eq!(play.takeback(black).unwrap_err().code, "nothing-to-take-back");
        play.act(black, "c3").unwrap();
        assert_eq!(play.takeback(black), Ok(0));
        assert_eq!(play.takeback(white).unwrap_err().code, "nothing-to-take-back");
        play.act(white, "a1").unwrap();
        assert_eq!((play.takeback(black), play.takeback(white)), (Ok(0), Ok(1)));
        // Only what was asked for: one turn, and no other.
        assert!(play.take_back(white, 0).is_err());
        play.take_back(white, 1).unwrap();
        assert_eq!((texts(&play), play.node()), (vec!["c3".to_owned()], game::Node::Decide(white)));
        play.act(white, "e1").unwrap();
        play.take_back(black, 0).unwrap();
        assert!(play.is_empty());
        assert_eq!(
            play.view(Audience::Spectator),
            AnyMatch::new(GameId::Bug, "hex3").unwrap().view(Audience::Spectator)
        );
    }

    #[test]
    fn dice_that_were_rolled_for_the_other_are_not_taken_back() {
        let [red, _] = seats();
        let mut play = AnyMatch::new(GameId::Herd, "hex3").unwrap();
        play.replay(&LogLine::from_log("2-5")).unwrap();
        play.act(red, "+b1 +e1").unwrap();
        // The dice are due: nobody has seen them yet.
        assert_eq!(play.takeback(red), Ok(1));
        play.replay(&LogLine::from_log("1-3")).unwrap();
        assert_eq!(play.takeback(red).unwrap_err().code, "random-since");
    }

    #[test]
    fn with_hidden_cards_no_turn_is_taken_back() {
        let play = AnyMatch::new(GameId::BugOff, "seats=3 copies=6").unwrap();
        assert_eq!(play.takeback(Seat::FIRST).unwrap_err().code, "takeback-hidden");
    }
}
