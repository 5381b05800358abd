//! Matches between players of any kind, of any game, and what their results say.
//!
//! [`contest`] plays one game and judges its players: who makes an illegal step or takes too long loses. A
//! [`Schedule`] plays *rounds*: games with the same opening and the same chance, once for every way in which the
//! seats are given out. A round is one sample: its games share their luck, so they must not be counted as if they
//! did not. [`in_order()`] spreads them over threads. [`Score`] gathers the samples; [`elo`], [`Sprt`] and [`ratings`] tell what they mean.

mod contest;
mod in_order;
mod rating;
mod schedule;
mod score;
mod sprt;
mod streams;

pub use contest::{Contestant, Contested, Fault, Forfeit, Terms, Thought, contest, take_turn};
pub use in_order::{Done, in_order};
pub use rating::{Pairing, Rating, ratings};
pub use schedule::{News, Schedule, one_against_the_rest};
pub use score::{Score, elo};
pub use sprt::{Sprt, Verdict};
