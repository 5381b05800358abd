//! The tree, as a pool of nodes that refer to each other by number.

use game::{Event, Rules};

/// The number of a node.
pub(super) type Id = u32;

/// No node: the end of a list of siblings.
const NONE: Id = Id::MAX;

/// What tells a child from its siblings.
#[derive(PartialEq, Eq)]
pub(super) enum Key<R: Rules> {
    /// Everything about the event: the searching seat saw all of it, or did it itself.
    Event(Event<R>),
    /// What the searching seat saw. In a box, because it may be large and most games never need it.
    Seen(Box<R::Observed>),
}

/// A point of the game as the searching seat sees it.
pub(super) struct Node<R: Rules> {
    /// How its parent knows it; the root has none.
    key: Option<Key<R>>,
    first_child: Id,
    next_sibling: Id,
    /// How many children it has so far.
    pub children: u32,
    /// Iterations that went through it.
    pub visits: u32,
    /// Iterations in which the parent could have chosen it.
    pub available: u32,
    /// The shares that those iterations won for the seat that chose this node, added up.
    pub reward: f64,
}

/// All nodes. The root is number 0.
pub(super) struct Tree<R: Rules> {
    nodes: Vec<Node<R>>,
    most: usize,
}

impl<R: Rules> Tree<R> {
    pub const ROOT: Id = 0;

    /// A tree of a root alone that grows to `most` nodes.
    pub fn new(most: usize) -> Self {
        let mut tree = Tree { nodes: Vec::new(), most: most.clamp(1, NONE as usize) };
        tree.push(None);
        tree
    }

    fn push(&mut self, key: Option<Key<R>>) -> Id {
        let id = self.nodes.len() as Id;
        self.nodes.push(Node {
            key,
            first_child: NONE,
            next_sibling: NONE,
            children: 0,
            visits: 0,
            available: 0,
            reward: 0.0,
        });
        id
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, id: Id) -> &Node<R> {
        &self.nodes[id as usize]
    }

    pub fn node_mut(&mut self, id: Id) -> &mut Node<R> {
        &mut self.nodes[id as usize]
    }

    /// The children, the youngest first.
    pub fn children(&self, parent: Id) -> impl Iterator<Item = Id> {
        let mut next = self.node(parent).first_child;
        std::iter::from_fn(move || {
            let id = (next != NONE).then_some(next)?;
            next = self.node(id).next_sibling;
            Some(id)
        })
    }

    /// The child of this key.
    pub fn child(&self, parent: Id, key: &Key<R>) -> Option<Id> {
        self.children(parent).find(|&id| self.node(id).key.as_ref() == Some(key))
    }

    /// The event that leads to a node, if the tree knows all of it.
    pub fn event(&self, id: Id) -> Option<Event<R>> {
        match self.node(id).key {
            Some(Key::Event(event)) => Some(event),
            _ => None,
        }
    }

    /// Adds a child; `None` when the tree is full.
    pub fn grow(&mut self, parent: Id, key: Key<R>) -> Option<Id> {
        if self.nodes.len() >= self.most {
            return None;
        }
        let id = self.push(Some(key));
        self.node_mut(id).next_sibling = self.node(parent).first_child;
        self.node_mut(id).available = 1;
        let parent = self.node_mut(parent);
        parent.first_child = id;
        parent.children += 1;
        Some(id)
    }
}
