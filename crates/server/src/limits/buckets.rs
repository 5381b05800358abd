//! Token buckets.

use crate::config::Rate;
use crate::error::{Refused, refusals};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// One bucket: full at first, each action takes a token.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    filled_at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, filled_at: now }
    }

    /// Takes a token if there is one; otherwise the seconds until there will be.
    ///
    /// # Errors
    /// When the bucket is empty.
    pub fn take(&mut self, rate: Rate, now: Instant) -> Result<(), u32> {
        let seconds = now.saturating_duration_since(self.filled_at).as_secs_f64();
        self.tokens = (self.tokens + seconds * rate.per_second).min(rate.burst);
        self.filled_at = now;
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            return Ok(());
        }
        Err(((1.0 - self.tokens) / rate.per_second.max(0.001)).ceil() as u32)
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let seconds = now.saturating_duration_since(self.filled_at).as_secs_f64();
        self.tokens + seconds * rate.per_second >= rate.burst
    }
}

/// How many buckets are remembered before the full ones, which say nothing, are forgotten.
const MANY: usize = 20_000;

/// A bucket for each key.
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// All full.
    pub fn new(rate: Rate) -> Self {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes a token from the bucket of this key.
    ///
    /// # Errors
    /// When it is empty: come back after the seconds until it is not.
    pub fn take(&self, key: K) -> Result<(), Refused> {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| !bucket.is_full(self.rate, now));
            if buckets.len() >= MANY {
                // So many who are all busy: forgetting them is kinder than refusing everybody new.
                buckets.clear();
            }
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now));
        bucket.take(self.rate, now).map_err(|wait| refusals::RATE_LIMITED.retry_after(wait))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let rate = Rate { burst: 2.0, per_second: 0.5 };
        let now = Instant::now();
        let mut bucket = Bucket::full(rate, now);
        assert!(bucket.take(rate, now).is_ok() && bucket.take(rate, now).is_ok());
        assert_eq!(bucket.take(rate, now), Err(2));
        assert!(bucket.take(rate, now + Duration::from_secs(2)).is_ok());
        assert!(bucket.take(rate, now + Duration::from_secs(3)).is_err());
        assert!(bucket.is_full(rate, now + Duration::from_secs(60)));
    }

    #[test]
    fn keys_do_not_share() {
        let buckets = Buckets::new(Rate { burst: 1.0, per_second: 0.001 });
        assert!(buckets.take("a").is_ok() && buckets.take("b").is_ok());
        assert!(buckets.take("a").is_err());
    }
}
