//! What can be said for a turn of Herd.

use super::{Explain, Hint, Reason};
use ::herd::{Colour, Herd, Step, View};
use game::{Determinize, Illegal, Node, Rules, Seat};
use hexgrid::{Cell, CellSet};
use rand::Rng;

/// A stone that stands alone is in danger when it has no more free cells around it than this.
const FEW: usize = 2;

impl<const W: usize> Explain for Herd<W> {
    fn explain<G: Rng + ?Sized>(
        hint: &mut Hint<Step>,
        view: &View,
        seat: Seat,
        rng: &mut G,
    ) -> Result<(), Illegal> {
        let before = Herd::<W>::determinize(view, rng)?;
        let me = before.mover();
        let mut after = before;
        let mut captured = 0;
        for &step in &hint.steps {
            let next = after.after(step);
            if let Step::Place(_) = step {
                captured += (after.stones(me.other()) - next.stones(me.other())).len();
            }
            after = next;
        }
        if matches!(after.node(), Node::Over(payoff) if payoff.share(seat) == 1.0) {
            hint.share = Some(1.0);
            hint.reasons.push(Reason::Wins);
        }
        if captured > 0 {
            hint.reasons.push(Reason::Captures { stones: captured });
        }
        let sheltered = exposed(&before, me).len().saturating_sub(exposed(&after, me).len());
        if sheltered > 0 {
            hint.reasons.push(Reason::Shelters { stones: sheltered });
        }
        let secured = enclosed(&after, me).len().saturating_sub(enclosed(&before, me).len());
        if secured > 0 {
            hint.reasons.push(Reason::Secures { cells: secured });
        }
        let (mine, theirs) = (after.stones(me).len(), after.stones(me.other()).len());
        hint.reasons.push(Reason::Score { mine, theirs });
        Ok(())
    }
}

/// The stones of a colour that stand alone with few free cells around them.
fn exposed<const W: usize>(state: &Herd<W>, colour: Colour) -> CellSet<W> {
    let (own, free) = (state.stones(colour), state.empty_cells());
    let in_danger = |cell: &Cell| {
        let near = state.grid().neighbours(*cell);
        !near.meets(own) && (near & free).len() <= FEW
    };
    own.iter().filter(in_danger).collect()
}

/// The empty cells with stones of a colour on every side.
fn enclosed<const W: usize>(state: &Herd<W>, colour: Colour) -> CellSet<W> {
    let own = state.stones(colour);
    let closed = |cell: &Cell| own.covers(state.grid().neighbours(*cell));
    state.empty_cells().iter().filter(closed).collect()
}
