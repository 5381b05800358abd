//! Hidden hands: two or three seats, a deck that nobody sees.
//!
//! Two cards each of 1, 2, 3, 4. Everybody is dealt one. A turn draws a card and discards one of the two,
//! face up. When the deck is empty, the highest card in hand wins; equal ones share the win.

use super::{broken, fault};
use crate::TestRng;
use game::{Audience, Determinize, Event, HiddenInfo, Illegal, Node, Payoff, Rules, Seat, SeatSet};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

mod notation;

super::seats_setup!(3);

/// A card: 1 to 4.
pub type Card = u8;
/// How many of each card.
type Cards = [u8; 4];
const COPIES: u8 = 2;
const MOST_SEATS: usize = 3;

/// A state. It holds hidden cards: no `Debug`, no `Serialize`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hoard<const FAULT: u8 = { fault::NONE }> {
    seats: u8,
    dealt: bool,
    mover: Seat,
    hands: [Cards; MOST_SEATS],
    discards: Cards,
}

/// What chance does.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// A card for each seat; 0 for empty chairs.
    Deal([Card; MOST_SEATS]),
    /// A card for the seat whose turn it is.
    Draw(Card),
}

/// What a seat or a spectator sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    seats: u8,
    dealt: bool,
    mover: Seat,
    discards: Cards,
    sizes: [u8; MOST_SEATS],
    /// Whose hand, and which.
    own: Option<(Seat, Cards)>,
    /// Every hand, when the game is over (and with the fault `SHOWS_HANDS`).
    shown: Option<[Cards; MOST_SEATS]>,
}

/// What is seen of an event.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Observed {
    /// The deal, with one's own card.
    Dealt(Option<Card>),
    /// A card was drawn; only its owner sees which.
    Drew(Option<Card>),
    /// A card was discarded.
    Discarded(Card),
}

/// Every card.
pub fn universe<const FAULT: u8>(_: &Hoard<FAULT>) -> Vec<Card> {
    (1..=4).collect()
}

/// Two of every card, and nobody holds more than two.
pub fn invariant<const FAULT: u8>(state: &Hoard<FAULT>) -> Result<(), String> {
    let turns = u8::from(state.dealt) * size(&state.discards);
    let expected = |seat: Seat| u8::from(state.dealt) * (1 + u8::from(state.drawn() && seat == state.mover));
    let hands = Seat::all(state.seats).all(|seat| size(&state.hands[seat.index()]) == expected(seat));
    let mover = usize::from(turns % state.seats) == state.mover.index();
    if hands && mover { Ok(()) } else { Err("the cards do not add up".to_owned()) }
}

/// Deals the hands that the audience does not see anew, from what it does not see. At the end all are shown.
pub fn reshuffle<const FAULT: u8>(
    state: &Hoard<FAULT>,
    audience: Audience,
    rng: &mut TestRng,
) -> Hoard<FAULT> {
    let mut other = *state;
    if state.is_over() {
        return other;
    }
    let hidden: Vec<usize> =
        Seat::all(state.seats).filter(|&s| audience != Audience::Seat(s)).map(Seat::index).collect();
    for &seat in &hidden {
        other.hands[seat] = [0; 4];
    }
    for seat in hidden {
        for _ in 0..size(&state.hands[seat]) {
            let card = other.draw(rng);
            other.hands[seat][place(card)] += 1;
        }
    }
    other
}

fn size(cards: &Cards) -> u8 {
    cards.iter().sum()
}

fn place(card: Card) -> usize {
    usize::from(card) - 1
}

fn listed(cards: &Cards) -> impl Iterator<Item = Card> {
    (1..=4).flat_map(|card| std::iter::repeat_n(card, cards[place(card)].into()))
}

impl<const FAULT: u8> Hoard<FAULT> {
    /// What is neither in a hand nor discarded.
    fn deck(&self) -> Cards {
        let gone = |i: usize| self.discards[i] + self.hands.iter().map(|hand| hand[i]).sum::<u8>();
        [0, 1, 2, 3].map(|i| COPIES.saturating_sub(gone(i)))
    }

    fn draw<G: Rng + ?Sized>(&self, rng: &mut G) -> Card {
        let deck = self.deck();
        listed(&deck).nth(rng.random_range(0..size(&deck).into())).expect("the deck holds a card")
    }

