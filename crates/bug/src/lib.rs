//! The rules of **Bug** by Nick Bentley (2017): two players, no chance, nothing hidden.
//!
//! Players alternate turns of one placement, Black first. A *bug* is a maximal connected group of one
//! colour. A bug that touches an enemy bug of its own shape *eats* it and grows by one stone, again and
//! again while that is possible. Who cannot place at the start of a turn has won.
//!
//! Readings where the designer's text leaves something open: bugs eat one after another, in an order that
//! the player chooses, each eating every bug of its shape that it touches; a bug that did not grow in this
//! turn must eat as well; a bug without room to grow does not eat, and the contact stays.

pub mod broken;
mod eating;
mod effect;
mod notation;
mod placing;
pub mod plain;
mod position;
mod setup;
mod side;
mod sizes;
mod state;
mod steps;
mod symmetry;
mod view;

pub use effect::Effect;
pub use setup::Setup;
pub use state::{Bug, Colour, Phase};
pub use steps::{Step, Steps};
pub use view::{BugShown, Observed, View};
