//! The state of a game, and how a turn goes.

use crate::{Card, Counts, Kind, Setup, Step, Steps, broken};
use game::{Audience, Event, HiddenInfo, Illegal, MAX_SEATS, Node, Payoff, Rules, Seat, broken as common};
use rand::{Rng, RngExt};

/// Cards in a hand between turns.
pub(crate) const HAND: usize = 3;

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The deal.
    Deal,
    /// A card for the mover, who has drawn none in this turn.
    Draw,
    /// Another card for the mover, who has drawn a Bug Off card.
    DrawAgain,
    /// A card of the mover's hand.
    Play,
    /// Nothing: the sixth Bug Off card has come.
    Over,
}

/// An outcome of chance. Secret while the game runs, hence no `Debug`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chance {
    /// The cards of each seat in the order in which they are dealt; those of seats that nobody has are ants.
    Deal([[Kind; HAND]; MAX_SEATS]),
    /// The card that the mover draws.
    Draw(Card),
}

/// A game of Bug Off. It knows how many cards of each kind lie where; the order of the deck is not a part of
/// it: a card drawn at random from those that are left is, before anybody knows it, the same as the next card
/// of a deck shuffled beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BugOff {
    pub(crate) setup: Setup,
    pub(crate) phase: Phase,
    pub(crate) mover: Seat,
    /// The bug that the mover has drawn in this turn.
    pub(crate) drawn: Option<Kind>,
    pub(crate) hands: [Counts; MAX_SEATS],
    pub(crate) displays: [Counts; MAX_SEATS],
    pub(crate) scored: [Counts; MAX_SEATS],
    pub(crate) central: Counts,
    pub(crate) discarded: Counts,
    /// The bugs left in the deck.
    pub(crate) deck: Counts,
    /// The kinds of the Bug Off cards so far, in their order.
    pub(crate) stack: [Option<Kind>; 6],
}

const _: () = assert!(size_of::<BugOff>() <= 128);

impl BugOff {
    /// The setup.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// What is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose turn it is.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The display of a seat.
    pub fn display(&self, seat: Seat) -> Counts {
        self.displays[seat.index()]
    }

    /// The score pile of a seat.
    pub fn score_pile(&self, seat: Seat) -> Counts {
        self.scored[seat.index()]
    }

    /// The central area.
    pub fn central(&self) -> Counts {
        self.central
    }

    /// What Bug Off cards have swept away.
    pub fn discarded(&self) -> Counts {
        self.discarded
    }

    /// The kinds of the Bug Off cards so far, in their order.
    pub fn stack(&self) -> impl Iterator<Item = Kind> {
        self.stack.into_iter().flatten()
    }

    /// Cards left in the deck, of both sorts.
    pub fn cards_left(&self) -> u32 {
        self.deck.total() + 6 - self.stack().count() as u32
    }

    /// The cards that a Bug Off of this kind would sweep away, by seat.
    pub(crate) fn swept_by(&self, kind: Kind) -> [Counts; MAX_SEATS] {
        self.displays.map(|display| {
            let mut swept = Counts::EMPTY;
            for gone in self.stack().chain([kind]) {
                swept.0[gone.index()] = display.of(gone);
            }
            swept
        })
    }

    fn bug_off(&mut self, kind: Kind) {
        let swept = self.swept_by(kind);
        for (display, swept) in self.displays.iter_mut().zip(swept) {
            for kind in Kind::ALL {
                display.0[kind.index()] -= swept.of(kind);
                self.discarded.add(kind, swept.of(kind));
            }
        }
        let drawn = self.stack().count();
        self.stack[drawn] = Some(kind);
        self.phase = if drawn == 5 { Phase::Over } else { Phase::DrawAgain };
    }

    pub(crate) fn payoff(&self) -> Payoff {
        let seats = || Seat::all(self.setup.seats);
        let best_by = |among: Vec<Seat>, value: &dyn Fn(Seat) -> u32| {
            let best = among.iter().map(|&seat| value(seat)).max();
            among.into_iter().filter(|&seat| Some(value(seat)) == best).collect::<Vec<Seat>>()
        };
        let ahead = best_by(seats().collect(), &|seat| self.scored[seat.index()].total());
        let first = self.stack[0].unwrap_or(Kind::Ant);
        let winners = best_by(ahead, &|seat| u32::from(self.scored[seat.index()].of(first)));
        Payoff::shared(winners.into_iter().collect())
    }

    /// The Bug Off cards left: those whose kind is not on the stack.
    #[inline]
    pub(crate) fn offs_left(&self) -> impl Iterator<Item = Kind> {
        let stack = self.stack;
        Kind::ALL.into_iter().filter(move |kind| !stack.contains(&Some(*kind)))
    }
}

impl Rules for BugOff {
    const NAME: &'static str = "bug-off";
    type Setup = Setup;
    type Step = Step;
    type Chance = Chance;
    type Steps = Steps;
    type View = crate::View;
    type Observed = crate::Observed;

