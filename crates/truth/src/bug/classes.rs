//! Positions in an order in which turns lead forward only.
//!
//! A turn makes the list of the sizes of all bugs, largest first, greater in the order of a dictionary: a stone
//! by itself makes it longer, and a bug that grows becomes greater than those that it has eaten.

use super::numbering::Numbering;
use super::whole::{Report, Stage, Step, Stopped};
use hexgrid::CellSet;
use std::collections::{BTreeSet, HashMap};

/// The sizes of the bugs where there is no position.
const NO_POSITION: u64 = u64::MAX;

/// All numbers of positions, by the sizes of their bugs.
pub(super) struct Classes {
    pub numbers: Vec<u32>,
    /// Where in `numbers` each class begins, and the end of the last.
    starts: Vec<usize>,
}

impl Classes {
    pub fn of(numbering: &Numbering, report: &mut Report<'_>) -> Result<Classes, Stopped> {
        let grid = numbering.grid();
        let cells = grid.cell_count();
        // How many bugs of each size there are, the largest size in the highest bits: compared as numbers, they
        // stand in the order of a dictionary, and those of two colours can be added.
        let mut field = vec![0u32; cells + 1];
        let mut at = 0;
        for (size, field) in field.iter_mut().enumerate().skip(1) {
            *field = at;
            at += (cells / size).ilog2() + 1;
        }
        let sizes: Vec<u64> = (0..1u64 << cells)
            .map(|set| grid.groups(CellSet::from_words([set])).map(|bug| 1 << field[bug.len()]).sum())
            .collect();
        let count = numbering.len();
        let mut step = |done| {
            let go_on = report(Step { stage: Stage::Sorting, done, of: count }, &Vec::new);
            if go_on { Ok(()) } else { Err(Stopped) }
        };
        step(0)?;
        let mut kinds = BTreeSet::new();
        let mut of_number = vec![NO_POSITION; count];
        for (number, own, other) in numbering.positions() {
            let key = sizes[own as usize] + sizes[other as usize];
            // Neighbours in the order of numbers are often of one kind.
            if number == 0 || of_number[number - 1] != key {
                kinds.insert(key);
            }
            of_number[number] = key;
            if number % (1 << 20) == 0 {
                step(number / 2)?;
            }
        }
        let class: HashMap<u64, usize> =
            kinds.into_iter().enumerate().map(|(class, key)| (key, class)).collect();
        let mut starts = vec![0usize; class.len() + 1];
        for key in &of_number {
            if let Some(class) = class.get(key) {
                starts[class + 1] += 1;
            }
        }
        for class in 1..starts.len() {
            starts[class] += starts[class - 1];
        }
        let mut numbers = vec![0u32; starts[starts.len() - 1]];
        let mut next = starts.clone();
        for (number, key) in of_number.iter().enumerate() {
            if let Some(&class) = class.get(key) {
                numbers[next[class]] = number as u32;
                next[class] += 1;
            }
        }
        step(count)?;
        Ok(Classes { numbers, starts })
    }

    /// The classes, the least first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &[u32]> {
        self.starts.windows(2).map(|ends| &self.numbers[ends[0]..ends[1]])
    }
}
