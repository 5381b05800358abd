//! The rules of **Bug Off** (R&R Games, 2022): two to five players, hidden hands, chance.
//!
//! Draw a card, play a card: place it into your display, or score its kind, whereupon every player moves all
//! bugs of that kind from the display to the own score pile. A Bug Off card, when drawn, is resolved at once:
//! every bug in a display whose kind is on any Bug Off card so far is lost. The sixth ends the game. Most
//! scored bugs win; of those tied, the one with most of the kind of the first Bug Off card.
//!
//! The publisher's number of cards of a kind is in none of our sources: it is an option, 10 unless said
//! otherwise. The lot for the first seat is drawn outside: seat 1 begins.

pub mod broken;
mod cards;
mod consistency;
mod counts;
mod determinize;
mod effect;
mod notation;
mod piles;
mod position;
mod setup;
mod stack;
mod state;
mod steps;
mod view;

pub use cards::{Card, Kind};
pub use counts::Counts;
pub use effect::Effect;
pub use setup::Setup;
pub use state::{BugOff, Chance, Phase};
pub use steps::{Step, Steps};
pub use view::{Observed, PhaseShown, View};
