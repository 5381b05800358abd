//! Seats and cards.

use game::Illegal;
use std::fmt;
use std::str::FromStr;

/// How many play and with how many cards of a kind. Text form: `seats=3 copies=10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// From 2 to 5.
    pub(crate) seats: u8,
    /// From 6 to 12.
    pub(crate) copies: u8,
}

impl Setup {
    /// A setup with 2 to 5 seats and 6 to 12 copies of each kind.
    pub fn new(seats: u8, copies: u8) -> Option<Setup> {
        ((2..=5).contains(&seats) && (6..=12).contains(&copies)).then_some(Setup { seats, copies })
    }

    /// How many play.
    pub fn seats(self) -> u8 {
        self.seats
    }

    /// Cards of each kind.
    pub fn copies(self) -> u8 {
        self.copies
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup { seats: 2, copies: 10 }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={} copies={}", self.seats, self.copies)
    }
}

impl FromStr for Setup {
    type Err = Illegal;

    /// What the text leaves out is as usual: 2 seats, 10 copies.
    fn from_str(text: &str) -> Result<Setup, Illegal> {
        const UNKNOWN: Illegal =
            Illegal::new("unknown-option", "The options of Bug Off are seats=2 to 5 and copies=6 to 12.");
        let (mut seats, mut copies) = (None, None);
        for word in text.split(' ').filter(|_| !text.is_empty()) {
            let (name, value) = word.split_once('=').ok_or(UNKNOWN)?;
            let slot = match name {
                "seats" => &mut seats,
                "copies" => &mut copies,
                _ => return Err(UNKNOWN),
            };
            let plain = value.bytes().all(|b| b.is_ascii_digit()) && !value.starts_with('0');
            let number = value.parse().ok().filter(|_| plain && slot.is_none()).ok_or(UNKNOWN)?;
            *slot = Some(number);
        }
        let usual = Setup::default();
        Setup::new(seats.unwrap_or(usual.seats), copies.unwrap_or(usual.copies)).ok_or(UNKNOWN)
    }
}
