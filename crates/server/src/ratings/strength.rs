//! Where everybody begins, and what time does.

use protocol::SeatRating;
use store::Strength;

/// Somebody who has not played yet, as Glickman proposes.
pub const FRESH: Strength = Strength { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

/// A rating period without a game, in seconds: a day.
const PERIOD: f64 = 86_400.0;

/// Points of Glicko for one of Glicko-2.
const SCALE: f64 = 173.7178;

/// What becomes of a strength after so many seconds without a game: step 6 of Glickman's "Example of the Glicko-2
/// system", the deviation after a period without games being the root of φ² + σ². Parts of a period count.
pub fn after_time(before: Strength, seconds: i64) -> Strength {
    let periods = seconds.max(0) as f64 / PERIOD;
    let growth = before.volatility * SCALE * periods.sqrt();
    Strength { deviation: before.deviation.hypot(growth).min(FRESH.deviation), ..before }
}

/// As people read it.
pub fn shown(strength: Strength) -> SeatRating {
    // Ratings are small numbers.
    SeatRating {
        rating: strength.rating.round() as i32,
        deviation: strength.deviation.round() as u32,
        change: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_makes_a_rating_less_sure_and_changes_nothing_else() {
        let before = Strength { rating: 1700.0, deviation: 60.0, volatility: 0.06 };
        let deviation = |days: i64| after_time(before, days * 86_400).deviation;
        assert_eq!(deviation(0), 60.0);
        // One period by the formula: the root of 60² + (0.06 · 173.7178)².
        assert!((deviation(1) - 60.898_7).abs() < 0.001, "{}", deviation(1));
        // From sure to not sure enough for a leader board in eleven weeks, to knowing nothing in three years.
        assert!(deviation(77) < 110.0 && deviation(79) > 110.0, "{} {}", deviation(77), deviation(79));
        assert!(deviation(1_000) < 350.0);
        assert_eq!(deviation(1_100), 350.0);
        assert_eq!(after_time(before, -5), before);
        assert_eq!(after_time(before, 86_400).rating, 1700.0);
    }
}
