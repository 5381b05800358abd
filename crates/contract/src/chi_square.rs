//! Pearson's test: do these counts come from those weights?

/// Cells with a smaller expectation are thrown together, as the test asks for.
const LEAST_EXPECTED: f64 = 5.0;
/// The standard normal quantile of probability 1 - 10⁻⁶: a fair sample fails once in a million.
const QUANTILE: f64 = 4.753;

/// The value beyond which a sample of this many degrees of freedom is not fair (Wilson & Hilferty, 1931).
fn limit(freedom: usize) -> f64 {
    let k = freedom as f64;
    let part = 2.0 / (9.0 * k);
    k * (1.0 - part + QUANTILE * part.sqrt()).powi(3)
}

/// Whether the counts are as the weights say, within what luck does once in a million samples.
///
/// # Errors
/// The statistic and its limit, in words.
pub(crate) fn fair(counts: &[u64], weights: &[u64]) -> Result<(), String> {
    let drawn = counts.iter().sum::<u64>() as f64;
    let whole = weights.iter().sum::<u64>() as f64;
    let mut cells = Vec::new();
    let mut rest = (0.0, 0.0);
    for (&count, &weight) in counts.iter().zip(weights) {
        let cell = (count as f64, drawn * weight as f64 / whole);
        if cell.1 >= LEAST_EXPECTED {
            cells.push(cell);
        } else {
            rest = (rest.0 + cell.0, rest.1 + cell.1);
        }
    }
    if rest.1 > 0.0 {
        cells.push(rest);
    }
    if cells.len() < 2 {
        return Ok(());
    }
    let statistic: f64 = cells.iter().map(|(count, expected)| (count - expected).powi(2) / expected).sum();
    let limit = limit(cells.len() - 1);
    if statistic <= limit {
        return Ok(());
    }
    Err(format!(
        "chi-square is {statistic:.1}, more than {limit:.1}, with counts {counts:?} for weights {weights:?}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_near_the_tables() {
        // Exact quantiles of 1 - 10⁻⁶ by degrees of freedom; with one degree the formula is more lenient.
        for (freedom, exact) in [(5, 35.89), (36, 91.50), (270, 395.18)] {
            let difference: f64 = limit(freedom) - exact;
            assert!(difference.abs() < 0.05 * exact, "{freedom}: {} for {exact}", limit(freedom));
        }
    }

    #[test]
    fn a_loaded_die_is_noticed() {
        assert!(fair(&[1000, 1010, 990, 1000, 1005, 995], &[1; 6]).is_ok());
        assert!(fair(&[1200, 960, 960, 960, 960, 960], &[1; 6]).is_err());
        assert!(fair(&[3000, 2000, 1000], &[3, 2, 1]).is_ok());
    }
}
