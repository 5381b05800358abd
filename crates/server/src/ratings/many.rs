//! Games of two to five: the Bradley-Terry model with full pairs of Ruby Weng and Chih-Jen Lin, "A Bayesian
//! approximation method for online ranking" (2011). Its usual scale, which begins at 25 with an uncertainty of 25/3, is
//! stretched by 42, so that everybody begins at 1500 with a deviation of 350 here too; the method does not mind.

use super::strength::FRESH;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::Strength;

/// By how much games are luck: half of the deviation at the beginning, as usual.
const BETA: f64 = 175.0;

/// The strengths after a game. `places` count from 1; those who share one have drawn.
pub fn after(before: &[Strength], places: &[u32]) -> Vec<Strength> {
    let teams: Vec<_> =
        before.iter().map(|one| [WengLinRating { rating: one.rating, uncertainty: one.deviation }]).collect();
    let ranked: Vec<_> = teams
        .iter()
        .zip(places)
        .map(|(team, place)| (&team[..], MultiTeamOutcome::new(*place as usize)))
        .collect();
    let config = WengLinConfig { beta: BETA, uncertainty_tolerance: 0.000_001 };
    let after = weng_lin_multi_team(&ranked, &config).into_iter().flatten();
    let strength = |(one, before): (WengLinRating, &Strength)| Strength {
        rating: one.rating,
        deviation: one.uncertainty.min(FRESH.deviation),
        volatility: before.volatility,
    };
    after.zip(before).map(strength).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the usual scale of the method to ours.
    fn of(rating: f64, uncertainty: f64) -> Strength {
        Strength { rating: 1500.0 + (rating - 25.0) * 42.0, deviation: uncertainty * 42.0, volatility: 0.06 }
    }

    #[test]
    fn the_example_of_the_crate_comes_out_on_our_scale() {
        let after = after(&[of(42.0, 1.3), of(25.0, 25.0 / 3.0)], &[1, 2]);
        for (after, expected) in after.into_iter().zip([of(42.03, 1.30), of(23.91, 8.03)]) {
            // The example tells two places, which are 0.21 points here.
            assert!((after.rating - expected.rating).abs() < 0.22, "{after:?} {expected:?}");
            assert!((after.deviation - expected.deviation).abs() < 0.22, "{after:?} {expected:?}");
        }
    }

    #[test]
    fn among_equals_places_order_the_ratings_and_nothing_is_lost() {
        let before = [FRESH; 5];
        let after = after(&before, &[2, 1, 4, 2, 5]);
        let sum: f64 = after.iter().map(|one| one.rating).sum();
        assert!((sum - 7500.0).abs() < 1e-6, "{sum}");
        assert!((after[0].rating - after[3].rating).abs() < 1e-9);
        assert!(after[1].rating > after[0].rating && after[0].rating > after[2].rating);
        assert!(after[2].rating > after[4].rating);
        assert!(after.iter().all(|one| one.deviation < 350.0 && one.volatility == 0.06));
    }
}
