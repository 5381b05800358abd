//! Where chance comes from.

use crate::random;
use catalog::{AnyMatch, LogLine};
use fair::Fate;

/// Decides what chance decides. In production that follows from the fate of the game, or, at tables from before there
/// were any, comes from the operating system's random source; tests script it.
pub trait Chance: Send + Sync + 'static {
    /// Where chance is due in the match, lets one outcome happen and returns its line for the log.
    fn outcome(&self, play: &mut AnyMatch, fate: Option<&Fate>) -> Option<LogLine>;

    /// The lot that seats the players: which of those who sat down takes each seat, as places from 0.
    fn order(&self, seats: usize, fate: Option<&Fate>) -> Vec<usize>;
}

/// Chance that anybody can check when the game is over (`docs/FAIRNESS.md`).
#[derive(Clone, Copy, Debug)]
pub struct FairChance;

impl Chance for FairChance {
    fn outcome(&self, play: &mut AnyMatch, fate: Option<&Fate>) -> Option<LogLine> {
        match fate {
            Some(fate) => play.follow(fate),
            None => play.draw_chance(&mut random::system()),
        }
    }

    fn order(&self, seats: usize, fate: Option<&Fate>) -> Vec<usize> {
        fate.map_or_else(|| fair::lot(&mut random::system(), seats), |fate| fate.lot(seats))
    }
}
