//! Who would win a game from each of its positions, where that is known at once.

use crate::AnyMatch;
use crate::any::Inner;
use bug::Bug;
use game::{Match, Seat};
use hexgrid::Board;
use truth::bug::InstantTruth;

impl AnyMatch {
    /// Who wins with best play from the start, and then behind each turn so far: one seat more than there are
    /// turns. `None` for games and boards whose truth is not known at once. A turn after which it is somebody
    /// else than before was a mistake.
    ///
    /// It takes some milliseconds for a game; the first call on a board takes longer.
    pub fn outlook(&self) -> Option<Vec<Seat>> {
        match &self.0 {
            Inner::Bug1(play) => of_bug(play),
            _ => None,
        }
    }
}

/// Makes ready what [`AnyMatch::outlook`] needs on every board that is solved, so that its first call need not
/// wait for it. It takes some tenths of a second and is meant for a thread of its own, at the start of a program
/// that will want it; calling it again costs nothing.
pub fn prepare_outlook() {
    // The board that is played most comes first; the others are solved rather than read.
    for board in [Board::hex(3), Board::hex(2), Board::limp(2)] {
        InstantTruth::of(board);
    }
}

fn of_bug(play: &Match<Bug<1>>) -> Option<Vec<Seat>> {
    let truth = InstantTruth::of(play.setup().board)?;
    let winner = |state: &Bug<1>| {
        let mover = state.mover();
        state.seat(if truth.mover_wins(state) { mover } else { mover.other() })
    };
    let start = std::iter::once(winner(play.start()));
    Some(start.chain(play.turns().map(|turn| winner(&turn.after))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameId;

    fn played(game: GameId, setup: &str, turns: &[&str]) -> AnyMatch {
        let mut play = AnyMatch::new(game, setup).unwrap();
        for (turn, seat) in turns.iter().zip([Seat::FIRST, Seat::SECOND].into_iter().cycle()) {
            play.act(seat, turn).unwrap();
        }
        play
    }

    #[test]
    fn black_wins_hex3_until_it_opens_in_the_centre() {
        let play = played(GameId::Bug, "hex3", &["c3"]);
        assert_eq!(play.outlook(), Some(vec![Seat::FIRST, Seat::SECOND]));
        let play = played(GameId::Bug, "hex3", &["a2"]);
        assert_eq!(play.outlook(), Some(vec![Seat::FIRST, Seat::FIRST]));
    }

    #[test]
    fn a_swap_passes_the_win_on_with_the_colour() {
        // The second seat swaps and has the winning opening for its own.
        let play = played(GameId::Bug, "hex3 swap", &["a2", "swap"]);
        assert_eq!(play.outlook(), Some(vec![Seat::SECOND; 3]));
    }

    #[test]
    fn what_is_not_solved_has_no_outlook() {
        assert_eq!(played(GameId::Bug, "hex4", &["a1"]).outlook(), None);
        assert_eq!(played(GameId::Bug, "hex6", &[]).outlook(), None);
        assert_eq!(played(GameId::Herd, "hex2", &[]).outlook(), None);
        assert_eq!(played(GameId::BugOff, "seats=2 copies=10", &[]).outlook(), None);
    }
}
