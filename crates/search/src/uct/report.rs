//! What a search found.

/// The outcome of a search among steps `S`.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<S> {
    /// The step to choose: the one tried most often, and of equals the one that won most.
    pub best: S,
    /// Every legal step, the most tried first.
    pub steps: Vec<StepReport<S>>,
    /// Playouts that came to the end.
    pub iterations: u64,
    /// Nodes of the tree.
    pub nodes: usize,
}

/// What a search found about one step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StepReport<S> {
    /// The step.
    pub step: S,
    /// How many iterations began with it.
    pub visits: u64,
    /// The mean share of the win (0 to 1) that they brought the seat that decides; `None` when there was
    /// none.
    pub share: Option<f64>,
}
