//! Three tiny games, to try the laws and everything else that is written for any game: one with nothing
//! hidden, one with dice, one with hidden cards. Each can be had with a fault, which the laws must find.

pub mod fault;
pub mod hoard;
pub mod noughts;
pub mod race;

pub use hoard::Hoard;
pub use noughts::Noughts;
pub use race::Race;

use game::{Illegal, Payoff, Seat, SeatSet, TextError};

/// A refusal of a toy.
const fn broken(code: &'static str) -> Illegal {
    Illegal::new(code, "The rules of this toy do not allow that.")
}

/// What a toy says to a text that it cannot read.
fn unreadable(offset: usize) -> TextError {
    TextError::new(offset, "unreadable", "This is no text of the toy.")
}

/// A result such as `1` or `2+3`.
fn winners_text(payoff: Payoff) -> String {
    let winners: Vec<String> = payoff.winners().iter().map(|seat| seat.to_string()).collect();
    winners.join("+")
}

fn read_winners(text: &str) -> Result<Option<Payoff>, TextError> {
    if text == "*" {
        return Ok(None);
    }
    let seat = |number: &str| Seat::from_number(number.parse().ok()?);
    let winners: Option<Vec<Seat>> = text.split('+').map(seat).collect();
    let winners: SeatSet = winners.ok_or_else(|| unreadable(0))?.into_iter().collect();
    Ok(Some(Payoff::shared(winners)))
}

/// A setup `seats=N` of 2 to `most` seats.
macro_rules! seats_setup {
    ($most:literal) => {
        /// How many play. Text form: `seats=2`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Setup {
            /// The number of seats.
            pub seats: u8,
        }

        impl std::fmt::Display for Setup {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "seats={}", self.seats)
            }
        }

        impl std::str::FromStr for Setup {
            type Err = game::Illegal;

            fn from_str(text: &str) -> Result<Setup, game::Illegal> {
                let setup = |&seats: &u8| Setup { seats }.to_string() == text;
                (2..=$most).find(setup).map(|seats| Setup { seats }).ok_or(super::broken("unknown-setup"))
            }
        }
    };
}
use seats_setup;
