//! What a search found.

use game::Rules;

/// The outcome of a search.
#[derive(Clone, Debug)]
pub struct Report<R: Rules> {
    /// The step to choose: the one tried most often, and of equals the one that won most.
    pub best: R::Step,
    /// Every legal step, the most tried first.
    pub steps: Vec<StepReport<R>>,
    /// Playouts that came to the end.
    pub iterations: u64,
    /// Nodes of the tree.
    pub nodes: usize,
}

/// What a search found about one step.
#[derive(Clone, Copy, Debug)]
pub struct StepReport<R: Rules> {
    /// The step.
    pub step: R::Step,
    /// How many iterations began with it.
    pub visits: u64,
    /// The mean share of the win (0 to 1) that they brought the seat that decides; `None` when there was
    /// none.
    pub share: Option<f64>,
}
