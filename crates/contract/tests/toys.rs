//! The toys keep every law.

use contract::toys::{Hoard, Noughts, Race, hoard, noughts, race};
use contract::{Suite, laws};

fn noughts() -> Suite<Noughts> {
    Suite::new(&["classic"], noughts::universe).with_symmetry(noughts::symmetry())
}

fn race() -> Suite<Race> {
    Suite::new(&["seats=2", "seats=3", "seats=5"], race::universe)
}

fn hoard() -> Suite<Hoard> {
    Suite::new(&["seats=2", "seats=3"], hoard::universe)
        .with_games(40)
        .with_invariant(hoard::invariant)
        .with_reshuffle(hoard::reshuffle)
}

laws!(noughts_keep, noughts; symmetry);
laws!(race_keeps, race; chance);
laws!(hoard_keeps, hoard; invariant, secrecy);
