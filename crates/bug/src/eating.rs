//! Eating and bonus growth.

use crate::{Bug, broken};
use game::{Illegal, broken as common};
use hexgrid::{Cell, CellSet, same_shape};

/// A bug that must eat, unless another one eats first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eater<const W: usize> {
    /// The bug that eats.
    pub bug: CellSet<W>,
    /// All stones that it eats.
    pub victims: CellSet<W>,
    /// Where it may grow then.
    pub growth: CellSet<W>,
}

impl<const W: usize> Bug<W> {
    /// The enemy stones that this bug of the mover would eat: every bug of its shape that it touches.
    pub(crate) fn victims(&self, bug: CellSet<W>) -> CellSet<W> {
        let enemies = self.stones(self.mover.other());
        let mut contacts = self.grid.border(bug) & enemies;
        let mut victims = CellSet::EMPTY;
        while let Some(contact) = contacts.first() {
            let enemy = self.grid.group(contact, enemies);
            contacts -= enemy;
            // Looking at sizes first saves nearly all comparisons of shapes.
            if enemy.len() == bug.len() && same_shape(&self.grid, bug, enemy) {
                victims |= enemy;
            }
        }
        victims
    }

    /// This bug of the mover as an eater, if it can eat and then grow.
    fn eater(&self, bug: CellSet<W>) -> Option<Eater<W>> {
        let victims = self.victims(bug);
        if victims.is_empty() {
            return None;
        }
        let others = self.stones(self.mover) - bug;
        let room = self.grid.border(bug) & (self.empty_cells() | victims);
        let growth: CellSet<W> =
            room.iter().filter(|&cell| !self.grid.neighbours(cell).meets(others)).collect();
        (!growth.is_empty()).then_some(Eater { bug, victims, growth })
    }

    /// Every bug of the mover that can eat and then grow.
    pub(crate) fn eaters(&self) -> impl Iterator<Item = Eater<W>> {
        self.grid.groups(self.stones(self.mover)).filter_map(|bug| self.eater(bug))
    }

    /// Where eaters may grow. A cell belongs to one eater only, as it touches no other bug of the mover's.
    pub(crate) fn growths(&self) -> CellSet<W> {
        self.eaters().fold(CellSet::EMPTY, |all, eater| all | eater.growth)
    }

    /// The eater that grows on this cell.
    ///
    /// # Panics
    /// When there is none.
    pub(crate) fn eater_at(&self, cell: Cell) -> Eater<W> {
        self.eaters().find(|eater| eater.growth.contains(cell)).expect("a growth cell has an eater")
    }

    /// Lets the eater that touches the cell eat, and grow there.
    pub(crate) fn eat_and_grow(&mut self, cell: Cell) {
        let victims = self.eater_at(cell).victims;
        *self.stones_mut(self.mover.other()) -= victims;
        self.stones_mut(self.mover).insert(cell);
    }

    /// Why no eater grows on this cell, for a cell where none does.
    pub(crate) fn why_no_growth(&self, cell: Cell) -> Illegal {
        if !self.grid.all().contains(cell) {
            return common::WRONG_PHASE;
        }
        let near = self.grid.neighbours(cell);
        let own = self.stones(self.mover);
        let mut refusal = broken::NOT_AN_EATER;
        for eater in self.eaters().filter(|eater| near.meets(eater.bug)) {
            if (self.empty_cells() | eater.victims).contains(cell) {
                // Room there is, so what forbids it is another bug.
                debug_assert!(near.meets(own - eater.bug));
                return broken::GROWTH_MERGES;
            }
            refusal = broken::OCCUPIED;
        }
        if own.contains(cell) { broken::OCCUPIED } else { refusal }
    }
}
