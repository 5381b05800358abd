//! One number for the strength of each of several players.

use super::score::WITHIN_95;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// What two players have played against each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// The players, by their numbers.
    pub players: [usize; 2],
    /// The share of the first one in each round.
    pub samples: Vec<f64>,
}

/// The strength of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In Elo points; the mean of all players is 0.
    pub elo: f64,
    /// The rating is within so many points of the true one with a probability of 95 %.
    pub error: f64,
}

/// How many times the rounds are drawn again to see how much the ratings depend on them.
const REDRAWS: u32 = 200;
/// Passes over all players; the ratings stand still long before.
const PASSES: u32 = 10_000;
/// When no rating changes by more than this factor, they stand still.
const STILL: f64 = 1e-10;

/// The ratings that make what was played the most likely (Bradley & Terry, 1952), by the iteration of Hunter
/// (*MM algorithms for generalized Bradley–Terry models*, 2004). Each pairing is given one imaginary draw more,
/// or somebody who has won everything would be infinitely strong.
///
/// The errors are found by drawing the rounds again, with replacement, and rating again (Efron's bootstrap).
pub fn ratings(players: usize, pairings: &[Pairing]) -> Vec<Rating> {
    let elos = fit(players, pairings);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut squares = vec![0.0; players];
    for _ in 0..REDRAWS {
        let again: Vec<Pairing> = pairings.iter().map(|pairing| redrawn(pairing, &mut rng)).collect();
        for ((square, elo), other) in squares.iter_mut().zip(&elos).zip(fit(players, &again)) {
            *square += (other - elo).powi(2);
        }
    }
    let error = |square: f64| WITHIN_95 * (square / f64::from(REDRAWS)).sqrt();
    elos.into_iter().zip(squares).map(|(elo, square)| Rating { elo, error: error(square) }).collect()
}

fn redrawn(pairing: &Pairing, rng: &mut Xoshiro256PlusPlus) -> Pairing {
    let of = &pairing.samples;
    let samples = (0..of.len()).map(|_| of[rng.random_range(0..of.len())]).collect();
    Pairing { players: pairing.players, samples }
}

fn fit(players: usize, pairings: &[Pairing]) -> Vec<f64> {
    // Points, and against whom how many rounds, with the imaginary draw.
    let mut points = vec![0.0; players];
    let mut rounds = vec![vec![0.0; players]; players];
    for Pairing { players: [first, second], samples } in pairings {
        let (played, won) = (samples.len() as f64 + 1.0, samples.iter().sum::<f64>() + 0.5);
        points[*first] += won;
        points[*second] += played - won;
        rounds[*first][*second] += played;
        rounds[*second][*first] += played;
    }
    let mut strengths = vec![1.0; players];
    for _ in 0..PASSES {
        let mut moved: f64 = 0.0;
        for own in (0..players).filter(|&own| points[own] > 0.0) {
            let due: f64 =
                (0..players).map(|other| rounds[own][other] / (strengths[own] + strengths[other])).sum();
            let next = points[own] / due;
            moved = moved.max((next / strengths[own] - 1.0).abs());
            strengths[own] = next;
        }
        if moved < STILL {
            break;
        }
    }
    let elos: Vec<f64> = strengths.iter().map(|strength: &f64| 400.0 * strength.log10()).collect();
    let mean = elos.iter().sum::<f64>() / players.max(1) as f64;
    elos.into_iter().map(|elo| elo - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::elo;

    fn pairing(players: [usize; 2], samples: &[f64]) -> Pairing {
        Pairing { players, samples: samples.to_vec() }
    }

    #[track_caller]
    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
    }

    #[test]
    fn two_players_differ_by_what_their_score_says() {
        let rated = ratings(2, &[pairing([0, 1], &[1.0, 0.75, 0.5])]);
        // 2.25 of 3 points, with the imaginary draw 2.75 of 4.
        close(rated[0].elo - rated[1].elo, elo(2.75 / 4.0).unwrap());
        close(rated[0].elo + rated[1].elo, 0.0);
        assert!(rated[0].error > 0.0);
        close(rated[0].error, rated[1].error);
    }

    #[test]
    fn differences_add_up_in_a_round_robin() {
        // Odds of 2 to 1 each step: 2/3, 4/5, 2/3, with so many rounds that the imaginary draw makes them exact.
        let played = |share: f64, rounds: usize| {
            let won = share * (rounds as f64 + 1.0) - 0.5;
            vec![won / rounds as f64; rounds]
        };
        let pairings = [([0, 1], 2.0 / 3.0), ([0, 2], 0.8), ([1, 2], 2.0 / 3.0)]
            .map(|(players, share)| Pairing { players, samples: played(share, 20) });
        let rated = ratings(3, &pairings);
        let step = 400.0 * 2f64.log10();
        for (rating, expected) in rated.iter().zip([step, 0.0, -step]) {
            close(rating.elo, expected);
            close(rating.error, 0.0);
        }
    }

    #[test]
    fn who_wins_everything_is_strong_and_not_infinitely_so() {
        let rated = ratings(2, &[pairing([0, 1], &[1.0; 9])]);
        close(rated[0].elo - rated[1].elo, elo(0.95).unwrap());
    }
}
