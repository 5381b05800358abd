//! The texts.

use super::{Card, Cards, Chance, Hoard, MOST_SEATS, Observed, Setup, listed};
use crate::toys::{read_winners, unreadable, winners_text};
use game::{Event, Notation, Payoff, Rules, Seat, TextError};

impl<const FAULT: u8> Notation for Hoard<FAULT> {
    const GLUE: &'static str = " ";
    const PREPARATION_TAG: Option<&'static str> = Some("Deal");

    fn seat_tags(setup: &Setup) -> Vec<&'static str> {
        vec!["One", "Two", "Three"][..setup.seats.into()].to_vec()
    }

    fn step_text(&self, card: Card) -> String {
        format!("-{card}")
    }

    fn parse_step(&self, text: &str) -> Result<Card, TextError> {
        (1..=4).find(|&card| self.step_text(card) == text).ok_or_else(|| unreadable(0))
    }

    fn event_text(&self, event: Event<Self>) -> String {
        match event {
            Event::Step(card) => self.step_text(card),
            Event::Chance(Chance::Draw(card)) => card.to_string(),
            Event::Chance(outcome) => self.preparation_text(outcome),
        }
    }

    fn parse_event(&self, text: &str) -> Result<Event<Self>, TextError> {
        let draw = (1..=4).find(|card: &Card| card.to_string() == text);
        match draw {
            Some(card) => Ok(Event::Chance(Chance::Draw(card))),
            None => self.parse_step(text).map(Event::Step),
        }
    }

    fn observed_text(observed: &Observed) -> String {
        match observed {
            Observed::Discarded(card) => format!("-{card}"),
            Observed::Drew(card) | Observed::Dealt(card) => {
                card.map_or("?".to_owned(), |card| card.to_string())
            }
        }
    }

    fn position_text(&self) -> String {
        if !self.dealt {
            return "deal".to_owned();
        }
        let digits = |cards: &Cards| listed(cards).map(|card| char::from(b'0' + card)).collect::<String>();
        let hands: Vec<String> = self.hands[..self.seats.into()].iter().map(digits).collect();
        format!("{} {} {}", hands.join("|"), digits(&self.discards), self.mover)
    }

    fn parse_position(setup: &Setup, text: &str) -> Result<Self, TextError> {
        let cards = |digits: &str| -> Option<Cards> {
            digits.bytes().try_fold([0; 4], |mut cards, digit| {
                let count: &mut u8 = cards.get_mut(usize::from(digit).checked_sub(usize::from(b'1'))?)?;
                *count = count.checked_add(1)?;
                Some(cards)
            })
        };
        let read = || {
            let mut state: Self = Hoard::start(setup);
            if text != "deal" {
                let words: Vec<&str> = text.split(' ').collect();
                let [hands, discards, mover] = words[..] else { return None };
                for (hand, digits) in state.hands.iter_mut().zip(hands.split('|')) {
                    *hand = cards(digits)?;
                }
                state.dealt = true;
                state.discards = cards(discards)?;
                state.mover = Seat::from_number(mover.parse().ok()?)?;
            }
            (state.is_sound() && state.position_text() == text).then_some(state)
        };
        read().ok_or_else(|| unreadable(0))
    }

    fn preparation_text(&self, outcome: Chance) -> String {
        match outcome {
            Chance::Deal(cards) => cards[..self.seats.into()].iter().map(|card| card.to_string()).collect(),
            Chance::Draw(_) => String::new(),
        }
    }

    fn parse_preparation(&self, text: &str) -> Result<Chance, TextError> {
        let mut cards = [0; MOST_SEATS];
        for (card, digit) in cards.iter_mut().zip(text.bytes()) {
            *card = digit.wrapping_sub(b'0');
        }
        let outcome = Chance::Deal(cards);
        let same = text.len() == usize::from(self.seats) && self.is_possible(outcome).is_ok();
        if same { Ok(outcome) } else { Err(unreadable(0)) }
    }

    fn result_text(&self, payoff: Payoff) -> String {
        winners_text(payoff)
    }

    fn parse_result(&self, text: &str) -> Result<Option<Payoff>, TextError> {
        read_winners(text)
    }
}
