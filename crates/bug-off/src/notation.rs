//! Texts of steps and turns: `off:bee cricket +ladybug`.

use crate::state::HAND;
use crate::{BugOff, Card, Chance, Kind, Observed, Setup, Step};
use game::{Event, MAX_SEATS, Notation, Payoff, Seat, TextError};

const FORM: &str =
    "A step is +ant (place) or !bee (score); the kinds are ant, bee, cricket, ladybug, moth, snail.";
const DEAL_FORM: &str = "A deal is three kinds for each seat, the seats separated by |.";

pub(crate) fn parse_kind(text: &str, offset: usize) -> Result<Kind, TextError> {
    Kind::from_name(text).ok_or_else(|| TextError::new(offset, "unknown-kind", FORM))
}

impl Notation for BugOff {
    const GLUE: &'static str = " ";
    const PREPARATION_TAG: Option<&'static str> = Some("Deal");

    fn seat_tags(setup: &Setup) -> Vec<&'static str> {
        ["Seat1", "Seat2", "Seat3", "Seat4", "Seat5"][..setup.seats.into()].to_vec()
    }

    fn step_text(&self, step: Step) -> String {
        match step {
            Step::Place(kind) => format!("+{}", kind.name()),
            Step::Score(kind) => format!("!{}", kind.name()),
        }
    }

    fn parse_step(&self, text: &str) -> Result<Step, TextError> {
        if let Some(name) = text.strip_prefix('+') {
            parse_kind(name, 1).map(Step::Place)
        } else if let Some(name) = text.strip_prefix('!') {
            parse_kind(name, 1).map(Step::Score)
        } else {
            Err(TextError::new(0, "bad-step", FORM))
        }
    }

    fn event_text(&self, event: Event<Self>) -> String {
        match event {
            Event::Step(step) => self.step_text(step),
            Event::Chance(Chance::Draw(Card::Bug(kind))) => kind.name().to_owned(),
            Event::Chance(Chance::Draw(Card::Off(kind))) => format!("off:{}", kind.name()),
            Event::Chance(deal @ Chance::Deal(_)) => self.preparation_text(deal),
        }
    }

    fn parse_event(&self, text: &str) -> Result<Event<Self>, TextError> {
        if text.starts_with(['+', '!']) {
            return self.parse_step(text).map(Event::Step);
        }
        let card = match text.strip_prefix("off:") {
            Some(name) => Card::Off(parse_kind(name, 4)?),
            None => Card::Bug(parse_kind(text, 0)?),
        };
        Ok(Event::Chance(Chance::Draw(card)))
    }

    fn observed_text(observed: &Observed) -> String {
        match observed {
            Observed::Dealt { .. } => String::new(),
            Observed::Drew { card: Some(kind), .. } => kind.name().to_owned(),
            Observed::Drew { card: None, .. } => "?".to_owned(),
            Observed::DrewOff { kind, .. } => format!("off:{}", kind.name()),
            Observed::Placed { kind, .. } => format!("+{}", kind.name()),
            Observed::Scored { kind, .. } => format!("!{}", kind.name()),
        }
    }

    fn position_text(&self) -> String {
        self.write_position()
    }

    fn parse_position(setup: &Setup, text: &str) -> Result<Self, TextError> {
        Self::read_position(setup, text)
    }

    fn preparation_text(&self, outcome: Chance) -> String {
        let Chance::Deal(deal) = outcome else { return String::new() };
        let hands = deal[..self.setup.seats.into()].iter().map(|hand| hand.map(Kind::name).join(" "));
        hands.collect::<Vec<_>>().join(" | ")
    }

    fn parse_preparation(&self, text: &str) -> Result<Chance, TextError> {
        let mut deal = [[Kind::Ant; HAND]; MAX_SEATS];
        let mut offset = 0;
        let hands: Vec<&str> = text.split(" | ").collect();
        if hands.len() != usize::from(self.setup.seats) {
            return Err(TextError::new(0, "bad-deal", DEAL_FORM));
        }
        for (slot, hand) in deal.iter_mut().zip(hands) {
            let names: Vec<&str> = hand.split(' ').collect();
            let names: [&str; HAND] =
                names.try_into().map_err(|_| TextError::new(offset, "bad-deal", DEAL_FORM))?;
            for (kind, name) in slot.iter_mut().zip(names) {
                *kind = parse_kind(name, offset)?;
                offset += name.len() + 1;
            }
            offset += 2;
        }
        Ok(Chance::Deal(deal))
    }

    /// `7 5 5 (1)`: the points of each seat, then the winners.
    fn result_text(&self, payoff: Payoff) -> String {
        let piles = self.scored.of_seats(self.setup.seats);
        let points: Vec<String> = piles.map(|pile| pile.total().to_string()).collect();
        let winners: Vec<String> = payoff.winners().iter().map(|seat| seat.to_string()).collect();
        format!("{} ({})", points.join(" "), winners.join(" "))
    }

    fn parse_result(&self, text: &str) -> Result<Option<Payoff>, TextError> {
        const FORM: &str = "A result is the points of each seat, then the winners: 7 5 5 (1).";
        let bad = || TextError::new(0, "bad-result", FORM);
        if text == "*" {
            return Ok(None);
        }
        let (points, winners) = text.split_once(" (").ok_or_else(bad)?;
        let winners = winners.strip_suffix(')').ok_or_else(bad)?;
        let number = |word: &str| word.parse::<u32>().ok().filter(|n| n.to_string() == word);
        let points: Option<Vec<u32>> = points.split(' ').map(number).collect();
        if points.is_none_or(|points| points.len() != usize::from(self.setup.seats)) {
            return Err(bad());
        }
        let mut seats = Vec::new();
        for word in winners.split(' ') {
            let seat = word.parse().ok().and_then(Seat::from_number).ok_or_else(bad)?;
            if seat.to_string() != word
                || seat.index() >= self.setup.seats.into()
                || seats.last().is_some_and(|last| *last >= seat)
            {
                return Err(bad());
            }
            seats.push(seat);
        }
        Ok(Some(Payoff::shared(seats.into_iter().collect())))
    }
}
