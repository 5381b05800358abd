//! The vocabulary that every game speaks, and no game.
//!
//! A game is a type that implements [`Rules`]: the whole state, small, by value. It never draws a random
//! number by itself: where chance decides, [`Rules::node`] says so and the caller supplies the outcome.
//! A *turn* is a sequence of [`Event`]s (steps of a seat, outcomes of chance); a [`Match`] is a state
//! with its history. [`Notation`] gives all of it a text form.

mod below;
mod illegal;
mod matches;
mod node;
mod notation;
mod rules;
mod seat;

pub use below::below;
pub use illegal::{Illegal, broken};
pub use matches::{Match, TurnEvents};
pub use node::{Audience, Node, Payoff};
pub use notation::{Notation, TextError, fields, turn_text};
pub use rules::{Determinize, EnumerableChance, Event, HiddenInfo, PerfectInfo, Rules};
pub use seat::{MAX_SEATS, Seat, SeatSet};
