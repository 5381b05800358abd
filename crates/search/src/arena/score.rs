//! The share of the points, and how sure it is.

/// The quantile of the normal distribution that leaves 2.5 % on each side.
pub(super) const WITHIN_95: f64 = 1.959_963_984_540_054;

/// Samples of a share between 0 and 1. A sample is a round: the mean share of somebody over games that have
/// their opening and their chance in common, with the seats given out in every way. For two seats this is the
/// *pentanomial* count: a pair of games brings 0, ¼, ½, ¾ or 1.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    samples: Vec<f64>,
}

impl Score {
    /// Adds a sample.
    ///
    /// # Panics
    /// In debug builds, when it is not between 0 and 1.
    pub fn push(&mut self, sample: f64) {
        debug_assert!((0.0..=1.0).contains(&sample));
        self.samples.push(sample);
    }

    /// The samples.
    pub fn samples(&self) -> &[f64] {
        &self.samples
    }

    /// The mean; ½ before there is any sample.
    pub fn mean(&self) -> f64 {
        mean(self.samples.iter().copied()).unwrap_or(0.5)
    }

    /// The variance of a sample, estimated with two imaginary samples more, a lost and a won one. Without them
    /// a few equal samples would seem to be beyond doubt.
    pub fn variance(&self) -> f64 {
        let steadied = || self.samples.iter().copied().chain([0.0, 1.0]);
        let centre = mean(steadied()).expect("there are two at least");
        mean(steadied().map(|sample| (sample - centre).powi(2))).expect("there are two at least")
    }

    /// The interval that holds the true mean with a probability of 95 %, by the normal distribution, within 0
    /// and 1.
    pub fn interval(&self) -> [f64; 2] {
        if self.samples.is_empty() {
            return [0.0, 1.0];
        }
        let half = WITHIN_95 * (self.variance() / self.samples.len() as f64).sqrt();
        [-half, half].map(|by| (self.mean() + by).clamp(0.0, 1.0))
    }
}

impl FromIterator<f64> for Score {
    fn from_iter<I: IntoIterator<Item = f64>>(samples: I) -> Self {
        let mut score = Score::default();
        samples.into_iter().for_each(|sample| score.push(sample));
        score
    }
}

fn mean(samples: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = samples.fold((0u32, 0.0), |(count, sum), sample| (count + 1, sum + sample));
    (count > 0).then(|| sum / f64::from(count))
}

/// The difference in Elo that this share of the points means, in a game of two: 400 points are odds of 10 to 1.
/// `None` when all or no points were won.
pub fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

/// The share of the points that a difference in Elo promises.
pub(super) fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-12, "{found} is not {expected}");
    }

    #[test]
    fn mean_variance_and_interval_of_some_pairs() {
        let score: Score = [1.0, 0.5, 0.75, 0.5].into_iter().collect();
        close(score.mean(), 0.6875);
        // With 0 and 1 the six samples have the mean 0.625 and squares that sum up to 3.0625.
        close(score.variance(), 3.0625 / 6.0 - 0.625f64.powi(2));
        let half = WITHIN_95 * (0.119_791_666_666_666_66_f64 / 4.0).sqrt();
        let [low, high] = score.interval();
        close(low, 0.6875 - half);
        assert_eq!(high, 1.0, "0.6875 + 0.339 is beyond the end");
        close(half, 0.339_180_908_425_841_75);
    }

    #[test]
    fn a_few_equal_samples_are_not_beyond_doubt() {
        let all_won: Score = [1.0; 8].into_iter().collect();
        let [low, high] = all_won.interval();
        // The variance of nine ones and a zero: 0.09.
        close(low, 1.0 - WITHIN_95 * (0.09f64 / 8.0).sqrt());
        assert_eq!(high, 1.0);
        let even: Score = [0.5; 2].into_iter().collect();
        close(even.variance(), 0.125);
        assert_eq!(Score::default().interval(), [0.0, 1.0]);
    }

    /// Two games of a pair that go opposite ways tell little; counted one by one they would tell twice as much.
    #[test]
    fn a_pair_is_one_sample() {
        let pairs: Score = (0..1000).map(|_| 0.5).collect();
        let games: Score = (0..2000).map(|game| f64::from(game % 2)).collect();
        let width = |score: &Score| score.interval()[1] - score.interval()[0];
        assert_eq!(pairs.mean(), games.mean());
        assert!(width(&pairs) < width(&games) / 10.0);
        let same: Score = (0..1000).map(|pair| f64::from(pair % 2)).collect();
        assert!(width(&same) > width(&games) * 1.4, "and pairs that go the same way tell half as much");
    }

    #[test]
    fn elo_is_odds_on_a_logarithmic_scale() {
        assert_eq!(elo(0.5), Some(0.0));
        close(elo(10.0 / 11.0).unwrap(), 400.0);
        close(elo(0.75).unwrap(), 190.848_501_887_864_97);
        close(elo(0.25).unwrap(), -190.848_501_887_864_97);
        assert_eq!([elo(0.0), elo(1.0)], [None, None]);
        close(expected(400.0), 10.0 / 11.0);
        close(expected(elo(0.3).unwrap()), 0.3);
    }
}