    fn drawn(&self) -> bool {
        size(&self.hands[self.mover.index()]) == 2
    }

    fn is_over(&self) -> bool {
        self.dealt && !self.drawn() && size(&self.deck()) == 0
    }

    fn is_sound(&self) -> bool {
        let seats = usize::from(self.seats);
        let empty = |cards: &Cards| *cards == [0; 4];
        (2..=MOST_SEATS).contains(&seats)
            && self.mover.index() < seats
            && self.hands[seats..].iter().all(empty)
            && (0..4).all(|i| {
                let out = self.hands.iter().chain([&self.discards]).map(|cards| u16::from(cards[i]));
                out.sum::<u16>() <= COPIES.into()
            })
            && if self.dealt {
                invariant(self).is_ok()
            } else {
                *self == Self::start(&Setup { seats: self.seats })
            }
    }

    fn highest(&self) -> [Card; MOST_SEATS] {
        self.hands.map(|hand| listed(&hand).last().unwrap_or(0))
    }

    fn rival_holds(&self, card: Card) -> bool {
        (0..MOST_SEATS).any(|seat| seat != self.mover.index() && self.hands[seat][place(card)] > 0)
    }
}

impl<const FAULT: u8> Rules for Hoard<FAULT> {
    const NAME: &'static str = "hoard";
    type Setup = Setup;
    type Step = Card;
    type Chance = Chance;
    type Steps = std::vec::IntoIter<Card>;
    type View = View;
    type Observed = Observed;

    fn start(setup: &Setup) -> Self {
        let (hands, discards) = ([[0; 4]; MOST_SEATS], [0; 4]);
        Hoard { seats: setup.seats, dealt: false, mover: Seat::FIRST, hands, discards }
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn node(&self) -> Node {
        if self.dealt && self.drawn() {
            Node::Decide(self.mover)
        } else if !self.is_over() {
            Node::Chance
        } else {
            let highest = self.highest();
            let most = highest.iter().max();
            let winners = Seat::all(self.seats).filter(|seat| highest.get(seat.index()) == most);
            Node::Over(Payoff::shared(winners.collect::<SeatSet>()))
        }
    }

    fn turn_begins(&self) -> bool {
        !self.drawn()
    }

    fn steps(&self) -> Self::Steps {
        let steps: Vec<Card> = (1..=4).filter(|&card| self.is_legal(card).is_ok()).collect();
        steps.into_iter()
    }

    fn is_legal(&self, card: Card) -> Result<(), Illegal> {
        match self.node() {
            Node::Over(_) => return Err(game::broken::GAME_OVER),
            Node::Chance => return Err(game::broken::CHANCE_IS_DUE),
            Node::Decide(_) => {}
        }
        let hand = self.hands[self.mover.index()];
        if !(1..=4).contains(&card) || hand[place(card)] == 0 {
            return Err(broken("not-in-hand"));
        }
        let telling = self.rival_holds(card) && listed(&hand).any(|other| !self.rival_holds(other));
        if FAULT == fault::TELLING_STEPS && telling { Err(broken("held-elsewhere")) } else { Ok(()) }
    }

    fn random_step<G: Rng + ?Sized>(&self, rng: &mut G) -> Card {
        let mut steps = self.steps();
        let drawn = rng.random_range(0..steps.len());
        steps.nth(drawn).expect("a seat decides")
    }

    fn after(mut self, card: Card) -> Self {
        self.hands[self.mover.index()][place(card)] -= 1;
        if FAULT != fault::LOSES_CARDS || card != 4 {
            self.discards[place(card)] += 1;
        }
        self.mover = self.mover.next(self.seats);
        self
    }

    fn sample_chance<G: Rng + ?Sized>(&self, rng: &mut G) -> Chance {
        if self.dealt {
            return Chance::Draw(self.draw(rng));
        }
        let mut cards = [0; MOST_SEATS];
        let mut dealt = *self;
        for (card, seat) in cards.iter_mut().zip(0..usize::from(self.seats)) {
            *card = dealt.draw(rng);
            dealt.hands[seat][place(*card)] += 1;
        }
        Chance::Deal(cards)
    }

    fn is_possible(&self, outcome: Chance) -> Result<(), Illegal> {
        match (self.node(), outcome) {
            (Node::Over(_), _) => Err(game::broken::GAME_OVER),
            (Node::Decide(_), _) => Err(game::broken::STEP_IS_DUE),
            (_, Chance::Draw(card)) if self.dealt => {
                let there = (1..=4).contains(&card) && self.deck()[place(card)] > 0;
                if there { Ok(()) } else { Err(broken("no-such-card")) }
            }
            (_, Chance::Deal(cards)) if !self.dealt => {
                let (dealt, rest) = cards.split_at(self.seats.into());
                let real = dealt.iter().all(|card| (1..=4).contains(card)) && rest.iter().all(|&c| c == 0);
                let few = |card: &Card| dealt.iter().filter(|c| *c == card).count() <= COPIES.into();
                if real && dealt.iter().all(few) { Ok(()) } else { Err(broken("bad-deal")) }
            }
            _ => Err(broken("wrong-chance")),
        }
    }

    fn after_chance(mut self, outcome: Chance) -> Self {
        match outcome {
            Chance::Draw(card) => self.hands[self.mover.index()][place(card)] += 1,
            Chance::Deal(cards) => {
                self.dealt = true;
                for (hand, card) in self.hands.iter_mut().zip(cards).take(self.seats.into()) {
                    hand[place(card)] += 1;
                }
            }
        }
        self
    }

    fn is_preparation(outcome: Chance) -> bool {
        matches!(outcome, Chance::Deal(_))
    }

    fn view(&self, audience: Audience) -> View {
        View {
            seats: self.seats,
            dealt: self.dealt,
            mover: self.mover,
            discards: self.discards,
            sizes: self.hands.map(|hand| size(&hand)),
            own: match audience {
                Audience::Seat(seat) => Some((seat, self.hands[seat.index()])),
                Audience::Spectator => None,
            },
            shown: (FAULT == fault::SHOWS_HANDS || self.is_over()).then_some(self.hands),
        }
    }

    fn observe(&self, event: Event<Self>, audience: Audience) -> Observed {
        match event {
            Event::Step(card) => Observed::Discarded(card),
            Event::Chance(Chance::Draw(card)) => {
                let shown = audience == Audience::Seat(self.mover) || FAULT == fault::SHOWS_DRAWS;
                Observed::Drew(shown.then_some(card))
            }
            Event::Chance(Chance::Deal(cards)) => Observed::Dealt(match audience {
                Audience::Seat(seat) => cards.get(seat.index()).copied(),
                Audience::Spectator => None,
            }),
        }
    }
}

impl<const FAULT: u8> Determinize for Hoard<FAULT> {
    const EXACT: bool = false;

