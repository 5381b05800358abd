//! Perfect play where the truth is known.

use ::bug::{Bug, Step};
use game::{Node, Rules};
use truth::bug::InstantTruth;

/// Whether every step of a position is known to win or to lose: the boards of up to 19 cells.
pub(super) fn knows<const W: usize>(state: &Bug<W>) -> bool {
    InstantTruth::of(state.grid().board()).is_some()
}

/// Whether the player who makes this step wins with best play behind it; `None` on boards that nobody has solved.
pub(super) fn step_wins<const W: usize>(state: &Bug<W>, step: Step) -> Option<bool> {
    let truth = InstantTruth::of(state.grid().board())?;
    let Node::Decide(seat) = state.node() else { return None };
    let after = state.after(step);
    let wins = truth.mover_wins(small(&after)?);
    Some(wins == (after.seat(after.mover()) == seat))
}

/// The state as one of a board of up to 64 cells, if it is one.
fn small<const W: usize>(state: &Bug<W>) -> Option<&Bug<1>> {
    (state as &dyn std::any::Any).downcast_ref()
}
