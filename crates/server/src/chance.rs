//! Where chance comes from.

use crate::random;
use catalog::{AnyMatch, LogLine};
use rand::RngExt;

/// Decides what chance decides. In production this is the operating system's random source and nothing else;
/// tests script it.
pub trait Chance: Send + Sync + 'static {
    /// Where chance is due in the match, lets one outcome happen and returns its line for the log.
    fn outcome(&self, play: &mut AnyMatch) -> Option<LogLine>;

    /// The lot that seats the players: which of those who sat down takes each seat, as places from 0.
    fn order(&self, seats: usize) -> Vec<usize>;
}

/// The operating system's random source.
#[derive(Clone, Copy, Debug)]
pub struct OsChance;

impl Chance for OsChance {
    fn outcome(&self, play: &mut AnyMatch) -> Option<LogLine> {
        play.draw_chance(&mut random::system())
    }

    fn order(&self, seats: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..seats).collect();
        let mut rng = random::system();
        // Fisher and Yates.
        for last in (1..seats).rev() {
            order.swap(last, rng.random_range(0..=last));
        }
        order
    }
}
