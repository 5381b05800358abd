//! The named players: what a text such as `level4` or `uct:iterations=1000` means, and how they play.
//!
//! A bot is handed a view, never a state: it cannot know more than the seat that it plays.

pub mod bug;
pub mod bug_off;
pub mod herd;
mod hint;
mod layout;
mod level;
mod manner;
mod mind;
mod pace;
mod player;
mod spec;
mod textbook;
mod thinker;
mod weights;

pub use hint::{Explain, Hint, Reason, hint};
pub use level::Level;
pub use pace::Pace;
pub use player::Player;
pub use spec::BotSpec;
pub use textbook::choose;
pub use thinker::Thinker;
