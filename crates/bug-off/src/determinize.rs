//! From what a seat sees to a state that it may be in.

use crate::piles::Piles;
use crate::{BugOff, Phase, PhaseShown, Setup, View};
use game::{Determinize, Illegal, Rules, Seat, SeatSet};
use rand::{Rng, RngExt};

const BAD_VIEW: Illegal = Illegal::new("bad-view", "The view does not describe a position of Bug Off.");

impl Determinize for BugOff {
    const EXACT: bool = false;

    /// All cards that the viewer has not seen lie in the hands of the others and in the deck, each
    /// arrangement as likely as any other.
    fn determinize<G: Rng + ?Sized>(view: &View, rng: &mut G) -> Result<Self, Illegal> {
        let mut state = public_part(view)?;
        let mut unseen = state.deck;
        if let Some(seat) = view.viewer {
            let hand = view.hand.ok_or(BAD_VIEW)?;
            unseen = unseen.minus(&hand).ok_or(BAD_VIEW)?;
            state.hands.put(seat, hand);
        }
        for seat in Seat::all(view.seats).filter(|&seat| view.viewer != Some(seat)) {
            for _ in 0..view.hand_sizes[seat.index()] {
                let left = unseen.total();
                if left == 0 {
                    return Err(BAD_VIEW);
                }
                let kind = unseen.nth(rng.random_range(0..left)).ok_or(BAD_VIEW)?;
                unseen.take(kind);
                state.hands.add(kind, seat);
                if state.phase == Phase::Play && seat == state.mover {
                    // Which of the four cards was the last to come does not matter to the rules.
                    state.drawn = Some(kind);
                }
            }
        }
        state.deck = unseen;
        if state.cards_left() != view.cards_left {
            return Err(BAD_VIEW);
        }
        Ok(state)
    }
}

/// Everything that everybody sees; all cards that are not in sight still in the deck. A view may come from
/// outside, so it is held against what a game can show.
fn public_part(view: &View) -> Result<BugOff, Illegal> {
    let setup = Setup::new(view.seats, view.copies).ok_or(BAD_VIEW)?;
    let seats = usize::from(view.seats);
    let lists = [view.hand_sizes.len(), view.displays.len(), view.scored.len()];
    if lists != [seats; 3] || view.mover.index() >= seats || view.stack.len() > 6 {
        return Err(BAD_VIEW);
    }
    let mut state = BugOff::start(&setup);
    state.mover = view.mover;
    state.drawn = view.drawn;
    state.phase = match view.phase {
        PhaseShown::Deal => Phase::Deal,
        PhaseShown::Draw if view.again => Phase::DrawAgain,
        PhaseShown::Draw => Phase::Draw,
        PhaseShown::Play => Phase::Play,
        PhaseShown::Over => Phase::Over,
    };
    for (seat, &size) in view.hand_sizes.iter().enumerate() {
        if usize::from(size) != state.hand_size(seat) {
            return Err(BAD_VIEW);
        }
    }
    if view.viewer.is_some_and(|seat| {
        seat.index() >= seats || view.hand.map(|h| h.total()) != Some(state.hand_size(seat.index()) as u32)
    }) {
        return Err(BAD_VIEW);
    }
    for &kind in &view.stack {
        if state.stack.contains(kind) {
            return Err(BAD_VIEW);
        }
        state.stack.push(kind);
    }
    state.displays = Piles::from_seats(&view.displays);
    state.scored = Piles::from_seats(&view.scored);
    (state.central, state.discarded) = (view.central, view.discarded);
    state.deck = state.without_open_cards().ok_or(BAD_VIEW)?;
    let told = state.phase_fits() && own_part_fits(view, &state) && outcome_fits(view, &state);
    told.then_some(state).ok_or(BAD_VIEW)
}

/// Only a viewer has a hand; a card just drawn is in the hand of a viewer whose turn it is to play.
fn own_part_fits(view: &View, state: &BugOff) -> bool {
    let playing = state.phase == Phase::Play && view.viewer == Some(state.mover);
    let held = |kind| view.hand.is_some_and(|hand| hand.of(kind) > 0);
    view.hand.is_some() == view.viewer.is_some()
        && view.again == (state.phase == Phase::DrawAgain)
        && view.drawn.map_or(!playing, |kind| playing && held(kind))
}

/// Points and winners are those of the score piles.
fn outcome_fits(view: &View, state: &BugOff) -> bool {
    let points = state.scored.of_seats(view.seats).map(|pile| pile.total());
    let winners = match state.phase {
        Phase::Over => state.payoff().winners(),
        _ => SeatSet::EMPTY,
    };
    view.points.iter().copied().eq(points) && view.winners.iter().copied().eq(winners.iter())
}
