//! Counts of everything that can happen in some turns: the check that a set of rules is complete.

use crate::fast_hash::FastMap;
use game::{Illegal, Node, Rules};

/// Chance decides somewhere; its outcomes are no turns to count.
const HAS_CHANCE: Illegal =
    Illegal::new("has-chance", "Perft counts turns only in a game, or a part of it, without chance.");
/// More positions than the caller allows.
const TOO_MANY: Illegal = Illegal::new(
    "too-many-positions",
    "There are more positions at this depth than fit: choose a smaller depth or board.",
);

/// What there is after a number of full turns. A turn is all steps of one seat until the next turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Full turns from the start.
    pub depth: u32,
    /// Distinct sequences of steps. A game that has ended has no further turns. Saturates.
    pub sequences: u128,
    /// Distinct states at their ends; symmetric ones count separately.
    pub positions: u64,
    /// Of these sequences, those after which the game is over. Saturates.
    pub ended_sequences: u128,
    /// Of these positions, those in which the game is over.
    pub ended_positions: u64,
}

/// The rows of depth 1, 2, 3 … from a state, without end: when every game has ended they are all zero.
///
/// It carries each distinct position with the number of sequences that lead to it from layer to layer, so
/// its cost is that of the positions, not of the sequences.
pub struct Perft<R: Rules> {
    depth: u32,
    layer: FastMap<R, u128>,
    most_positions: usize,
}

impl<R: Rules> Perft<R> {
    /// Starts at a state, which counts as the start of a turn even in the middle of one.
    pub fn from(state: R) -> Self {
        Perft { depth: 0, layer: FastMap::from_iter([(state, 1)]), most_positions: usize::MAX }
    }

    /// Stops with an error at a depth that has more than this many positions.
    #[must_use]
    pub fn with_most_positions(self, most_positions: usize) -> Self {
        Perft { most_positions, ..self }
    }

    /// Every state in the middle of a turn is carried once, like the positions themselves.
    fn advance(&mut self) -> Result<(), Illegal> {
        let mut next = FastMap::default();
        let mut under_way = std::mem::take(&mut self.layer);
        under_way.retain(|state, _| !matches!(state.node(), Node::Over(_)));
        while !under_way.is_empty() {
            let mut further = FastMap::default();
            for (state, sequences) in under_way {
                if state.node() == Node::Chance {
                    return Err(HAS_CHANCE);
                }
                for step in state.steps() {
                    let after = state.after(step);
                    let target = if after.turn_begins() { &mut next } else { &mut further };
                    let count: &mut u128 = target.entry(after).or_default();
                    *count = count.saturating_add(sequences);
                }
                if next.len().max(further.len()) > self.most_positions {
                    return Err(TOO_MANY);
                }
            }
            under_way = further;
        }
        self.layer = next;
        self.depth += 1;
        Ok(())
    }

    fn row(&self) -> Row {
        let mut row =
            Row { depth: self.depth, sequences: 0, positions: 0, ended_sequences: 0, ended_positions: 0 };
        for (state, &sequences) in &self.layer {
            row.positions += 1;
            row.sequences = row.sequences.saturating_add(sequences);
            if matches!(state.node(), Node::Over(_)) {
                row.ended_positions += 1;
                row.ended_sequences = row.ended_sequences.saturating_add(sequences);
            }
        }
        row
    }
}

impl<R: Rules> Iterator for Perft<R> {
    type Item = Result<Row, Illegal>;

    fn next(&mut self) -> Option<Self::Item> {
        Some(self.advance().map(|()| self.row()))
    }
}

/// The rows of depth 1 to `depth` from a state.
///
/// # Errors
/// When chance decides before that depth.
pub fn perft<R: Rules>(state: R, depth: u32) -> Result<Vec<Row>, Illegal> {
    Perft::from(state).take(depth as usize).collect()
}
