//! What can be said for a card of Bug Off. It looks at the view alone: at no imagined hand.

use super::{Explain, Hint, Reason};
use ::bug_off::{BugOff, Counts, Kind, Step, View};
use game::{Illegal, Seat};
use rand::Rng;

impl Explain for BugOff {
    fn explain<G: Rng + ?Sized>(
        hint: &mut Hint<Step>,
        view: &View,
        seat: Seat,
        _rng: &mut G,
    ) -> Result<(), Illegal> {
        hint.reasons = match hint.steps.first() {
            Some(&Step::Score(kind)) => scoring(view, seat, kind),
            Some(&Step::Place(kind)) => {
                vec![Reason::Builds { kind, cards: on_display(view, seat, kind) + 1 }]
            }
            None => Vec::new(),
        };
        Ok(())
    }
}

fn on_display(view: &View, seat: Seat, kind: Kind) -> u8 {
    view.displays.get(seat.index()).map_or(0, |display: &Counts| display.of(kind))
}

fn scoring(view: &View, seat: Seat, kind: Kind) -> Vec<Reason> {
    let mine = on_display(view, seat, kind);
    let others = Seat::all(view.seats).filter(|other| *other != seat);
    let most = others.map(|other| on_display(view, other, kind)).max().unwrap_or(0);
    if mine == 0 && most == 0 {
        return vec![Reason::GivesNothing { kind }];
    }
    let mut reasons = vec![Reason::Scores { kind, mine, most }];
    if mine > 0 {
        let any = view.stack.contains(&kind);
        reasons.push(Reason::AvoidsLoss { kind, cards: mine, any, left: view.cards_left });
    }
    reasons
}
