//! Chance that follows from a fate, so that it can be checked when the game is over.

use crate::any::{AnyMatch, LogLine, each};
use crate::binding::Listed;
use fair::{Fate, Origin, SeatBytes, Seed};
use game::{Event, Match};

impl AnyMatch {
    /// Whether anything in this game is left to chance.
    pub fn has_chance(&self) -> bool {
        fn of<R: Listed>(_: &Match<R>) -> bool {
            R::HAS_CHANCE
        }
        each!(&self.0, play => of(play))
    }

    /// The fate of this game at a table with this seed, where the places gave these bytes.
    pub fn fate(&self, seed: &Seed, table: &str, bytes: &[Option<SeatBytes>]) -> Fate {
        Fate::new(seed, Origin { table, game: self.game().name(), setup: &self.setup(), bytes })
    }

    /// Where chance is due, lets happen what the fate has for this outcome, and returns its line for the log.
    ///
    /// Only how many outcomes came before decides which words it gets: one that was taken back is not counted, so that
    /// its place gives the same words again.
    pub fn follow(&mut self, fate: &Fate) -> Option<LogLine> {
        let number = u32::try_from(self.outcomes()).ok()?;
        self.draw_chance(&mut fate.draw(number))
    }

    /// The number of outcomes of chance so far.
    pub fn outcomes(&self) -> usize {
        fn of<R: Listed>(play: &Match<R>) -> usize {
            play.history().iter().filter(|(_, event)| matches!(event, Event::Chance(_))).count()
        }
        each!(&self.0, play => of(play))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameId;
    use game::{Node, Seat};

    fn line(play: &mut AnyMatch, fate: &Fate) -> String {
        play.follow(fate).expect("chance is due").as_str().to_owned()
    }

    #[test]
    fn what_is_taken_back_comes_again_and_what_a_restart_forgets_does_too() {
        let seed = Seed::new([4; 32]);
        let mut play = AnyMatch::new(GameId::Herd, "hex3").unwrap();
        let fate = play.fate(&seed, "table", &[None, None]);
        let mut rolls = vec![line(&mut play, &fate)];
        while rolls.len() < 6 {
            let Node::Decide(seat) = play.node() else {
                // Up to here the fate has been asked in vain a few times, and nothing comes of it.
                let (mut copy, mut again) = (play.clone(), play.clone());
                assert_eq!(line(&mut copy, &fate), line(&mut again, &fate));
                rolls.push(line(&mut play, &fate));
                continue;
            };
            let step = play.legal(seat)[0].clone();
            play.act(seat, &step).unwrap();
            if play.may_undo() == Some(seat) {
                play.undo(seat).unwrap();
                play.act(seat, &step).unwrap();
            }
            if play.node() == Node::Chance {
                let to = play.takeback(seat).unwrap();
                let mut back = play.clone();
                back.take_back(seat, to).unwrap();
                while let Node::Decide(seat) = back.node() {
                    let legal = back.legal(seat);
                    back.act(seat, legal.last().unwrap()).unwrap();
                }
                // Another turn, the same dice behind it.
                assert_eq!(line(&mut back, &fate), line(&mut play.clone(), &fate));
            }
        }
        // Somebody else who has the log and the seed goes on in the same way.
        let mut other = AnyMatch::new(GameId::Herd, "hex3").unwrap();
        let again = other.fate(&seed, "table", &[None, None]);
        assert_eq!(line(&mut other, &again), rolls[0]);
        assert!(rolls.iter().any(|roll| *roll != rolls[0]), "{rolls:?}");
        assert_eq!(play.takeback(Seat::FIRST).map_err(|refusal| refusal.code), Err("random-since"));
    }

    #[test]
    fn there_is_nothing_to_follow_where_a_seat_decides() {
        let mut play = AnyMatch::new(GameId::Bug, "hex3").unwrap();
        let fate = play.fate(&Seed::new([4; 32]), "table", &[]);
        assert!(play.follow(&fate).is_none() && !play.has_chance());
    }
}
