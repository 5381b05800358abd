//! What leaves the core: what is public, and a seat's own hand.

use crate::{BugOff, Card, Chance, Counts, Kind, Phase, Step};
use game::{Audience, Event, Node, Rules, Seat};
use serde::{Deserialize, Serialize};

/// What is due, as far as a page needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = BugOffPhase), ts(rename = "BugOffPhase"))]
#[serde(rename_all = "kebab-case")]
pub enum PhaseShown {
    /// The deal.
    Deal,
    /// A card for the mover.
    Draw,
    /// A card of the mover's hand.
    Play,
    /// Nothing.
    Over,
}

/// A position of Bug Off as one audience may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = BugOffView), ts(rename = "BugOffView"))]
pub struct View {
    /// How many play.
    pub seats: u8,
    /// Cards of each kind.
    pub copies: u8,
    /// The seat that looks; none for a spectator.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>), ts(type = "number | null"))]
    pub viewer: Option<Seat>,
    /// What is due.
    pub phase: PhaseShown,
    /// Whether a Bug Off card has been drawn in this turn and another card is due.
    pub again: bool,
    /// The seat whose turn it is.
    #[cfg_attr(feature = "schema", schema(value_type = u8), ts(type = "number"))]
    pub mover: Seat,
    /// The viewer's own hand.
    pub hand: Option<Counts>,
    /// The card that the viewer has drawn in this turn.
    pub drawn: Option<Kind>,
    /// Cards in each hand.
    pub hand_sizes: Vec<u8>,
    /// The display of each seat.
    pub displays: Vec<Counts>,
    /// The score pile of each seat.
    pub scored: Vec<Counts>,
    /// The central area.
    pub central: Counts,
    /// What Bug Off cards have swept away.
    pub discarded: Counts,
    /// The kinds of the Bug Off cards so far, in their order.
    pub stack: Vec<Kind>,
    /// Cards left in the deck.
    pub cards_left: u32,
    /// The points of each seat.
    pub points: Vec<u32>,
    /// Who has won; several share the win.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>), ts(type = "Array<number>"))]
    pub winners: Vec<Seat>,
}

impl View {
    pub(crate) fn of(state: &BugOff, audience: Audience) -> View {
        let seats = usize::from(state.setup.seats);
        let viewer = match audience {
            Audience::Seat(seat) if seat.index() < seats => Some(seat),
            _ => None,
        };
        View {
            seats: state.setup.seats,
            copies: state.setup.copies,
            viewer,
            phase: match state.phase {
                Phase::Deal => PhaseShown::Deal,
                Phase::Draw | Phase::DrawAgain => PhaseShown::Draw,
                Phase::Play => PhaseShown::Play,
                Phase::Over => PhaseShown::Over,
            },
            again: state.phase == Phase::DrawAgain,
            mover: state.mover,
            hand: viewer.map(|seat| state.hands.of(seat)),
            drawn: state.drawn.filter(|_| viewer == Some(state.mover)),
            hand_sizes: state.hands.of_seats(state.setup.seats).map(|hand| hand.total() as u8).collect(),
            displays: state.displays.of_seats(state.setup.seats).collect(),
            scored: state.scored.of_seats(state.setup.seats).collect(),
            central: state.central,
            discarded: state.discarded,
            stack: state.stack().collect(),
            cards_left: state.cards_left(),
            points: state.points().unwrap_or_default(),
            winners: match state.node() {
                Node::Over(payoff) => payoff.winners().iter().collect(),
                _ => Vec::new(),
            },
        }
    }
}

/// An event of Bug Off as one audience may know it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", schema(as = BugOffObserved), ts(rename = "BugOffObserved"))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Observed {
    /// The deal.
    Dealt {
        /// The viewer's own cards.
        hand: Option<Vec<Kind>>,
    },
    /// A bug card was drawn.
    Drew {
        /// By whom.
        #[cfg_attr(feature = "schema", schema(value_type = u8), ts(type = "number"))]
        seat: Seat,
        /// Which, for the one who drew it.
        card: Option<Kind>,
    },
    /// A Bug Off card was drawn.
    DrewOff {
        /// By whom.
        #[cfg_attr(feature = "schema", schema(value_type = u8), ts(type = "number"))]
        seat: Seat,
        /// Its kind.
        kind: Kind,
        /// What each seat lost.
        swept: Vec<Counts>,
    },
    /// A bug was placed.
    Placed {
        /// By whom.
        #[cfg_attr(feature = "schema", schema(value_type = u8), ts(type = "number"))]
        seat: Seat,
        /// Its kind.
        kind: Kind,
    },
    /// A kind was scored.
    Scored {
        /// By whom.
        #[cfg_attr(feature = "schema", schema(value_type = u8), ts(type = "number"))]
        seat: Seat,
        /// The kind.
        kind: Kind,
        /// The points that each seat got.
        gained: Vec<u8>,
    },
}

impl Observed {
    pub(crate) fn of(state: &BugOff, event: Event<BugOff>, audience: Audience) -> Observed {
        let seats = usize::from(state.setup.seats);
        let seat = state.mover;
        match event {
            Event::Chance(Chance::Deal(deal)) => Observed::Dealt {
                hand: match audience {
                    Audience::Seat(own) if own.index() < seats => Some(deal[own.index()].to_vec()),
                    _ => None,
                },
            },
            Event::Chance(Chance::Draw(Card::Bug(kind))) => {
                Observed::Drew { seat, card: (audience == Audience::Seat(seat)).then_some(kind) }
            }
            Event::Chance(Chance::Draw(Card::Off(kind))) => {
                Observed::DrewOff { seat, kind, swept: state.swept_by(kind).collect() }
            }
            Event::Step(Step::Place(kind)) => Observed::Placed { seat, kind },
            Event::Step(Step::Score(kind)) => {
                let displays = state.displays.of_seats(state.setup.seats);
                let gained = displays.map(|display| display.of(kind)).collect();
                Observed::Scored { seat, kind, gained }
            }
        }
    }
}
