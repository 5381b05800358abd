//! What can be said for a turn of Bug.

use super::{Explain, Hint, Reason};
use ::bug::{Bug, Colour, Step, View};
use game::{Determinize, Illegal, Node, Rules, Seat};
use hexgrid::{Cell, CellSet};
use rand::Rng;
use truth::bug::InstantTruth;

/// Positions that are looked at behind one placement of the opponent's. Chains of eating hardly branch.
const MOST_CHAINS: usize = 500;

/// The smallest bug whose loss is worth a warning: everybody loses singletons.
const LEAST_WARNED: usize = 2;

impl<const W: usize> Explain for Bug<W> {
    fn explain<G: Rng + ?Sized>(
        hint: &mut Hint<Step>,
        view: &View,
        seat: Seat,
        rng: &mut G,
    ) -> Result<(), Illegal> {
        let before = Bug::<W>::determinize(view, rng)?;
        prove(hint, view, rng)?;
        let after = hint.steps.iter().fold(before, |state, &step| state.after(step));
        if matches!(after.node(), Node::Over(payoff) if payoff.share(seat) == 1.0) {
            hint.reasons = vec![Reason::Wins];
            return Ok(());
        }
        hint.reasons.extend(meals(before, &hint.steps));
        // Behind a swap the stones are another's.
        if hint.steps.contains(&Step::Swap) {
            return Ok(());
        }
        let me = before.mover();
        let danger = Danger::of(&after, me);
        hint.reasons.extend(saved(&before, &danger).or_else(|| warning(&before, &hint.steps, &danger)));
        let (mine, theirs) = (after.placements(me).len(), after.placements(me.other()).len());
        hint.reasons.push(Reason::Mobility { mine, theirs });
        Ok(())
    }
}

/// Where the truth is known, tells it, and holds the steps to it.
fn prove<G: Rng + ?Sized>(hint: &mut Hint<Step>, view: &View, rng: &mut G) -> Result<(), Illegal> {
    let Some(truth) = view.board.parse().ok().and_then(InstantTruth::of) else { return Ok(()) };
    let state = Bug::<1>::determinize(view, rng)?;
    let turns = truth.turns(&state);
    let winning = turns.iter().filter(|turn| turn.wins == Some(true)).count();
    let behind = hint.steps.iter().fold(state, |state, &step| state.after(step));
    let wins = turns.iter().any(|turn| turn.after == behind && turn.wins == Some(true));
    if !wins && let Some(better) = turns.iter().find(|turn| turn.wins == Some(true)) {
        hint.steps.clone_from(&better.steps);
    }
    let only = if winning > 0 { winning == 1 && turns.len() > 1 } else { false };
    hint.share = Some(if winning > 0 { 1.0 } else { 0.0 });
    hint.reasons.push(Reason::Proven { wins: winning > 0, only });
    Ok(())
}

fn meals<const W: usize>(before: Bug<W>, steps: &[Step]) -> Vec<Reason> {
    let mut state = before;
    let mut meals = Vec::new();
    for &step in steps {
        let me = state.mover();
        let next = state.after(step);
        if let Step::Grow(cell) = step {
            let eater = state.grid().group(cell, state.stones(me) | CellSet::of(cell)).len() - 1;
            let eaten = state.stones(me.other()) - next.stones(me.other());
            meals.push(Reason::Eats { size: eater, bugs: state.grid().groups(eaten).count() });
        }
        state = next;
    }
    meals
}

/// What the opponent could eat if the turn were the opponent's.
struct Danger<const W: usize> {
    /// All stones that could be eaten.
    stones: CellSet<W>,
    /// The largest bug among them.
    largest: CellSet<W>,
}

impl<const W: usize> Danger<W> {
    /// For the bugs of this colour as they lie.
    fn of(state: &Bug<W>, colour: Colour) -> Danger<W> {
        let stones = [state.stones(Colour::Black), state.stones(Colour::White)];
        let start = Bug::at_turn_start(state.grid(), stones, colour.other());
        let mut danger = Danger { stones: CellSet::EMPTY, largest: CellSet::EMPTY };
        for step in start.steps() {
            danger.follow(start.after(step), colour);
        }
        danger
    }

    /// Follows every way of eating to its end.
    fn follow(&mut self, placed: Bug<W>, colour: Colour) {
        let mut open = vec![placed];
        for _ in 0..MOST_CHAINS {
            let Some(state) = open.pop() else { return };
            if state.turn_begins() {
                continue;
            }
            for step in state.steps() {
                let next = state.after(step);
                let eaten = state.stones(colour) - next.stones(colour);
                self.stones |= eaten;
                for bug in state.grid().groups(eaten) {
                    if bug.len() > self.largest.len() {
                        self.largest = bug;
                    }
                }
                open.push(next);
            }
        }
    }
}

/// The bug that was in danger and is no longer.
fn saved<const W: usize>(before: &Bug<W>, behind: &Danger<W>) -> Option<Reason> {
    // In the middle of a turn the stones may lie as no turn could leave them.
    let danger = before.turn_begins().then(|| Danger::of(before, before.mover()))?;
    let bug = danger.largest;
    (!bug.is_empty() && !behind.stones.meets(bug)).then(|| Reason::SavesBug { size: bug.len() })
}

/// The placement that would cost most, if it costs more than the one that is advised.
fn warning<const W: usize>(before: &Bug<W>, steps: &[Step], behind: &Danger<W>) -> Option<Reason> {
    let advised = steps.first()?;
    let mut worst: Option<(usize, Cell)> = None;
    for step in before.steps().filter(|step| step != advised) {
        let Step::Place(cell) = step else { continue };
        let after = before.after(step);
        // A turn that goes on by eating is another story.
        if !after.turn_begins() || matches!(after.node(), Node::Over(_)) {
            continue;
        }
        let size = Danger::of(&after, before.mover()).largest.len();
        if worst.is_none_or(|(most, _)| size > most) {
            worst = Some((size, cell));
        }
    }
    let (size, cell) = worst?;
    let tells = size >= LEAST_WARNED && size > behind.largest.len();
    tells.then(|| Reason::LetsEat { cell: before.grid().name(cell), size })
}
