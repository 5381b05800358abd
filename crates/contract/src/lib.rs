//! The laws that every game must keep, as one suite of tests. For development only.
//!
//! A game says what it is played on and which steps are conceivable at all, and gets the tests with one
//! call in its `tests/contract.rs`:
//!
//! ```
//! use contract::{Suite, toys::{Noughts, noughts}};
//!
//! fn suite() -> Suite<Noughts> {
//!     Suite::new(&["classic"], noughts::universe).with_symmetry(noughts::symmetry())
//! }
//! contract::laws!(classic, suite; symmetry);
//! # fn main() {}
//! ```
//!
//! Behind the semicolon stand the laws that not every game is subject to: `chance` (outcomes of chance with
//! weights), `symmetry`, `invariant`, `secrecy` (hidden information). Each law is also a function in
//! [`mod@laws`] that returns the [`Breach`] it finds, which is how the suite itself is tested: on [`toys`]
//! that break one law each.

mod breach;
mod chi_square;
pub mod laws;
mod suite;
pub mod toys;
mod walk;

pub use breach::Breach;
pub use suite::{Invariant, Reshuffle, Subject, Suite, Symmetry};
pub use walk::{Walk, decisions};

/// The generator that laws use: fixed seeds, so that a test that passed once passes always.
pub type TestRng = rand_xoshiro::Xoshiro256PlusPlus;

/// Fails the test with the story of a breach.
///
/// # Panics
/// When there is a breach.
#[track_caller]
pub fn hold(outcome: Result<(), Breach>) {
    if let Err(breach) = outcome {
        panic!("{breach}");
    }
}

/// A module of tests, one a law: `laws!(module, suite)` for a function `suite` that returns the
/// [`Suite`], or `laws!(module, suite; chance, symmetry, invariant, secrecy)` with those of the optional
/// laws that apply.
#[macro_export]
macro_rules! laws {
    ($module:ident, $suite:path $(; $($optional:ident),+ $(,)?)?) => {
        mod $module {
            #[allow(unused_imports)]
            use super::*;
            $crate::laws!(@tests $suite; legality fair_steps possible_chance purity endings turns views
                views_from_a_wire texts positions junk_texts);
            $($($crate::laws!(@optional $suite; $optional);)+)?
        }
    };
    (@tests $suite:path; $($law:ident)+) => {
        $(#[test]
        fn $law() {
            $crate::hold($crate::laws::$law(&$suite()));
        })+
    };
    (@optional $suite:path; chance) => { $crate::laws!(@tests $suite; weighted_chance); };
    (@optional $suite:path; symmetry) => { $crate::laws!(@tests $suite; symmetry); };
    (@optional $suite:path; invariant) => { $crate::laws!(@tests $suite; invariant); };
    (@optional $suite:path; secrecy) => { $crate::laws!(@tests $suite; secrecy); };
}
