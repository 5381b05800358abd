//! Ratings: how strong people are thought to be, by published formulas on one scale.
//!
//! - [`strength`]: where everybody begins, and how time away makes a rating less sure;
//! - [`duel`]: games of two, by Glicko-2;
//! - [`many`]: games of two to five, by Weng and Lin;
//! - [`people`]: what a profile and a leader board tell.

mod duel;
mod many;
mod people;
mod strength;

pub use people::{leaders, person, strength_at};
pub use strength::{FRESH, shown};

use skillratings::Outcomes;
use store::Strength;

/// The strengths after a game, of all who played it. `places` count from 1; those who share one have drawn.
pub fn after(before: &[Strength], places: &[u32], in_company: bool) -> Vec<Strength> {
    match (before, places) {
        ([one, two], [first, second]) if !in_company => {
            let (win, lose) = match first.cmp(second) {
                std::cmp::Ordering::Less => (Outcomes::WIN, Outcomes::LOSS),
                std::cmp::Ordering::Equal => (Outcomes::DRAW, Outcomes::DRAW),
                std::cmp::Ordering::Greater => (Outcomes::LOSS, Outcomes::WIN),
            };
            vec![duel::after(*one, &[(*two, win)]), duel::after(*two, &[(*one, lose)])]
        }
        _ => many::after(before, places),
    }
}
