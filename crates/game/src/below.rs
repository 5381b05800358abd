//! The one way in which chance becomes a number.

use rand::Rng;

/// A whole number from 0 to `n - 1`, each as likely as any other.
///
/// What it does with the generator's 32-bit words is a promise, so that anybody can do the same with the words that
/// decided a game (`docs/FAIRNESS.md`): a word times `n` is a number of 64 bits, of which the upper half is the result;
/// where the lower half is less than 2³² mod `n`, the word counts for nothing and the next one is taken. The method is
/// Lemire's, "Fast Random Integer Generation in an Interval" (2019).
///
/// # Panics
/// In debug builds when `n` is 0: there is no such number.
#[inline]
pub fn below<G: Rng + ?Sized>(rng: &mut G, n: u32) -> u32 {
    debug_assert!(n > 0, "there is no number below 0");
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(n);
        let low = product as u32;
        // The remainder is less than `n`, and needs a division: it is asked for only where it can matter.
        if low >= n || low >= n.wrapping_neg() % n {
            return (product >> 32) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::TryRng;
    use std::convert::Infallible;

    /// Gives these words, then ends the test.
    struct Words<'a>(std::slice::Iter<'a, u32>);

    impl TryRng for Words<'_> {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            Ok(*self.0.next().expect("another word"))
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            unreachable!("numbers are made of words")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("numbers are made of words")
        }
    }

    #[track_caller]
    fn gives(n: u32, words: &[u32], result: u32) {
        let mut rng = Words(words.iter());
        assert_eq!(below(&mut rng, n), result);
        assert_eq!(rng.0.len(), 0, "every word is used");
    }

    #[test]
    fn a_word_is_scaled_and_one_that_would_favour_a_number_is_passed_over() {
        gives(1, &[u32::MAX], 0);
        gives(6, &[0x8000_0001], 3);
        gives(6, &[u32::MAX], 5);
        // 2^32 is 4 mod 6: of the 2^32 words, the four with the lower half 0 to 3 are passed over.
        gives(6, &[0, 1], 0);
        gives(6, &[0, 0, u32::MAX], 5);
        // 1431655766 * 6 is 2 * 2^32 + 4, the least that counts; 2863311531 * 6 is 4 * 2^32 + 2, which does not.
        gives(6, &[1_431_655_766], 2);
        gives(6, &[2_863_311_531, 0x4000_0000], 1);
        // Powers of two divide evenly.
        gives(8, &[0], 0);
        gives(u32::MAX, &[0, 7], 6);
    }

    /// Counted exactly: all words that lead to a number lie together, and those that are passed over come first.
    #[test]
    fn as_many_words_lead_to_each_number() {
        for n in [3u64, 5, 6, 7, 10, 36, 72] {
            let passed = (1u64 << 32) % n;
            let each = ((1u64 << 32) - passed) / n;
            for result in 0..n {
                // Words w with floor(w * n / 2^32) = result lie between these.
                let from = (result << 32).div_ceil(n);
                let to = ((result + 1) << 32).div_ceil(n);
                let rejected = (from..to).take_while(|word| word * n % (1 << 32) < passed);
                assert_eq!(to - from - rejected.count() as u64, each, "{n} {result}");
            }
        }
    }
}
