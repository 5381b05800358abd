//! The knowledge of Bug Off as the search wants it.

use super::policy::Policy;
use ::bug_off::{BugOff, Card, Chance, Kind, Step};
use game::{Event, Payoff, Rules, Seat};
use rand::Rng;
use search::ismcts::Guide;

/// What a point of margin is worth beside a share of the win.
const POINT: f64 = 0.005;
/// Margins beyond this make no difference.
const MARGIN: i32 = 10;

impl Guide<BugOff> for Policy {
    fn weigh(&self, state: &BugOff, seat: Seat, into: &mut Vec<(Step, f32)>) {
        into.extend(self.rate(state, seat).softened(1.0).iter());
    }

    #[inline]
    fn draw<G: Rng + ?Sized>(&self, state: &BugOff, seat: Seat, rng: &mut G) -> Step {
        Policy::draw(self, state, seat, rng)
    }

    /// Without the list of what everybody gains or loses: it follows from what was seen before.
    fn seen(&self, state: &BugOff, event: Event<BugOff>, seat: Seat) -> u64 {
        let number = |kind: Kind| kind.index() as u64;
        match event {
            Event::Chance(Chance::Deal(_)) => 1,
            Event::Chance(Chance::Draw(Card::Bug(_))) if state.mover() != seat => 2,
            Event::Chance(Chance::Draw(Card::Bug(kind))) => 8 + number(kind),
            Event::Chance(Chance::Draw(Card::Off(kind))) => 16 + number(kind),
            Event::Step(Step::Place(kind)) => 24 + number(kind),
            Event::Step(Step::Score(kind)) => 32 + number(kind),
        }
    }

    fn reward(&self, end: &BugOff, payoff: Payoff, seat: Seat) -> f64 {
        let points = |of: Seat| end.score_pile(of).total() as i32;
        let others = Seat::all(end.seats()).filter(|&other| other != seat);
        let margin = points(seat) - others.map(points).max().unwrap_or(0);
        let bonus = POINT * f64::from(margin.clamp(-MARGIN, MARGIN));
        (payoff.share(seat) * (1.0 - 2.0 * POINT * f64::from(MARGIN)) + POINT * f64::from(MARGIN) + bonus)
            .clamp(0.0, 1.0)
    }
}
