//! The names of the bots.

use crate::Level;
use game::Illegal;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Which bot, and how long it thinks.
///
/// Text forms: `random`, `uct:iterations=1000`, `uct:ms=500`, `level4`, `level8:ms=500`.
///
/// ```
/// # use bots::{BotSpec, Level};
/// assert_eq!("uct:ms=500".parse(), Ok(BotSpec::UctMilliseconds(500)));
/// assert_eq!("level8:ms=500".parse(), Ok(BotSpec::LevelMilliseconds(Level::HIGHEST, 500)));
/// assert_eq!(BotSpec::UctIterations(1000).to_string(), "uct:iterations=1000");
/// assert_eq!("uct".parse::<BotSpec>().unwrap_err().code, "unknown-bot");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// Any legal step, each as likely as any other.
    Random,
    /// Textbook Monte Carlo tree search with this many playouts a step, 1 to 10,000,000. The same seed gives
    /// the same step.
    UctIterations(u32),
    /// Textbook Monte Carlo tree search for this many milliseconds of CPU time a turn, 1 to 600,000.
    UctMilliseconds(u32),
    /// A level with the thinking that belongs to it.
    Level(Level),
    /// A level that thinks for this many milliseconds of CPU time a turn instead, 1 to 600,000.
    LevelMilliseconds(Level, u32),
}

const ITERATIONS: RangeInclusive<u32> = 1..=10_000_000;
const MILLISECONDS: RangeInclusive<u32> = 1..=600_000;
pub(crate) const UNKNOWN_BOT: Illegal = Illegal::new(
    "unknown-bot",
    "A bot is random, levelN with N from 1 to 8, levelN:ms=M or uct:ms=M with M from 1 to 600000, \
     or uct:iterations=N with N from 1 to 10000000.",
);

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::UctIterations(most) => write!(f, "uct:iterations={most}"),
            BotSpec::UctMilliseconds(ms) => write!(f, "uct:ms={ms}"),
            BotSpec::Level(level) => level.fmt(f),
            BotSpec::LevelMilliseconds(level, ms) => write!(f, "{level}:ms={ms}"),
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
        } else if let Some(level) = text.strip_prefix("level") {
            level_spec(level)
        } else {
            None
        };
        spec.ok_or(UNKNOWN_BOT)
    }
}

/// What follows after `level`.
fn level_spec(text: &str) -> Option<BotSpec> {
    let (number, time) = text.split_once(":ms=").map_or((text, None), |(number, ms)| (number, Some(ms)));
    let [digit @ b'1'..=b'8'] = number.as_bytes() else { return None };
    let level = Level::new(digit - b'0').ok()?;
    match time {
        None => Some(BotSpec::Level(level)),
        Some(ms) => Some(BotSpec::LevelMilliseconds(level, number_in(ms, MILLISECONDS)?)),
    }
}

/// A plain decimal number in a range: no sign, no leading zero, so that every bot has one name.
fn number_in(text: &str, range: RangeInclusive<u32>) -> Option<u32> {
    let plain = !text.starts_with('0') && text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|number| plain && range.contains(number))
}
