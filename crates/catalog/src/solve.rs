//! Exact answers about games, by the text of their setup.

use crate::Refusal;
use herd::Setup;
use truth::herd::HerdTruth;

/// The exact probabilities of winning in Herd, both playing best, on the board of this setup.
///
/// # Errors
/// When the text is no setup of Herd, or the board is too large to be solved.
pub fn solve_herd(setup: &str) -> Result<HerdTruth, Refusal> {
    let setup: Setup = setup.parse()?;
    Ok(truth::herd::solve(setup.board)?)
}
