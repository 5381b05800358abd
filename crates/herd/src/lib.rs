//! The rules of **Herd** by Mark Steere (2022): two players, dice, nothing hidden.
//!
//! Red begins. A turn: roll two dice; remove as many enemy stones as the lower die says; place as many own
//! stones as the higher one says (on the very first turn the lower). A stone may not be placed where every
//! neighbour is an enemy stone. After a placement every enemy singleton next to it that is surrounded by
//! the mover's stones is captured, and each capture gives one more stone to place. The game ends the moment
//! the board is full; most stones win.
//!
//! Reading: the game could go on for ever with probability zero only, so that engines stop it after 10,000
//! turns and count the stones then.

pub mod broken;
mod effect;
mod notation;
mod position;
mod setup;
mod state;
mod steps;
mod symmetry;
mod view;

pub use effect::Effect;
pub use setup::Setup;
pub use state::{Colour, Herd, LAST_TURN, Phase, Roll};
pub use steps::{Step, Steps};
pub use view::{Observed, RollShown, View};
