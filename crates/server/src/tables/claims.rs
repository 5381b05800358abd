//! Games that somebody has left: after a grace the others need not wait for the clock.

use super::entry::Occupant;
use super::{Presence, Table};
use game::Seat;
use protocol::Clock;

/// The grace in a game of no time at all, in milliseconds.
const SHORTEST: i64 = 30_000;
/// The longest one.
const LONGEST: i64 = 300_000;

/// How long somebody may be away whose turn it is. By correspondence, and without a clock, as long as they like.
fn grace(clock: Clock) -> Option<i64> {
    match clock {
        Clock::Live { base_seconds, .. } => Some((SHORTEST + i64::from(base_seconds) * 100).min(LONGEST)),
        Clock::Correspondence { .. } => None,
    }
}

/// The seat that is to decide, if the person in it has no live connection, and from when on the others may claim the
/// game. The grace begins with the turn at the earliest.
pub fn claimable(table: &Table, presence: &Presence) -> Option<(Seat, i64)> {
    let clocks = table.clocks?;
    let (seat, turn_since) = clocks.running_since()?;
    let Occupant::Guest { id, .. } = table.seats.get(seat.index())? else { return None };
    let away = presence.away_since(id)?;
    Some((seat, away.max(turn_since) + grace(clocks.setting())?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grace_grows_with_the_time_control() {
        let of = |base_seconds| grace(Clock::Live { base_seconds, increment_seconds: 0, delay_seconds: 0 });
        assert_eq!(
            [of(1), of(60), of(600), of(10_800)].map(Option::unwrap),
            [30_100, 36_000, 90_000, 300_000]
        );
        assert_eq!(grace(Clock::Correspondence { days: 1 }), None);
    }
}
