//! Chance that anybody can check when a game is over. It knows no game and no table.
//!
//! 1. Before anybody sits down, the server draws a [`Seed`] and shows its [`Commitment`].
//! 2. Everybody who takes a seat may give [`SeatBytes`] of their own.
//! 3. Seed, table, game, setup and all of these make the [`Fate`] of the game: a stream of words for the lot that seats
//!    the players, and one for each outcome of chance, by its number.
//! 4. When the game is over, the seed is shown. With the [`Evidence`] that stands in the record, anybody can follow each
//!    roll, deal and draw.
//!
//! The streams are HMAC-SHA256 and not a stream cipher because browsers and the standard libraries of most languages have
//! it: whoever wants to check a game without this program writes a page of code. `docs/FAIRNESS.md` has every encoding to
//! the byte, test vectors, and what all of this does not prevent.

mod encoding;
mod evidence;
mod fate;
mod hex;
mod seat_bytes;
mod seed;

pub use evidence::{BadTag, Evidence, TAGS};
pub use fate::{Draw, Fate, Origin, lot};
pub use seat_bytes::SeatBytes;
pub use seed::{Commitment, Seed};
