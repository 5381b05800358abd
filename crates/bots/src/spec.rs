//! The names of the bots.

use game::Illegal;
use search::Budget;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

/// Which bot, and how long it thinks about a step.
///
/// Text forms: `random`, `uct:iterations=1000`, `uct:ms=500`.
///
/// ```
/// # use bots::BotSpec;
/// assert_eq!("uct:ms=500".parse(), Ok(BotSpec::UctMilliseconds(500)));
/// assert_eq!(BotSpec::UctIterations(1000).to_string(), "uct:iterations=1000");
/// assert_eq!("uct".parse::<BotSpec>().unwrap_err().code, "unknown-bot");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// Any legal step, each as likely as any other.
    Random,
    /// Monte Carlo tree search with this many playouts a step, 1 to 10,000,000. The same seed gives the same
    /// step.
    UctIterations(u32),
    /// Monte Carlo tree search for this many milliseconds a step, 1 to 600,000.
    UctMilliseconds(u32),
}

const ITERATIONS: RangeInclusive<u32> = 1..=10_000_000;
const MILLISECONDS: RangeInclusive<u32> = 1..=600_000;
const UNKNOWN_BOT: Illegal = Illegal::new(
    "unknown-bot",
    "A bot is random, uct:iterations=N with N from 1 to 10000000, or uct:ms=N with N from 1 to 600000.",
);

impl BotSpec {
    /// How long it may think about a step; `None` when it does not think.
    pub fn budget(&self) -> Option<Budget> {
        match *self {
            BotSpec::Random => None,
            BotSpec::UctIterations(most) => Some(Budget::Iterations(most.into())),
            BotSpec::UctMilliseconds(ms) => Some(Budget::Time(Duration::from_millis(ms.into()))),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::UctIterations(most) => write!(f, "uct:iterations={most}"),
            BotSpec::UctMilliseconds(ms) => write!(f, "uct:ms={ms}"),
        }
    }
}

impl FromStr for BotSpec {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<BotSpec, Illegal> {
        let spec = if text == "random" {
            Some(BotSpec::Random)
        } else if let Some(number) = text.strip_prefix("uct:iterations=") {
            number_in(number, ITERATIONS).map(BotSpec::UctIterations)
        } else if let Some(number) = text.strip_prefix("uct:ms=") {
            number_in(number, MILLISECONDS).map(BotSpec::UctMilliseconds)
        } else {
            None
        };
        spec.ok_or(UNKNOWN_BOT)
    }
}

/// A plain decimal number in a range: no sign, no leading zero, so that every bot has one name.
fn number_in(text: &str, range: RangeInclusive<u32>) -> Option<u32> {
    let plain = !text.starts_with('0') && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|number| plain && range.contains(number))
}