    fn determinize<G: Rng + ?Sized>(view: &View, rng: &mut G) -> Result<Self, Illegal> {
        const BAD_VIEW: Illegal = broken("bad-view");
        let View { seats, dealt, mover, discards, sizes, own, shown } = *view;
        let most: u16 = sizes.iter().chain(&discards).map(|&count| u16::from(count)).sum();
        if most > 8 || !(2..=3).contains(&seats) || mover.number() > seats {
            return Err(BAD_VIEW);
        }
        let mut state = Hoard { seats, dealt, mover, hands: [[0; 4]; MOST_SEATS], discards };
        let known = |seat: usize| match (shown, own) {
            _ if FAULT == fault::OTHER_WORLD => None,
            (Some(hands), _) => Some(hands[seat]),
            (None, Some((owner, hand))) if owner.index() == seat => Some(hand),
            _ => None,
        };
        for seat in 0..MOST_SEATS {
            state.hands[seat] = known(seat).unwrap_or_default();
        }
        let out =
            |i: usize| state.hands.iter().chain([&discards]).map(|cards| u16::from(cards[i])).sum::<u16>();
        if (0..4).any(|i| out(i) > COPIES.into()) {
            return Err(BAD_VIEW);
        }
        for seat in (0..MOST_SEATS).filter(|&seat| known(seat).is_none()) {
            for _ in 0..sizes[seat] {
                if size(&state.deck()) == 0 {
                    return Err(BAD_VIEW);
                }
                let card = state.draw(rng);
                state.hands[seat][place(card)] += 1;
            }
        }
        if state.is_sound() { Ok(state) } else { Err(BAD_VIEW) }
    }
}

impl<const FAULT: u8> HiddenInfo for Hoard<FAULT> {}
