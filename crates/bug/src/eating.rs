//! Eating and bonus growth.

use crate::side::Bordered;
use crate::{Bug, Colour, broken};
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
    /// The enemy stones that this bug of a colour would eat: every bug of its shape that it touches.
    #[inline]
    pub(crate) fn victims(&self, colour: Colour, eater: Bordered<W>) -> CellSet<W> {
        let enemies = self.stones(colour.other());
        let contacts = eater.border & enemies & self.sizes.alike(eater.bug.len());
        if contacts.is_empty() { CellSet::EMPTY } else { self.alike_at(contacts, enemies, eater.bug) }
    }

    /// The bugs among these enemies that hold one of the contacts and have the shape of a bug.
    fn alike_at(&self, mut contacts: CellSet<W>, enemies: CellSet<W>, bug: CellSet<W>) -> CellSet<W> {
        let mut alike = CellSet::EMPTY;
        while let Some(contact) = contacts.first() {
            let enemy = self.grid.group(contact, enemies);
            contacts -= enemy;
            if same_shape(&self.grid, bug, enemy) {
                alike |= enemy;
            }
        }
        alike
    }

    /// Every bug of the mover that can eat and then grow. Only bugs that touched an enemy bug of their shape
    /// when one of the two grew come into question.
    #[inline]
    pub(crate) fn eaters(&self) -> impl Iterator<Item = Eater<W>> {
        let own = self.side(self.mover);
        own.bugs_among(self.grid, own.stones & self.kin).filter_map(|bordered| {
            let victims = self.victims(self.mover, bordered);
            if victims.is_empty() {
                return None;
            }
            // No cell next to it touches another bug of the mover's unless it is a joint.
            let growth = (bordered.border & (self.empty_cells() | victims)) - own.joints();
            (!growth.is_empty()).then_some(Eater { bug: bordered.bug, victims, growth })
        })
    }

    /// Where eaters may grow. A cell belongs to one eater only, as it touches no other bug of the mover's.
    #[inline]
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
    #[inline]
    pub(crate) fn eat_and_grow(&mut self, cell: Cell) {
        let (grid, enemy) = (self.grid, self.mover.other());
        let own = self.side(self.mover);
        let eater = own.bug_at(grid, grid.neighbours(cell) & own.stones);
        let victims = self.victims(self.mover, eater);
        let enemies = *self.side(enemy);
        for eaten in enemies.bugs_among(grid, victims) {
            self.side_mut(enemy).take(grid, eaten);
        }
        self.kin -= victims;
        self.set_stone(cell);
    }

    /// Sets a stone of the mover's, and marks the bug that holds it now if it touches one of its shape.
    #[inline]
    pub(crate) fn set_stone(&mut self, cell: Cell) {
        let grid = self.grid;
        let grown = self.side_mut(self.mover).set(grid, cell);
        self.sizes.set(grown.bug);
        self.kin -= grown.bug;
        self.mark_kin(self.mover, grown);
    }

    /// Marks a bug of a colour, and the enemy bugs of its shape that it touches, if there are any.
    #[inline]
    pub(crate) fn mark_kin(&mut self, colour: Colour, found: Bordered<W>) {
        let alike = self.victims(colour, found);
        if !alike.is_empty() {
            self.kin |= found.bug | alike;
        }
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
