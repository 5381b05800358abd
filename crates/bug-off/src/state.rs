//! The state of a game, and how a turn goes.

use crate::piles::Piles;
use crate::stack::Stack;
use crate::{Card, Counts, Kind, Setup, Step, Steps, broken};
use game::{
    Audience, Event, HiddenInfo, Illegal, MAX_SEATS, Node, Payoff, Rules, Seat, below, broken as common,
};
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
    pub(crate) hands: Piles,
    pub(crate) displays: Piles,
    pub(crate) scored: Piles,
    pub(crate) central: Counts,
    pub(crate) discarded: Counts,
    /// The bugs left in the deck.
    pub(crate) deck: Counts,
    /// The kinds of the Bug Off cards so far, in their order.
    pub(crate) stack: Stack,
}

const _: () = assert!(size_of::<BugOff>() <= 96);

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

    /// The hand of a seat. Nobody else may see it: for the rules, and for states that a bot imagines.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Counts {
        self.hands.of(seat)
    }

    /// The bugs that a seat has not seen: those in the deck and in the hands of the others.
    #[inline]
    pub fn unseen_by(&self, seat: Seat) -> Counts {
        let mut unseen = self.deck;
        let others = Seat::all(self.setup.seats).filter(|&other| other != seat);
        others.for_each(|other| unseen.add_all(self.hands.of(other)));
        unseen
    }

    /// One card of each kind whose Bug Off card has not come.
    #[inline]
    pub fn offs_left(&self) -> Counts {
        self.stack.left()
    }

    /// The display of a seat.
    #[inline]
    pub fn display(&self, seat: Seat) -> Counts {
        self.displays.of(seat)
    }

    /// The score pile of a seat.
    #[inline]
    pub fn score_pile(&self, seat: Seat) -> Counts {
        self.scored.of(seat)
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
        self.stack.iter()
    }

    /// Cards left in the deck, of both sorts.
    #[inline]
    pub fn cards_left(&self) -> u32 {
        self.deck.total() + self.stack.left().total()
    }

    /// The cards that a Bug Off of this kind would sweep away, by seat.
    pub(crate) fn swept_by(&self, kind: Kind) -> impl Iterator<Item = Counts> {
        let mut stack = self.stack;
        stack.push(kind);
        self.displays.of_seats(self.setup.seats).map(move |display| display.only(stack.come()))
    }

    #[inline]
    fn bug_off(&mut self, kind: Kind) {
        self.stack.push(kind);
        self.discarded.add_all(self.displays.take_all(self.stack.come()));
        self.phase = if self.stack.len() == 6 { Phase::Over } else { Phase::DrawAgain };
    }

    /// The seats with the most points win; of those, the ones with most of the first Bug Off card's kind.
    #[inline]
    pub(crate) fn payoff(&self) -> Payoff {
        let first = self.stack.first();
        // Points weigh more than any number of cards of one kind.
        let rank = |seat| {
            let pile = self.scored.of(seat);
            pile.total() << 8 | u32::from(pile.of(first))
        };
        let seats = || Seat::all(self.setup.seats);
        let best = seats().map(rank).max();
        Payoff::shared(seats().filter(|&seat| Some(rank(seat)) == best).collect())
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
        BugOff {
            setup: *setup,
            phase: Phase::Deal,
            mover: Seat::FIRST,
            drawn: None,
            hands: Piles::EMPTY,
            displays: Piles::EMPTY,
            scored: Piles::EMPTY,
            central: Counts::EMPTY,
            discarded: Counts::EMPTY,
            deck: Counts::each(setup.copies),
            stack: Stack::EMPTY,
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
                let held = self.hands.of(self.mover).of(kind) > 0;
                if held { Ok(()) } else { Err(broken::NOT_IN_HAND) }
            }
        }
    }

    #[inline]
    fn random_step<G: Rng + ?Sized>(&self, rng: &mut G) -> Step {
        assert!(self.phase == Phase::Play, "a seat is to decide");
        let kinds = self.hands.of(self.mover).kinds();
        // Twice as many steps as kinds: half of `n` is the card, and what is left over says what to do with it.
        let n = rng.random_range(0..2 * kinds.total());
        let kind = kinds.nth(n / 2).expect("half of n is less than the number of kinds");
        if n % 2 == 0 { Step::Place(kind) } else { Step::Score(kind) }
    }

    #[inline]
    fn after(mut self, step: Step) -> Self {
        debug_assert_eq!(self.is_legal(step), Ok(()));
        let (Step::Place(kind) | Step::Score(kind)) = step;
        self.hands.take(kind, self.mover);
        match step {
            Step::Place(kind) => self.displays.add(kind, self.mover),
            Step::Score(kind) => {
                self.central.add(kind, 1);
                self.displays.move_all(kind, &mut self.scored);
            }
        }
        self.drawn = None;
        self.mover = self.mover.next(self.setup.seats);
        self.phase = Phase::Draw;
        self
    }

    /// The cards that are left lie sorted, the bugs by kind and then the Bug Off cards by kind, and a number below
    /// their count says which one it is. A deal is three cards for each seat in turn, from the bugs alone.
    #[inline]
    fn sample_chance<G: Rng + ?Sized>(&self, rng: &mut G) -> Chance {
        let take = |rng: &mut G, deck: &mut Counts| {
            let n = below(rng, deck.total());
            let kind = deck.nth(n).expect("n is less than the number of cards");
            deck.take(kind);
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
        let n = below(rng, self.cards_left());
        Chance::Draw(match self.deck.nth(n) {
            Some(kind) => Card::Bug(kind),
            None => {
                let off = self.stack.left().nth(n - self.deck.total());
                Card::Off(off.expect("n is less than the number of cards"))
            }
        })
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
            (Chance::Draw(Card::Off(kind)), _) if !self.stack.contains(kind) => Ok(()),
            (Chance::Draw(_), _) => Err(broken::NO_SUCH_CARD_LEFT),
        }
    }

    #[inline]
    fn after_chance(mut self, outcome: Chance) -> Self {
        match outcome {
            Chance::Deal(deal) => {
                for (seat, cards) in Seat::all(self.setup.seats).zip(deal) {
                    for kind in cards {
                        self.hands.add(kind, seat);
                        self.deck.take(kind);
                    }
                }
                self.phase = Phase::Draw;
            }
            Chance::Draw(Card::Bug(kind)) => {
                self.deck.take(kind);
                self.hands.add(kind, self.mover);
                self.drawn = Some(kind);
                self.phase = Phase::Play;
            }
            Chance::Draw(Card::Off(kind)) => self.bug_off(kind),
        }
        self
    }

    #[inline]
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
        Some(self.scored.of_seats(self.setup.seats).map(|pile| pile.total()).collect())
    }
}

impl HiddenInfo for BugOff {}

/// Tells nothing that is hidden: it may end up in a log.
impl std::fmt::Debug for BugOff {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BugOff").field("setup", &self.setup).finish_non_exhaustive()
    }
}