    fn start(setup: &Setup) -> Self {
        let none = [Counts::EMPTY; MAX_SEATS];
        BugOff {
            setup: *setup,
            phase: Phase::Deal,
            mover: Seat::FIRST,
            drawn: None,
            hands: none,
            displays: none,
            scored: none,
            central: Counts::EMPTY,
            discarded: Counts::EMPTY,
            deck: Counts::each(setup.copies),
            stack: [None; 6],
        }
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn seats(&self) -> u8 {
        self.setup.seats
    }

    #[inline]
    fn node(&self) -> Node {
        match self.phase {
            Phase::Deal | Phase::Draw | Phase::DrawAgain => Node::Chance,
            Phase::Play => Node::Decide(self.mover),
            Phase::Over => Node::Over(self.payoff()),
        }
    }

    #[inline]
    fn turn_begins(&self) -> bool {
        matches!(self.phase, Phase::Draw | Phase::Over)
    }

    #[inline]
    fn steps(&self) -> Steps {
        Steps::of(self)
    }

    fn is_legal(&self, step: Step) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over => Err(common::GAME_OVER),
            Phase::Deal | Phase::Draw | Phase::DrawAgain => Err(common::CHANCE_IS_DUE),
            Phase::Play => {
                let (Step::Place(kind) | Step::Score(kind)) = step;
                let held = self.hands[self.mover.index()].of(kind) > 0;
                if held { Ok(()) } else { Err(broken::NOT_IN_HAND) }
            }
        }
    }

    #[inline]
    fn random_step<G: Rng + ?Sized>(&self, rng: &mut G) -> Step {
        let steps = self.steps();
        let count = steps.len() as u32;
        steps.nth_step(rng.random_range(0..count) as usize)
    }

    fn after(mut self, step: Step) -> Self {
        debug_assert_eq!(self.is_legal(step), Ok(()));
        let (Step::Place(kind) | Step::Score(kind)) = step;
        self.hands[self.mover.index()].0[kind.index()] -= 1;
        match step {
            Step::Place(kind) => self.displays[self.mover.index()].add(kind, 1),
            Step::Score(kind) => {
                self.central.add(kind, 1);
                for (display, pile) in self.displays.iter_mut().zip(&mut self.scored) {
                    pile.add(kind, display.take_all(kind));
                }
            }
        }
        self.drawn = None;
        self.mover = self.mover.next(self.setup.seats);
        self.phase = Phase::Draw;
        self
    }

    fn sample_chance<G: Rng + ?Sized>(&self, rng: &mut G) -> Chance {
        let take = |rng: &mut G, deck: &mut Counts| {
            let n = rng.random_range(0..deck.total());
            let kind = deck.nth(n).expect("n is less than the number of cards");
            deck.0[kind.index()] -= 1;
            kind
        };
        if self.phase == Phase::Deal {
            let mut deck = self.deck;
            let mut deal = [[Kind::Ant; HAND]; MAX_SEATS];
            for hand in &mut deal[..self.setup.seats.into()] {
                hand.fill_with(|| take(rng, &mut deck));
            }
            return Chance::Deal(deal);
        }
        let n = rng.random_range(0..self.cards_left());
        match self.deck.nth(n) {
            Some(kind) => Chance::Draw(Card::Bug(kind)),
            None => {
                let off = self.offs_left().nth((n - self.deck.total()) as usize);
                Chance::Draw(Card::Off(off.expect("n is less than the number of cards")))
            }
        }
    }

    fn is_possible(&self, outcome: Chance) -> Result<(), Illegal> {
        match (outcome, self.phase) {
            (_, Phase::Over) => Err(common::GAME_OVER),
            (_, Phase::Play) => Err(common::STEP_IS_DUE),
            (Chance::Deal(deal), Phase::Deal) => {
                let mut dealt = Counts::EMPTY;
                deal[..self.setup.seats.into()].iter().flatten().for_each(|&kind| dealt.add(kind, 1));
                self.deck.minus(&dealt).map(|_| ()).ok_or(broken::NO_SUCH_CARD_LEFT)
            }
            (Chance::Deal(_), _) => Err(broken::ALREADY_DEALT),
            (Chance::Draw(_), Phase::Deal) => Err(broken::DEAL_IS_DUE),
            (Chance::Draw(Card::Bug(kind)), _) if self.deck.of(kind) > 0 => Ok(()),
            (Chance::Draw(Card::Off(kind)), _) if self.offs_left().any(|left| left == kind) => Ok(()),
            (Chance::Draw(_), _) => Err(broken::NO_SUCH_CARD_LEFT),
        }
    }

    fn after_chance(mut self, outcome: Chance) -> Self {
        match outcome {
            Chance::Deal(deal) => {
                for (hand, cards) in self.hands.iter_mut().zip(deal).take(self.setup.seats.into()) {
                    for kind in cards {
                        hand.add(kind, 1);
                        self.deck.0[kind.index()] -= 1;
                    }
                }
                self.phase = Phase::Draw;
            }
            Chance::Draw(Card::Bug(kind)) => {
                self.deck.0[kind.index()] -= 1;
                self.hands[self.mover.index()].add(kind, 1);
                self.drawn = Some(kind);
                self.phase = Phase::Play;
            }
            Chance::Draw(Card::Off(kind)) => self.bug_off(kind),
        }
        self
    }

    fn is_preparation(outcome: Chance) -> bool {
        matches!(outcome, Chance::Deal(_))
    }

    fn view(&self, audience: Audience) -> crate::View {
        crate::View::of(self, audience)
    }

    fn observe(&self, event: Event<Self>, audience: Audience) -> crate::Observed {
        crate::Observed::of(self, event, audience)
    }

    fn points(&self) -> Option<Vec<u32>> {
        Some(self.scored[..self.setup.seats.into()].iter().map(Counts::total).collect())
    }
}

impl HiddenInfo for BugOff {}

/// Tells nothing that is hidden: it may end up in a log.
impl std::fmt::Debug for BugOff {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BugOff").field("setup", &self.setup).finish_non_exhaustive()
    }
}
