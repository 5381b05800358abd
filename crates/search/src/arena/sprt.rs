//! When to stop a match: the sequential probability ratio test.

use super::score::{Score, expected};

/// The probability of being wrong either way.
const ERROR: f64 = 0.05;

/// A test whether a player is stronger by `elo1` rather than by `elo0` points, wrong with a probability of 5 %
/// either way however soon it ends.
///
/// Wald, *Sequential Tests of Statistical Hypotheses* (1945), in the normal approximation that chess engines are
/// tested by (Van den Bergh, *The Generalized Sequential Probability Ratio Test for outcomes of games*).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// What counts as no gain.
    pub elo0: f64,
    /// What counts as a gain; more than `elo0`.
    pub elo1: f64,
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Rather `elo1` than `elo0`.
    Accepted,
    /// Rather `elo0` than `elo1`.
    Rejected,
}

impl Sprt {
    /// The logarithm of how much better `elo1` explains the score than `elo0` does.
    pub fn ratio(self, score: &Score) -> f64 {
        let [share0, share1] = [self.elo0, self.elo1].map(expected);
        let samples = score.samples().len() as f64;
        samples * (share1 - share0) * (2.0 * score.mean() - share0 - share1) / (2.0 * score.variance())
    }

    /// At or below the first the test ends with no, at or above the second with yes.
    pub fn bounds(self) -> [f64; 2] {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        [-bound, bound]
    }

    /// What the test says; `None` when it takes more games.
    pub fn verdict(self, score: &Score) -> Option<Verdict> {
        let (ratio, [low, high]) = (self.ratio(score), self.bounds());
        if ratio >= high {
            Some(Verdict::Accepted)
        } else if ratio <= low {
            Some(Verdict::Rejected)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 400.0 };

    #[test]
    fn the_ratio_of_some_pairs() {
        // The shares 1/2 and 10/11; mean 0.6875, variance 23/192: see the tests of the score.
        let score: Score = [1.0, 0.5, 0.75, 0.5].into_iter().collect();
        let expected = 4.0 * (9.0 / 22.0) * (1.375 - 31.0 / 22.0) / (2.0 * 23.0 / 192.0);
        assert!((TEST.ratio(&score) - expected).abs() < 1e-12);
        assert_eq!(TEST.verdict(&score), None);
        assert_eq!(TEST.ratio(&Score::default()), 0.0);
    }

    #[test]
    fn it_ends_at_the_logarithm_of_nineteen() {
        let [low, high] = TEST.bounds();
        assert!((high - 19f64.ln()).abs() < 1e-12 && low == -high);
        let all = |share: f64, count: usize| std::iter::repeat_n(share, count).collect::<Score>();
        assert_eq!(TEST.verdict(&all(1.0, 1)), None, "one pair proves nothing");
        assert_eq!(TEST.verdict(&all(1.0, 20)), Some(Verdict::Accepted));
        assert_eq!(TEST.verdict(&all(0.5, 20)), Some(Verdict::Rejected));
    }
}
