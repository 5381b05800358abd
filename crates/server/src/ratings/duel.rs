//! Games of two: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022), with τ = 0.5. Every game is a rating
//! period of its own.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use store::Strength;

/// The strength after a period with these games.
pub fn after(player: Strength, games: &[(Strength, Outcomes)]) -> Strength {
    let games: Vec<_> = games.iter().map(|(other, outcome)| (glicko(*other), *outcome)).collect();
    let config = Glicko2Config { tau: 0.5, convergence_tolerance: 0.000_001 };
    let after = glicko2_rating_period(&glicko(player), &games, &config);
    Strength { rating: after.rating, deviation: after.deviation.min(350.0), volatility: after.volatility }
}

fn glicko(Strength { rating, deviation, volatility }: Strength) -> Glicko2Rating {
    Glicko2Rating { rating, deviation, volatility }
}

#[cfg(test)]
mod tests {
    use super::super::FRESH;
    use super::*;

    #[test]
    fn the_published_example() {
        let of = |rating, deviation| Strength { rating, deviation, volatility: 0.06 };
        let games = [
            (of(1400.0, 30.0), Outcomes::WIN),
            (of(1550.0, 100.0), Outcomes::LOSS),
            (of(1700.0, 300.0), Outcomes::LOSS),
        ];
        let Strength { rating, deviation, volatility } = after(of(1500.0, 200.0), &games);
        // The paper rounds on its way, to 1464.06.
        assert!((rating - 1464.06).abs() < 0.02, "{rating}");
        assert!((deviation - 151.52).abs() < 0.01, "{deviation}");
        assert!((volatility - 0.05999).abs() < 0.00001, "{volatility}");
    }

    #[test]
    fn a_win_and_a_loss_of_equals_mirror_each_other() {
        let (won, lost) = (after(FRESH, &[(FRESH, Outcomes::WIN)]), after(FRESH, &[(FRESH, Outcomes::LOSS)]));
        assert!((won.rating + lost.rating - 3000.0).abs() < 1e-9 && won.rating > 1650.0, "{won:?}");
        assert!((won.deviation - lost.deviation).abs() < 1e-9 && won.deviation < 300.0);
        assert!((after(FRESH, &[(FRESH, Outcomes::DRAW)]).rating - 1500.0).abs() < 1e-9);
    }
}
