//! A game with its history.

use crate::{Event, Illegal, Node, Rules, Seat, broken};

/// A state, how it came about, and the way back.
#[derive(Clone, PartialEq, Eq)]
pub struct Match<R: Rules> {
    setup: R::Setup,
    start: R,
    /// Each event with the state before it.
    history: Vec<(R, Event<R>)>,
    state: R,
}

/// One turn of a match, complete or still going on.
#[derive(Clone, Copy)]
pub struct TurnEvents<'a, R: Rules> {
    /// From 1.
    pub number: usize,
    /// Who plays it; `None` while chance alone has acted and the game ended by it.
    pub seat: Option<Seat>,
    /// Each event with the state before it.
    pub events: &'a [(R, Event<R>)],
    /// The state after the last of them.
    pub after: R,
    /// Whether the turn has ended.
    pub complete: bool,
}

impl<R: Rules> Match<R> {
    /// A match at its usual start.
    pub fn new(setup: R::Setup) -> Self {
        let start = R::start(&setup);
        Self::from_position(setup, start)
    }

    /// A match that begins in another position.
    pub fn from_position(setup: R::Setup, start: R) -> Self {
        Match { setup, start, history: Vec::new(), state: start }
    }

    /// The setup.
    pub fn setup(&self) -> &R::Setup {
        &self.setup
    }

    /// The position in which it began.
    pub fn start(&self) -> &R {
        &self.start
    }

    /// The state now.
    pub fn state(&self) -> &R {
        &self.state
    }

    /// Every event so far with the state before it.
    pub fn history(&self) -> &[(R, Event<R>)] {
        &self.history
    }

    /// Lets an event happen.
    ///
    /// # Errors
    /// Why it cannot; nothing has changed then.
    pub fn push(&mut self, event: Event<R>) -> Result<(), Illegal> {
        let next = event.apply(self.state)?;
        self.history.push((self.state, event));
        self.state = next;
        Ok(())
    }

    /// Takes the last event back, and returns it.
    pub fn pop(&mut self) -> Option<Event<R>> {
        let (before, event) = self.history.pop()?;
        self.state = before;
        Some(event)
    }

    /// The seat that may take its last step back: the one that made it, in a turn still going on, with
    /// nothing random behind it.
    pub fn may_undo(&self) -> Option<Seat> {
        let (before, Event::Step(_)) = self.history.last()? else { return None };
        match (before.node(), self.state.node()) {
            (Node::Decide(a), Node::Decide(b)) if a == b && !self.state.turn_begins() => Some(a),
            _ => None,
        }
    }

    /// Where the last turn that this seat has ended begins: the number of events before its first step. What came behind
    /// may be taken back when everybody agrees, as long as nothing of it was random.
    ///
    /// # Errors
    /// When the seat has ended no turn, or chance has decided since its first step.
    pub fn takeback(&self, seat: Seat) -> Result<usize, Illegal> {
        let mut begin = self.preparation().len();
        let mut last = None;
        for turn in self.turns() {
            if turn.complete && turn.seat == Some(seat) {
                last = Some(begin);
            }
            begin += turn.events.len();
        }
        let begin = last.ok_or(broken::NOTHING_TO_TAKE_BACK)?;
        let is_step = |(_, event): &(R, Event<R>)| matches!(event, Event::Step(_));
        let events = &self.history[begin..];
        let first = events.iter().position(is_step).ok_or(broken::NOTHING_TO_TAKE_BACK)?;
        let all_steps = events[first..].iter().all(is_step);
        if all_steps { Ok(begin + first) } else { Err(broken::RANDOM_SINCE) }
    }

    /// Takes back every event behind the first `to`; nothing when there are no more than these.
    pub fn rewind(&mut self, to: usize) {
        if let Some((before, _)) = self.history.get(to) {
            self.state = *before;
            self.history.truncate(to);
        }
    }

    /// The events before the first turn: a deal.
    pub fn preparation(&self) -> &[(R, Event<R>)] {
        let is_preparation = |e: &(R, Event<R>)| matches!(e.1, Event::Chance(o) if R::is_preparation(o));
        let count = self.history.iter().take_while(|e| is_preparation(e)).count();
        &self.history[..count]
    }

    /// The turns in order; the last may still be going on.
    pub fn turns(&self) -> impl Iterator<Item = TurnEvents<'_, R>> {
        let mut from = self.preparation().len();
        let mut number = 0;
        std::iter::from_fn(move || {
            if from == self.history.len() {
                return None;
            }
            let begin = from;
            let state_after = |i: usize| self.history.get(i + 1).map_or(self.state, |(before, _)| *before);
            let end = (begin..self.history.len()).find(|&i| state_after(i).turn_begins());
            let last = end.unwrap_or(self.history.len() - 1);
            from = last + 1;
            number += 1;
            let events = &self.history[begin..from];
            let after = state_after(last);
            let decides = |state: &R| match state.node() {
                Node::Decide(seat) => Some(seat),
                _ => None,
            };
            // While chance alone has acted, the one who decides next is the one who plays the turn.
            let seat = events.iter().map(|(before, _)| before).chain([&after]).find_map(decides);
            Some(TurnEvents { number, seat, events, after, complete: end.is_some() })
        })
    }
}
